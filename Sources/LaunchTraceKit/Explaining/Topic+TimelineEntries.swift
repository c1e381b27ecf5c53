extension Topic {
    static let notifications = PostedNotification.allCases.map { notification in
        Topic(
            .notification, notification.rawValue, spellings: notification.spellings, summary: notification.meaning
        ) { notification.sections }
    }

    static let steps = Step.allCases.map { step in
        let word = String(describing: step)
        return Topic(
            .step, step.rawValue, names: [word],
            spellings: [step.rawValue.prefix { $0 != "(" }].map(String.init), summary: step.meaning
        ) {
            let rules = RuleBook.standard.rules.filter { $0.steps.contains(step) }
            return [
                Page.section("What it is", [step.meaning]),
                Page.section("When it comes", lines: rules.flatMap(\.lines)),
                Page.section("Where sources disagree", lines: rules.flatMap(Dispute.about).unique().flatMap(\.lines)),
            ]
        }
    }

    static let states =
        AppState.allCases.map { state in
            Topic(
                .state, state.rawValue, names: [state.rawValue],
                spellings: [
                    "UIApplication.State.\(state.rawValue)", "UIApplicationState\(state.rawValue.capitalizedFirst)",
                ],
                summary: state.meaning
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
                    Page.section("What it is", [state.meaning]),
                    Page.section(
                        "Rules that lead to it",
                        lines: RuleBook.standard.rules.filter { $0.sceneStates.contains(state) }.flatMap(\.lines)),
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
        return [name, constant, short, "NSNotification.Name.\(short)"]
    }

    fileprivate var sections: [[String]] {
        let rules = RuleBook.standard.rules.filter { $0.notifications.contains(self) }
        let standard = MatrixPage.standard
        return [
            Page.section("What it is", [meaning]),
            Page.section(
                "Written as", [rawValue] + spellings.filter { $0.hasPrefix("UI") && $0.hasSuffix("Notification") }),
            Page.section("Since", [Platform.availability(since: since)]),
            Page.section("When it is posted", lines: rules.flatMap(\.lines)),
            Page.section("What leads to it (\(standard.device))", standard.triggers { $0.name == rawValue }),
            Page.section("Right after", rules.flatMap(callbacksBefore).unique()),
            Page.section("Where sources disagree", lines: rules.flatMap(Dispute.about).unique().flatMap(\.lines)),
            Page.section("Findings", FindingKind.kinds(naming: rawValue) { _ in false }.map(\.item)),
        ]
    }

    private func callbacksBefore(_ rule: Rule) -> [String] {
        zip(rule.effects, rule.effects.dropFirst()).compactMap { effect, next in
            guard case .call(let callback, _, _) = effect, case .post(self, _) = next else { return nil }
            return callback.name
        }
    }
}

extension AppState {
    fileprivate var sections: [[String]] {
        let leading = RuleBook.standard.rules.filter { $0.appStates.contains(self) }
        return [
            Page.section("What it is", [meaning]),
            Page.section(
                "What code reads", [read.map { "UIApplication.State.\($0.rawValue)" } ?? "nothing: no code runs"]),
            Page.section("Callbacks that read it (\(MatrixPage.standard.device))", readers),
            Page.section("Rules that lead to it", lines: leading.flatMap(\.lines)),
            Page.section("Where sources disagree", lines: leading.flatMap(Dispute.about).unique().flatMap(\.lines)),
            Page.section(
                "Findings",
                FindingKind.kinds { $0.mentions.contains { $0.slots.contains(.applicationState) } }.map(\.item)),
        ]
    }

    private var readers: [String] {
        let page = MatrixPage.standard
        return page.lifecycles.indices.compactMap { column in
            let entries = page.sections.flatMap(\.blocks).flatMap(\.rows).flatMap { $0.cells[column].entries }
            let names = entries.filter { $0.state == self }.compactMap(\.callback).unique().map(\.rawValue)
            return names.isEmpty ? nil : "\(page.lifecycles[column].label): \(names.joined(separator: ", "))"
        }
    }
}
