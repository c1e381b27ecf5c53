extension FrameworkRow {
    static let expo = [
        FrameworkRow(
            "EXAppDelegateWrapper", of: .expo, to: .appDelegate, methods: [.unknown(.didFinishLaunching)] + subscribed,
            source: .documented(
                "expo/expo, EXAppDelegateWrapper.mm at 0a1d8b8, removed in SDK 55", "https://github.com/expo/expo")),
        FrameworkRow(
            "ExpoAppDelegate", objectiveC: "EXExpoAppDelegate", of: .expo, to: .appDelegate,
            LibraryRange(before: LibraryVersion(55)), methods: [.unknown(.didFinishLaunching)] + subscribed,
            source: .documented("expo/expo, ExpoAppDelegate.swift at 0a96f27", "https://github.com/expo/expo")),
        FrameworkRow(
            "ExpoAppDelegate", objectiveC: "EXExpoAppDelegate", of: .expo, to: .appDelegate,
            LibraryRange(from: LibraryVersion(55)),
            methods: [.unknown(.didFinishLaunching, returns: .bool(true))] + subscribed
                + .unknown(.applicationDidReceiveMemoryWarning),
            source: .documented(
                "expo/expo, ExpoAppDelegate.swift at bf9e966, and the changelog of SDK 55",
                "https://github.com/expo/expo")),
        FrameworkRow(
            "ExpoAppSceneDelegate", objectiveC: "EXExpoAppSceneDelegate", of: .expo, to: .sceneDelegate,
            methods: [
                .unknown(.sceneWillConnect, calls: .openURL, .applicationContinueActivity, .applicationPerformAction),
                .known(.sceneDidDisconnect), .unknown(.sceneDidBecomeActive, calls: .applicationDidBecomeActive),
                .unknown(.sceneWillResignActive, calls: .applicationWillResignActive),
                .unknown(.sceneWillEnterForeground, calls: .applicationWillEnterForeground),
                .unknown(.sceneDidEnterBackground, calls: .applicationDidEnterBackground),
                .unknown(.sceneOpenURLContexts, calls: .openURL),
                .unknown(.sceneContinueActivity, calls: .applicationContinueActivity),
                .unknown(.sceneWillContinueActivity, calls: .applicationWillContinueActivity, mayBeAbsent: true),
                .unknown(
                    .sceneDidFailToContinueActivity, calls: .applicationDidFailToContinueActivity, mayBeAbsent: true),
                .unknown(.windowScenePerformAction, calls: .applicationPerformAction, mayBeAbsent: true),
            ],
            source: .unsettled(
                "expo/expo, ExpoAppSceneDelegate.swift and SceneEventForwarder.swift of 2026, in several states",
                "https://github.com/expo/expo")),
    ]

    /// The methods that go to every subscriber, apart from a launch method whose result changed.
    private static let subscribed: [FrameworkMethod] =
        [.forPlugins(.willFinishLaunching)]
        + .unknown(
            .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
            .applicationWillEnterForeground, .applicationWillTerminate, .handleBackgroundSessionEvents,
            .didRegisterForRemoteNotifications, .fetchRemoteNotification, .performFetch,
            .applicationWillContinueActivity, .applicationContinueActivity, .applicationDidFailToContinueActivity,
            .applicationPerformAction, .openURL)
}
