extension FindingBook {
    /// Several scenes, scenes on other screens, scenes that come again, and saved state.
    static let scenes: [FindingRule] = [
        FindingRule(
            "secondary-role-launch", .secondaryRoleLaunch, on: [.settled],
            when: .all([
                .flag(.launchedNow), .event(.role([.carPlay, .externalDisplay])), .app(.setsUpOnlyInWindowScene),
            ]),
            at: [.misplacedSetUp], .error,
            message: "the app is started for \(.role) without its window scene, and \(.misplacedSetUp), which sets it "
                + "up, doesn't run",
            fix: "do the set-up in a launch method",
            source: .measured(
                "react-native-carplay 149", "https://github.com/birkir/react-native-carplay/issues/149"),
            restsOnEntry: false),
        FindingRule(
            "scene-reconnect", .sceneReconnect, on: [.action],
            when: .all([
                .occurrence(.within([.sceneWillConnect])), .occurrence(.ranForThisScene),
                .action(.kind(.ofOneTimeSetUp)),
            ]),
            at: [.here], .warning,
            message: "scene \(.scene) connects again in this process, and \(.callback) repeats \(.action)",
            fix: "do what is needed once in a launch method, or ask whether it is done",
            source: .documented("Apple, sceneDidDisconnect(_:), and the Xcode template")),
        FindingRule(
            "per-scene-handler-treated-as-app-wide", .perSceneHandlerTreatedAsAppWide, on: [.action],
            when: .all([
                .occurrence(.isInScene), .occurrence(.ranForAnotherScene),
                .any([
                    .action(.kind(.concerningTheApp)), .action(.measures([.session, .start])),
                    .both(.action(.kind([.work])), .occurrence(.within(Callback.ofSceneStates))),
                ]),
            ]),
            at: [.here], .note(.action(.kind([.work]))), .warning,
            message: "\(.callback) runs for each scene, and repeats \(.action) for scene \(.scene)",
            fix:
                "do what concerns the app, and not the scene alone, when the first scene comes or the last one goes, or in a launch method",
            source: .measured(
                "Reports of several windows; Apple forum 732170", "https://developer.apple.com/forums/thread/732170")),
        FindingRule(
            "restoration-order.window", .restorationOrder, on: [.action],
            when: .all([
                .lifecycle(.appDelegate), .action(.makesVisibleWindow), .flag(.hasSavedState),
                .occurrence(.within([.didFinishLaunching])),
            ]),
            at: [.here], .error,
            message: "\(.callback) makes the window visible after state has been restored",
            fix: "make it key and visible in application(_:willFinishLaunchingWithOptions:)",
            source: .documented("Apple, application(_:willFinishLaunchingWithOptions:)")),
        FindingRule(
            "restoration-order.state", .restorationOrder, on: [.action],
            when: .all([
                .action(.kind([.use])), .not(.occurrence(.resourceIsThere)),
                .occurrence(.resourceComesFrom(Callback.restoringState)),
            ]),
            at: [.here], .error,
            message: "\(.callback) uses \"\(.label)\" before it is restored: \(.maker)",
            fix: "use the session's stateRestorationActivity, which scene(_:willConnectTo:options:) has, or wait",
            source: .measured(
                "flutter 193016; wtrmiya/LaunchPractice, iOS 16",
                "https://github.com/flutter/flutter/issues/193016")),
        FindingRule(
            "discarded-session-matches-live", .discardedSessionMatchesLive, on: [.callback],
            when: .all([
                .occurrence(.within([.didDiscardSceneSessions])), .flag(.launching), .occurrence(.doesSomething),
                .app(.hasSavedSession),
            ]),
            at: [.here], .warning,
            message: "\(.callback) comes soon after this launch for sessions that were closed before, and may name the "
                + "one in use, whose window its clean-up then destroys",
            fix: "compare with UIApplication.openSessions before anything is destroyed",
            source: .unsettled("One report: NativeScript 11376")),
        FindingRule(
            "swiftui-wrapped-delegate", .swiftUIWrappedDelegate, on: [.method],
            when: .both(.lifecycle(.swiftUI), .occurrence(.within(Callback.keptBySwiftUI))), at: [.here], .warning,
            message:
                "UIApplication.shared.delegate is SwiftUI's own object, which keeps \(.callback) from the delegate "
                + "adaptor",
            fix: "use onOpenURL and onContinueUserActivity for links and activities, and a scene delegate class for "
                + "the rest",
            source: .unsettled("Claimed in exponea-ios-sdk 78 and by other SDKs; C-SUI-3")),
        FindingRule(
            "state-not-restored.declined", .stateNotRestored, on: [.callback],
            when: .all([
                .occurrence(.within([.shouldRestoreState, .shouldRestoreSecureState])),
                .returnedFalse([.shouldRestoreState, .shouldRestoreSecureState]), .not(.event(.kind([.openURL]))),
            ]),
            at: [.here], .note,
            message: "\(.callback) declines to restore the saved state, so people start anew",
            fix: "restore it, unless what the app was opened with asks for something else", source: .launchingPage),
        FindingRule(
            "state-not-restored.unasked", .stateNotRestored, on: [.settled],
            when: .all([
                .lifecycle(.appDelegate), .flag(.launchedNow), .flag(.foregroundLaunch), .flag(.hasSavedState),
                .not(.implements(.shouldRestoreState)), .not(.implements(.shouldRestoreSecureState)),
            ]),
            at: [.app(["savedState"]), .event], .note,
            message: "there is a saved state, and the app delegate doesn't implement "
                + "application(_:shouldRestoreSecureApplicationState:), so people start anew",
            fix: "return true from it, and restore", source: .launchingPage),
        FindingRule(
            "state-not-restored.ignored", .stateNotRestored, on: [.callback],
            when: .all([
                .occurrence(.within([.sceneWillConnect])), .occurrence(.doesNothing), .flag(.hasSavedState),
                .not(.scene(.new)),
            ]),
            at: [.here], .note,
            message: "\(.callback) ignores the saved state that the session brings, so people start anew",
            fix: "restore from session.stateRestorationActivity", source: .launchingPage),
    ]
}

extension [Action.Kind] {
    /// What need not be done again while the process lives.
    fileprivate static let ofOneTimeSetUp: [Action.Kind] = [
        .create, .registerTask, .setNotificationDelegate, .enableHealthKitDelivery, .registerForRemoteNotifications,
        .listen,
    ]

    /// What concerns the app and none of its windows.
    fileprivate static let concerningTheApp: [Action.Kind] = [
        .registerTask, .setNotificationDelegate, .enableHealthKitDelivery, .registerForRemoteNotifications,
        .request,
    ]
}

extension Callback {
    fileprivate static let ofSceneStates: [Callback] = [
        .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
        .sceneDidDisconnect,
    ]

    fileprivate static let keptBySwiftUI: [Callback] = [
        .openURL, .openURLFromSource, .handleOpenURL, .applicationWillContinueActivity, .applicationContinueActivity,
        .applicationDidFailToContinueActivity, .applicationPerformAction, .applicationAcceptCloudKitShare,
    ]
}
