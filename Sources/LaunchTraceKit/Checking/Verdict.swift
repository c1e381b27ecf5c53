/// The result of checking a scenario or another file.
enum Verdict: Sendable {
    case asRecorded
    /// The same launch, written down in another way: by an older layout, with other words, or beside other methods that
    /// aren't called.
    case sameLaunch
    /// The scenario is the one that was recorded, and something else happens now.
    case changed(TimelineChange)
    /// The launch differs, as far as it is known: a part of the project that wasn't read may hold what is missed.
    case unanalyzed(TimelineChange)
    /// Another version of the scenario was recorded.
    case stale(TimelineChange)
    case missing
    /// There is a timeline, but no scenario.
    case orphaned
    case unreadable(ScenarioTracing.Failure)
    /// An app that was named, with what is found in its launches.
    case linted(LintedInput)
    /// An app in a folder, for scenarios to name.
    case app
    /// JSON of another kind.
    case noScenario
}

extension Verdict {
    /// The comparison of a scenario with a text that differs.
    init(recorded: RecordedText, _ traced: TracedScenario, _ current: String) {
        let change = TimelineChange(from: recorded, to: traced, current)
        if change.isOfWriting, recorded.timeline != nil {
            self = .sameLaunch
        } else {
            self = change.isOfScenario ? .stale(change) : change.isAnalyzed ? .changed(change) : .unanalyzed(change)
        }
    }

    /// Whether the launch that is recorded is another, or none.
    var isToBeRecorded: Bool {
        switch self {
        case .changed, .unanalyzed, .stale, .missing: true
        case .asRecorded, .sameLaunch, .orphaned, .unreadable, .linted, .app, .noScenario: false
        }
    }
}
