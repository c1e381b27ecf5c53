import Testing

@testable import LaunchModel

struct PayloadPathTests {
    private static let link = Event(.openURL(OpenedURL("recipes://soup")))

    private func names(_ scenario: Scenario) throws -> (carriers: [String], handlers: [String]) {
        let timeline = try scenario.trace()
        let path = try #require(timeline.payloads.last)
        #expect(timeline.entries[path.event].kind == .event)
        return (path.carriers.map { timeline.entries[$0].name }, path.handlers.map { timeline.entries[$0].name })
    }

    @Test func aSceneHoldsTheLinkThatConnectsIt() throws {
        let scenario = Scenario("Link", events: [Self.link])
        let (carriers, handlers) = try names(scenario)
        #expect(carriers == [Callback.configurationForConnecting.name, Callback.sceneWillConnect.name])
        #expect(handlers.isEmpty)
        #expect(try scenario.trace().payloads.map(\.isLost) == [false])
    }

    @Test func aRunningSceneHoldsItInTheOtherMethod() throws {
        let (carriers, handlers) = try names(Scenario("Link", start: .active, events: [Self.link]))
        #expect(carriers == [Callback.sceneOpenURLContexts.name])
        #expect(handlers.isEmpty)
    }

    @Test func nobodyTakesWhatIsIgnored() throws {
        var app = Scenario.App()
        app.sceneDelegate = Delegate(named: [.sceneWillConnect: Delegate.Method(actions: [])])
        let (carriers, handlers) = try names(try Scenario("Link", app: app, events: [Self.link]))
        #expect(carriers.last == Callback.sceneWillConnect.name)
        #expect(handlers.isEmpty)
        #expect(try Scenario("Link", app: app, events: [Self.link]).trace().payloads.map(\.isLost) == [true])
    }

    @Test func readingTheOptionTakesIt() throws {
        var app = Scenario.App()
        app.sceneDelegate = Delegate(named: [
            .sceneWillConnect: Delegate.Method(actions: [
                .read(slot: .connectionURLContexts, first: false, writesIfMissing: false)
            ])
        ])
        #expect(try names(try Scenario("Link", app: app, events: [Self.link])).handlers == ["read"])
    }

    /// A timeline that begins with a running app doesn't tell of the launch before.
    @Test func thereIsOnePathForEachPayload() throws {
        let events = [Self.link, Event(.pressHome), Self.link]
        #expect(try Scenario("Links", start: .suspended, events: events).trace().payloads.count == 2)
    }
}

/// What is kept for listeners, and handed out again.
struct KeptPayloadTests {
    private static let (link, home) = (Event.openURL("recipes://soup"), Event.pressHome)

    /// The findings of an app that reads a URL as it starts, and has listeners.
    private func findings(active: Action..., loads: Action..., opened: [Action] = [.handle(.url)], events: [Event])
        throws -> [String]
    {
        let app = Scenario.App(
            lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
            sceneDelegate: [
                .sceneWillConnect: [.read(slot: .connectionURLContexts)],
                .sceneOpenURLContexts: Delegate.Method(does: opened),
                .sceneDidBecomeActive: Delegate.Method(does: active),
            ], viewController: [.viewDidLoad: Delegate.Method(does: loads)])
        return try app.trace(events).findings.filter { $0.kind.code == "LT015" }.map(\.rule)
    }

    @Test func whatIsTakenOutIsNot() throws {
        for events in [[Self.link, Self.home, .tapIcon], [.tapIcon, Self.home, Self.link, Self.home, .tapIcon]] {
            #expect(try findings(active: .listen(.url, buffered: true, clears: true), events: events) == [])
        }
    }

    /// A listener that keeps nothing hears of it once, or never.
    @Test func withoutABufferNothingIsKept() throws {
        let events = [.tapIcon, Self.home, Self.link, Self.home, .tapIcon]
        #expect(try findings(active: .listen(.url), events: events) == [])
    }

