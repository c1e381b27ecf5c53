extension World {
    /// Notes what a method begins and what happens only after it has returned.
    mutating func deferred(_ action: Action, _ index: Int, in call: Call, afterMs: Int?, rule: Rule) {
        let deferred = AppCode.DeferredAction(
            action: action, index: index, call: call, afterMs: afterMs, dueMs: record.nowMs + (afterMs ?? 0),
            entry: record.count)
        process.deferred.append(
            AgendaItem(
                work: .deferred(deferred), rule: rule, confidence: current.confidence, coming: current.coming,
                doubt: nil, scene: call.scene))
        // What the method carries is for the listener, which isn't there yet.
        guard case .listen(let kind, _, _, _) = action, carries(kind, call) else { return }
        var context = FindingContext(entry: call.entry, call: call)
        context.action = action
        context.site = call.site.doing(index)
        handling(context)
    }

    /// Puts what is due before all that is still to be done.
    mutating func pushDeferred() {
        var due: [AgendaItem] = []
        while let next = popDeferred() { due.append(next) }
        process.agenda += due.reversed()
    }

    /// The next thing that was put off and is due; nil where there is none, or where the process doesn't run.
    mutating func popDeferred() -> AgendaItem? {
        guard runs, let (next, deferred) = nextDeferred, isDue(deferred),
            let rule = match(.at(.deferredActionIsDue), scene: nil)
        else { return nil }
        let item = process.deferred.remove(at: next)
        return AgendaItem(
            work: item.work, rule: rule, confidence: rule.confidence.resting(on: item.confidence),
            coming: rule.source.confidence.resting(on: item.coming), doubt: rule.asDoubt, scene: item.scene)
    }

    /// The one that comes first, with its place among all of them.
    private var nextDeferred: (Int, AppCode.DeferredAction)? {
        process.allDeferred.enumerated().min { ($0.element.dueMs, $0.offset) < ($1.element.dueMs, $1.offset) }
    }

    /// Before a timeline begins, and at its end, all that was put off comes due.
    private func isDue(_ deferred: AppCode.DeferredAction) -> Bool {
        deferred.dueMs <= record.nowMs || current.index == nil || current.isLast
    }

    /// Whether the main queue of the process goes on.
    private var runs: Bool {
        switch process.state {
        case .active, .inactive, .background: !isSet(.prewarmed, scene: nil)
        case .notRunning, .suspended, .terminated: false
        }
    }
}

extension World.Process {
    /// What methods have put off and hasn't come yet.
    var allDeferred: [AppCode.DeferredAction] {
        deferred.compactMap { if case .deferred(let deferred) = $0.work { deferred } else { nil } }
    }
}
