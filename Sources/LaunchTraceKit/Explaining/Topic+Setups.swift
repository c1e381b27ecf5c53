extension Topic {
    /// How an app is made, which object receives its callbacks, and what its code does.
    static let setups = lifecycles + receivers + actions

    private static let lifecycles = Lifecycle.allCases.map { lifecycle in
        Topic(
            .lifecycle, lifecycle.rawValue,
            spellings: [lifecycle.label, lifecycle.title, "\(lifecycle.label) life cycle"], summary: lifecycle.meaning
        ) {
            let rules = RuleBook.standard.rules.filter { $0.lifecycles == [lifecycle] }
            return [
                .lead(lifecycle.meaning), .inScenario(ScenarioKey.examples(of: lifecycle.rawValue, in: .lifecycle)),
                .essential("Since", [Platform.availability(since: lifecycle.since)]),
                .first(
                    2, "Payloads", "payloads",
                    PayloadRoute.newestFirst.filter { $0.lifecycles.contains(lifecycle) }.map(\.words)),
                .essential(
                    "Receivers of UIKit's messages", "methods",
                    short: lifecycle == .swiftUI ? MessageFlow.all.map { PageItem($0.way) } : [],
                    whole: lifecycle == .swiftUI ? [MessageFlow.item] : []),
                .first(
                    4, "Messages to SwiftUI's own delegates", "methods",
                    lifecycle == .swiftUI ? SwiftUIMessage.words : []),
                .first(6, "Rules of only this life cycle", "rules", rules.map(\.reasonText)),
                .findings(FindingKind.kinds { $0.conditions.contains { $0.leaves.contains(.lifecycle(lifecycle)) } }),
            ]
        }
    }

    private static let receivers = Receiver.allCases.map { receiver in
        let callbacks = Callback.allCases.filter { $0.receiver == receiver }
        let protocols = callbacks.map(\.spec.declaredBy).unique()
        return Topic(
            .receiver, receiver.title,
            spellings: (protocols + receiver.scenarioKeys + OtherProtocol.all(of: receiver).map(\.name)).unique(),
            summary: protocols.isEmpty
                ? "A view controller that state restoration makes." : "Conforms to, or is, \(protocols.listed("and"))."
        ) {
            [
                .lead(protocols.isEmpty ? PageItem([]) : .paragraph("Conforms to, or is, \(protocols.listed("and")).")),
                .inScenario(receiver.isDescribed ? [ScenarioKey.example(of: receiver)] : []),
                .essential("Exists", receiver.exists.clauses.map { "if \($0)" }),
                .first(
                    30, "Callbacks", "the meanings of the callbacks",
                    items: callbacks.map { PageItem("\(naming: $0): \($0.spec.purpose)") },
                    short: callbacks.map { PageItem($0.pageName) }),
                .first(3, "Other protocols", "protocols", OtherProtocol.all(of: receiver).map(\.words)),
                .rest("Methods without effect on launches", "other methods", receiver.otherMethods.map(\.name)),
            ]
        }
    }

    private static let actions = Action.Kind.allCases.map { action in
        Topic(.action, action.rawValue, spellings: action.spellings, summary: action.meaning) {
            let rules = RuleBook.standard.rules.filter { $0.when.mentions.contains { $0.actions.contains(action) } }
            let kinds = FindingKind.kinds { $0.mentions.contains { $0.actions.contains(action) } }
            return [
                .lead("An action in the \"does\" of a method. " + action.meaning),
                .inScenario([ScenarioKey.own(action).example]), .words(of: ScenarioKey.own(action)),
                .essential("Keys", ScenarioKey.all(of: action).map(\.item)),
                .first(4, "In code", "spellings", action.spellings), .rules("Rules", rules), .findings(kinds),
            ]
        }
    }
}

extension MessageFlow { fileprivate static var item: PageItem { PageItem([.drawing(all.lines)]) } }

extension SwiftUIMessage {
    /// `scene(_:continue:) of web links: onOpenURL(perform:) receives it; kept (measured)`
    fileprivate static var words: [String] {
        let (heard, others) = (all.filter { $0.publication != nil }, all.filter { $0.publication == nil })
        return (heard + others).map { message in
            let scope = message.scope.isEmpty ? "" : " of \(message.scope)"
            let since = message.os == .all ? "" : ", on systems \(message.os.words)"
            let views = message.publication.map { "\($0.modifier.name) receives it; " } ?? ""
            return "\(message.callback.name)\(scope)\(since): \(views)\(message.handling.rawValue) "
                + "(\(message.source.confidence.rawValue))"
        } + ["all other methods: \(Handling.forwarded.rawValue) to the app's own delegate"]
    }
}

extension Receiver { fileprivate var otherMethods: [OtherMethod] { OtherMethod.all.filter { $0.receiver == self } } }

extension OtherProtocol { fileprivate var words: String { "\(name), since iOS \(since): \(meaning)" } }
