/// The events that can and those that can't happen at one moment.
package struct NextEvents: Hashable, Sendable {
    package let possible: [EventKind]
    /// The events that can't come next, with the reasons.
    package let impossible: [Refused]

    /// An event that can't happen, and why.
    package struct Refused: Hashable, Sendable {
        /// The event that can't occur.
        package let event: EventKind
        /// The end of a sentence.
        package let reason: String
    }
}

extension NextEvents {
    /// Whether a trigger of each kind can happen; the first of a kind states why none can.
    init(_ world: World, for triggers: [Trigger]) {
        var reasons: [EventKind: String] = [:]
        var possible: Set<EventKind> = []
        for trigger in triggers where !possible.contains(trigger.kind) {
            var world = world
            world.record.decisions = nil
            do throws(ImpossibleEvent) {
                _ = try world.begin(Event(trigger), index: nil)
                possible.insert(trigger.kind)
            } catch { reasons[trigger.kind] = reasons[trigger.kind] ?? error.reason }
        }
        self.possible = EventKind.allCases.filter(possible.contains)
        impossible = EventKind.allCases.compactMap { kind in
            possible.contains(kind) ? nil : reasons[kind].map { Refused(event: kind, reason: $0) }
        }
    }
}
