/// How a scenario stands to the timeline recorded beside it.
enum Verdict: Sendable {
    case asRecorded
    /// The scenario is the one that was recorded, and something else happens now.
    case changed(TimelineChange)
    /// Another version of the scenario was recorded.
    case stale(TimelineChange)
    case missing
    /// There is a timeline, but no scenario.
    case orphaned
    case unreadable(ScenarioTracing.Failure)
    /// JSON of another kind.
    case noScenario
}

extension Verdict {
    /// Compares bytes: for Swift two texts are equal that a file system and git tell apart.
    init(recorded: String, current: String) {
        if recorded.utf8.elementsEqual(current.utf8) {
            self = .asRecorded
            return
        }
        let (recorded, current) = (TimelineLines(recorded), TimelineLines(current))
        let change = TimelineChange(from: recorded, to: current)
        self = recorded.ofScenario == current.ofScenario ? .changed(change) : .stale(change)
    }
}
