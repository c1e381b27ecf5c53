/// A timeline with what could have come in its place, for those who step through it.
public struct Course: Hashable, Sendable {
    public let timeline: Timeline
    /// Every choice, in the order in which they were made.
    public let choices: [Choice]
    /// What can happen after each event of the scenario.
    public let outlooks: [Outlook]
}

extension Course {
    /// The choice that led to an entry; nil for one that no choice led to.
    public func choice(behind index: Int) -> Choice? {
        let entry = timeline.entries[index]
        let before = choices.partitioningIndex { $0.entry > index }
        return choices[..<before].last { choice in
            choice.rule?.id == entry.rule
                && (choice.scene == nil || entry.scene == nil || choice.scene == entry.scene)
        }
    }

    /// The choices between an entry and the next in which no rule held.
    public func omissions(after index: Int) -> [Choice] {
        let start = choices.partitioningIndex { $0.entry > index }
        return choices[start...].prefix { $0.entry == index + 1 }.filter { $0.rule == nil && !$0.others.isEmpty }
    }
}

extension Scenario {
    /// Runs the scenario as ``trace(preferring:)`` does, and keeps what else was possible.
    ///
    /// - Throws: ``ImpossibleEvent`` where an event, or the start, can't happen.
    public func course(
        preferring preference: Preference = .logs, by book: RuleBook = .standard
    ) throws(ImpossibleEvent) -> Course {
        let triggers = Sample.all(in: self).filter(\.before.isEmpty).map(\.trigger)
        var outlooks: [Outlook] = []
        let world = try run(preferring: preference, by: book, noting: []) {
            outlooks.append(Outlook($0, for: triggers))
        }
        return Course(timeline: Timeline(world), choices: world.record.choices ?? [], outlooks: outlooks)
    }
}
