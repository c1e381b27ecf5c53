extension Topic {
    /// The options that code can read, and the values of a session.
    static let options =
        Slot.allCases.map { slot in
            Topic(slot.topicKind, slot.rawValue, spellings: slot.spellings, summary: slot.spec.meaning) {
                slot.sections
            }
        }
        + OptionKey.session.map { key in
            Topic(
                .sessionValue, "session.\(key.name)", spellings: [key.name, "UISceneSession.\(key.name)"],
                summary: "A value of the session of a connecting scene."
            ) {
                [
                    .essential("Value", ["A value of the session of a connecting scene; nil for a new session."]),
                    .essential("When it is present", [key.words]),
                    .findings(FindingKind.kinds(naming: "session.\(key.name)") { _ in false }),
                ]
            }
        }
}

extension Slot {
    var topicKind: Topic.Kind {
        switch container {
        case .launchOptions: .launchOption
        case .connectionOptions: .connectionOption
        case nil: .fact
        }
    }

    private var name: String { rawValue.split(separator: ".").last.map(String.init) ?? rawValue }

    /// Swift's type and Objective-C's constant for a launch option, Swift's property for a connection option.
    fileprivate var spellings: [String] {
        switch container {
        case .launchOptions:
            [
                name, "UIApplication.LaunchOptionsKey.\(name)", "UIApplicationLaunchOptionsKey.\(name)",
                "UIApplicationLaunchOptions\(name == "url" ? "URL" : name.capitalizedFirst)Key",
            ]
        case .connectionOptions: [name, "UIScene.ConnectionOptions.\(name)", "UISceneConnectionOptions.\(name)"]
        case nil: []
        }
    }

    fileprivate var sections: [PageSection] {
        [
            .lead(spec.meaning), .inScenario(ScenarioKey.examples(of: rawValue, in: .slot)),
            .first(4, "When it is present", "triggers", keys.map(\.words)),
            .first(4, "Callbacks that receive it", "callbacks", readers.map(\.pageName)),
            .first(2, "Payloads", "payloads", routes.map(\.words)),
            .rest("Spellings", "spellings", [rawValue] + spellings.filter { $0.count > name.count }),
            .essential("Since", availability), .findings(kinds),
        ] + (container.map { [.lead(.source($0.source))] } ?? [])
    }

    private var availability: [String] {
        [Platform.availability(since: spec.since, spec.platforms)]
            + [spec.deprecated.map { "deprecated in iOS \($0)" }].compactMap(\.self)
    }

    private var keys: [OptionKey] {
        OptionKey.byTable.filter { $0.name == container?.rawValue }.flatMap(\.keys).filter { $0.name == key }
    }

    /// The callbacks that get the options that it is one of.
    private var readers: [Callback] {
        RuleBook.standard.rules.flatMap(\.effects).compactMap { effect in
            switch (effect, container) {
            case (.call(let callback, _, .launchOptions), .launchOptions),
                (.call(let callback, _, .connectionOptions), .connectionOptions):
                // UIKit doesn't ask for the configuration of an accessory's scene.
                self == .connectionSceneAccessoryUserInfo && callback == .configurationForConnecting ? nil : callback
            default: nil
            }
        }.unique()
    }

    private var routes: [PayloadRoute] {
        guard let payload else { return [] }
        return PayloadRoute.newestFirst.filter { $0.kind == payload }
    }

    private var kinds: [FindingKind] {
        FindingKind.kinds(naming: rawValue) { rule in rule.mentions.contains { $0.slots.contains(self) } }
    }
}

extension OptionKey {
    /// `after openURL, if the app has no scenes`
    var words: String {
        let isAlways = on.count == EventKind.allCases.count
        return "after " + (isAlways ? "any trigger" : on.map(\.rawValue).listed("or")) + conditionText
    }
}

extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
