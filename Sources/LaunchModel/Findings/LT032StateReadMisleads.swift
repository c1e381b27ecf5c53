extension FindingKind {
    /// `LT032 state-read-misleads`
    public static let stateReadMisleads = FindingKind(
        "LT032", "state-read-misleads", effect: "the application state is misleading here",
        meaning: "The application state is read where its value is misleading, or the window is used before a scene is "
            + "active.",
        why: "In application(_:didFinishLaunchingWithOptions:) the state of an app with scenes is background, even "
            + "if the user has just tapped its icon. Inactive doesn't mean background: an app is inactive while it "
            + "launches, and during a system alert. The state also doesn't show whether the user tapped a "
            + "notification, or whether the notification only arrived.",
        fix: "Read activationState of the scene, or rely on the callback. For a tap, rely on "
            + "userNotificationCenter(_:didReceive:withCompletionHandler:).",
        rules: [
            FindingRule(
                "state-read-misleads.launch", on: [.action],
                when: .all([
                    .readsState, .not(.lifecycle(.appDelegate)), .within(Callback.beforeSceneIsActive),
                    .flag(.launching),
                ]), at: [.here], .warning,
                label: "applicationState is always \(.value) here, even if the user opens the app",
                message: "\(.callback) reads applicationState, which is always \(.value) there in an app with "
                    + "scenes, even if the user opens the app",
                fix: "read activationState of the scene, or wait for sceneDidBecomeActive(_:)",
                source: .measured("bugsnag-cocoa#1263 and #1307, dd-sdk-ios, firebase-ios-sdk#15912, Batch, customerio")
            ),
            FindingRule(
                "state-read-misleads.inactive", on: [.action],
                when: .all([
                    .readsState, .lifecycle(.appDelegate), .within(Callback.ofLaunch), .flag(.foregroundLaunch),
                ]), at: [.here], .warning,
                label: "applicationState is \(.value) here, and inactive doesn't mean background",
                message:
                    "\(.callback) reads applicationState, which is \(.value.shown(as: "inactive")) there when the user opens the app, and "
                    + "inactive doesn't mean background", fix: "treat only background as a launch in the background",
                source: .applicationLog),
            FindingRule(
                "state-read-misleads.transition", on: [.action],
                when: .both(.readsState, .within(Callback.whileStateChanges)), at: [.here], .warning,
                label: "applicationState isn't updated yet here, and is \(.value)",
                message: "\(.callback) reads applicationState, which isn't updated yet there and is \(.value)",
                fix: "rely on the callback, not on the state", source: .applicationLog),
            FindingRule(
                "state-read-misleads.tap", on: [.action], when: .both(.readsState, .within(Callback.ofNotifications)),
                at: [.here], .warning, label: "applicationState, here \(.value), doesn't reliably show a tap",
                message:
                    "\(.callback) reads applicationState, here \(.value), which doesn't reliably show a tap: it is "
                    + "active, inactive or background, depending on the arrival and the OS version",
                fix: "on iOS 10 and later, handle taps in userNotificationCenter(_:didReceive:withCompletionHandler:)",
                source: .measured("openradar 34332569, iOS 10 and 11; ProMotion-push#10", on: [10, 11])),
            FindingRule(
                "state-read-misleads.push", on: [.action],
                when: .all([
                    .action(.reads([.launchRemoteNotification])), .lifecycle(.appDelegate),
                    .event(.kind([.remoteNotification])), .occurrence(.takesPushForTap),
                    .not(.occurrence(.readsNothing)),
                ]), at: [.here], .warning, effect: "a silent push is treated as a tap",
                label: "also set if a push launches the app in the background",
                message: "\(.callback) treats launchOptions.remoteNotification as a tap, but it is also set if a push "
                    + "launches the app in the background",
                fix: "handle taps in userNotificationCenter(_:didReceive:withCompletionHandler:)",
                source: .documented(
                    "Apple, UIApplication.LaunchOptionsKey.remoteNotification",
                    "https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/remotenotification")
            ),
            FindingRule(
                "state-read-misleads.response", on: [.action],
                when: .all([
                    .action(.reads([.window, .rootViewController, .keyWindow])), .not(.occurrence(.readsNothing)),
                    .not(.lifecycle(.appDelegate)), .within([.didReceiveNotificationResponse]), .flag(.launching),
                    .not(.anyScene([.foregroundActive])),
                ]), at: [.here], .warning, effect: "a tapped notification may show nothing at a cold start",
                label: "\(.slot) is used before a scene is active",
                message:
                    "\(.callback) uses \(.slot.shown(as: "keyWindow")) before the scene is active at a cold start: a search for the "
                    + "window of an active scene fails, and presented views may not appear",
                fix: "keep the response, and present it in sceneDidBecomeActive(_:)",
                source: .inferred(
                    "A response at a cold start is delivered before activation (Batch-iOS-SDK, iOS 14), and apps "
                        + "search for the window of an active scene")),
        ],
        example: FindingExample(
            "Did the user open the app?",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .applicationState)]],
                sceneDelegate: [.sceneDidBecomeActive: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneDidBecomeActive: [.mark(label: "opened by the user", metric: .session)]]),
            events: [.tapIcon]))
}

extension Condition { fileprivate static let readsState = Condition.action(.reads([.applicationState])) }

extension Callback {
    fileprivate static let beforeSceneIsActive: [Callback] = [
        .willFinishLaunching, .didFinishLaunching, .configurationForConnecting, .sceneWillConnect, .viewDidLoad,
        .viewWillAppear, .didReceiveNotificationResponse,
    ]

    fileprivate static let ofLaunch: [Callback] = [.willFinishLaunching, .didFinishLaunching]

    fileprivate static let whileStateChanges: [Callback] = [
        .applicationWillEnterForeground, .applicationWillResignActive, .sceneWillEnterForeground, .sceneDidBecomeActive,
        .sceneWillResignActive,
    ]

    fileprivate static let ofNotifications: [Callback] = [
        .fetchRemoteNotification, .didReceiveRemoteNotification, .didReceiveLocalNotification,
    ]
}
