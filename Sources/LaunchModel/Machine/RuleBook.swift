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
    let rulesByTrigger: [RuleTrigger: [IndexedRule]]
    private let byID: [String: Rule]
    /// The refusals of each event, in their order.
    let refusalsByEvent: [EventKind: [Refusal]]
    private let findingsByTrigger: [FindingTrigger: FindingIndex]

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
            .indexed { $0.rule.on }.mapValues(FindingIndex.init)
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
    fileprivate let callbacks: Set<Callback>?

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
    private var byCallback: [Callback: [IndexedFindingRule]] = [:]
    /// Those that may hold in a callback that no rule names, or in none.
    private var others: [IndexedFindingRule] = []

    init(_ rules: [IndexedFindingRule]) {
        for rule in rules {
            if let callbacks = rule.callbacks {
                for callback in callbacks { byCallback[callback, default: others].append(rule) }
            } else {
                others.append(rule)
                for callback in byCallback.keys { byCallback[callback]?.append(rule) }
            }
        }
    }

    func rules(in callback: Callback?) -> [IndexedFindingRule] {
        callback.flatMap { byCallback[$0] } ?? others
    }
}

extension RuleBook {
    /// The rules for findings that may hold at a trigger, in the order of the kinds.
    func findingRules(at trigger: FindingTrigger, in callback: Callback?) -> [IndexedFindingRule] {
        findingsByTrigger[trigger]?.rules(in: callback) ?? []
    }

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
