extension Rule {
    /// The consequences of the app's own code, and the time that it may take.
    static let appActions: [Rule] = [
        Rule(
            "action.window", on: [.at(.makesWindow)],
            when: .all([.joinsScreen, .app(.makesWindowInCode), .action(.makesVisibleWindow)]),
            effects: [
                .step(.windowCreated), .step(.rootViewControllerSet), .set(.windowMade), .then(.viewsLoad),
                .then(.viewsAppearLate),
            ], because: "makeKeyAndVisible() loads the root view inside the callback that calls it.",
            source: .measured("Matt Neuburg, SO 66605799", "https://stackoverflow.com/q/66605799", on: [12])),
        Rule(
            "action.window.extra", on: [.at(.makesWindow)],
            when: .both(.joinsScreen, .not(.both(.app(.makesWindowInCode), .action(.makesVisibleWindow)))),
            effects: [.step(.windowCreated)],
            because: "A window in addition to the storyboard's, or one that isn't visible yet, loads no view.",
            source: .makesVisible),
        Rule(
            "action.window.deferred", on: [.at(.makesWindow)], when: .mayJoinScene, effects: [.step(.windowCreated)],
            because: "A window that is created after its method has returned can use any scene that has connected by "
                + "then.", source: .inferred("Apple, UIApplication.connectedScenes; which scene code picks is unknown")),
        Rule(
            "action.window.orphan", on: [.at(.makesWindow)], when: .both(.not(.joinsScreen), .not(.mayJoinScene)),
            effects: [.step(.windowWithoutScene), .set(.windowWithoutSceneMade)],
            because: "With scenes a window shows only as part of a window scene.",
            source: .measured("expo#50179, iOS 27 simulator", "https://github.com/expo/expo/issues/50179", on: [27])),
        Rule(
            "action.deferred", on: [.at(.deferredActionIsDue)], effects: [],
            because: "A method's deferred actions run after it has returned, when the main thread is free again. Their "
                + "place among the callbacks is unknown.",
            source: .inferred("Apple, DispatchQueue.main: its blocks run between the turns of the run loop")),
        Rule(
            "action.delegate", on: [.at(.setsNotificationDelegate)], when: .not(.setsDelegateLate),
            effects: [.set(.notificationDelegateSet)],
            because: "From then on the notification delegate receives responses.",
            source: .documented("Apple, UNUserNotificationCenter.delegate")),
        Rule(
            "action.delegate.late", on: [.at(.setsNotificationDelegate)], when: .setsDelegateLate,
            effects: [.set(.notificationDelegateLate)],
            because: "A notification delegate must be set before the launch methods have returned, or the response "
                + "that launched the app is lost.",
            source: .documented(
                "Apple, UNUserNotificationCenter.delegate; deltachat-ios#2672",
                "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate")),
        Rule(
            "action.task.late", on: [.at(.registersTask)],
            when: .both(.flag(.launchMethodsReturned), .not(.registersContinuedTask)),
            effects: [.stop("crash: launch handlers must be registered before the app finishes launching")],
            because: "BGTaskScheduler throws when a launch handler is registered after the launch methods.",
            source: .measured("flutter_background_fetch#414; flutter_workmanager#696")),
        Rule(
            "action.task.continued", on: [.at(.registersTask)],
            when: .both(.flag(.launchMethodsReturned), .registersContinuedTask), effects: [],
            because: "A BGContinuedProcessingTask may be registered when the user starts it.",
            source: .unsettled(
                "WWDC25 session 227; BGTaskScheduler.register still states before the app finishes launching",
                "https://developer.apple.com/videos/play/wwdc2025/227/")),
        Rule(
            "action.task.twice", on: [.at(.registersTask)],
            when: .both(.occurrence(.taskIsRegistered), .not(.flag(.launchMethodsReturned))),
            effects: [.stop("crash: a launch handler for this task is registered already")],
            because: "BGTaskScheduler throws when one identifier is registered twice.",
            source: .measured(
                "flutter_background_geolocation#1205; Apple, BGTaskScheduler.register: the system kills the app")),
        Rule(
            "action.token", on: [.at(.eventSettles)], from: [.inactive, .active, .background],
            when: .both(.flag(.awaitsToken), .not(.flag(.prewarmed))),
            effects: [.clear(.awaitsToken), .call(.didRegisterForRemoteNotifications)],
            because: "The device token comes some time after the app has asked for it.",
            source: .unsettled("Apple promises no time; one log has it before applicationDidBecomeActive")),
        limit("limit.launch", .launchTakesTooLong, .launch, "watchdog: the launch took too long (0x8badf00d)"),
        limit(
            "limit.background-scene", .backgroundSceneTakesTooLong, .backgroundScene,
            "watchdog: creating the scene in the background took too long"),
        limit(
            "limit.scene-update", .sceneUpdateTakesTooLong, .sceneUpdate,
            "watchdog: updating the scene in the background took too long (0x8badf00d, scene-update)"),
        limit(
            "limit.background-event", .backgroundTakesTooLong, .backgroundEvent,
            "ended by the system: the background time ran out"),
        limit(
            "limit.leaving", .leavingTakesTooLong, .leaving,
            "watchdog: leaving the foreground took too long (0x8badf00d)"),
    ]

    private static func limit(_ id: String, _ point: LaunchPoint, _ watchdog: Watchdog, _ reason: String) -> Rule {
        Rule(
            id, on: [.at(point)], effects: [.stop(reason)],
            because: "The system stops an app that takes longer than it allows.", source: Limit.of(watchdog).source)
    }
}

extension Condition {
    /// The window that is created can be shown: without scenes any window, with scenes one of the current scene.
    fileprivate static let joinsScreen = Condition.any([
        .lifecycle(.appDelegate), .both(.action(.makesWindow([.scene])), .occurrence(.isInScene)),
    ])
    /// A method outside of scenes has deferred a window for one.
    fileprivate static let mayJoinScene = Condition.all([
        .not(.lifecycle(.appDelegate)), .action(.makesWindow([.scene])), .not(.occurrence(.isInScene)),
        .occurrence(.isDeferred),
    ])
    /// A task of iOS 26 that continues what the user began.
    static let registersContinuedTask = Condition.both(.action(.registersContinuedTask), .os(.from(26)))
    /// The launch methods have returned, and what launched the app is about to be delivered.
    fileprivate static let setsDelegateLate = Condition.both(.flag(.launchMethodsReturned), .flag(.launching))
}

extension Source {
    static let makesVisible = inferred("Apple, UIWindow.makeKeyAndVisible(), states only that it shows the window")
}
