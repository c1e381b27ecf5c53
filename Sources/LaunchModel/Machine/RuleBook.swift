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
    /// The rules of each trigger, in the order of the tables.
    private let rulesByTrigger: [RuleTrigger: [IndexedRule]]
    private let byID: [String: Rule]
    /// The refusals of each event, in their order.
    let refusalsByEvent: [EventKind: [Refusal]]
    /// The rules for findings at each trigger, in the order of the kinds.
    let findingsByTrigger: [FindingTrigger: [IndexedFindingRule]]

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
        rulesByTrigger = rules.map(IndexedRule.init).indexed(by: \.rule.on)
        byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        refusalsByEvent = refusals.indexed(by: \.on)
        findingsByTrigger = findings.flatMap { kind in kind.rules.map { IndexedFindingRule(kind, $0) } }
            .indexed { $0.rule.on }
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
            rule.platforms.reduce(setups) { $0 | Self.bit(lifecycle, $1) }
        }
        isForAllVersions = rule.os == .all && rule.sdk == .all
    }

    /// How sure the state is that code reads by it after such an event; nil where that is as sure as the rule.
    func stateConfidence(after event: EventKind?, on uikit: Version) -> Confidence? {
        let disagrees = stateDisagreements.contains { $0.event == event && $0.os.contains(uikit) }
        return disagrees ? .unsettled : stateConfidence
    }

    /// The rules for such an app on such a device, whatever happens there.
    static func rules(_ rules: [RuleTrigger: [IndexedRule]], concerning scenario: Scenario)
        -> [RuleTrigger: [IndexedRule]]
    {
        let setup = bit(scenario.app.lifecycle, scenario.device.platform)
        return rules.mapValues { rules in
            rules.filter { indexed in
                indexed.setups & setup != 0 && (indexed.isForAllVersions || indexed.rule.concerns(scenario))
            }
        }
    }

    private static func bit(_ lifecycle: Lifecycle, _ platform: Platform) -> UInt {
        1 << (lifecycle.number * UInt(Platform.allCases.count) + platform.number)
    }
}

extension IndexedRule: Hashable {
    static func == (left: IndexedRule, right: IndexedRule) -> Bool { left === right || left.rule == right.rule }

    func hash(into hasher: inout Hasher) { hasher.combine(rule.id) }
}

extension CaseIterable where Self: Equatable {
    /// The place among all cases.
    fileprivate var number: UInt {
        Self.allCases.enumerated().first { $0.element == self }.map { UInt($0.offset) } ?? 0
    }
}

/// A rule for findings with what is asked before its condition; a class, because a rule is large, and every event
/// chooses among all of them.
final class IndexedFindingRule: Sendable {
    let kind: FindingKind
    let rule: FindingRule
    /// The callbacks in which alone it can hold; nil where it may in any.
    private let callbacks: Set<Callback>?

    init(_ kind: FindingKind, _ rule: FindingRule) {
        self.kind = kind
        self.rule = rule
        callbacks = rule.when.callbacks
    }

    func mayHold(in callback: Callback?) -> Bool {
        callbacks.map { callbacks in callback.map(callbacks.contains) ?? false } ?? true
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

extension RuleBook {
    /// The rule with this id.
    public func rule(_ id: String) -> Rule? {
        byID[id]
    }

    /// The finding rules of all kinds.
    public var findingRules: [FindingRule] { findings.flatMap(\.rules) }

    /// The finding rule with this id.
    public func findingRule(_ id: String) -> FindingRule? {
        findingRules.first { $0.id == id }
    }

    /// The rules of a trigger, in the order of the tables.
    package func rules(at trigger: RuleTrigger) -> [Rule] {
        (rulesByTrigger[trigger] ?? []).map(\.rule)
    }

    /// The rules by their triggers, in the order of the tables.
    package var byTrigger: [RuleTrigger: [Rule]] { rulesByTrigger.mapValues { $0.map(\.rule) } }

    /// The rules for such an app on such a device, by trigger.
    func rules(concerning scenario: Scenario) -> [RuleTrigger: [IndexedRule]] {
        IndexedRule.rules(rulesByTrigger, concerning: scenario)
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
    /// The elements under each of their keys, in their order.
    fileprivate func indexed<Key: Hashable>(by keys: (Element) -> some Sequence<Key>) -> [Key: [Element]] {
        reduce(into: [:]) { index, element in
            for key in keys(element) { index[key, default: []].append(element) }
        }
    }
}
