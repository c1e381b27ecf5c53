@testable import LaunchModel

/// How a trace's app and device were set up, and what happened: the last event is the one that was logged.
struct ObservedSetup: Sendable {
    var os = Version(12, 1)
    var platform = Platform.iOS
    var lifecycle = Lifecycle.scene
    var start = Start.notRunning
    var events: [Trigger]
    var change: @Sendable (inout Scenario.App) -> Void = { _ in }
    /// How many of the last events were logged.
    var logged = 1
    /// Whether every appearance of a logged name counts, or the trace leaves some out.
    var isSubset = false
    /// What one of several runs showed and the model leaves out.
    var leavesOut: Set<String> = []

    /// The scene of the last event.
    var scene: String?
    /// Only the callbacks of a restored view controller were logged.
    var isOfRestored = false

    func scenario() throws -> Scenario {
        var app = Scenario.App(lifecycle: lifecycle, sdk: os)
        if os >= Version(27), lifecycle == .appDelegate { app.sdk = Version(26) }
        change(&app)
        return try Scenario(
            "observed", device: Device(platform: platform, os: os), app: app, start: start,
            events: events.dropLast().map { Event($0) } + [Event(events[events.count - 1], scene: scene)])
    }

    /// Entries of the logged events.
    func entries() throws -> [Timeline.Entry] {
        let timeline = try scenario().trace()
        let restored: [Receiver?] = [.restoredViewController, .restorationClass]
        return timeline.entries.filter { entry in
            (entry.eventIndex ?? 0) >= events.count - logged && (!isOfRestored || restored.contains(entry.receiver))
        }
    }

    /// The delegate that implements only these methods.
    static func only(_ callbacks: Callback...) -> Delegate {
        Delegate(named: Dictionary(uniqueKeysWithValues: callbacks.map { ($0, Delegate.Method()) }))
    }
}

extension ObservedSetup {
    private static let url = Trigger.openURL(OpenedURL("test://test.com"))
    private static let link = Trigger.openUniversalLink(UniversalLink("https://example.com"))
    private static let widget = Trigger.continueActivity(ContinuedActivity(activityType: "widget", source: .widget))
    private static let handoff = Trigger.continueActivity(ContinuedActivity(activityType: "read"))
    private static let quickAction = Trigger.quickAction(type: "new")
    private static let local = Trigger.tapNotification(TappedNotification(kind: .local))
    private static let silent = Trigger.remoteNotification(RemoteNotification(contentAvailable: true))
    private static let share = Trigger.acceptCloudKitShare(metadata: .object([]))
    private static let kill = Trigger.terminate(.user)

    private static func app(
        _ os: Version = Version(12, 1), _ start: Start = .notRunning, _ events: Trigger...,
        change: @escaping @Sendable (inout Scenario.App) -> Void = { _ in }
    ) -> ObservedSetup {
        ObservedSetup(os: os, lifecycle: .appDelegate, start: start, events: events, change: change)
    }

    private static func scene(
        _ os: Version = Version(16), _ start: Start = .notRunning, _ events: Trigger...,
        change: @escaping @Sendable (inout Scenario.App) -> Void = { _ in }
    ) -> ObservedSetup {
        ObservedSetup(os: os, start: start, events: events, change: change)
    }

    private static let legacyOnly: @Sendable (inout Scenario.App) -> Void = {
        $0.appDelegate = only(.didReceiveRemoteNotification)
    }
    private static let code: @Sendable (inout Scenario.App) -> Void = { $0.interface = .code }

