import LaunchLaws
import Testing

@testable import LaunchModel

private let link = Trigger.openURL(OpenedURL("recipes://soup"))

private func detailedTimeline(_ triggers: Trigger..., lifecycle: Lifecycle = .scene) throws -> DetailedTimeline {
    let device = Device(platform: .iPadOS, os: Version(18))
    return try Scenario(
        "", device: device,
        app: Scenario.App(lifecycle: lifecycle, multipleScenes: lifecycle == .appDelegate ? nil : true),
        events: triggers.map { Event($0) }
    ).detailedTimeline()
}

struct DetailedTimelineTests {
    @Test(arguments: Lifecycle.allCases) func isTheTimelineThatTraceMakes(lifecycle: Lifecycle) throws {
        let events = [link, .pressHome, .suspend, .tapIcon, .terminate(.user)].map { Event($0) }
        let scenario = try Scenario(
            "", device: Device(os: Version(18)), app: Scenario.App(lifecycle: lifecycle), events: events)
        #expect(try scenario.detailedTimeline().timeline == scenario.trace())
        #expect(
            try scenario.detailedTimeline(preferring: .documented).timeline == scenario.trace(preferring: .documented))
    }

    @Test(arguments: Lifecycle.allCases) func tellsOfEveryOtherRuleWhatItLacked(lifecycle: Lifecycle) throws {
        let detailed = try detailedTimeline(link, .pressHome, .tapIcon, .memoryWarning, lifecycle: lifecycle)
        #expect(!detailed.decisions.isEmpty)
        for decision in detailed.decisions {
            #expect(decision.others.allSatisfy { !$0.lacking.isEmpty }, "\(decision.trigger)")
            #expect(decision.rule.map { $0.on.contains(decision.trigger) } ?? true)
        }
    }

    @Test func everyEntryHasTheChoiceThatLedToIt() throws {
        let detailed = try detailedTimeline(.tapIcon, .openWindow(.window), .pressHome)
        for (index, entry) in detailed.timeline.entries.enumerated() {
            #expect(detailed.decision(behind: index)?.rule?.id == entry.rule, "\(entry.name)")
        }
    }

    @Test func tellsWhatAnIconWouldDoWhileTheAppRuns() throws {
        let others = try #require(try detailedTimeline(.tapIcon).decision(behind: 0)).others
        #expect(others.first { $0.rule.id == "resume.foreground" }?.lacking == [.state([.background, .suspended])])
        #expect(others.first { $0.rule.id == "prewarm.opened" }?.lacking == [.condition(.flag(.prewarmed))])
    }

    @Test func tellsWhatDidNotCome() throws {
        let detailed = try detailedTimeline(.tapIcon)
        let omitted = detailed.timeline.entries.indices.flatMap(detailed.omissions).flatMap(\.others)
        #expect(omitted.contains { $0.rule.id == "scene.handoff-later" })
        #expect(omitted.contains { $0.rule.id == "scene.cold-response" })
    }

    @Test func tellsWhatCanHappenNext() throws {
        let nextEvents = try detailedTimeline(.tapIcon, .terminate(.user)).nextEvents
        #expect(nextEvents.count == 2)
        #expect(nextEvents[0].possible.contains(.pressHome))
        #expect(
            nextEvents[0].impossible.contains { $0.event == .tapIcon && $0.reason == "the app is already in front" })
        #expect(nextEvents[1].possible.contains(.tapIcon))
        #expect(nextEvents[1].impossible.contains { $0.event == .pressHome })
    }

    @Test(arguments: RuleBook.standard.rules) func aRuleHoldsWhereItsBoundsAreMet(rule: Rule) throws {
        var world = try World(startOf: Scenario("", events: [Event(.tapIcon)]), preferring: .logs)
        let trigger = try #require(rule.on.first)
        let decision = world.decision(of: nil, at: trigger, scene: nil)
        let own = try #require(decision.others.first { $0.rule == rule })
        #expect(world.matching(trigger, scene: nil).contains(rule) == own.lacking.isEmpty)
    }
}

