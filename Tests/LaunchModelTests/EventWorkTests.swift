import Testing

@testable import LaunchModel

struct EventWorkTests {
    /// The time that an app works on an event was added to the last callback of an earlier one, where no method of the app
    /// takes the event.
    @Test func timeOfAnEventIsNoneOfAnEarlierCallback() throws {
        let event = Event.backgroundEvent(BackgroundEvent(kind: .location, takesMs: 500))
        let scenario = try Scenario(
            "Nobody listens", app: Scenario.App(serviceDelegates: [.locationManager: [:]]),
            events: [.tapIcon, .pressHome, .suspend, event])
        let timeline = try scenario.trace()
        #expect(timeline.entries.filter { $0.eventIndex != 3 }.map(\.durationMs).max() == 0)
    }
}
