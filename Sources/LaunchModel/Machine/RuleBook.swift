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
    private let refusalsByEvent: [[Refusal]]
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
        refusalsByEvent = refusals.indexed(EventKind.allCases.count) { $0.on.lazy.map { Int($0.caseNumber) } }
        findingsByTrigger = findings.flatMap { kind in kind.rules.map { IndexedFindingRule(kind, $0) } }
            .indexed(FindingTrigger.allCases.count) { $0.rule.on.lazy.map { Int($0.caseNumber) } }
            .map(FindingIndex.init)
    }
}

/// A rule with what the machine asks of it; a class, because a rule is large, every app chooses among all of them, and every
/// effect that waits for its turn holds one.
final class IndexedRule: Sendable {
    let rule: Rule
    let confidence: Confidence
    private let stateConfidence: Confidence?
    private let stateDisagreements: [StateDisagreement]
    let holdsAlways: Bool
    /// A bit for each life cycle on each platform.
    private let setups: UInt
    private let isForAllVersions: Bool
    var id: String { rule.id }

    init(_ rule: Rule) {
        self.rule = rule
        confidence = rule.source.confidence
        stateConfidence = rule.state?.confidence
        stateDisagreements = rule.stateDisagreements
        holdsAlways = rule.when == .always
        setups = rule.lifecycles.reduce(0) { setups, lifecycle in
            rule.platforms.reduce(setups) { $0 | DescribedApp.setup(lifecycle, $1) }
        }
        isForAllVersions = rule.os == .all && rule.sdk == .all
    }

    /// How sure the state is that code reads by it after such an event; nil where that is as sure as the rule.
    func stateConfidence(after event: EventKind?, on uikit: Version) -> Confidence? {
        let disagrees = stateDisagreements.contains { $0.event == event && $0.os.contains(uikit) }
        return disagrees ? .unsettled : stateConfidence
    }

    func calls(_ callback: Callback) -> Bool {
        rule.effects.contains { if case .call(callback, _, _) = $0 { true } else { false } }
    }

    /// Whether it is a rule for such an app on such a device, whatever happens there.
    func concerns(_ described: DescribedApp) -> Bool {
        setups & described.setup != 0
            && (isForAllVersions || rule.os.contains(described.uikit) && rule.sdk.contains(described.sdk))
    }
}

extension IndexedRule: Hashable {
    static func == (left: IndexedRule, right: IndexedRule) -> Bool { left === right || left.rule == right.rule }

    func hash(into hasher: inout Hasher) { hasher.combine(rule.id) }
}

/// A rule for findings with what is asked before its condition; a class, because a rule is large, and every event
/// chooses among all of them.
final class IndexedFindingRule: Sendable {
    let kind: FindingKind
    let rule: FindingRule
    /// The callbacks in which alone it can hold; nil where it may in any.
    fileprivate let callbacks: [Callback]?

    init(_ kind: FindingKind, _ rule: FindingRule) {
        self.kind = kind
        self.rule = rule
        callbacks = rule.when.callbacks
    }
}

extension IndexedFindingRule: Hashable {
    static func == (left: IndexedFindingRule, right: IndexedFindingRule) -> Bool {
        left.kind == right.kind && left.rule == right.rule
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
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
    func refusals(of event: EventKind) -> [Refusal] { refusalsByEvent[Int(event.caseNumber)] }

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
