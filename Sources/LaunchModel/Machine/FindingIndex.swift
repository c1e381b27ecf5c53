/// A rule for findings with its kind; a class, because kinds are large.
final class RuleOfKind: Sendable {
    let kind: FindingKind
    let rule: FindingRule

    init(_ kind: FindingKind, _ rule: FindingRule) { (self.kind, self.rule) = (kind, rule) }
}

/// The rules for findings at one trigger, in the order of the kinds, by the callbacks in which they can apply.
struct FindingIndex: Sendable {
    /// Under the number of each callback; empty for one that no rule names, and if no rule names any.
    private var byCallback: [[RuleOfKind]] = []
    /// The rules that may apply in a callback that no rule names, or in none.
    private var others: [RuleOfKind] = []

    init(_ kinds: [FindingKind], at trigger: FindingTrigger) {
        for kind in kinds { for rule in kind.rules(at: trigger) { add(RuleOfKind(kind, rule)) } }
    }

    private mutating func add(_ added: RuleOfKind) {
        guard let callbacks = added.rule.callbacks else {
            others.append(added)
            for number in byCallback.indices where !byCallback[number].isEmpty { byCallback[number].append(added) }
            return
        }
        if byCallback.isEmpty { byCallback = Array(repeating: [], count: Callback.allCases.count) }
        for number in callbacks.lazy.map({ Int($0.caseNumber) }) where byCallback[number].last !== added {
            if byCallback[number].isEmpty { byCallback[number] = others }
            byCallback[number].append(added)
        }
    }

    func rules(in callback: Callback?) -> [RuleOfKind] {
        guard let callback, !byCallback.isEmpty else { return others }
        let own = byCallback[Int(callback.caseNumber)]
        return own.isEmpty ? others : own
    }

    /// That of all kinds, made when it is first asked for: most runs don't ask at half of the triggers.
    static func standard(at trigger: FindingTrigger) -> FindingIndex {
        switch trigger {
        case .declared: declared
        case .method: method
        case .event: event
        case .callback: callback
        case .action: action
        case .payload: payload
        case .handedOut: handedOut
        case .neverInForeground: neverInForeground
        case .blackScreen: blackScreen
        case .unreceived: unreceived
        case .firstFrame: firstFrame
        case .settled: settled
        case .comparison: comparison
        case .stop: stop
        }
    }

    private static let declared = FindingIndex(FindingKind.all(at: .declared), at: .declared)
    private static let method = FindingIndex(FindingKind.all(at: .method), at: .method)
    private static let event = FindingIndex(FindingKind.all(at: .event), at: .event)
    private static let callback = FindingIndex(FindingKind.all(at: .callback), at: .callback)
    private static let action = FindingIndex(FindingKind.all(at: .action), at: .action)
    private static let payload = FindingIndex(FindingKind.all(at: .payload), at: .payload)
    private static let handedOut = FindingIndex(FindingKind.all(at: .handedOut), at: .handedOut)
    private static let neverInForeground = FindingIndex(FindingKind.all(at: .neverInForeground), at: .neverInForeground)
    private static let blackScreen = FindingIndex(FindingKind.all(at: .blackScreen), at: .blackScreen)
    private static let unreceived = FindingIndex(FindingKind.all(at: .unreceived), at: .unreceived)
    private static let firstFrame = FindingIndex(FindingKind.all(at: .firstFrame), at: .firstFrame)
    private static let settled = FindingIndex(FindingKind.all(at: .settled), at: .settled)
    private static let comparison = FindingIndex(FindingKind.all(at: .comparison), at: .comparison)
    private static let stop = FindingIndex(FindingKind.all(at: .stop), at: .stop)
}
