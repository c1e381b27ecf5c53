/// A launch that was recorded on the newest major version; a recording that does not say whether there were other calls
/// between those that it has covers none.
package struct RecordedLaunch: Sendable {
    /// The event that launches the app.
    let event: EventKind
    let lifecycles: [Lifecycle]
    /// A condition on the app.
    let when: Condition
    /// The recordings in `Examples/observed`.
    package let recordings: [String]

    /// All of them; a test compares the table with the recordings.
    package static let ofNewest = [
        RecordedLaunch(
            event: .tapIcon, lifecycles: [.appDelegate, .scene], when: .stopsWithoutScenes,
            recordings: ["ios27-empty-configurations", "ios27-no-scene-trap"]),
        RecordedLaunch(
            event: .tapIcon, lifecycles: [.scene], when: .both(.sdk(.from(27)), .not(.has(.sceneDelegate))),
            recordings: ["ios27-manifest-no-delegate"]),
    ]
    /// The extent of the recordings, as a sentence.
    package static var meaning: String {
        "Most orders and states of iOS \(first.major) are extrapolated from iOS \(source.major), and the heading of a "
            + "timeline states it. Recordings cover only cold starts that are linked with SDK \(first.major), and are "
            + "without scenes, with an empty scene manifest, or without a scene delegate class."
    }

    /// The first version that has few recordings, and the version that most of its rules were recorded up to.
    private static let (first, source) = (Version(27), Version(26))
    /// The first version that none of the recordings is of.
    private static let unrecorded = Version(27, 1)

    /// Whether it is a launch of such an app by the event.
    private func covers(_ scenario: Scenario) -> Bool {
        scenario.device.platform == .iOS && scenario.start == .notRunning && scenario.device.uikit < Self.unrecorded
            && scenario.events.allSatisfy { $0.trigger.kind == event } && lifecycles.contains(scenario.app.lifecycle)
            && when.holds(at: Moment(described: DescribedApp(scenario)))
    }

    fileprivate static func extrapolation(of scenario: Scenario) -> Version? {
        guard scenario.device.uikit >= first, !ofNewest.contains(where: { $0.covers(scenario) }) else { return nil }
        return source
    }
}

extension Scenario {
    /// The version whose recordings the timeline is extrapolated from; nil if a recording covers it.
    var extrapolatedFrom: Version? { RecordedLaunch.extrapolation(of: self) }
}
