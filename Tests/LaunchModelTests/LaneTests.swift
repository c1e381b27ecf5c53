import Testing

@testable import LaunchModel

struct LaneTests {
    @Test func lanesGoFromTheSystemToTheAppsOwnCode() throws {
        let scenario = Scenario(
            name: "Two windows", device: Device(platform: .iPadOS), app: App(multipleScenes: true),
            events: [Event(.tapIcon), Event(.openWindow(.window), scene: "second"), Event(.memoryWarning)])
        #expect(
            try scenario.trace().entries.lanes.map(\.title) == [
                "System", "UIApplication", "AppDelegate", "Scene main", "Scene second", "Views",
            ])
    }

    @Test func theFirstWindowStandsFirst() {
        let entries = ["second", "main"].map { Entry(kind: .step, name: "window created", scene: $0) }
        #expect(entries.lanes == [.scene("main"), .scene("second")])
        let timeline = Timeline(
            scenario: Timeline.Header(Scenario(name: "n", events: [])), entries: entries, outcome: .app(.active))
        #expect(timeline.stateTracks.map(\.subject) == [.app, .scene("main"), .scene("second")])
    }

    @Test func whatAMethodDoesIsTheAppsOwnCode() throws {
        var app = App(lifecycle: .appDelegate)
        app.appDelegate = Delegate(named: [
            .didFinishLaunching: Method(actions: [.create(resource: "database")])
        ])
        let scenario = Scenario(name: "Set-up", device: Device(os: Version(18)), app: app, events: [Event(.tapIcon)])
        #expect(try scenario.trace().entries.lanes.last == .code)
    }

    @Test func everyReceiverStandsInOneLane() {
        let entries = Receiver.allCases.map { Entry(kind: .callback, name: "n", receiver: $0, scene: "main") }
        #expect(
            Set(entries.filter { $0.lane == .scene("main") }.compactMap(\.receiver)) == [
                .sceneDelegate, .carPlaySceneDelegate,
            ])
        #expect(entries.filter { $0.lane == .views }.count == 4)
    }
}