    /// Nothing is kept before anything has come, and nothing of another kind.
    @Test func nothingIsKeptBeforeItComes() throws {
        #expect(
            try findings(active: .listen(.url, buffered: true), events: [.tapIcon, Self.home, .tapIcon, Self.home])
                == [])
        #expect(
            try findings(
                active: .listen(.shortcutItem, buffered: true), loads: .listen(.url, buffered: true),
                events: [Self.link, Self.home, .tapIcon]) == [])
    }

    /// One listener that is set up twice is handed what comes then once.
    @Test func oneListenerIsNotTwo() throws {
        #expect(
            try findings(
                active: .listen(.url, buffered: true), events: [.tapIcon, Self.home, .tapIcon, Self.home, Self.link])
                == [])
    }

    /// What isn't taken out is handed out again as the app comes back, whether it started the app or came to it later.
    @Test func whatIsLeftComesAgain() throws {
        let keeps = Action.listen(.url, buffered: true)
        for events in [[Self.link, Self.home, .tapIcon], [.tapIcon, Self.home, Self.link, Self.home, .tapIcon]] {
            #expect(try findings(active: keeps, events: events) == ["payload-delivered-twice.kept"])
        }
    }

    /// The first to ask for it has nothing again, and what comes in its place is new.
    @Test func whatIsNewDoesNotComeAgain() throws {
        let keeps = Action.listen(.url, buffered: true)
        #expect(try findings(active: keeps, events: [Self.link]) == [])
        #expect(try findings(active: keeps, events: [Self.link, Self.home, Self.link]) == [])
    }

    /// With the process all that it keeps is gone.
    @Test func whatIsKeptEndsWithTheProcess() throws {
        let events = [Self.link, Self.home, .suspend, .terminate(.system), .tapIcon]
        #expect(try findings(active: .listen(.url, buffered: true), events: events) == [])
    }

    @Test func twoListenersGetItEach() throws {
        let events = [Self.link]
        let keeps = Action.listen(.url, buffered: true)
        #expect(try findings(active: keeps, loads: keeps, events: events) == ["payload-delivered-twice.listeners"])
        let clears = Action.listen(.url, buffered: true, clears: true)
        #expect(try findings(active: keeps, loads: clears, events: events) == [])
        #expect(try findings(active: clears, loads: keeps, events: events) == ["payload-delivered-twice.listeners"])
    }
}

