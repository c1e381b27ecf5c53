extension FindingBook {
    /// Launches that nobody sees, and states that are taken for something else.
    static let background: [FindingRule] = [
        FindingRule(
            "background-launch-counted", .backgroundLaunchCounted, on: [.action],
            when: .both(.action(.measures([.session])), .runsUnseen), at: [.here], .warning,
            message: "\(.callback) counts \"\(.label)\" in the background, in a launch that may never reach the "
                + "foreground",
            fix: "count it when a scene or the app becomes active",
            source: .measured(
                "TelemetryDeck/SwiftSDK 281; bugsnag-cocoa 1108",
                "https://github.com/bugsnag/bugsnag-cocoa/pull/1108")),
        FindingRule(
            "background-launch-counted.start", .backgroundLaunchCounted, on: [.neverInForeground],
            when: .action(.measures([.start])), at: [.here], .warning,
            message: "\(.callback) starts \"\(.label)\" in a launch that never reaches the foreground",
            fix: "start it when the app comes to the foreground, or drop it when the process ends unseen",
            source: .measured(
                "TelemetryDeck/SwiftSDK 281; bugsnag-cocoa 1108",
                "https://github.com/bugsnag/bugsnag-cocoa/pull/1108")),
        FindingRule(
            "ui-built-in-background", .uiBuiltInBackground, on: [.action],
            when: .all([
                .action(.kind([.makeWindow])), .runsUnseen,
                // A scene that connects needs its window, whenever that is.
                .not(.occurrence(.within([.sceneWillConnect]))),
            ]),
            at: [.here], .warning,
            message: "\(.callback) makes a window in a launch that shows none",
            fix: "make it when a scene, or the app, enters the foreground",
            source: .measured("NativeScript 9906", "https://github.com/NativeScript/NativeScript/issues/9906")),
        FindingRule(
            "ui-built-in-background.swiftui", .uiBuiltInBackground, on: [.callback],
            when: .both(.occurrence(.within([.onAppear])), .runsUnseen), at: [.event], .warning,
            message: "SwiftUI builds the app's views, and calls \(.callback), in a launch that shows none",
            fix: "don't present anything, nor start work for the screen, before the scene is active",
            source: .measured(
                "feedback-assistant/reports 275, macOS 12", on: .majors(15, 15), platforms: [.macCatalyst])),
        FindingRule(
            "state-read-misleads.launch", .stateReadMisleads, on: [.action],
            when: .all([
                .readsState, .not(.lifecycle(.appDelegate)), .occurrence(.within(Callback.beforeSceneIsActive)),
            ]),
            at: [.here], .warning,
            message: "\(.callback) reads applicationState, which is \(.value) there in every launch of an app with "
                + "scenes, also one that the user asked for",
            fix: "ask the scene for its activationState, or wait for sceneDidBecomeActive(_:)",
            source: .measured(
                "bugsnag-cocoa 1263 and 1307, dd-sdk-ios, firebase-ios-sdk 15912, Batch, customerio",
                "https://github.com/bugsnag/bugsnag-cocoa/pull/1263")),
        FindingRule(
            "state-read-misleads.transition", .stateReadMisleads, on: [.action],
            when: .both(.readsState, .occurrence(.within(Callback.whileStateChanges))), at: [.here], .warning,
            message: "\(.callback) reads applicationState, which lags behind there and is \(.value)",
            fix: "rely on which callback it is, not on the state", source: .applicationLog),
        FindingRule(
            "state-read-misleads.tap", .stateReadMisleads, on: [.action],
            when: .both(.readsState, .occurrence(.within(Callback.ofNotifications))), at: [.here], .warning,
            message: "\(.callback) reads applicationState, here \(.value), from which a tap can't be told for sure: it "
                + "is active, inactive or background by way of arrival and OS version",
            fix: "from iOS 10 on leave taps to userNotificationCenter(_:didReceive:withCompletionHandler:)",
            source: .measured("openradar 34332569, iOS 10 and 11; ProMotion-push 10")),
        FindingRule(
            "no-foreground-callback-at-cold-launch", .noForegroundCallbackAtColdLaunch, on: [.firstFrame],
            when: .all([
                .lifecycle(.appDelegate), .flag(.launching), .flag(.foregroundLaunch),
                .app(.worksOnlyInForegroundCallback),
            ]),
            at: [.implementation(.applicationWillEnterForeground)], .warning,
            message: "applicationWillEnterForeground(_:) does work that no launch method does, and a cold launch "
                + "without scenes doesn't call it",
            fix: "do it in applicationDidBecomeActive(_:), or at launch as well", source: .applicationLog),
        FindingRule(
            "headless-launch", .headlessLaunch, on: [.settled],
            when: .all([.flag(.launchedNow), .flag(.launchedInBackground), .flag(.launchMethodsReturned)]),
            at: [.event], .note,
            message: "the launch methods run, nothing becomes visible, and the process is suspended",
            fix: "set up here only what the event needs", source: .backgroundSequence, restsOnEntry: false),
    ]
}

extension Condition {
    /// The process was launched or woken for an event, without a screen.
    fileprivate static let runsUnseen = Condition.flag(.awakened)

    fileprivate static let readsState = Condition.action(.reads([.applicationState]))
}

extension Callback {
    fileprivate static let beforeSceneIsActive: [Callback] = [
        .willFinishLaunching, .didFinishLaunching, .configurationForConnecting, .sceneWillConnect, .viewDidLoad,
        .viewWillAppear,
    ]

    fileprivate static let whileStateChanges: [Callback] = [
        .applicationWillEnterForeground, .applicationWillResignActive, .sceneWillEnterForeground,
        .sceneDidBecomeActive, .sceneWillResignActive,
    ]

    fileprivate static let ofNotifications: [Callback] = [
        .fetchRemoteNotification, .didReceiveRemoteNotification, .didReceiveLocalNotification,
    ]
}
