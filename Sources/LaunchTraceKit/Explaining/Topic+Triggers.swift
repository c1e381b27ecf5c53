extension Topic {
    static let triggers = EventKind.allCases.map { kind in
        Topic(.trigger, kind.rawValue, summary: kind.meaning) { kind.sections }
    }
}

extension EventKind {
    fileprivate var sections: [PageSection] {
        let examples = representatives.map(\.json)
        return [
            .lead(meaning), .inScenario(Array(examples.prefix(1))), .outcomes(of: { $0.name == rawValue }),
            .essential("Keys", ScenarioKey.all(of: self).map(\.item)),
            .first(2, "Payloads", "payloads", routes.map(\.words)), .first(4, "Options", "options", options),
            .first(4, "Not possible", "refusals", refusals.map(\.words)), .findings(kinds),
            .rules("Rules", RuleBook.standard.rules(at: .event(self)), first: 2), .disputes(disputes),
            .rest("More examples", "scenarios", items: examples.dropFirst().map { .value($0) }),
        ]
    }

    private var representatives: [Trigger] {
        RepresentativeTrigger.all(in: Scenario("", events: [])).map(\.trigger).filter { $0.kind == self }.unique()
    }

    private var options: [String] {
        OptionKey.byTable.flatMap { table in
            table.keys.filter { $0.on.contains(self) && $0.on.count < EventKind.allCases.count }.map { key in
                "\(table.name).\(key.name)" + key.conditionText
            }
        }
    }

    private var routes: [PayloadRoute] {
        let kinds = representatives.compactMap(\.payload)
        return PayloadRoute.newestFirst.filter { kinds.contains($0.kind) }
    }

    private var refusals: [Refusal] { Refusal.all.filter { $0.on.contains(self) } }

    private var disputes: [Dispute] {
        let rules = RuleBook.standard.rules.filter {
            $0.on.contains(.event(self)) || $0.when.mentions.contains { $0.events.contains(self) }
        }
        return rules.flatMap(Dispute.about).unique()
    }

    private var kinds: [FindingKind] {
        FindingKind.kinds { rule in rule.mentions.contains { $0.events.contains(self) } }
    }
}

extension Refusal {
    /// `while the app is active, if …: the app is already in front`
    fileprivate var words: String {
        let state = from.map { ["while the app is " + $0.map(\.title).listed("or")] } ?? []
        let conditions = state + [when.clauses].filter { !$0.isEmpty }.map { "if " + $0.joined(separator: " and ") }
        return conditions.isEmpty ? because : conditions.joined(separator: ", ") + ": " + because
    }
}

extension Trigger {
    fileprivate var json: Value { .object([Value.Member("event", .string(kind.rawValue))] + arguments) }
}

extension OptionKey {
    /// `, if the notification is remote, on systems before 10.0`
    var conditionText: String {
        let system = os == .all ? [] : ["on systems \(os.words)"]
        return (when.clauses.map { "if \($0)" } + system).map { ", " + $0 }.joined()
    }

    /// The places that options are looked up in, by the names that a scenario gives them.
    static var byTable: [(name: String, keys: [OptionKey])] {
        [("launchOptions", launchOptions), ("connectionOptions", connectionOptions), ("session", session)]
    }
}
