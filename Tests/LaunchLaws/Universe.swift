import LaunchModel

/// Every way to set up an app and everything that can happen to it, for runs that leave nothing out.
package struct Universe: Sendable {
    package static let triggers: [Trigger] = opening + background + openedWindows + leaving

    private static let opening: [Trigger] =
        [
            .tapIcon, .openURL(OpenedURL("recipes://soup?id=7")),
            .openURL(OpenedURL("recipes://soup?id=7", sourceApplication: "self")),
            .openURL(OpenedURL("recipes://soup?id=7", sourceApplication: "a.b", isFromSameTeam: true)),
            .openUniversalLink(UniversalLink("https://example.com/soup")),
            .openUniversalLink(UniversalLink("https://example.com/soup", via: .airDrop)), .quickAction(type: "new"),
            .openAppIntent(intent: "Open"), .acceptCloudKitShare(metadata: .object([])),
            .openURL(OpenedURL("file:///soup")),
        ]
        + ContinuedActivity.Origin.allCases.map { .continueActivity(ContinuedActivity(activityType: "a", source: $0)) }
        + [.continueActivity(ContinuedActivity(activityType: "a", source: .siri, fails: true))]
        + [nil, .lockScreen, .banner, .notificationCenter].map { .tapNotification(TappedNotification(from: $0)) } + [
            .tapNotification(TappedNotification(kind: .local)), .tapNotification(TappedNotification(action: "reply")),
        ] + [.tapNotification(TappedNotification(action: "cook", actionIsForeground: true))]

    private static let background: [Trigger] =
        [
            .remoteNotification(RemoteNotification(alert: true)),
            .remoteNotification(RemoteNotification(contentAvailable: true)),
        ] + BackgroundEvent.Kind.allCases.map { .backgroundEvent(BackgroundEvent(kind: $0)) } + [
            .backgroundEvent(BackgroundEvent(kind: .urlSession, connectsScene: true))
        ] + PrewarmPause.allCases.map { .prewarm($0) }

    private static let openedWindows: [Trigger] =
        SceneRole.allCases.map { .openWindow(OpenedWindow(role: $0)) } + [
            .openWindow(OpenedWindow(value: "soup")), .openWindow(OpenedWindow(activityType: "a")), .minimizeWindow,
            .activateWindow, .closeWindow(), .closeWindow(canceled: true), .disconnectScene,
        ]

    private static let leaving: [Trigger] =
        [
            .pressHome, .openAppSwitcher, .closeAppSwitcher, .switchToOtherApp, .lock, .unlock, .removeHeadset,
            .putOnHeadset, .rotate(.landscapeLeft), .significantTimeChange, .memoryWarning, .suspend, .deleteApp,
        ]
        + Interruption.Kind.allCases.flatMap { kind in
            Interruption.End.allCases.map { .interruption(Interruption(kind: kind, ends: $0)) }
        } + Terminator.allCases.map { .terminate($0) }

    /// What is known of UIKit as it is.
    package static let standard = Universe(.standard)

    /// The UIKit versions at which something begins or ends, and the newest one.
    package let versions: [Version]
    /// One setup for each life cycle, platform and version.
    package let setups: [Scenario]
    /// The setups on the newest version of each platform.
    package let newest: [Scenario]

    package init(_ book: RuleBook) {
        let versions = book.versions
        self.versions = versions
        setups = Self.setups(on: versions)
        newest = setups.filter { $0.device.os == book.newest }
    }

    /// Those at which something begins or ends, and the first ones of all years.
    package static let everyYear: [Version] = Set(standard.versions + (4...18).map { Version($0) }).sorted()

    static func setups(on versions: [Version]) -> [Scenario] {
        Platform.allCases.flatMap { platform in
            versions.compactMap(platform.os).flatMap { os in Lifecycle.allCases.flatMap { setups(platform, os, $0) } }
        }
    }

    /// Implements one method of each delegate.
    private static func bare(_ app: Scenario.App) -> Scenario.App {
        var bare = app
        bare.appDelegate = [.didFinishLaunching: Delegate.Method()]
        bare.sceneDelegate = app.lifecycle == .appDelegate ? nil : [.sceneWillConnect: Delegate.Method()]
        bare.viewController = [.viewDidLoad: Delegate.Method()]
        return bare
    }

    private static func setups(_ platform: Platform, _ os: Version, _ lifecycle: Lifecycle) -> [Scenario] {
        [false, true].flatMap { isLocked in setups(Device(platform: platform, os: os, isLocked: isLocked), lifecycle) }
    }

    private static func setups(_ device: Device, _ lifecycle: Lifecycle) -> [Scenario] {
        guard device.uikit >= lifecycle.since else { return [] }
        var app = Scenario.App(lifecycle: lifecycle, sdk: device.os, multipleScenes: lifecycle != .appDelegate)
        if lifecycle == .swiftUI { app.sceneDelegate = .complete }
        if device.os >= Version(27), lifecycle == .appDelegate { app.sdk = Version(26) }
        var other = app
        other.interface = .code
        other.savedState = true
        other.notificationDelegate = device.uikit >= Version(10) ? .complete : nil
        return (device.isLocked ? [app] : [app, other, bare(app)]).map { app in
            Scenario(
                "any", notes: nil, device: device, app: ResolvedApp(app, on: device), start: .notRunning,
                events: [.tapIcon])
        }
    }
}
