extension Topic {
    static let triggers = EventKind.allCases.map { kind in
        Topic(.trigger, kind.rawValue, summary: kind.meaning) { kind.sections }
    }
}

extension EventKind {
    fileprivate var sections: [[String]] {
        [
            Page.section("What it is", [meaning]),
            Page.section("In a scenario", representatives.map(\.json)),
            Page.section(
                "What it leads to (\(MatrixPage.standard.device))",
                lines: MatrixPage.standard.outcomes { $0.name == rawValue }),
            Page.section("What it puts into options", options),
            Page.section("Payloads", routes.map(\.words)),
            Page.section("When it can't happen", refusals.map(\.words)),
            Page.section("Rules", lines: RuleBook.standard.rules(at: .event(self)).flatMap(\.lines)),
            Page.section("Where sources disagree", lines: disputes.flatMap(\.lines)),
            Page.section("Findings", kinds.map(\.item)),
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
        return PayloadRoute.all.filter { kinds.contains($0.kind) }
    }

    private var refusals: [Refusal] {
        Refusal.all.filter { $0.on.contains(self) }
    }

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
    /// The event as a scenario has it.
    fileprivate var json: String {
        let value = Value.object([Value.Member("event", .string(kind.rawValue))] + arguments)
        return value.json
    }
}

extension OptionKey {
    /// `, if the notification is remote, on systems before 10.0`
    var conditionText: String {
        let system = os == .all ? [] : ["on systems \(os.words)"]
        return (when.clauses.map { "if \($0)" } + system).map { ", " + $0 }.joined()
    }

    /// The places that options are looked up in, by the names that a scenario gives them.
    static var byTable: [(name: String, keys: [OptionKey])] {
        [
            ("launchOptions", launchOptions), ("connectionOptions", connectionOptions), ("session", session),
        ]
    }
}
