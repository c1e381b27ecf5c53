extension FindingKind {
    /// `LT032 state-read-misleads`
    public static let stateReadMisleads = FindingKind(
        "LT032", "state-read-misleads",
        effect: "the app's state misleads here",
        meaning:
            "The application's state is read where its value misleads, or the window is looked for where no scene is "
            + "active yet.",
        why: "In application(_:didFinishLaunchingWithOptions:) a scene app reads background, even if the user has "
            + "just tapped its icon. Inactive is no kind of background: an app is inactive while it launches, and "
            + "under a system alert. And the state doesn't tell whether the user tapped a notification or it merely "
            + "arrived.",
        fix: "Ask the scene for its activationState, or rely on which callback it is. For a tap, rely on "
            + "userNotificationCenter(_:didReceive:withCompletionHandler:).",
        rules: [
            FindingRule(
                "state-read-misleads.launch", on: [.action],
                when: .all([
                    .readsState, .not(.lifecycle(.appDelegate)), .within(Callback.beforeSceneIsActive),
                    .flag(.launching),
                ]),
                at: [.here], .warning,
                label: "applicationState is \(.value) here in every launch, also one that the user asked for",
                message: "\(.callback) reads applicationState, which is \(.value) there in every launch of an app with "
                    + "scenes, also one that the user asked for",
                fix: "ask the scene for its activationState, or wait for sceneDidBecomeActive(_:)",
                source: .measured(
                    "bugsnag-cocoa 1263 and 1307, dd-sdk-ios, firebase-ios-sdk 15912, Batch, customerio",
                    "https://github.com/bugsnag/bugsnag-cocoa/pull/1263")),
            FindingRule(
                "state-read-misleads.inactive", on: [.action],
                when: .all([
                    .readsState, .lifecycle(.appDelegate), .within(Callback.ofLaunch),
                    .flag(.foregroundLaunch),
                ]),
                at: [.here], .warning,
                label: "applicationState is \(.value) here, and inactive is no kind of background",
                message:
                    "\(.callback) reads applicationState, which is \(.value) there at a launch that the user asked "
                    + "for, and inactive is no kind of background",
                fix: "take only background for a launch in the background", source: .applicationLog),
            FindingRule(
                "state-read-misleads.transition", on: [.action],
                when: .both(.readsState, .within(Callback.whileStateChanges)), at: [.here], .warning,
                label: "applicationState lags behind here, and is \(.value)",
                message: "\(.callback) reads applicationState, which lags behind there and is \(.value)",
                fix: "rely on which callback it is, not on the state", source: .applicationLog),
            FindingRule(
                "state-read-misleads.tap", on: [.action],
                when: .both(.readsState, .within(Callback.ofNotifications)), at: [.here], .warning,
                label: "a tap can't be told from applicationState, here \(.value)",
                message:
                    "\(.callback) reads applicationState, here \(.value), from which a tap can't be told for sure: it "
                    + "is active, inactive or background by way of arrival and OS version",
                fix: "from iOS 10 on leave taps to userNotificationCenter(_:didReceive:withCompletionHandler:)",
                source: .measured("openradar 34332569, iOS 10 and 11; ProMotion-push 10", on: [10, 11])),
            FindingRule(
                "state-read-misleads.response", on: [.action],
                when: .all([
                    .action(.reads([.window, .rootViewController, .keyWindow])), .not(.occurrence(.readsNothing)),
                    .not(.lifecycle(.appDelegate)),
                    .within([.didReceiveNotificationResponse]), .flag(.launching),
                    .not(.anyScene([.foregroundActive])),
                ]),
                at: [.here], .warning,
                effect: "what a tap at a cold start asks for may not show",
                label: "no scene is active yet, and \(.slot) is used",
                message: "\(.callback) comes before the scene is active at a cold start, and uses \(.slot): an active "
                    + "scene's window isn't found yet, and what is presented then may not show",
                fix: "keep the response, and show it in sceneDidBecomeActive(_:)",
                source: .inferred(
                    "A response at a cold start comes before activation (Batch-iOS-SDK, iOS 14), and apps look for "
                        + "the window of an active scene")),
        ],
        example: FindingExample(
            "Has a person opened the app?",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .applicationState)]],
                sceneDelegate: [.sceneDidBecomeActive: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneDidBecomeActive: [.mark(label: "opened by a person", metric: .session)]]),
            events: [.tapIcon]))
}

extension Condition {
    fileprivate static let readsState = Condition.action(.reads([.applicationState]))
}

extension Callback {
    fileprivate static let beforeSceneIsActive: [Callback] = [
        .willFinishLaunching, .didFinishLaunching, .configurationForConnecting, .sceneWillConnect, .viewDidLoad,
        .viewWillAppear, .didReceiveNotificationResponse,
    ]

    fileprivate static let ofLaunch: [Callback] = [.willFinishLaunching, .didFinishLaunching]

    fileprivate static let whileStateChanges: [Callback] = [
        .applicationWillEnterForeground, .applicationWillResignActive, .sceneWillEnterForeground,
        .sceneDidBecomeActive, .sceneWillResignActive,
    ]

    fileprivate static let ofNotifications: [Callback] = [
        .fetchRemoteNotification, .didReceiveRemoteNotification, .didReceiveLocalNotification,
    ]
}
