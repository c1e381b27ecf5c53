extension World {
    /// Records an action that a method starts and that happens only after it has returned.
    mutating func deferred(_ action: Action, _ index: Int, in call: Call, afterMs: Int?, rule: Rule) {
        let deferred = AppCode.DeferredAction(
            action: action, index: index, call: call, afterMs: afterMs, dueMs: record.nowMs + (afterMs ?? 0),
            entry: record.count)
        process.deferred.append(
            AgendaItem(
                work: .deferred(deferred), rule: rule, confidence: current.confidence, coming: current.coming,
                doubt: nil, scene: call.scene))
        // The method's payload is for the listener, which doesn't exist yet.
        guard case .listen(let kind, _, _, _) = action, carries(kind, call) else { return }
        var context = FindingContext(entry: call.entry, call: call)
        context.action = action
        context.site = call.site.doing(index)
        handling(context)
    }

    /// Inserts due actions before all remaining work.
    mutating func pushDeferred() {
        var due: [AgendaItem] = []
        while let next = popDeferred() { due.append(next) }
        process.agenda += due.reversed()
    }

    /// The next deferred action that is due; nil if there is none, or if the process doesn't run.
    mutating func popDeferred() -> AgendaItem? {
        guard !process.deferred.isEmpty, runs, let (next, deferred) = nextDeferred, isDue(deferred),
            let rule = match(.at(.deferredActionIsDue), scene: nil)
        else { return nil }
        let item = process.deferred.remove(at: next)
        return AgendaItem(
            work: item.work, rule: rule, confidence: rule.confidence.resting(on: item.confidence),
            coming: rule.source.confidence.resting(on: item.coming), doubt: rule.asDoubt, scene: item.scene)
    }

    /// The first one, with its index among all of them.
    private var nextDeferred: (Int, AppCode.DeferredAction)? {
        process.allDeferred.enumerated().min { ($0.element.dueMs, $0.offset) < ($1.element.dueMs, $1.offset) }
    }

    /// Before a timeline begins, and at its end, all deferred actions are due.
    private func isDue(_ deferred: AppCode.DeferredAction) -> Bool {
        deferred.dueMs <= record.nowMs || current.index == nil || current.isLast
    }

    /// Whether the main queue of the process runs.
    private var runs: Bool {
        switch process.state {
        case .active, .inactive, .background: !isSet(.prewarmed, scene: nil)
        case .notRunning, .suspended, .terminated: false
        }
    }
}

extension World.Process {
    /// The deferred actions that haven't run yet.
    var allDeferred: [AppCode.DeferredAction] {
        deferred.compactMap { if case .deferred(let deferred) = $0.work { deferred } else { nil } }
    }
}
