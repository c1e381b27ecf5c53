/// A run whose entries come one after another, so that a long timeline takes no more memory than a short one.
///
/// The scenario runs twice: once to its end, before anything is shown of it, and again for its entries.
package struct TimelineStream: Sendable {
    /// The timeline without its entries.
    package let outline: Timeline
    private let scenario: Scenario
    private let preference: Preference
    private let book: RuleBook

    package init(
        _ scenario: Scenario, preferring preference: Preference, by book: RuleBook
    ) throws(ImpossibleEvent) {
        (self.scenario, self.preference, self.book) = (scenario, preference, book)
        var world = try scenario.run(preferring: preference, by: book, keeping: .outline)
        world.record.handOn()
        outline = Timeline(world)
    }

    package func forEachEntry(_ take: (Timeline.Entry) -> Void) {
        func hand(_ world: World) { world.record.entries.forEach(take) }
        do throws(ImpossibleEvent) {
            hand(try scenario.run(preferring: preference, by: book, keeping: .event, after: hand))
        } catch {
            // The same run has come to its end before.
        }
    }
}
