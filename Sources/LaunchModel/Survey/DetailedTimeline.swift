/// A timeline with its alternatives, for stepping through it.
package struct DetailedTimeline: Hashable, Sendable {
    package let timeline: Timeline
    /// Every decision, in the order in which they were made.
    package let decisions: [RuleDecision]
    /// The events that can come next, after each event of the scenario.
    package let nextEvents: [NextEvents]

    /// The decision that led to an entry; nil for one that no decision led to.
    package func decision(behind index: Int) -> RuleDecision? {
        let entry = timeline.entries[index]
        let before = decisions.partitioningIndex { $0.entry > index }
        return decisions[..<before].last { decision in
            decision.rule?.id == entry.rule
                && (decision.scene == nil || entry.scene == nil || decision.scene == entry.scene)
        }
    }

    /// The decisions between an entry and the next in which no rule applied.
    package func omissions(after index: Int) -> [RuleDecision] {
        let start = decisions.partitioningIndex { $0.entry > index }
        return decisions[start...].prefix { $0.entry == index + 1 }.filter { $0.rule == nil && !$0.others.isEmpty }
    }
}

extension Scenario {
    /// Runs the scenario as ``trace(preferring:by:)`` does, and keeps the alternatives.
    ///
    /// - Throws: ``ImpossibleEvent`` if an event, or the start, can't happen.
    package func detailedTimeline(preferring preference: Preference = .logs, by book: RuleBook = .standard)
        throws(ImpossibleEvent) -> DetailedTimeline
    {
        let triggers = RepresentativeTrigger.all(in: self).filter(\.before.isEmpty).map(\.trigger)
        var nextEvents: [NextEvents] = []
        let world = try run(preferring: preference, by: book, noting: []) {
            nextEvents.append(NextEvents($0, for: triggers))
        }
        return DetailedTimeline(
            timeline: Timeline(world), decisions: world.record.decisions ?? [], nextEvents: nextEvents)
    }
}
