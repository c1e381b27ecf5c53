extension Topic {
    /// How an app is made, who its callbacks come to, and what its code does.
    static let setups = lifecycles + receivers + actions

    private static let lifecycles = Lifecycle.allCases.map { lifecycle in
        Topic(
            .lifecycle, lifecycle.rawValue,
            spellings: [lifecycle.label, lifecycle.title, "\(lifecycle.label) life cycle"],
            summary: lifecycle.meaning
        ) {
            let rules = RuleBook.standard.rules.filter { $0.lifecycles == [lifecycle] }
            return [
                Page.section("What it is", [lifecycle.meaning]),
                Page.section("Since", [Platform.availability(since: lifecycle.since)]),
                Page.section("Payloads", PayloadRoute.all.filter { $0.lifecycles.contains(lifecycle) }.map(\.words)),
                Page.section("Rules that hold in it alone", rules.map { "\($0.id): \($0.because)" }),
                Page.section(
                    "Findings",
                    FindingKind.kinds { $0.conditions.contains { $0.leaves.contains(.lifecycle(lifecycle)) } }.map(
                        \.item)),
            ]
        }
    }

    private static let receivers = Receiver.allCases.map { receiver in
        let callbacks = Callback.allCases.filter { $0.receiver == receiver }
        let protocols = callbacks.map(\.spec.declaredBy).unique()
        return Topic(
            .receiver, receiver.title,
            spellings: (protocols + receiver.scenarioKeys + OtherProtocol.all(of: receiver).map(\.name)
                + receiver.otherMethods.flatMap { [$0.name, $0.selector] }).unique(),
            summary: protocols.isEmpty
                ? "A view controller that state restoration makes." : "Conforms to, or is, \(protocols.listed("and"))."
        ) {
            [
                Page.section(
                    "What it is", protocols.isEmpty ? [] : ["Conforms to, or is, \(protocols.listed("and"))."]),
                Page.section(
                    "In a scenario", receiver.isDescribed ? ["app.\(receiver.scenarioKeys.joined(separator: "."))"] : []
                ),
                Page.section("It may conform to", OtherProtocol.all(of: receiver).map(\.words)),
                Page.section("There is one", receiver.exists.clauses.map { "if \($0)" }),
                Page.section("Its callbacks", callbacks.map { "\($0.name): \($0.spec.purpose)" }),
                Page.section("Its methods that no launch depends on", receiver.otherMethods.map(\.name)),
            ]
        }
    }

    private static let actions = Action.Kind.allCases.map { action in
        Topic(.action, action.rawValue, spellings: action.spellings, summary: action.meaning) {
            let rules = RuleBook.standard.rules.filter { $0.when.mentions.contains { $0.actions.contains(action) } }
            let kinds = FindingKind.kinds { $0.mentions.contains { $0.actions.contains(action) } }
            return [
                Page.section("What it is", ["The app's own code, in a method of a scenario. " + action.meaning]),
                Page.section("Written as", action.spellings),
                Page.section("Rules", lines: rules.flatMap(\.lines)), Page.section("Findings", kinds.map(\.item)),
            ]
        }
    }
}

extension Receiver {
    fileprivate var otherMethods: [OtherMethod] { OtherMethod.all.filter { $0.receiver == self } }
}

extension OtherProtocol {
    fileprivate var words: String { "\(name), since iOS \(since): \(meaning)" }
}
