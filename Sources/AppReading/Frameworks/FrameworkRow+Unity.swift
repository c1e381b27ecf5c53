extension FrameworkRow {
    static let unity = [
        FrameworkRow(
            "UnityAppController", of: .unity, to: .appDelegate,
            methods: [
                .untold(.willFinishLaunching, returns: .bool(true)), .untold(.didFinishLaunching, returns: .bool(true)),
                .untold(.openURL, returns: .bool(true)),
                .untold(.openURLFromSource, returns: .bool(true), mayBeAbsent: true),
            ]
                + .untold(
                    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
                    .applicationWillEnterForeground, .applicationWillTerminate, .applicationDidReceiveMemoryWarning,
                    .didRegisterForRemoteNotifications, .fetchRemoteNotification, .didReceiveLocalNotification)
                + .untold(.applicationContinueActivity, .configurationForConnecting, mayBeAbsent: true),
            source: .unsettled("Unity, UnityAppController.mm in generated projects of several ages")),
        FrameworkRow(
            "UnityScene", of: .unity, to: .sceneDelegate, firstScenes, methods: states,
            source: .inferred(
                "Unity, UnityScene in generated projects of the first versions that have one: no URL, activity or "
                    + "connection is looked at")),
        FrameworkRow(
            "UnityScene", of: .unity, to: .sceneDelegate, laterScenes,
            methods: states
                + .untold(.sceneWillConnect, .sceneOpenURLContexts, .sceneContinueActivity, mayBeAbsent: true),
            source: .unsettled(
                "Unity, UnityScene in later generated projects, which keep the first URL until the engine runs; the "
                    + "version in which that came is unknown")),
    ]

    /// Each line of long-term support has got scenes in a version of its own.
    private static let firstScenes = LibraryRange(before: LibraryVersion(2022, 3, 73))
        .or(LibraryRange(from: LibraryVersion(6000), before: LibraryVersion(6000, 0, 69)))
        .or(LibraryRange(from: LibraryVersion(6000, 3), before: LibraryVersion(6000, 3, 9)))
    private static let laterScenes = LibraryRange(from: LibraryVersion(2022, 3, 73), before: LibraryVersion(6000))
        .or(LibraryRange(from: LibraryVersion(6000, 0, 69), before: LibraryVersion(6000, 3)))
        .or(LibraryRange(from: LibraryVersion(6000, 3, 9)))

    private static let states: [FrameworkMethod] = [
        .untold(.sceneDidBecomeActive, calls: .applicationDidBecomeActive),
        .untold(.sceneWillResignActive, calls: .applicationWillResignActive),
        .untold(.sceneWillEnterForeground, calls: .applicationWillEnterForeground),
        .untold(.sceneDidEnterBackground, calls: .applicationDidEnterBackground),
    ]
}