    /// The setup of each trace, by the trace's id.
    static let all: [String: ObservedSetup] = [
        "rc-icon-cold": app(Version(12, 1), .notRunning, .tapIcon),
        "rc-icon-warm": app(Version(12, 1), .background, .tapIcon),
        "rc-url-cold": app(Version(12, 1), .notRunning, url),
        "rc-url-warm": app(Version(12, 1), .background, url),
        "rc-universallink-cold": app(Version(12, 1), .notRunning, link),
        "rc-universallink-warm": app(Version(12, 1), .background, link),
        "rc-push-cold-prefix": app(Version(12, 1), .notRunning, .tapNotification(TappedNotification())),
        "ca-icon-cold": app(Version(12), .notRunning, .tapIcon, change: code),
        "ca-home": app(Version(12), .active, .pressHome, change: code),
        "ca-icon-warm": app(Version(12), .background, .tapIcon, change: code),
        "ca-switcher-return": with(app(Version(12), .active, .openAppSwitcher, .closeAppSwitcher)) { $0.logged = 2 },
        "ca-home-delete": with(app(Version(12), .active, .pressHome, .deleteApp)) { $0.logged = 2 },
        "us-icon-cold-ios7": app(Version(7, 1, 2), .notRunning, .tapIcon),
        "us-home-ios7": app(Version(7, 1, 2), .active, .pressHome),
        "us-icon-warm-ios7": app(Version(7, 1, 2), .background, .tapIcon),
        "nb-icon-cold-ios7": app(Version(6), .notRunning, .tapIcon),
        "nb-background-launch-vc": app(
            Version(14), .notRunning, .backgroundEvent(BackgroundEvent(kind: .location)), change: code),
        "dv-bgsession-order": app(Version(10), .notRunning, .backgroundEvent(BackgroundEvent(kind: .urlSession))),
        "rd-willenterforeground-notification": app(Version(12), .background, .tapIcon),
        "rd-notificationcenter-ios12": app(
            Version(12, 1, 4), .active, .interruption(Interruption(kind: .notificationCenter))),
        "rd-push-tap-bg-ios11": app(
            Version(11), .background, .tapNotification(TappedNotification()), change: legacyOnly),
        "rd-push-tap-nc-ios11": app(
            Version(11), .active, .tapNotification(TappedNotification(from: .notificationCenter)), change: legacyOnly),
        "rd-push-tap-nc-ios10": app(
            Version(10, 3, 3), .active, .tapNotification(TappedNotification(from: .notificationCenter)),
            change: legacyOnly),
        "br-airdrop-foreground": app(
            Version(10, 3), .active, .openUniversalLink(UniversalLink("https://example.com", via: .airDrop))),
        "ff-url-cold-ios8-9": app(Version(8, 4), .notRunning, url),
        // Its order; that a force-quit app is launched at all is one report against Apple's page.
        "mc-silentpush-userkilled-ios13": app(Version(13), .notRunning, silent),
        "lk-home-ios4": app(Version(4), .active, .pressHome),
        "lk-icon-ios4": app(Version(4), .background, .tapIcon),
        "lk-lock-ios5": app(Version(5), .active, .lock),
        "lk-unlock-ios5": app(Version(5), .active, .lock, .unlock),
        "lk-lock-state-ios6": app(Version(6), .active, .lock),
        "kn-icon-cold": app(Version(12), .notRunning, .tapIcon),
        "kn-home": app(Version(12), .active, .pressHome),
        "kn-icon-warm": app(Version(12), .background, .tapIcon),
        "my-kill-switcher-ios7": with(app(Version(7, 1), .active, .openAppSwitcher, kill)) { $0.logged = 2 },
        "my-kill-switcher-ios8": with(app(Version(8), .active, .openAppSwitcher, kill)) { $0.logged = 2 },
        "fu-icon-cold-ios8": app(Version(8, 4), .notRunning, .tapIcon),
        "fu-home": app(Version(8, 4), .active, .pressHome),
        "fu-icon-warm": app(Version(8, 4), .background, .tapIcon),
        "km-icon-cold-ios4": app(Version(4), .notRunning, .tapIcon),
        "km-home-ios4": app(Version(4), .active, .pressHome),
        "dl-return-no": app(Version(8), .notRunning, url) { app in
            app.appDelegate.named[.didFinishLaunching] = Delegate.Method(returns: .bool(false))
        },
        "doc-launch-sequence": app(Version(11), .notRunning, .tapIcon) { $0.savedState = true },
        "doc-foreground-to-background": app(Version(12), .active, .pressHome),
        "doc-restoration-vc": with(app(Version(12), .notRunning, .tapIcon) { $0.savedState = true }) {
            $0.isOfRestored = true
        },
        "doc-push-fetchhandler": app(Version(12), .notRunning, silent),
        "batch-icon-cold-ios14": scene(Version(14), .notRunning, .tapIcon),
        "batch-icon-cold-ios13": scene(Version(13), .notRunning, .tapIcon),
        "flutter-icon-cold": scene(Version(26), .notRunning, .tapIcon),
        "flutter-home-and-back": with(scene(Version(26), .active, .pressHome, .tapIcon)) { $0.logged = 2 },
        "flutter-url-cold": scene(Version(16, 4), .notRunning, url),
        "forum732170-launch": scene(Version(16), .notRunning, .tapIcon),
        "forum732170-kill-slow": with(scene(Version(16), .active, .openAppSwitcher, kill)) { $0.logged = 2 },
        "forum702040-relaunch": with(scene(Version(15), .notRunning, .tapIcon) { $0.savedSession = true }) {
            $0.platform = .iPadOS
        },
        "forum702040-first-launch": with(
            scene(Version(15), .notRunning, .tapIcon, .openWindow(.window)) { $0.multipleScenes = true }
        ) {
            $0.platform = .iPadOS
            $0.logged = 2
        },
        "forum706782-prewarm-scene": scene(Version(15), .notRunning, .prewarm(.didFinishLaunching)),
        "so-swipe-suspended": scene(Version(13), .suspended, kill),
        "hill-ipad-three-windows": with(windows(.closeWindow, .closeWindow)) { $0.logged = 2 },
        "tasdemir-close-all": with(windows(.closeWindow)) { $0.isSubset = true },
        "tasdemir-close-swipe": with(scene(Version(15), .active, .closeWindow)) { $0.platform = .iPadOS },
        "vc-readme-home": scene(Version(16), .active, .pressHome),
        "vc-readme-return": scene(Version(16), .background, .tapIcon),
        "chakane-vc-launch": scene(Version(16), .notRunning, .tapIcon),
        "bnr-launch": scene(Version(13), .notRunning, .tapIcon),
        "bnr-home": scene(Version(13), .active, .pressHome),
        "lux-first-launch": scene(Version(13), .notRunning, .tapIcon),
        "lux-relaunch": scene(Version(13), .notRunning, .tapIcon) { $0.savedSession = true },
        "lux-new-window": with(scene(Version(13), .active, .openWindow(.window)) { $0.multipleScenes = true }) {
            $0.platform = .iPadOS
        },
        "cio-flutter-scene-icon-cold": scene(Version(26), .notRunning, .tapIcon),
        "ios27-no-scene-trap": app(Version(27), .notRunning, .tapIcon) { $0.sdk = Version(27) },
        "ios27-manifest-no-delegate": scene(Version(27), .notRunning, .tapIcon) { $0.lacksSceneDelegate = true },
        "ios27-empty-configurations": scene(Version(27), .notRunning, .tapIcon) { app in
            app.infoPlist = InfoPlist(sceneManifest: SceneManifest())
        },
        "doc-launch-sequence-scene": scene(Version(18), .notRunning, .tapIcon) { $0.savedState = true },
        "doc-wwdc19-258": scene(Version(13), .notRunning, .tapIcon),
        "doc-wwdc19-258-background": with(scene(Version(13), .active, .pressHome, .disconnectScene)) { $0.logged = 2 },
        "doc-cloudkit-cold": scene(Version(16), .notRunning, share),
        "doc-cloudkit-warm": scene(Version(16), .background, share),
        "doc-handoff-cold": scene(Version(16), .notRunning, handoff),
        "doc-handoff-running": scene(Version(16), .background, handoff),
        "doc-quick-action-cold": scene(Version(16), .notRunning, quickAction),
        "doc-quick-action-warm": scene(Version(16), .background, quickAction),
        "doc-discard-not-running": scene(Version(16), .notRunning, .tapIcon) { $0.discardedSessions = 1 },
        "doc-external-display-27": with(
            scene(Version(27), .active, .openWindow(.externalDisplay), .disconnectScene)
        ) {
            $0.logged = 2
            $0.scene = "externalDisplay"
        },
        "lp-appdelegate1-icon-cold": app(Version(16), .notRunning, .tapIcon),
        "lp-appdelegate1-icon-warm": app(Version(16), .background, .tapIcon),
        "lp-appdelegate1-localnotification-cold": app(Version(16), .notRunning, local),
        "lp-appdelegate1-localnotification-warm": app(Version(16), .background, local),
        "lp-appdelegate1-quickaction-cold": app(Version(16), .notRunning, quickAction),
        "lp-appdelegate1-quickaction-warm": app(Version(16), .background, quickAction),
        "lp-appdelegate1-widget-cold": app(Version(16), .notRunning, widget),
        "lp-appdelegate1-widget-warm": app(Version(16), .background, widget),
        "lp-scene2-icon-cold": with(scene(Version(16), .notRunning, .tapIcon) { $0.savedState = true }) {
            $0.leavesOut = ["windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"]
        },
        "lp-scene2-icon-warm": scene(Version(16), .background, .tapIcon),
        "lp-scene2-localnotification-cold": scene(Version(16), .notRunning, local),
        "lp-scene2-localnotification-warm": scene(Version(16), .background, local),
        "lp-scene2-quickaction-cold": scene(Version(16), .notRunning, quickAction),
        "lp-scene2-widget-cold": scene(Version(16), .notRunning, widget),
        "lp-scene2-widget-warm": scene(Version(16), .background, widget),
        "lp-swiftui1-icon-cold": with(scene(Version(16), .notRunning, .tapIcon) { $0.sceneDelegate = nil }) {
            $0.lifecycle = .swiftUI
        },
        "lp-swiftui3-icon-warm": with(scene(Version(16), .background, .tapIcon) { $0.sceneDelegate = .complete }) {
            $0.lifecycle = .swiftUI
        },
        "doc-visionos-close": with(windows(.closeWindow)) {
            $0.os = Version(2)
            $0.platform = .visionOS
            $0.lifecycle = .swiftUI
        },
        "uil-icon-cold-ios13-states": scene(Version(13, 5), .notRunning, .tapIcon),
        "uil-switcher-back-ios13-states": with(scene(Version(13, 5), .active, .openAppSwitcher, .closeAppSwitcher)) {
            $0.logged = 2
        },
        "uil-icon-cold-ios12-states": app(Version(12), .notRunning, .tapIcon),
    ]

    /// Traces that the model doesn't reproduce, and why.
    static let unreproduced: [String: String] = [
        "so-swipe-iphone": "four other sources show no sceneDidEnterBackground when a frontmost app is swiped away",
        "forum732170-kill-fast": "no event of a scenario tells how fast the app is swiped away",
        "ios27b3-keyboard-scene": "a beta's second scene; no version of a scenario names a beta",
        "manisrini-vc-launch":
            "a demo's views that load after sceneWillEnterForeground; three sources load them before",
    ]

    private static func with(_ setup: ObservedSetup, _ change: (inout ObservedSetup) -> Void) -> ObservedSetup {
        var setup = setup
        change(&setup)
        return setup
    }

    /// An iPad with a second and a third window, which are then closed.
    private static func windows(_ closings: Trigger...) -> ObservedSetup {
        var setup = ObservedSetup(os: Version(15), platform: .iPadOS, start: .active, events: [])
        setup.change = { $0.multipleScenes = true }
        setup.events = Array(repeating: .openWindow(.window), count: closings.count) + closings
        return setup
    }
}
