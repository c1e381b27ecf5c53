/// The differences of a timeline; they read like `launchtrace diff`, and are empty where there are none.
///
///     #expect(timeline.difference(from: recorded).isEmpty)
public struct TimelineDifference: Hashable, Sendable, CustomStringConvertible {
    /// The lines that `launchtrace diff` prints.
    public let description: String

    /// Whether nothing is different.
    public var isEmpty: Bool { description.isEmpty }
}

extension Timeline {
    /// The differences of this timeline, in the kinds of the recorded one; titles aren't compared.
    public func difference(from recorded: RecordedTimeline) -> TimelineDifference {
        difference(from: .recorded(recorded))
    }

    /// The differences of this timeline; titles aren't compared.
    ///
    ///     with.difference(from: without)
    public func difference(from other: Timeline) -> TimelineDifference { difference(from: .computed(other)) }

    private func difference(from content: DiffSide.Content) -> TimelineDifference {
        do throws(Diagnostics) {
            let diff = try TimelineDiff(
                DiffSide(label: "recorded", path: nil, content: content),
                DiffSide(label: "traced", path: nil, content: .computed(self)))
            return TimelineDifference(description: DiffFormat.text.render(diff, .plain))
        } catch { return TimelineDifference(description: error.text) }
    }
}