struct RefusalTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var device = Device(os: Version(18))
        var app = Scenario.App(sdk: Version(18))
        var start = Start.notRunning
        let events: [Trigger]
        let reason: String

        var testDescription: String { reason }
    }

    @Test(arguments: [
        Case(events: [.pressHome], reason: "the app isn't in front"),
        Case(events: [.deleteApp, .tapIcon], reason: "the app was deleted"),
        Case(start: .active, events: [.tapIcon], reason: "the app is already in front"),
        Case(
            start: .active, events: [.lock, .tapIcon],
            reason: "the screen is locked; unlock it first, or tap a notification"),
        Case(
            start: .active, events: [.lock, .continueActivity(ContinuedActivity(activityType: "a", source: .siri))],
            reason: "the screen is locked; unlock it first, or tap a notification"),
        Case(
            device: Device(os: Version(18), isLocked: true), events: [.openWindow(.carPlay), .tapIcon],
            reason: "the device hasn't been unlocked since it was started; unlock it first"),
        Case(
            device: Device(os: Version(18), isLocked: true),
            events: [.remoteNotification(RemoteNotification(alert: true)), .tapNotification(TappedNotification())],
            reason: "the device hasn't been unlocked since it was started; unlock it first"),
        Case(start: .suspended, events: [.memoryWarning], reason: "the app runs no code to warn"),
        Case(start: .active, events: [.suspend], reason: "only an app in the background is suspended"),
        Case(start: .active, events: [.closeAppSwitcher], reason: "the app switcher isn't open"),
        Case(events: [.prewarm(.main), .prewarm(.main)], reason: "the app is already prewarmed"),
        Case(
            start: .active, events: [.closeWindow()],
            reason: "only iPadOS, visionOS, Mac Catalyst and foldable iPhones have several windows"),
        Case(
            device: Device(platform: .iPadOS, os: Version(18)), start: .active, events: [.openWindow(.window)],
            reason: "the app doesn't support multiple scenes"),
        Case(
            device: Device(platform: .macCatalyst, os: Version(18)), start: .active, events: [.pressHome],
            reason: "a Mac has no Home screen, app switcher or lock that UIKit knows of"),
        Case(
            app: Scenario.App(lifecycle: .appDelegate, sdk: Version(18)), start: .active, events: [.disconnectScene],
            reason: "an app without scenes has no window that the system can address"),
        // Both were traced as on an iPhone.
        Case(
            device: Device(platform: .tvOS, os: Version(18)), events: [.quickAction(type: "a")],
            reason: "Apple TV has no quick actions"),
        Case(
            device: Device(platform: .tvOS, os: Version(18)), events: [.tapNotification(TappedNotification())],
            reason: "a notification on Apple TV can't be tapped"),
        Case(
            device: Device(platform: .iPadOS, os: Version(26)), app: Scenario.App(multipleScenes: true), start: .active,
            events: [.closeWindow(canceled: true)],
            reason: "only windows on iOS, iPadOS and Mac Catalyst ask before they close, from iOS 27"),
        Case(
            device: Device(platform: .iPadOS), app: Scenario.App(multipleScenes: true), start: .active,
            events: [.closeWindow(canceled: true)],
            reason: "the app has no closureConfirmation; add \"closureConfirmation\": true to app"),
        Case(
            device: Device(os: Version(27)), start: .active, events: [.openWindow(.cameraCapture)],
            reason: "scenes for camera capture exist on iOS and iPadOS from 27.1"),
        Case(
            device: Device(os: Version(27, 1)), start: .background, events: [.openWindow(.cameraCapture)],
            reason: "a scene for camera capture is presented only while the app is in front"),
        Case(
            device: Device(os: Version(27, 1)), start: .active, events: [.openWindow(.cameraCapture)],
            reason: "no scene accessory for camera capture is registered"),
        Case(
            events: [.openAppIntent(intent: "a")],
            reason: "App Intents bring an app to the foreground by its scene from iOS 26"),
        Case(
            device: Device(os: Version(26)), app: Scenario.App(lifecycle: .appDelegate),
            events: [.openAppIntent(intent: "a")],
            reason: "an app without scenes has no scene to perform an App Intent in"),
    ]) func saysWhy(sample: Case) throws {
        let scenario = try Scenario(
            "impossible", device: sample.device, app: sample.app, start: sample.start,
            events: sample.events.map { Event($0) })
        let impossible = #expect(throws: ImpossibleEvent.self) { try scenario.trace() }
        #expect(impossible == ImpossibleEvent(event: sample.events.count - 1, reason: sample.reason))
    }

    /// What a stop makes impossible is said, and no mistake of the scenario.
    @Test func whatAStopMakesImpossibleIsLeftOut() throws {
        let app = Scenario.App(
            lifecycle: .appDelegate, sdk: 27,
            appDelegate: [.didFinishLaunching: [], .applicationDidBecomeActive: Delegate.Method()])
        let timeline = try Scenario("stopped", app: app, events: [.tapIcon, .pressHome, .lock]).trace()
        #expect(timeline.outcome == .stopped)
        #expect(timeline.unreached == [.pressHome, .lock])
        #expect(
            timeline.notCalled
                == .cutShort("the app stops before 2 methods that the scenario names; pressHome and lock don't happen"))
    }

    @Test func aStartCanBeImpossible() throws {
        let app = Scenario.App(
            lifecycle: .appDelegate, infoPlist: InfoPlist(hasLaunchScreen: true, exitsOnSuspend: true))
        let scenario = try Scenario(
            "impossible", device: Device(os: 12), app: app, start: .suspended, events: [Event(.tapIcon)])
        let impossible = #expect(throws: ImpossibleEvent.self) { try scenario.trace() }
        #expect(impossible?.reason == "the app isn't running")
        #expect(impossible?.event == nil)
    }

    /// The launch that led to the start is the timeline.
    @Test(arguments: [Start.active, .background, .suspended]) func anAppThatStopsAtLaunchNeverGetsToTheStart(
        start: Start
    ) throws {
        let app = Scenario.App(lifecycle: .appDelegate, sdk: 27)
        let scenario = try Scenario("stopped", app: app, start: start, events: [.tapIcon, .pressHome])
        let timeline = try scenario.trace()
        #expect(timeline.findings.map(\.kind) == [.sceneLifecycleRequired])
        #expect(timeline.outcome == .stopped)
        #expect(timeline.entries.filter { $0.kind == .stop }.count == 1)
        #expect(timeline.notCalled == .cutShort("the app stops; tapIcon and pressHome don't happen"))
    }
}