struct TimelineEventTests {
    /// What a later version writes stays as it is; so does what no version writes.
    @Test(arguments: [
        Timeline.Written(.event, "shake", arguments: [Value.Member("times", .number("3"))]),
        Timeline.Written(.event, "tapIcon", receiver: .appDelegate), Timeline.Written(.step, "portal opened"),
        Timeline.Written(.step, "first frame", returns: .null),
        Timeline.Written(.callback, "sceneDidShake(_:)", receiver: .sceneDelegate),
        Timeline.Written(.callback, "viewDidLoad()"), Timeline.Written(.notification, "UIScene.didShakeNotification"),
        Timeline.Written(.action, "shake", receiver: .sceneDelegate), Timeline.Written(.action, "work"),
        Timeline.Written(.stop, "trap", arguments: [Value.Member("", .null)]), Timeline.Written(.transition, "app"),
    ]) func unknownWordsSurvive(written: Timeline.Written) {
        #expect(Timeline.Event(written) == .unknown(written))
        #expect(Timeline.Event(written).written == written)
        #expect(Timeline.Event(written).kind == written.kind)
    }

    @Test func whatTheModelSaysIsReadAsTheSame() throws {
        for var scenario in Universe.standard.newest where !scenario.device.isLocked {
            scenario.events = [Event(.tapIcon)]
            for var entry in try scenario.trace().entries where entry.kind != .transition {
                if case .action(let kind, let receiver, let arguments, let value, _) = entry.event {
                    entry.event = .action(kind, of: receiver, arguments: arguments, returns: value, within: nil)
                }
                #expect(Timeline.Event(entry.event.written) == entry.event)
            }
        }
    }
}

struct StateTrackTests {
    @Test func aColdStart() throws {
        let timeline = try Scenario("Cold", events: [Event(.tapIcon)]).trace()
        let states = timeline.stateTracks.map { track in track.spans.map(\.state.title) }
        #expect(timeline.stateTracks.map(\.subject.title) == ["app", "scene main"])
        #expect(
            states == [
                ["not running", "background", "inactive", "active"],
                ["unattached", "foreground inactive", "foreground active"],
            ])
    }

    /// A crash tells nobody, and still no scene outlives it.
    @Test func aCrashTakesTheScenesWithIt() throws {
        let timeline = try Scenario("Crash", start: .active, events: [Event(.terminate(.crash)), Event(.tapIcon)])
            .trace()
        let scene = try #require(timeline.stateTracks.last)
        #expect(
            scene.spans.map(\.state.title) == [
                "foreground active", "unattached", "foreground inactive", "foreground active",
            ])
    }

    @Test func theFirstEntryMayChangeAState() {
        let move = Timeline.Entry(.transition(.app(from: .active, to: .inactive)))
        let header = Timeline.Header(Scenario("n", events: []))
        let track = Timeline(scenario: header, entries: [move], outcome: .app(.inactive)).stateTracks[0]
        #expect(track.state(before: 0) == .app(.active))
        #expect(track.state(after: 0) == .app(.inactive))
        #expect(track.spans == [StateTrack.Span(state: .app(.inactive), entries: 0..<1)])
    }

    /// Tracks are made from the transitions alone, and agree with what code reads at every entry.
    @Test func tracksAgreeWithWhatCodeReads() {
        for setup in Universe.standard.newest {
            for trigger in Universe.triggers {
                var scenario = setup
                scenario.events = [Event(trigger), Event(.pressHome), Event(.terminate(.system))]
                if let timeline = trace(scenario) { expectAgreement(timeline, "\(scenario)") }
            }
        }
    }

    private func trace(_ scenario: Scenario) -> Timeline? { do { return try scenario.trace() } catch { return nil } }

    private func expectAgreement(_ timeline: Timeline, _ comment: Comment) {
        let tracks = timeline.stateTracks
        for (index, entry) in timeline.entries.enumerated() {
            for track in tracks {
                switch track.state(after: index) {
                case .app(let state): if let read = entry.appState { #expect(state.read == read, comment) }
                case .scene(let state):
                    guard track.subject == entry.scene.map(Timeline.Subject.scene) else { continue }
                    if let read = entry.sceneState { #expect(state == read, comment) }
                }
            }
        }
        for track in tracks {
            #expect(
                track.spans.first?.entries.lowerBound == 0
                    && track.spans.last?.entries.upperBound == timeline.entries.count)
            #expect(
                zip(track.spans, track.spans.dropFirst()).allSatisfy { $0.entries.upperBound == $1.entries.lowerBound })
        }
    }
}

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
