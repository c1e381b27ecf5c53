extension Topic {
    static let notifications = PostedNotification.allCases.map { notification in
        Topic(.notification, notification.rawValue, spellings: notification.spellings, summary: notification.meaning) {
            notification.sections
        }
    }

    static let steps = Step.allCases.map { step in
        let word = String(describing: step)
        return Topic(
            .step, step.rawValue, names: [word], spellings: [step.rawValue.prefix { $0 != "(" }].map(String.init),
            summary: step.meaning
        ) {
            let rules = RuleBook.standard.rules.filter { $0.steps.contains(step) }
            return [
                .lead(step.meaning), .rules("When it happens", rules, first: 5),
                .disputes(rules.flatMap(Dispute.about).unique()),
            ]
        }
    }

    static let states =
        AppState.allCases.map { state in
            Topic(
                .state, state.rawValue, names: [state.rawValue],
                spellings: [
                    "UIApplication.State.\(state.rawValue)", "UIApplicationState\(state.rawValue.capitalizedFirst)",
                ], summary: state.meaning
            ) { state.sections }
        }
        + SceneState.allCases.map { state in
            Topic(
                .sceneState, state.rawValue,
                spellings: [
                    "UIScene.ActivationState.\(state.rawValue)",
                    "UISceneActivationState\(state.rawValue.capitalizedFirst)",
                ], summary: state.meaning
            ) {
                [
                    .lead(state.meaning),
                    .rules(
                        "Preceding rules", RuleBook.standard.rules.filter { $0.sceneStates.contains(state) }, first: 5),
                ]
            }
        }
}

extension PostedNotification {
    /// Without the type, and as Objective-C has it: `UIApplicationDidBecomeActiveNotification`.
    fileprivate var spellings: [String] {
        let parts = rawValue.split(separator: ".").map(String.init)
        guard let type = parts.first, let name = parts.last else { return [] }
        let constant = type + name.capitalizedFirst
        let short = constant.replacing("Notification", with: "")
        let identifier = name.replacing("Notification", with: "")
        let ofMessage = message.map { message -> [String] in
            let name = message.split(separator: ".").last.map(String.init)
            return [message, ".\(identifier)", "MessageIdentifier.\(identifier)"] + [
                "NotificationCenter.MessageIdentifier.\(identifier)"
            ] + [name].compactMap(\.self)
        }
        return [name, constant, short, "NSNotification.Name.\(short)"] + (ofMessage ?? [])
    }

    fileprivate var sections: [PageSection] {
        let rules = RuleBook.standard.rules.filter { $0.notifications.contains(self) }
        return [
            .lead(meaning),
            .essential(
                "Spellings",
                [rawValue]
                    + spellings.filter {
                        $0.hasPrefix("UI") && ($0.hasSuffix("Notification") || $0.hasSuffix("Message"))
                    }), .essential("Since", [Platform.availability(since: since)]), .rules("When it is posted", rules),
            .first(4, "Posted after", "callbacks", rules.flatMap(callbacksBefore).unique().map(\.pageName)),
            .findings(FindingKind.kinds(naming: rawValue) { _ in false }),
            .traced("Triggers (\(MatrixPage.standardDevice))", "triggers") {
                MatrixPage.standard.triggers { $0.name == rawValue }.map { PageItem($0) }
            }, .disputes(rules.flatMap(Dispute.about).unique()),
        ]
    }

    private func callbacksBefore(_ rule: Rule) -> [Callback] {
        zip(rule.effects, rule.effects.dropFirst()).compactMap { effect, next in
            guard case .call(let callback, _, _) = effect, case .post(self, _) = next else { return nil }
            return callback
        }
    }
}

extension AppState {
    fileprivate var sections: [PageSection] {
        let leading = RuleBook.standard.rules.filter { $0.appStates.contains(self) }
        return [
            .lead(meaning),
            .inScenario(Start(rawValue: rawValue).map { ScenarioKey.examples(of: $0.rawValue, in: .start) } ?? []),
            .essential(
                "Value that code reads", [read.map { "UIApplication.State.\($0.rawValue)" } ?? "nothing: no code runs"]),
            .rules("Preceding rules", leading),
            .traced("Callbacks that read it (\(MatrixPage.standardDevice))", "callbacks") {
                readers.map { PageItem($0) }
            }, .findings(FindingKind.kinds { $0.mentions.contains { $0.slots.contains(.applicationState) } }),
            .disputes(leading.flatMap(Dispute.about).unique()),
        ]
    }

    private var readers: [String] {
        let page = MatrixPage.standard
        return page.lifecycles.indices.compactMap { column in
            let entries = page.sections.flatMap(\.blocks).flatMap(\.rows).flatMap { $0.cells[column].entries }
            let names = entries.filter { $0.state == self }.compactMap(\.callback).unique().map(\.shortName)
            return names.isEmpty ? nil : "\(page.lifecycles[column].label): \(names.joined(separator: ", "))"
        }
    }
}
