extension FrameworkRow {
    static let maui = [
        FrameworkRow(
            "MauiUIApplicationDelegate", of: .maui, to: .appDelegate,
            methods: [
                .untold(.willFinishLaunching, returns: .bool(true)), .untold(.didFinishLaunching, returns: .bool(true)),
            ]
                + .untold(
                    .applicationPerformAction, .openURL, .applicationContinueActivity, .applicationDidBecomeActive,
                    .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
                    .applicationWillTerminate, .performFetch)
                // responds(to:) says no without a scene manifest.
                + .untold(.configurationForConnecting, mayBeAbsent: true),
            source: .documented("dotnet/maui, MauiUIApplicationDelegate.cs", "https://github.com/dotnet/maui")),
        FrameworkRow(
            "MauiUISceneDelegate", of: .maui, to: .sceneDelegate,
            methods: .untold(
                .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
                .sceneWillResignActive, .sceneDidEnterBackground, .sceneOpenURLContexts, .sceneContinueActivity,
                .sceneWillContinueActivity, .sceneDidFailToContinueActivity, .stateRestorationActivity,
                .restoreInteractionState)
                // Since pull request 38601, in a release that isn't known.
                + .untold(.windowScenePerformAction, mayBeAbsent: true),
            source: .documented(
                "dotnet/maui, MauiUISceneDelegate.cs, and pull request 38601",
                "https://github.com/dotnet/maui/pull/38601")),
    ]
}
