// What the rule book is asked at every point of a run; classes, because rules are large, and every point chooses among
// some of them.

/// A rule with what the machine asks of it; every effect that waits for its turn holds one.
final class IndexedRule: Sendable {
    let rule: Rule
    let confidence: Confidence
    private let stateConfidence: Confidence?
    private let stateDisagreements: [StateDisagreement]
    let occasion: Occasion
    private let lifecycles: CaseSet<Lifecycle>
    private let platforms: CaseSet<Platform>
    private let isForAllVersions: Bool
    var id: String { rule.id }

    init(_ rule: Rule) {
        self.rule = rule
        confidence = rule.source.confidence
        stateConfidence = rule.state?.confidence
        stateDisagreements = rule.stateDisagreements
        occasion = Occasion(from: rule.from, when: rule.when)
        lifecycles = CaseSet(rule.lifecycles)
        platforms = CaseSet(rule.platforms)
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
        lifecycles.contains(described.lifecycle) && platforms.contains(described.platform)
            && (isForAllVersions || rule.os.contains(described.uikit) && rule.sdk.contains(described.sdk))
    }
}

extension IndexedRule: Hashable {
    static func == (left: IndexedRule, right: IndexedRule) -> Bool { left === right || left.rule == right.rule }

    func hash(into hasher: inout Hasher) { hasher.combine(rule.id) }
}

/// A refusal with the occasion that it is asked for.
final class IndexedRefusal: Sendable {
    let refusal: Refusal
    let occasion: Occasion

    init(_ refusal: Refusal) {
        self.refusal = refusal
        occasion = Occasion(from: refusal.from, when: refusal.when)
    }
}

extension IndexedRefusal: Hashable {
    static func == (left: IndexedRefusal, right: IndexedRefusal) -> Bool {
        left === right || left.refusal == right.refusal
    }

    func hash(into hasher: inout Hasher) { hasher.combine(refusal) }
}

/// A rule for findings with what is asked before its condition.
final class IndexedFindingRule: Sendable {
    let kind: FindingKind
    let rule: FindingRule
    let occasion: Occasion
    /// The callbacks in which alone it can hold; nil where it may in any.
    let callbacks: [Callback]?

    init(_ kind: FindingKind, _ rule: FindingRule) {
        self.kind = kind
        self.rule = rule
        occasion = Occasion(from: nil, when: rule.when)
        callbacks = rule.when.callbacks
    }
}

extension IndexedFindingRule: Hashable {
    static func == (left: IndexedFindingRule, right: IndexedFindingRule) -> Bool {
        left === right || left.kind == right.kind && left.rule == right.rule
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
    }
}
