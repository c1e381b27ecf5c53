/// A run that yields its entries one after another, so that a long timeline needs no more memory than a short one.
///
/// The scenario runs twice: once to its end, before its first entry is shown, and again for its entries.
package struct TimelineStream: Sendable {
    /// The timeline without its entries.
    package let outline: Timeline
    private let scenario: Scenario
    private let preference: Preference
    private let book: RuleBook

    package init(_ scenario: Scenario, preferring preference: Preference, by book: RuleBook) throws(ImpossibleEvent) {
        (self.scenario, self.preference, self.book) = (scenario, preference, book)
        var world = try scenario.run(preferring: preference, by: book, keeping: .outline)
        world.record.handOn()
        outline = Timeline(world)
    }

    /// Forwards the entries in their order, some hundred at a time.
    package func forEachPart(_ take: ([Timeline.Entry]) -> Void) {
        var part: [Timeline.Entry] = []
        func collect(_ world: World) {
            part += world.record.entries
            guard part.count >= Self.partLength else { return }
            take(part)
            part.removeAll(keepingCapacity: true)
        }
        do throws(ImpossibleEvent) {
            let end = try scenario.run(preferring: preference, by: book, keeping: .event, after: collect)
            take(part + end.record.entries)
        } catch {
            // The same run has finished before.
        }
    }

    private static let partLength = 64
}
