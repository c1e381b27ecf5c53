import Testing

@testable import LaunchModel

/// Runs that would come to more than a machine can hold.
struct TraceLimitTests {
    private static let limits = TraceLimits(events: 3, scenes: 2, entriesOfEvent: 100, entries: 150)

    private func run(_ scenario: Scenario) throws(ImpossibleEvent) -> Int {
        try scenario.run(preferring: .logs, within: Self.limits).record.entries.count
    }

    @Test func eventsAreCounted() throws {
        let events = [Event(.tapIcon), Event(.memoryWarning), Event(.memoryWarning), Event(.memoryWarning)]
        #expect(try run(Scenario("", events: Array(events.prefix(3)))) > 0)
        #expect(throws: ImpossibleEvent(event: 3, limit: .events(3))) { try run(Scenario("", events: events)) }
    }

    @Test func scenesAreCountedWhereTheyOpen() throws {
        func scenario(opening count: Int, _ limits: TraceLimits) throws(ImpossibleEvent) -> Int {
            let device = Device(platform: .iPadOS)
            let app = Scenario.App(lifecycle: .scene, multipleScenes: true)
            let events = [Event(.tapIcon)] + (0..<count).map { Event(.openWindow(.window), scene: "w\($0)") }
            let scenario = Scenario(
                "", notes: nil, device: device, app: ResolvedApp(app, on: device), start: .notRunning, events: events)
            return try scenario.run(preferring: .logs, within: limits).system.scenes.count
        }
        #expect(try scenario(opening: 1, Self.limits) == 2)
        #expect(throws: ImpossibleEvent(event: 2, limit: .scenes(2))) { try scenario(opening: 2, Self.limits) }
        var wide = TraceLimits.standard
        wide.scenes = 101
        #expect(throws: ImpossibleEvent(event: 100, limit: .scenes(100))) { try scenario(opening: 100, .standard) }
        #expect(try scenario(opening: 100, wide) == 101)
    }

    @Test func entriesAreCountedByTheEventAndInAll() throws {
        func scenario(marks: Int, events: [Event] = [Event(.tapIcon)]) -> Scenario {
            let marks = (0..<marks).map { Action.mark(label: "\($0)") }
            let method = Delegate.Method(actions: marks)
            let app = Scenario.App(
                lifecycle: .appDelegate,
                appDelegate: [.didFinishLaunching: method, .applicationDidReceiveMemoryWarning: method],
                viewController: [:])
            return Scenario(
                "", notes: nil, device: Device(), app: ResolvedApp(app, on: Device()), start: .notRunning,
                events: events)
        }
        let bare = try run(scenario(marks: 0))
        #expect(try run(scenario(marks: 100 - bare)) == 100)
        #expect(throws: ImpossibleEvent(event: 0, limit: .entriesOfEvent(100))) { try run(scenario(marks: 101 - bare)) }
        #expect(throws: ImpossibleEvent(event: 1, limit: .entries(150))) {
            try run(scenario(marks: 100 - bare, events: [Event(.tapIcon), Event(.memoryWarning)]))
        }
    }

    @Test func aStartIsLimitedToo() {
        var scenario = Scenario("", events: [Event(.pressHome)])
        scenario.start = .active
        let limits = TraceLimits(events: 1, scenes: 1, entriesOfEvent: 3, entries: 3)
        #expect(throws: ImpossibleEvent(event: nil, limit: .entriesOfEvent(3))) {
            try scenario.run(preferring: .logs, within: limits)
        }
    }
}
