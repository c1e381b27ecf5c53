extension FindingBook {
    /// What an app declares about scenes, and what it makes of its windows.
    static let adoption: [FindingRule] = [
        FindingRule(
            "scene-lifecycle-required", .sceneLifecycleRequired, on: [.declared],
            when: .all([.lifecycle(.appDelegate), .os(.from(13)), .not(.app(.hasManifest))]),
            at: [.app(["sdk"]), .app(["lifecycle"]), .app(["infoPlist"]), .device("os")],
            .error(.sdk(.from(27))), .warning(.sdk(.majors(26, 26))), .note(.os(.from(18, 4))),
            message: "the app is linked with SDK \(.sdk) and doesn't adopt the scene life cycle, without which an app "
                + "built with SDK 27 stops at launch",
            fix: "declare UIApplicationSceneManifest with a scene delegate and move the interface there",
            source: .sceneMigration, restsOnEntry: false,
            shownBy: ["adoption.trap", "adoption.warning", "adoption.required-soon"]),
        FindingRule(
            "scene-manifest-incomplete", .sceneManifestIncomplete, on: [.declared],
            when: .all([
                .not(.lifecycle(.swiftUI)), .os(.from(13)), .app(.hasManifest), .not(.app(.hasUsableConfiguration)),
                .not(.names(.configurationForConnecting)),
            ]),
            at: [
                .app(["infoPlist", "UIApplicationSceneManifest", "UISceneConfigurations"]),
                .app(["infoPlist", "UIApplicationSceneManifest"]), .app(["infoPlist"]),
            ],
            .error,
            message: "the scene manifest names no configuration with a delegate class, and the app delegate doesn't "
                + "implement application(_:configurationForConnecting:options:): UIKit stops the app at launch, as with "
                + "SDK 27, or leaves it running behind a black screen",
            fix: "add UISceneConfigurations with a UISceneDelegateClassName, or return a configuration in code",
            source: .measured(
                "mobile_nebula 405, slint 13442, Cranpose 673; expo 50179",
                "https://github.com/expo/expo/issues/50179"),
            restsOnEntry: false, shownBy: ["adoption.trap", "scene.no-delegate"]),
        FindingRule(
            "orphan-window", .orphanWindow, on: [.action],
            when: .both(
                .not(.lifecycle(.appDelegate)),
                .any([
                    .action(.makesWindow([.frame])),
                    .both(.action(.makesWindow([.scene])), .not(.occurrence(.isInScene))),
                ])),
            at: [.here], .error,
            message: "\(.callback) makes a window without a window scene, which never shows: the scene connects "
                + "without a window, behind a black screen",
            fix: "make it with UIWindow(windowScene:) in scene(_:willConnectTo:options:)",
            source: .measured("expo 50179, iOS 27 simulator", "https://github.com/expo/expo/issues/50179")),
        FindingRule(
            "orphan-window.none", .orphanWindow, on: [.blackScreen], when: .not(.app(.makesWindowInCode)),
            at: [.app(["sceneDelegate"]), .app(["interface"]), .event], .error,
            message: "the scene connects without a window, behind a black screen: nobody makes one",
            fix: "make it with UIWindow(windowScene:) in scene(_:willConnectTo:options:)",
            source: .documented("Apple, Specifying the scenes your app supports")),
        FindingRule(
            "scene-delegate-class-unresolved", .sceneDelegateClassUnresolved, on: [.declared],
            when: .all([
                .not(.lifecycle(.appDelegate)), .app(.namesSceneDelegateClass), .not(.has(.sceneDelegate)),
            ]),
            at: [
                .app(["infoPlist", "UIApplicationSceneManifest", "UISceneConfigurations"]), .app(["infoPlist"]),
            ],
            .error,
            message: "the scene manifest names a delegate class that the app doesn't have; UIKit logs that it could "
                + "not load it, and no scene delegate is there",
            fix: "correct UISceneDelegateClassName, with the module's name before it, or add the class",
            source: .measured("Issue logs: \"could not load class with name\""), restsOnEntry: false,
            shownBy: ["scene.no-delegate.class"]),
        FindingRule(
            "dependency-not-ready.window", .dependencyNotReady, on: [.action],
            when: .both(
                .action(.reads([.window, .rootViewController, .keyWindow])), .occurrence(.readsNothing)),
            at: [.here], .error,
            message: "\(.callback) reads \(.slot), which is nil there: the window is made later",
            fix: "use it once it is made: with scenes, from scene(_:willConnectTo:options:) on",
            source: .documented("Apple, UISceneDelegate; UIWindowSceneDelegate.window")),
        FindingRule(
            "dependency-not-ready.resource", .dependencyNotReady, on: [.action],
            when: .all([
                .action(.kind([.use])), .not(.occurrence(.resourceIsThere)),
                .not(.occurrence(.resourceComesFrom(Callback.restoringState))),
            ]),
            at: [.here], .error,
            message: "\(.callback) uses \"\(.label)\" before it is there: \(.maker)",
            fix: "make it before its first use, or on demand", source: .launchSequence),
    ]
}

extension Callback {
    /// The callbacks that bring saved state back.
    static let restoringState: [Callback] = [
        .restoreInteractionState, .didDecodeState, .decodeRestorableState, .viewControllerWithRestorationPath,
        .finishedRestoringState,
    ]
}
