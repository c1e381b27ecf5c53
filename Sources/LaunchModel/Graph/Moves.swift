/// All changes of one subject's state, each with the callbacks around it.
struct Moves {
    private let triggers: [Trigger]
    private var callbacks: [Move: CallbacksAround] = [:]

    /// A change of state by one event, regardless of how often it occurred.
    private struct Move: Hashable {
        let from: Timeline.State
        let to: Timeline.State
        let trigger: Trigger
    }

    init(of subject: Timeline.Subject, in space: StateSpace) {
        triggers = space.triggers
        for handled in space.handledEvents {
            for (transition, around) in Changes(of: subject, in: handled.entries).all {
                let move = Move(from: transition.from, to: transition.to, trigger: handled.trigger)
                callbacks[move] = callbacks[move]?.common(with: around) ?? around
            }
        }
    }

    /// All states that the subject had.
    var states: Set<Timeline.State> { Set(callbacks.keys.flatMap { [$0.from, $0.to] }) }

    /// The events that lead from one state to another, grouped by the callbacks around them.
    func groups(from: Timeline.State, to: Timeline.State) -> [(causes: [StateGraph.Cause], around: CallbacksAround)] {
        var groups: [(around: CallbacksAround, triggers: [Trigger])] = []
        for trigger in triggers {
            guard let around = callbacks[Move(from: from, to: to, trigger: trigger)] else { continue }
            if let index = groups.firstIndex(where: { $0.around == around }) {
                groups[index].triggers.append(trigger)
            } else {
                groups.append((around, [trigger]))
            }
        }
        return groups.map { (causes($0.triggers, from: from), $0.around) }
    }

    private func causes(_ triggers: [Trigger], from: Timeline.State) -> [StateGraph.Cause] {
        EventKind.allCases.flatMap { kind -> [StateGraph.Cause] in
            let mine = triggers.filter { $0.kind == kind }
            if mine.isEmpty { return [] }
            let leaving = Set(callbacks.keys.filter { $0.from == from && $0.trigger.kind == kind }.map(\.trigger))
            // More than two would hide what they have in common.
            let isReportable = mine.count < leaving.count && mine.count <= 2
            return (isReportable ? mine.map(\.sortArguments) : [[]]).map { StateGraph.Cause(event: kind, details: $0) }
        }
    }
}
