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

extension Universe {
    /// One app of each life cycle on each platform, on its newest system.
    private static let newestOfEach: [Scenario] = Platform.allCases.flatMap { platform in
        Lifecycle.allCases.compactMap { lifecycle in
            standard.newest.first { $0.device.platform == platform && $0.app.lifecycle == lifecycle }
        }
    }

    /// The methods that an app of any kind may leave out.
    package static let methods = Callback.allCases.filter { Receiver.described.contains($0.receiver) }

    /// Which methods are implemented: of any two of them both, either and neither, somewhere. As many lists of half of
    /// the apps as there are methods, each with the first app in it; two of them meet in it, miss one another in an app
    /// that neither has, and each has one that the other has not (Kleitman and Spencer, 1973).
    package static let implementations: [Set<Callback>] = {
        let apps = 10
        let lists = (0..<1 << apps).filter { $0.nonzeroBitCount == apps / 2 && $0 & 1 == 1 }
        return (0..<apps).map { app in Set(zip(methods, lists).filter { $0.1 >> app & 1 == 1 }.map(\.0)) }
    }()

    package static let delegatesInPairs: [Scenario] = newestOfEach.flatMap { setup in
        implementations.map { implemented in
            setup.with { receiver in
                let named = implemented.filter { $0.receiver == receiver }
                return Delegate(named: Dictionary(uniqueKeysWithValues: named.map { ($0, Delegate.Method()) }))
            }
        }
    }

    /// Each action in all methods at once, and all of them together.
    package static let everyActionInEveryMethod: [Scenario] = newestOfEach.flatMap { setup in
        (actions.map { [$0] } + [actions]).map { actions in
            setup.with { _ in Delegate(named: [:], others: Delegate.Method(actions: actions)) }
        }
    }

    /// An action of every kind and sort.
    package static let actions: [Action] =
        [
            .work(label: "w", durationMs: 1), .work(label: "b", durationMs: 1, queue: .background),
            .work(label: "u", durationMs: nil), .registerTask(identifier: "t"),
            .registerTask(identifier: "c", continued: true), .setNotificationDelegate, .enableHealthKitDelivery,
            .registerForRemoteNotifications, .create(resource: "r"), .use(resource: "r"), .mark(label: "m"),
            .request("signIn"), .reportCall,
        ] + Slot.allCases.map { .read(slot: $0) } + PayloadKind.allCases.flatMap { [.handle($0), .listen($0)] }
        + ServiceProtocol.allCases.map { .setServiceDelegate($0) } + windows + [
            .registerSceneAccessory(.externalDisplay), .unregisterSceneAccessory(.externalDisplay),
        ] + setUps.map { .later($0) } + [
            .later(.setNotificationDelegate, afterMs: 5), .later(.listen(.url, buffered: true), afterMs: 5),
        ]

    /// What a method may put off until after it has returned, of every kind.
    private static let setUps: [Action] = [
        .listen(.url), .registerTask(identifier: "l"), .setNotificationDelegate, .setServiceDelegate(.pushRegistry),
        .enableHealthKitDelivery, .registerForRemoteNotifications, .makeWindow(.scene), .makeWindow(.frame),
        .create(resource: "l"),
    ]

    package static let windows: [Action] = Action.WindowInitializer.allCases.flatMap {
        [.makeWindow($0, visible: true), .makeWindow($0, visible: false)]
    }
}

extension Scenario {
    /// The same app with other delegates, as far as it has them.
    func with(_ delegate: (Receiver) -> Delegate) -> Scenario {
        var other = app.written
        other.appDelegate = delegate(.appDelegate)
        other.viewController = delegate(.viewController)
        if app.lifecycle == .scene || other.sceneDelegate != nil { other.sceneDelegate = delegate(.sceneDelegate) }
        if other.notificationDelegate != nil { other.notificationDelegate = delegate(.notificationDelegate) }
        if app.lifecycle == .swiftUI {
            other.swiftUIApp = delegate(.swiftUIApp)
            other.view = delegate(.view)
        }
        return Scenario(
            name, notes: notes, device: device, app: ResolvedApp(other, on: device), start: start, events: events)
    }
}

extension Universe {
    /// Apps of SwiftUI whose views and windows say what they take, whose windows show documents, and whose App names tasks;
    /// apps of UIKit that show views of SwiftUI; and apps with a map in the car. On the newest system, and on those beside
    /// that with which such tasks and windows of values, or CarPlay's scenes came.
    package static let viewed: [Scenario] =
        plain(beside: 16).flatMap { setup in
            switch setup.app.lifecycle {
            case .swiftUI: setup.choosingWindows + [setup.changed { $0.interface = .documentGroup }] + setup.namingTasks
            case .scene, .appDelegate: setup.hostingViews
            }
        }
        + plain(beside: 14).filter { $0.device.platform == .iOS && $0.app.lifecycle != .appDelegate }.map(\.navigating)

    private static func plain(beside version: Version) -> [Scenario] {
        let versions = [.newest, everyYear.first { $0 >= version }, everyYear.last { $0 < version }]
        return plain.filter { versions.contains($0.device.uikit) }
    }
}

extension Scenario {
    fileprivate var choosingWindows: [Scenario] { Delegate.choosingWindows.map { view in changed { $0.view = view } } }

    /// The App has an action for what runs it in the background, and hears of a session by its delegate; its app delegate
    /// has the method for that, too, or none.
    fileprivate var namingTasks: [Scenario] {
        [.complete, Delegate([])].map { appDelegate in
            changed { app in
                app.appDelegate = appDelegate
                app.swiftUIApp = Delegate(
                    [(.swiftUIBackgroundTask, [.setServiceDelegate(.urlSession)])], others: Delegate.Method())
                app.serviceDelegates = [.urlSession: .complete]
            }
        }
    }

    /// Those in whose life cycle, and on whose system, UIKit shows such views.
    fileprivate var hostingViews: [Scenario] {
        [Interface.hosting, .hostingScene].filter {
            $0.exists(in: app.lifecycle, on: device.platform, uikit: device.uikit)
        }.flatMap { interface in
            ([.complete, .asksForWindow] + Delegate.choosingWindows).map { view in
                changed { ($0.interface, $0.view) = (interface, view) }
            }
        }
    }

    /// CarPlay hands its window to the scene delegate.
    fileprivate var navigating: Scenario {
        changed { app in
            app.sceneDelegates[.carPlay] = Delegate([
                (.carPlayDidConnectToWindow, Delegate.Method()), (.carPlayDidDisconnectFromWindow, Delegate.Method()),
            ])
        }
    }
}

extension Delegate {
    /// A view that asks for the key window as it appears.
    fileprivate static let asksForWindow = Delegate([(.onAppear, [.read(slot: .keyWindow)])], others: Method())

    /// Views whose open window takes what comes, leaves it to a new one, or of which none takes it.
    fileprivate static let choosingWindows = [(true, true), (false, true), (false, false)].map { open, new in
        Delegate(
            [
                (.handlesExternalEventsPreferring, Method(returns: .bool(open))),
                (.handlesExternalEventsMatching, Method(returns: .bool(new))),
            ], others: Method())
    }
}
