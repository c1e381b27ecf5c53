/// All launches with their timelines, as a version of the tool has written them down.
package struct RecordedLaunches: Sendable {
    package let source: SourceText
    /// The versions of iOS at which something could change, the oldest first.
    package let versions: [Version]
    package let launches: [RecordedLaunch]
    private let entries: [Timeline.Entry]
    private let timelines: [SharedTimeline]

    init(
        source: SourceText, versions: [Version], launches: [RecordedLaunch], entries: [Timeline.Entry],
        timelines: [SharedTimeline]
    ) {
        self.source = source
        self.versions = versions
        self.launches = launches
        self.entries = entries
        self.timelines = timelines
    }

    /// The number of the format: it goes up when a program that reads launches would have to change.
    package static let schema = 1

    /// The timeline of a run, on the last of its versions.
    package func timeline(_ number: Int, of launch: RecordedLaunch, on versions: SurveyedVersions) -> Timeline {
        let header = Timeline.Header(
            name: launch.name, platform: versions.platform, os: versions.last, sdk: versions.last,
            lifecycle: launch.lifecycle)
        let timeline = timelines[number]
        return Timeline(
            scenario: header, entries: timeline.entries.map { entries[$0] }, findings: [], outcome: timeline.outcome)
    }
}

/// What several runs have in common.
struct SharedTimeline: Hashable, Sendable {
    /// The numbers of its entries, in order.
    let entries: [Int]
    let outcome: Timeline.Outcome
}

/// A trigger that comes to an app of one life cycle from one start.
package struct RecordedLaunch: Sendable {
    /// `open-url/scene/not-running`
    package let name: String
    package let lifecycle: Lifecycle
    /// Its outcomes on each platform, the oldest version first.
    package let outcomes: [Outcome]

    /// What happens on versions in a row.
    package struct Outcome: Sendable {
        package let versions: SurveyedVersions
        package let content: Content
    }

    /// The number of a timeline, or the reason why nothing can happen.
    package enum Content: Hashable, Sendable {
        case timeline(Int)
        case impossible(String)
    }
}
