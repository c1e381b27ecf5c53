import LaunchLaws
import Testing

@testable import LaunchModel

/// Windows that SwiftUI chooses, documents that it opens, and tasks that it registers.
struct SwiftUIWindowsTests {
    private static let pad = Device(platform: .iPadOS, os: 26)

    private func timeline(_ events: [Event], of app: Scenario.App, on device: Device = pad, start: Start = .active)
        throws -> Timeline
    { try app.trace(events, on: device, from: start) }

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

/// Views of SwiftUI in UIKit's life cycles.
struct HostedViewsTests {
    private static let view: Delegate = [
        .onAppear: Delegate.Method(), .scenePhase: Delegate.Method(), .onOpenURL: [.handle(.url)],
    ]

    private func timeline(_ interface: Interface, _ lifecycle: Lifecycle, _ delegate: Delegate?) throws -> Timeline {
        let app = Scenario.App(lifecycle: lifecycle, interface: interface, sceneDelegate: delegate, view: Self.view)
        return try app.trace([.openURL("a:b")], on: Device(os: 26))
    }

    private func called(_ timeline: Timeline) -> [Callback] {
        timeline.entries.filter { $0.kind == .callback && $0.receiver == .view }.compactMap(\.callback)
    }

    @Test(arguments: [Lifecycle.scene, .appDelegate]) func aHostedViewHearsOfNoScene(_ lifecycle: Lifecycle) throws {
        let timeline = try timeline(.hosting, lifecycle, nil)
        #expect(called(timeline) == [.onAppear])
        guard case .methods(let missing) = timeline.notCalled else { return }
        let why = "a view in a hosting controller doesn't receive it"
        #expect(missing.map(\.why) == [why, why])
    }

    @Test func aURLForAHostedViewIsLost() throws {
        let timeline = try timeline(.hosting, .scene, [.sceneWillConnect: [.makeWindow(.scene)]])
        #expect(timeline.findings.filter { $0.severity == .error }.map(\.code) == ["LT010"])
    }

    /// Such a delegate needs no method at all, and its window is SwiftUI's.
    @Test func aHostingSceneIsNeitherBlackNorDeaf() throws {
        let timeline = try timeline(.hostingScene, .scene, [:])
        #expect(called(timeline) == [.onAppear, .scenePhase, .onOpenURL])
        #expect(timeline.findings == [])
    }

    @Test(arguments: [
        (Interface.documentGroup, Lifecycle.scene, Version(26)), (.hosting, .swiftUI, 26),
        (.hostingScene, .swiftUI, 26), (.hostingScene, .scene, 18),
    ]) func whatAnotherAppHasIsRefused(_ interface: Interface, _ lifecycle: Lifecycle, _ os: Version) {
        let app = Scenario.App(lifecycle: lifecycle, interface: interface)
        let error = #expect(throws: Contradictions.self) {
            try Scenario("any", device: Device(os: os), app: app, events: [.tapIcon])
        }
        #expect(error?.all == [.interfaceOfOthers(interface)])
    }
}

