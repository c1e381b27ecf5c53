extension FrameworkRow {
    static let unity = [
        FrameworkRow(
            "UnityAppController", of: .unity, to: .appDelegate,
            methods: [
                .unknown(.willFinishLaunching, returns: .bool(true)),
                .unknown(.didFinishLaunching, returns: .bool(true)), .unknown(.openURL, returns: .bool(true)),
                .unknown(.openURLFromSource, returns: .bool(true), mayBeAbsent: true),
            ]
                + .unknown(
                    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
                    .applicationWillEnterForeground, .applicationWillTerminate, .applicationDidReceiveMemoryWarning,
                    .didRegisterForRemoteNotifications, .fetchRemoteNotification, .didReceiveLocalNotification)
                + .unknown(.applicationContinueActivity, .configurationForConnecting, mayBeAbsent: true),
            source: .unsettled("Unity, UnityAppController.mm in generated projects of several ages")),
        FrameworkRow(
            "UnityScene", of: .unity, to: .sceneDelegate, firstScenes, methods: states,
            source: .inferred(
                "Unity, UnityScene in generated projects of the first versions that have one: no URL, activity or "
                    + "connection is read")),
        FrameworkRow(
            "UnityScene", of: .unity, to: .sceneDelegate, laterScenes,
            methods: states
                + .unknown(.sceneWillConnect, .sceneOpenURLContexts, .sceneContinueActivity, mayBeAbsent: true),
            source: .unsettled(
                "Unity, UnityScene in later generated projects, which keep the first URL until the engine runs; the "
                    + "version of that change is unknown")),
    ]

    /// Each line of long-term support has got scenes in a version of its own.
    private static let firstScenes = LibraryRange(before: LibraryVersion(2022, 3, 73)).or(
        LibraryRange(from: LibraryVersion(6000), before: LibraryVersion(6000, 0, 69))
    ).or(LibraryRange(from: LibraryVersion(6000, 3), before: LibraryVersion(6000, 3, 9)))
    private static let laterScenes = LibraryRange(from: LibraryVersion(2022, 3, 73), before: LibraryVersion(6000)).or(
        LibraryRange(from: LibraryVersion(6000, 0, 69), before: LibraryVersion(6000, 3))
    ).or(LibraryRange(from: LibraryVersion(6000, 3, 9)))

    private static let states: [FrameworkMethod] = [
        .unknown(.sceneDidBecomeActive, calls: .applicationDidBecomeActive),
        .unknown(.sceneWillResignActive, calls: .applicationWillResignActive),
        .unknown(.sceneWillEnterForeground, calls: .applicationWillEnterForeground),
        .unknown(.sceneDidEnterBackground, calls: .applicationDidEnterBackground),
    ]
}
