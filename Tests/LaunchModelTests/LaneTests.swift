import Testing

@testable import LaunchModel

struct LaneTests {
    @Test func lanesGoFromTheSystemToTheAppsOwnCode() throws {
        let scenario = try Scenario(
            "Two windows", device: Device(platform: .iPadOS), app: Scenario.App(multipleScenes: true),
            events: [Event(.tapIcon), Event(.openWindow(.window), scene: "second"), Event(.memoryWarning)])
        #expect(
            try scenario.trace().entries.lanes.map(\.title) == [
                "System", "UIApplication", "AppDelegate", "Scene main", "Scene second", "Views",
            ])
    }

    @Test func theFirstWindowStandsFirst() {
        let entries = ["second", "main"].map { Timeline.Entry(.step(.windowCreated, arguments: []), scene: $0) }
        #expect(entries.lanes == [.scene("main"), .scene("second")])
        let timeline = Timeline(
            scenario: Timeline.Header(Scenario("n", events: [])), entries: entries, outcome: .app(.active))
        #expect(timeline.stateTracks.map(\.subject) == [.app, .scene("main"), .scene("second")])
    }

    @Test func whatAMethodDoesIsTheAppsOwnCode() throws {
        var app = Scenario.App(lifecycle: .appDelegate)
        app.appDelegate = Delegate(named: [
            .didFinishLaunching: Delegate.Method(actions: [.create(resource: "database")])
        ])
        let scenario = try Scenario("Set-up", device: Device(os: Version(18)), app: app, events: [Event(.tapIcon)])
        #expect(try scenario.trace().entries.lanes.last == .code)
    }

    @Test func whatAMethodDoesKnowsItsCallAndItsQueue() throws {
        var app = Scenario.App(lifecycle: .appDelegate)
        app.appDelegate = Delegate(named: [
            .didFinishLaunching: Delegate.Method(actions: [
                .work(label: "read", durationMs: 1, queue: .main, once: false),
                .work(label: "upload", durationMs: 1, queue: .background, once: false),
            ])
        ])
        let scenario = try Scenario("Set-up", device: Device(os: Version(18)), app: app, events: [Event(.tapIcon)])
        let entries = try scenario.trace().entries
        let actions = entries.filter { $0.kind == .action }
        #expect(actions.map(\.queue) == [.main, .background])
        #expect(
            actions.map { $0.within.map { entries[$0].name } }
                == Array(repeating: Callback.didFinishLaunching.name, count: 2))
        #expect(entries.allSatisfy { $0.kind == .action || $0.within == nil && $0.queue == .main })
    }

    @Test func callsComeFromWhoeverMakesThem() {
        func caller(_ receiver: Receiver, scene: String?) -> Lane? { call(of: receiver, scene: scene).caller }
        #expect(caller(.appDelegate, scene: "main") == .application)
        #expect(caller(.sceneDelegate, scene: "main") == .application)
        #expect(caller(.viewController, scene: "main") == .scene("main"))
        #expect(caller(.viewController, scene: nil) == .application)
        #expect(caller(.notificationDelegate, scene: nil) == .system)
        let work = Timeline.Event.action(.work, of: .sceneDelegate, arguments: [], returns: nil, within: nil)
        #expect(Timeline.Entry(work, scene: "main").caller == .scene("main"))
        #expect(Timeline.Entry(.step(.processCreated, arguments: [])).caller == nil)
        for receiver in Receiver.allCases {
            let entry = call(of: receiver, scene: "main")
            #expect(entry.caller != entry.lane)
        }
    }

    private func call(of receiver: Receiver, scene: String?) -> Timeline.Entry {
        Timeline.Entry(.callback(.viewDidLoad, of: receiver, arguments: [], returns: nil), scene: scene)
    }

    @Test func everyReceiverStandsInOneLane() {
        let entries = Receiver.allCases.map { call(of: $0, scene: "main") }
        #expect(
            Set(entries.filter { $0.lane == .scene("main") }.compactMap(\.receiver)) == [
                .sceneDelegate, .carPlaySceneDelegate,
            ])
        #expect(entries.filter { $0.lane == .views }.count == 4)
    }
}
