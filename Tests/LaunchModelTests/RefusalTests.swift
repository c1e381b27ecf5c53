import Testing

@testable import LaunchModel

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
