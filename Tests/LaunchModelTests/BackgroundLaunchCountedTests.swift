import Testing

@testable import LaunchModel

/// LT030: launches that nobody sees, counted.
struct BackgroundLaunchCountedTests {
    private func findings(
        _ actions: Action..., in callback: Callback = .didFinishLaunching, lifecycle: Lifecycle = .scene,
        start: Start = .notRunning, events: [Event]
    ) throws -> [String] {
        let app = Scenario.App(
            lifecycle: lifecycle,
            appDelegate: [callback: Delegate.Method(actions: actions), .fetchRemoteNotification: Delegate.Method()])
        return try Scenario("any", device: Device(os: 17), app: app, start: start, events: events).trace().findings
            .filter { $0.kind == .backgroundLaunchCounted }.map { "\($0.severity.rawValue) \($0.rule)" }
    }

    private static let push = Event.remoteNotification(contentAvailable: true)
    private static let session = Action.mark(label: "session", metric: .session)
    private static let start = Action.mark(label: "start", metric: .start)
    private static let mark = Action.mark(label: "launched", metric: nil)

    @Test(arguments: [Lifecycle.scene, .appDelegate], [PrewarmPause.didFinishLaunching, .viewDidLoad])
    func aPrewarmedLaunchThatNobodyFollowsUpIsNone(lifecycle: Lifecycle, pause: PrewarmPause) throws {
        let prewarmed = Event(.prewarm(pause))
        func found(_ events: Event...) throws -> [String] {
            try findings(Self.session, Self.start, lifecycle: lifecycle, events: [prewarmed] + events)
        }
        let both = ["warning background-launch-counted.prewarmed", "warning background-launch-counted.start"]
        #expect(try found() == both)
        #expect(try found(Event(.terminate(.system)).after(60_000)) == both)
        #expect(try found(Event.tapIcon.after(60_000)) == [])
    }

    @Test func aMarkWithoutAMetricIsAskedWhatItCounts() throws {
        let note = ["note background-launch-counted.mark"]
        #expect(try findings(Self.mark, events: [Self.push]) == note)
        #expect(try findings(Self.mark, events: [Event(.prewarm(.didFinishLaunching))]) == note)
        #expect(try findings(Self.mark, events: [.tapIcon]) == [])
        #expect(try findings(Self.mark, events: [Self.push, Event.tapIcon.after(1000)]) == [])
        #expect(try findings(Self.session, events: [Self.push]) == ["warning background-launch-counted"])
    }

    /// A process that a person has seen came to the front, whatever wakes it later.
    @Test func aWokenAppHasBeenInFront() throws {
        for start in [Start.suspended, .background] {
            #expect(
                try findings(Self.start, Self.mark, in: .fetchRemoteNotification, start: start, events: [Self.push])
                    == [])
        }
    }

    /// Whether the launch would have come to the front isn't known.
    @Test func aStopSwallowsWhatTheLaunchNeverReached() throws {
        let events = [Event(.backgroundEvent(BackgroundEvent(kind: .location, takesMs: 60_000)))]
        #expect(try findings(Self.start, Self.mark, events: events) == [])
    }
}
