extension FrameworkRow {
    static let maui = [
        FrameworkRow(
            "MauiUIApplicationDelegate", of: .maui, to: .appDelegate,
            methods: [
                .unknown(.willFinishLaunching, returns: .bool(true)),
                .unknown(.didFinishLaunching, returns: .bool(true)),
            ]
                + .unknown(
                    .applicationPerformAction, .openURL, .applicationContinueActivity, .applicationDidBecomeActive,
                    .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
                    .applicationWillTerminate, .performFetch)  // responds(to:) says no without a scene manifest.
                + .unknown(.configurationForConnecting, mayBeAbsent: true),
            source: .documented("dotnet/maui, MauiUIApplicationDelegate.cs", "https://github.com/dotnet/maui")),
        FrameworkRow(
            "MauiUISceneDelegate", of: .maui, to: .sceneDelegate,
            methods: .unknown(
                .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
                .sceneWillResignActive, .sceneDidEnterBackground, .sceneOpenURLContexts, .sceneContinueActivity,
                .sceneWillContinueActivity, .sceneDidFailToContinueActivity, .stateRestorationActivity,
                .restoreInteractionState)  // Since pull request 38601, in an unknown release.
                + .unknown(.windowScenePerformAction, mayBeAbsent: true),
            source: .documented(
                "dotnet/maui, MauiUISceneDelegate.cs, and pull request 38601",
                "https://github.com/dotnet/maui/pull/38601")),
    ]
}
