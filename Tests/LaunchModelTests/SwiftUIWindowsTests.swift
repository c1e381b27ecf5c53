import Testing

@testable import LaunchModel

/// Windows that SwiftUI chooses, documents that it opens, and tasks that it registers.
struct SwiftUIWindowsTests {
    private static let pad = Device(platform: .iPadOS, os: 26)

    private func timeline(_ events: [Event], of app: Scenario.App, on device: Device = pad, start: Start = .active)
        throws -> Timeline
    { try Scenario("any", device: device, app: app, start: start, events: events).trace() }

    private func connected(_ timeline: Timeline) -> [String?] {
        timeline.entries.filter { $0.name == Callback.configurationForConnecting.name }.map(\.scene)
    }

    @Test func aWindowOfAValueOpensOnce() throws {
        let app = Scenario.App(lifecycle: .swiftUI, multipleScenes: true)
        let soup = Event.openWindow(OpenedWindow(value: "soup"))
        #expect(connected(try timeline([soup, soup], of: app)) == ["second"])
        let salad = Event.openWindow(OpenedWindow(value: "salad"))
        #expect(connected(try timeline([soup, salad, soup], of: app)) == ["second", "window-3"])
    }

    @Test(arguments: [
        ("a value in UIKit", OpenedWindow(value: "soup"), Lifecycle.scene),
        ("a value in a car", OpenedWindow(role: .carPlay, value: "soup"), .swiftUI),
        ("an activity on a display", OpenedWindow(role: .externalDisplay, activityType: "a"), .scene),
    ]) func refused(_ name: String, _ window: OpenedWindow, _ lifecycle: Lifecycle) {
        let app = Scenario.App(lifecycle: lifecycle, multipleScenes: true)
        #expect(throws: ImpossibleEvent.self) { try timeline([.openWindow(window)], of: app) }
    }

    @Test func aValueOpensNoWindowBeforeItsDay() {
        let app = Scenario.App(lifecycle: .swiftUI, multipleScenes: true)
        let soup = Event.openWindow(OpenedWindow(value: "soup"))
        #expect(throws: ImpossibleEvent.self) { try timeline([soup], of: app, on: Device(platform: .iPadOS, os: 15)) }
    }

    /// With an SDK before 18 the App reads the lowest phase of the scenes that are there.
    @Test func aClosedWindowHoldsTheAppsPhaseNoLonger() throws {
        let app = Scenario.App(lifecycle: .swiftUI, sdk: 17, multipleScenes: true)
        let timeline = try timeline(
            [Event(.openWindow(.window), scene: "b"), Event(.closeWindow(), scene: "b")], of: app)
        let phases = timeline.entries.filter { $0.callback == .appScenePhase }.compactMap { $0.arguments.first?.value }
        #expect(phases.suffix(2) == [.string("background"), .string("active")])
    }

    @Test func theAppFindsTheActivityThatItAskedWith() throws {
        let app = Scenario.App(
            lifecycle: .scene, multipleScenes: true,
            sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionUserActivities)]])
        let entries = try timeline([.openWindow(OpenedWindow(activityType: "soup"))], of: app).entries
        let connection = entries.first { $0.callback == .sceneWillConnect && $0.scene == "second" }
        #expect(connection?.arguments.first { $0.key == "connectionOptions" }?.value["userActivities"] != nil)
    }

    private func choosing(_ allows: Bool?, new: Bool? = nil, platform: Platform = .iPadOS) throws -> [String?] {
        var view = Delegate(named: [.onOpenURL: [.handle(.url)]])
        if let allows { view.named[.handlesExternalEventsPreferring] = Delegate.Method(returns: .bool(allows)) }
        if let new { view.named[.handlesExternalEventsMatching] = Delegate.Method(returns: .bool(new)) }
        let app = Scenario.App(lifecycle: .swiftUI, multipleScenes: true, view: view)
        let timeline = try timeline([.openURL("a:b")], of: app, on: Device(platform: platform, os: 26))
        #expect(timeline.findings == [])
        return timeline.entries.filter { $0.callback == .onOpenURL }.map(\.scene)
    }

    @Test func aWindowThatRefusesLeavesItToANewOne() throws {
        #expect(try choosing(nil) == ["main"])
        #expect(try choosing(true) == ["main"])
        #expect(try choosing(false) == ["second"])
        #expect(try choosing(false, new: true) == ["second"])
        #expect(try choosing(false, new: false) == ["main"])
        // A phone has one window.
        #expect(try choosing(false, platform: .iOS) == ["main"])
    }

    @Test(arguments: [Start.notRunning, .suspended]) func aDocumentGroupLosesNoDocument(_ start: Start) throws {
        let app = Scenario.App(
            lifecycle: .swiftUI, interface: .documentGroup, appDelegate: [.didFinishLaunching: []],
            view: [.onAppear: []])
        let document = Event.openURL(OpenedURL("file:///soup.recipe", openInPlace: true))
        #expect(try timeline([document], of: app, start: start).findings == [])
        // A URL of a scheme is nothing for it.
        #expect(try timeline([.openURL("a:b")], of: app, start: start).findings.map(\.code) == ["LT010"])
        var group = app
        group.interface = nil
        #expect(try timeline([document], of: group, start: start).findings.map(\.code) == ["LT010"])
    }

    @Test func aTaskThatTheAppNamesHasAHandler() throws {
        let refresh = Event.backgroundEvent(BackgroundEvent(kind: .appRefreshTask, identifier: "refresh"))
        let processing = Event.backgroundEvent(BackgroundEvent(kind: .processingTask, identifier: "refresh"))
        var app = Scenario.App(
            lifecycle: .swiftUI, appDelegate: [.didFinishLaunching: []],
            swiftUIApp: [.appInit: [], .swiftUIBackgroundTask: []])
        func codes(_ event: Event, on os: Version = 18) throws -> [String] {
            try timeline([event], of: app, on: Device(os: os), start: .notRunning).findings.filter {
                $0.severity == .error
            }.map(\.code)
        }
        #expect(try codes(refresh) == [])
        #expect(try codes(processing) == ["LT021"])
        #expect(try codes(refresh, on: 15) == ["LT021"])
        app.swiftUIApp?.named[.swiftUIBackgroundTask] = nil
        #expect(try codes(refresh) == ["LT021"])
    }
}
