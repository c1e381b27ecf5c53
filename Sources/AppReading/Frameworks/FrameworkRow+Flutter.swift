extension FrameworkRow {
    static let flutter = [
        FrameworkRow(
            "FlutterAppDelegate", of: .flutter, to: .appDelegate,
            methods: [.forPlugins(.willFinishLaunching), .forPlugins(.didFinishLaunching)]
                + .unknown(
                    .openURL, .openURLFromSource, .handleOpenURL, .applicationContinueActivity,
                    .applicationPerformAction, .handleBackgroundSessionEvents, .didRegisterForRemoteNotifications,
                    .didReceiveLocalNotification, .willPresentNotification, .didReceiveNotificationResponse)
                // Plugins get these from notifications.
                + .empty(
                    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
                    .applicationWillEnterForeground, .applicationWillTerminate)
                // responds(to:) says yes where a plugin has them.
                + .unknown(.fetchRemoteNotification, .performFetch, mayBeAbsent: true)
                // Old engines have none of these.
                + .unknown(
                    .shouldSaveState, .shouldRestoreState, .shouldSaveSecureState, .shouldRestoreSecureState,
                    mayBeAbsent: true),
            source: .documented(
                "flutter/flutter, FlutterAppDelegate.mm and FlutterPluginAppLifeCycleDelegate.mm",
                "https://github.com/flutter/flutter")),
        FrameworkRow(
            "FlutterSceneDelegate", of: .flutter, to: .sceneDelegate, LibraryRange(before: LibraryVersion(3, 38)),
            methods: [
                .known(.sceneWillConnect), .unknown(.windowScenePerformAction, calls: .applicationPerformAction),
            ],
            source: .documented(
                "flutter/flutter, FlutterSceneDelegate.m at 10b32cd, the first form, and issue 170350",
                "https://github.com/flutter/flutter/issues/170350")),
        FrameworkRow(
            "FlutterSceneDelegate", of: .flutter, to: .sceneDelegate, LibraryRange(from: LibraryVersion(3, 38)),
            methods: .unknown(
                .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
                .sceneWillResignActive, .sceneDidEnterBackground, .sceneOpenURLContexts, .sceneContinueActivity,
                .windowScenePerformAction, .stateRestorationActivity, .restoreInteractionState),
            source: .documented(
                "flutter/flutter, FlutterSceneDelegate.mm at 0bc18fa; Flutter, UISceneDelegate adoption",
                "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate")),
    ]
}
