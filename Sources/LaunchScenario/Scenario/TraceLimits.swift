/// How much a run may come to: beyond it the run ends in an error at the event, and not in a full memory.
public struct TraceLimits: Hashable, Sendable {
    /// The events of a scenario.
    public var events: Int
    /// The scenes that an app has at once, those included whose session is left.
    public var scenes: Int
    /// The entries that follow from one event.
    public var entriesOfEvent: Int
    /// The entries of a timeline.
    public var entries: Int

    /// More than any launch comes to.
    public static let standard = TraceLimits(events: 10_000, scenes: 100, entriesOfEvent: 50_000, entries: 250_000)

    package init(events: Int, scenes: Int, entriesOfEvent: Int, entries: Int) {
        (self.events, self.scenes, self.entriesOfEvent, self.entries) = (events, scenes, entriesOfEvent, entries)
    }
}

/// A limit of a run, with its number.
public enum TraceLimit: Hashable, Sendable {
    case events(Int)
    case scenes(Int)
    case entriesOfEvent(Int)
    case entries(Int)
}

extension TraceLimit {
    /// `more than 100 scenes`
    package var excess: String {
        switch self {
        case .events(let number): "more than \(number) events"
        case .scenes(let number): "more than \(number) scenes"
        case .entriesOfEvent(let number): "more than \(number) entries"
        case .entries(let number): "a timeline of more than \(number) entries"
        }
    }
}
