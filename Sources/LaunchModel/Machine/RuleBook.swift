/// The rules of UIKit, its refusals and limits, and the rules for findings in apps.
public struct RuleBook: Sendable {
    /// The rules of UIKit.
    public var rules: [Rule] { tables.flatMap(\.rules) }
    private let tables: [RuleTable]
    /// Those that have rules at a trigger, by its number.
    private let tablesByTrigger: Grouped<RuleTable>
    private let hasOwnRules: Bool
    /// The usual rules by their ids: a long timeline looks one up for each line.
    private static let standardRules = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, $0) })
    /// The events that can't happen.
    package let refusals: [Refusal]
    /// The findings to search for.
    package var findings: [FindingKind] { ownFindings?.kinds ?? FindingKind.allCases }
    /// The limits that the system sets.
    package let limits: [Limit]
    /// The newest version that it knows.
    package let newest: Version
    /// The refusals by the number of each event, in their order.
    private let refusalsByEvent: Grouped<Refusal>
    private let ownFindings: (kinds: [FindingKind], byTrigger: [FindingIndex])?

    /// Everything that is known.
    public static let standard = RuleBook()

    package init(
        rules: [Rule]? = nil, refusals: [Refusal] = Refusal.all, findings: [FindingKind]? = nil,
        limits: [Limit] = Limit.all, newest: Version = .newest
    ) {
        let tables = rules.map { rules in [RuleTable(rules)] } ?? RuleTable.all
        self.tables = tables
        tablesByTrigger = Grouped(tables, into: RuleTrigger.count) { table, take in
            for trigger in table.triggers { take(trigger.number) }
        }
        hasOwnRules = rules != nil
        self.refusals = refusals
        self.limits = limits
        self.newest = newest
        refusalsByEvent = Grouped(refusals, into: EventKind.allCases.count) { refusal, take in
            for event in refusal.on { take(Int(event.caseNumber)) }
        }
        ownFindings = findings.map { kinds in (kinds, FindingTrigger.allCases.map { FindingIndex(kinds, at: $0) }) }
    }
}

extension RuleBook: Hashable {
    /// Compares its contents; the rest is derived.
    public static func == (left: RuleBook, right: RuleBook) -> Bool {
        left.rules == right.rules && left.refusals == right.refusals && left.findings == right.findings
            && left.limits == right.limits && left.newest == right.newest
    }

    /// Hashes the rules.
    public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}

extension RuleBook {
    /// The rules for findings that may apply at a trigger, in the order of the kinds.
    func findingRules(at trigger: FindingTrigger, in callback: Callback?) -> [RuleOfKind] {
        let index = ownFindings?.byTrigger[Int(trigger.caseNumber)] ?? FindingIndex.standard(at: trigger)
        return index.rules(in: callback)
    }

    /// The refusals of an event, in the order of the table.
    func refusals(of event: EventKind) -> ArraySlice<Refusal> { refusalsByEvent[Int(event.caseNumber)] }

    /// The rule with this id.
    public func rule(_ id: String) -> Rule? { hasOwnRules ? rules.first { $0.id == id } : Self.standardRules[id] }

    package var findingRules: [FindingRule] { findings.flatMap(\.rules) }

    package func findingRule(_ id: String) -> FindingRule? { findingRules.first { $0.id == id } }

    /// The rules of a trigger, in the order of the tables.
    package func rules(at trigger: RuleTrigger) -> [Rule] {
        tablesByTrigger[trigger.number].flatMap { $0.rules(at: trigger) }
    }

    /// The rules of a trigger that concern the app of a moment, in the order of the tables.
    func rules(at trigger: RuleTrigger, of moment: Moment) -> [Rule] {
        var rules: [Rule] = []
        for table in tablesByTrigger[trigger.number] {
            for rule in table.rules(at: trigger) where rule.concerns(moment.described) && rule.prepared.concerns(moment)
            { rules.append(rule) }
        }
        return rules
    }

    /// The rules for an app that call a method, in the order of the tables.
    func rules(calling callback: Callback, in described: DescribedApp) -> [Rule] {
        tables.flatMap { table in table.rules.filter { $0.concerns(described) && $0.calls(callback) } }
    }

    package func rules(leadingTo point: LaunchPoint) -> [Rule] { rules.filter { $0.points.contains(point) } }

    /// The events that a rule can follow from, directly or indirectly.
    package func origins(of rule: Rule) -> [EventKind] {
        var seen = Set(rule.on)
        var open = rule.on
        while let trigger = open.popLast() {
            guard case .at(let point) = trigger else { continue }
            open += rules(leadingTo: point).flatMap(\.on).filter { seen.insert($0).inserted }
        }
        return EventKind.allCases.filter { seen.contains(.event($0)) }
    }

    /// The conflicts between sources that decide whether, or where, a callback is called.
    package func disputes(about callback: Callback) -> [Dispute] {
        Dispute.all.filter { dispute in
            dispute.callbacks.contains(callback)
                || dispute.rules.contains { rule($0)?.callbacks.contains(callback) ?? false }
        }
    }

    /// Whether the preference for documentation changes the model's answer to a dispute.
    package func dependsOnPreference(_ dispute: Dispute) -> Bool {
        dispute.rules.contains { rule($0)?.dependsOnPreference ?? false }
    }
}
