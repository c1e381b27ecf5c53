/// The rules of UIKit, its refusals and limits, and the rules for findings in apps.
public struct RuleBook: Hashable, Sendable {
    /// The rules of UIKit.
    public let rules: [Rule]
    /// The events that can't happen.
    public let refusals: [Refusal]
    /// The findings to look for.
    public let findings: [FindingKind]
    /// The limits that the system sets.
    public let limits: [Limit]
    /// The newest version that it knows.
    public let newest: Version
    private let indexedRules: [IndexedRule]
    /// The rules under the number of each trigger, in the order of the tables.
    private let rulesByTrigger: [[IndexedRule]]
    /// The refusals under the number of each event, in their order.
    private let refusalsByEvent: [[IndexedRefusal]]
    private let findingsByTrigger: [FindingIndex]

    /// Everything that is known.
    public static let standard = RuleBook()

    package init(
        rules: [Rule] = Rule.all, refusals: [Refusal] = Refusal.all, findings: [FindingKind] = FindingKind.allCases,
        limits: [Limit] = Limit.all, newest: Version = .newest
    ) {
        self.rules = rules
        self.refusals = refusals
        self.findings = findings
        self.limits = limits
        self.newest = newest
        indexedRules = rules.map(IndexedRule.init)
        rulesByTrigger = indexedRules.indexed(RuleTrigger.count) { $0.rule.on.lazy.map(\.number) }
        refusalsByEvent = refusals.map(IndexedRefusal.init).indexed(EventKind.allCases.count) {
            $0.refusal.on.lazy.map { Int($0.caseNumber) }
        }
        findingsByTrigger = findings.flatMap { kind in kind.rules.map { IndexedFindingRule(kind, $0) } }
            .indexed(FindingTrigger.allCases.count) { $0.rule.on.lazy.map { Int($0.caseNumber) } }
            .map(FindingIndex.init)
    }
}

/// The rules for findings at one trigger, in the order of the kinds, by the callbacks in which they can hold.
private struct FindingIndex: Hashable {
    /// Under the number of each callback; none for one that no rule names.
    private var byCallback = Array(repeating: [IndexedFindingRule](), count: Callback.allCases.count)
    /// Those that may hold in a callback that no rule names, or in none.
    private var others: [IndexedFindingRule] = []

    init(_ rules: [IndexedFindingRule]) {
        var named: [Int] = []
        for rule in rules {
            guard let callbacks = rule.callbacks else {
                others.append(rule)
                for number in named { byCallback[number].append(rule) }
                continue
            }
            for number in callbacks.lazy.map({ Int($0.caseNumber) }) where byCallback[number].last !== rule {
                if byCallback[number].isEmpty {
                    named.append(number)
                    byCallback[number] = others
                }
                byCallback[number].append(rule)
            }
        }
    }

    func rules(in callback: Callback?) -> [IndexedFindingRule] {
        guard let callback else { return others }
        let own = byCallback[Int(callback.caseNumber)]
        return own.isEmpty ? others : own
    }
}

extension RuleBook {
    /// The rules for findings that may hold at a trigger, in the order of the kinds.
    func findingRules(at trigger: FindingTrigger, in callback: Callback?) -> [IndexedFindingRule] {
        findingsByTrigger[Int(trigger.caseNumber)].rules(in: callback)
    }

    /// The refusals of an event, in the order of the table.
    func refusals(of event: EventKind) -> [IndexedRefusal] { refusalsByEvent[Int(event.caseNumber)] }

    /// The rule with this id.
    public func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }

    /// The finding rules of all kinds.
    public var findingRules: [FindingRule] { findings.flatMap(\.rules) }

    /// The finding rule with this id.
    public func findingRule(_ id: String) -> FindingRule? {
        findingRules.first { $0.id == id }
    }

    /// The rules of a trigger, in the order of the tables.
    package func rules(at trigger: RuleTrigger) -> [Rule] {
        indexedRules(at: trigger).map(\.rule)
    }

    func indexedRules(at trigger: RuleTrigger) -> [IndexedRule] { rulesByTrigger[trigger.number] }

    /// The rules for an app that make a callback, in the order of the tables.
    func rules(calling callback: Callback, in described: DescribedApp) -> [Rule] {
        indexedRules.filter { $0.concerns(described) && $0.calls(callback) }.map(\.rule)
    }

    /// The rules by their triggers, in the order of the tables.
    package var byTrigger: [RuleTrigger: [Rule]] {
        rules.reduce(into: [:]) { index, rule in
            for trigger in rule.on { index[trigger, default: []].append(rule) }
        }
    }

    /// The rules that lead to a point.
    package func rules(leadingTo point: LaunchPoint) -> [Rule] {
        rules.filter { $0.points.contains(point) }
    }

    /// The events that a rule can follow from, by whatever way.
    package func origins(of rule: Rule) -> [EventKind] {
        var seen = Set(rule.on)
        var open = rule.on
        while let trigger = open.popLast() {
            guard case .at(let point) = trigger else { continue }
            open += rules(leadingTo: point).flatMap(\.on).filter { seen.insert($0).inserted }
        }
        return EventKind.allCases.filter { seen.contains(.event($0)) }
    }

    /// The disputes that decide whether, or where, a callback comes.
    public func disputes(about callback: Callback) -> [Dispute] {
        Dispute.all.filter { dispute in
            dispute.callbacks.contains(callback)
                || dispute.rules.contains { rule($0)?.callbacks.contains(callback) ?? false }
        }
    }

    /// Whether the preference for documentation changes what the model does in a dispute.
    public func dependsOnPreference(_ dispute: Dispute) -> Bool {
        dispute.rules.contains { rule($0)?.when.leaves.contains(.prefersDocumented) ?? false }
    }
}

extension Array {
    /// The elements under each of so many numbers that are theirs, in their order.
    fileprivate func indexed(_ count: Int, by numbers: (Element) -> some Sequence<Int>) -> [[Element]] {
        reduce(into: Array<[Element]>(repeating: [], count: count)) { index, element in
            for number in numbers(element) { index[number].append(element) }
        }
    }
}
