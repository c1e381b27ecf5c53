@testable import LaunchModel

/// Every way to set up an app and everything that can happen to it, for runs that leave nothing out.
enum Universe {
    static let triggers: [Trigger] =
        [
            .tapIcon,
            .openURL(OpenedURL("recipes://soup?id=7")),
            .openURL(OpenedURL("recipes://soup?id=7", sourceApplication: "self")),
            .openUniversalLink(UniversalLink("https://example.com/soup")),
            .openUniversalLink(UniversalLink("https://example.com/soup", via: .airDrop)),
            .quickAction(type: "new"), .acceptCloudKitShare(metadata: .object([])),
            .remoteNotification(RemoteNotification(alert: true)),
            .remoteNotification(RemoteNotification(contentAvailable: true)),
            .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene, .pressHome, .openAppSwitcher,
            .closeAppSwitcher, .switchToOtherApp, .lock, .unlock, .memoryWarning, .suspend, .deleteApp,
        ]
        + ContinuedActivity.Source.allCases.map { .continueActivity(ContinuedActivity(activityType: "a", source: $0)) }
        + [.continueActivity(ContinuedActivity(activityType: "a", source: .siri, fails: true))]
        + [nil, .lockScreen, .banner, .notificationCenter].map { .tapNotification(TappedNotification(from: $0)) }
        + [.tapNotification(TappedNotification(kind: .local)), .tapNotification(TappedNotification(action: "reply"))]
        + BackgroundEvent.Kind.allCases.map { .backgroundEvent(BackgroundEvent(kind: $0)) }
        + PrewarmPause.allCases.map { .prewarm($0) }
        + SceneRole.allCases.map { .openWindow($0) }
        + Interruption.Kind.allCases.flatMap { kind in
            Interruption.End.allCases.map { .interruption(Interruption(kind: kind, ends: $0)) }
        }
        + Terminator.allCases.map { .terminate($0) }

    /// One setup for each life cycle, platform and version at which a rule changes.
    static let setups: [Scenario] = Platform.allCases.flatMap { platform in
        versions.filter { $0 >= platform.oldest && ($0.major < 19 || $0.major > 25) }.flatMap { os in
            Lifecycle.allCases.flatMap { lifecycle in setups(platform, os, lifecycle) }
        }
    }

    /// The setups on the newest version of each platform.
    static let newest = setups.filter { $0.device.os == .newest }

    private static let versions = [
        Version(1), Version(4), Version(5), Version(6), Version(8), Version(9), Version(10), Version(12),
        Version(13, 1), Version(14), Version(15), Version(17), Version(18, 4), Version(26), Version(27),
    ]

    /// Implements one method of each delegate.
    private static func bare(_ app: Scenario.App) -> Scenario.App {
        var bare = app
        bare.appDelegate = [.didFinishLaunching: Delegate.Method()]
        bare.sceneDelegate = app.lifecycle == .appDelegate ? nil : [.sceneWillConnect: Delegate.Method()]
        bare.viewController = [.viewDidLoad: Delegate.Method()]
        return bare
    }

    private static func setups(_ platform: Platform, _ os: Version, _ lifecycle: Lifecycle) -> [Scenario] {
        let device = Device(platform: platform, os: os, isLocked: true)
        guard device.uikit >= lifecycle.since else { return [] }
        var app = Scenario.App(lifecycle: lifecycle, sdk: os, multipleScenes: lifecycle != .appDelegate)
        if lifecycle == .swiftUI { app.sceneDelegate = .complete }
        if os >= Version(27), lifecycle == .appDelegate { app.sdk = Version(26) }
        var other = app
        other.interface = .code
        other.savedState = true
        other.notificationDelegate = device.uikit >= Version(10) ? .complete : nil
        return [app, other, bare(app)].map { app in
            Scenario(
                "any", notes: nil, device: device, app: ResolvedApp(app, on: device), start: .notRunning,
                events: [.tapIcon])
        }
    }
}