/// What OpenSwiftUI, which is written anew after SwiftUI's binary, does with what UIKit tells it: its delegates of an
/// application and of a scene were read at revision 069dd80b (August 2026), and the calls written down from that alone.
struct OpenSwiftUITests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let event: Event
        let start: Start
        let calls: [Callback]

        init(_ testDescription: String, _ event: Event, from start: Start, _ calls: Callback...) {
            (self.testDescription, self.event, self.start, self.calls) = (testDescription, event, start, calls)
        }
    }

    private static let url = Event.openURL("recipes://soup")
    private static let link = Event.openUniversalLink("https://example.com/soup")
    private static let activity = Event.continueActivity(
        ContinuedActivity(activityType: "com.example.soup", source: .spotlight))

    /// Who hears of what an app is handed. The application's delegate forwards what it doesn't implement, but
    /// `configurationForConnecting` of the app's own is asked by the scene's delegate, each time that it connects.
    @Test(arguments: [
        Case("a cold URL", url, from: .notRunning, .configurationForConnecting, .sceneWillConnect, .onOpenURL),
        Case("a cold link", link, from: .notRunning, .configurationForConnecting, .sceneWillConnect, .onOpenURL),
        Case(
            "a cold activity", activity, from: .notRunning, .configurationForConnecting, .sceneWillConnect,
            .onContinueUserActivity, .sceneContinueActivity),
        Case("a warm URL", url, from: .suspended, .onOpenURL, .sceneOpenURLContexts),
        Case("a warm link", link, from: .suspended, .sceneWillContinueActivity, .onOpenURL),
        Case(
            "a warm activity", activity, from: .suspended, .sceneWillContinueActivity, .onContinueUserActivity,
            .sceneContinueActivity),
    ]) func whoHears(_ sample: Case) throws {
        let heard: Set<Callback> = [
            .configurationForConnecting, .sceneWillConnect, .onOpenURL, .onContinueUserActivity, .sceneOpenURLContexts,
            .sceneWillContinueActivity, .sceneContinueActivity, .openURL, .applicationContinueActivity,
        ]
        #expect(try calls(sample.event, from: sample.start).filter(heard.contains) == sample.calls)
    }

    /// The phase of a scene is set before the method of the app's own delegate is called: `updateScenePhase`.
    @Test(arguments: [
        (Event.pressHome, Start.active, [Callback.sceneWillResignActive, .sceneDidEnterBackground]),
        (.tapIcon, .suspended, [.sceneWillEnterForeground, .sceneDidBecomeActive]),
    ]) func phasesComeBeforeTheMethods(_ event: Event, _ start: Start, _ methods: [Callback]) throws {
        let calls = try calls(event, from: start)
        let phases = calls.indices.filter { calls[$0] == .appScenePhase }
        for (phase, method) in zip(phases, methods) {
            #expect(calls[phase...].first { $0 != .appScenePhase && $0 != .scenePhase } == method)
        }
        #expect(phases.count == methods.count)
    }

    /// The methods that its delegates have; all others are forwarded.
    @Test func itsDelegatesHaveTheseMethods() {
        let ofApplication: [Callback] = [.didFinishLaunching, .configurationForConnecting]
        let ofScene: [Callback] = [
            .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneOpenURLContexts, .stateRestorationActivity,
            .sceneContinueActivity,
        ]
        let handled = SwiftUIMessage.all.filter { $0.os.contains(18) }.map(\.callback)
        #expect(Set(handled) == Set(ofApplication + ofScene))
        #expect(SwiftUIMessage.kept == [.stateRestorationActivity])
    }

    /// What UIKit sends to an app with scenes leads to the same calls by way of its delegates as the model says: `make soak`
    /// holds that for all versions.
    @Test(arguments: [Platform.iOS, .iPadOS]) func theirAnswersAreTheModels(_ platform: Platform) {
        var test = ReimplementationTest()
        for setup in ReimplementationTest.setups
        where setup.device.platform == platform && setup.device.os == Version(18) { test.run(setup) }
        #expect(test.unlike.prefix(5) == [])
        #expect(test.events > 1000)
    }

    /// A document that its browser presents is taken out of the URLs before one of them is published.
    @Test func aDocumentIsNotPublished() throws {
        let document = Event.openURL(OpenedURL("file:///soup.recipe", openInPlace: true))
        #expect(try !calls(document, from: .suspended, interface: .documentGroup).contains(.onOpenURL))
    }

    private func calls(_ event: Event, from start: Start, interface: Interface? = nil) throws -> [Callback] {
        let app = Scenario.App(lifecycle: .swiftUI, interface: interface, sceneDelegate: .complete)
        return try app.trace([event], from: start).entries.filter { $0.kind == .callback }.compactMap(\.callback)
    }
}
