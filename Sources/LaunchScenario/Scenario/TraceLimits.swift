/// The limits of a run: beyond them it ends with an error at the event, before it fills the memory.
public struct TraceLimits: Hashable, Sendable {
    /// The events of a scenario.
    public var events: Int
    /// The scenes of an app at one time, including those with only a session.
    public var scenes: Int
    /// The entries that follow from one event.
    public var entriesOfEvent: Int
    /// The entries of a timeline.
    public var entries: Int

    /// More than any launch has.
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
