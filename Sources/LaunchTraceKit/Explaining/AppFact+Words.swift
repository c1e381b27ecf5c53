import LaunchModel

extension AppFact {
    /// The fact as a clause, and its opposite.
    var statement: Statement {
        switch self {
        case .adoptsScenes: Statement("the app adopts scenes", "the app doesn't adopt scenes")
        case .supportsMultipleScenes:
            Statement("the app supports multiple scenes", "the app doesn't support multiple scenes")
        case .hasDiscardedSessions:
            Statement(
                "sessions were discarded that the app doesn't know of",
                "no sessions were discarded that the app doesn't know of")
        case .permitsBackgroundTasks:
            Statement(
                "Info.plist lists BGTaskSchedulerPermittedIdentifiers",
                "Info.plist lists no BGTaskSchedulerPermittedIdentifiers")
        case .exitsOnSuspend: Statement("UIApplicationExitsOnSuspend", .is, "true")
        case .makesWindowInCode:
            Statement(
                "the scenario says where code makes the window", "the scenario doesn't say where code makes the window")
        case .setsNotificationDelegate:
            Statement(
                "the scenario says where the notification delegate is set",
                "the scenario doesn't say where the notification delegate is set")
        case .hasNotificationDelegate:
            Statement("the app has a notification delegate", "the app has no notification delegate")
        case .hasManifest: Statement("Info.plist has a scene manifest", "Info.plist has no scene manifest")
        case .hasConfiguration:
            Statement(
                "the manifest has a configuration of a window scene",
                "the manifest has no configuration of a window scene")
        case .hasUsableConfiguration:
            Statement(
                "a configuration of a window scene names its delegate class",
                "no configuration of a window scene names a delegate class")
        case .namesSceneDelegateClass:
            Statement("the manifest names a delegate class", "the manifest names no delegate class")
        case .hasLaunchScreen: Statement("the app has a launch screen", "the app has no launch screen")
        case .launchScreenHasText: Statement("the launch screen has text", "the launch screen has no text")
        case .launchScreenHasBranding: Statement("the launch screen has branding", "the launch screen has no branding")
        case .launchScreenIsTooBig: Statement("the launch screen", .is, "over 25 MB")
        case .launchScreenIsImage: Statement("the launch screen", .is, "a static image")
        case .launchScreenUnlikeFirstScreen:
            Statement("the launch screen differs from the first screen", "the launch screen is like the first screen")
        case .launchScreenIgnoresAppearance:
            Statement("the launch screen ignores the appearance", "the launch screen follows the appearance")
        case .supportsOneLandscape:
            Statement(
                "the app supports landscape only, in one direction",
                "the app doesn't support just one landscape direction")
        case .prefersImmersiveScene:
            Statement("Info.plist prefers an immersive scene", "Info.plist doesn't prefer an immersive scene")
        case .worksOnlyInForegroundCallback:
            Statement(
                "applicationWillEnterForeground(_:) does work that no launch method does",
                "applicationWillEnterForeground(_:) does no work of its own")
        case .setsUpOnlyInWindowScene:
            Statement(
                "only the window scene's callbacks set something up",
                "not only the window scene's callbacks set something up")
        case .hasSavedSession:
            Statement("the system remembers a scene session", "the system remembers no scene session")
        }
    }
}

extension SceneFact {
    /// The fact as a clause, and its opposite.
    var statement: Statement {
        switch self {
        case .exists: Statement("there is such a scene", "there is no such scene")
        case .connected: Statement("the scene", .is, "connected")
        case .new: Statement("the session", .is, "new")
        case .target: Statement("the scene", .is, "the one that the event is for")
        case .role(let roles): Statement("the scene", .is, "one for " + roles.map(\.title).listed("or"))
        case .state(let states): Statement("the scene", .is, states.map(\.title).listed("or"))
        }
    }
}
