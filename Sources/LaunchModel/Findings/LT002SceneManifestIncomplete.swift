extension FindingHelp {
    /// A manifest with a delegate class for windows.
    static let sceneManifest = write(
        ["UISceneConfigurations": configurations], as: "UIApplicationSceneManifest", at: .app(["infoPlist"]))

    fileprivate static let sceneConfigurations = write(
        configurations, as: "UISceneConfigurations", at: .app(["infoPlist", "UIApplicationSceneManifest"]))

    private static let configurations: Value = [
        "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]]
    ]
}

extension FindingKind {
    /// `LT002 scene-manifest-incomplete`
    public static let sceneManifestIncomplete = FindingKind(
        "LT002", "scene-manifest-incomplete", effect: "the app crashes at launch, or shows a black screen",
        meaning: "The scene manifest contains no configuration from which UIKit could create a scene, and no method "
            + "returns one.",
        why: "A manifest with an empty UISceneConfigurations doesn't count as adopting scenes, so the assertion of "
            + "the iOS 27 SDK stops the app. If UIKit does connect a scene, the scene has neither a delegate nor a "
            + "storyboard: the app runs with a black screen.",
        fix: "List a configuration with a delegate class under UIWindowSceneSessionRoleApplication, or return one "
            + "from application(_:configurationForConnecting:options:). That method adopts scenes by itself, "
            + "regardless of the Info.plist.",
        rules: [
            FindingRule(
                "scene-manifest-incomplete", on: [.declared],
                when: .all([
                    .lifecycle(.scene), .app(.hasManifest), .not(.app(.hasUsableConfiguration)),
                    .not(.names(.configurationForConnecting)), .app(.statesAdoption),
                ]), at: manifestPlaces, .error, label: "no configuration names a delegate class",
                message: "the scene manifest contains no configuration with a delegate class, and the app delegate "
                    + "doesn't implement application(_:configurationForConnecting:options:): the app crashes at "
                    + "launch, as with SDK 27, or shows a black screen",
                notes: [
                    FindingNote(
                        "the app delegate doesn't implement application(_:configurationForConnecting:options:) either"),
                    FindingNote("the app crashes at launch, as with SDK 27, or shows a black screen"),
                ], fix: "add UISceneConfigurations with a UISceneDelegateClassName, or return a configuration in code",
                help: .sceneConfigurations,
                source: .measured(
                    "expo#50179; mobile_nebula#405, slint#13442, Cranpose#673",
                    "https://github.com/expo/expo/issues/50179"), restsOnEntry: false,
                shownBy: ["adoption.trap", "scene.no-delegate"]),
            FindingRule(
                "scene-manifest-incomplete.passed-over", on: [.declared],
                when: .all([
                    .lifecycle(.appDelegate), .app(.hasManifest), .not(.app(.hasConfiguration)),
                    .not(.names(.configurationForConnecting)), .app(.lifecycleFollowsFromInfoPlist),
                ]), at: manifestPlaces, .warning,
                effect: "on iOS 26 and later, the app crashes or shows a black screen",
                label: "the manifest has no configuration",
                message: "the scene manifest has no configuration: up to iOS 18, the app keeps the app delegate's life "
                    + "cycle, and on iOS 26 and later it crashes at launch or shows a black screen",
                notes: [
                    FindingNote(
                        "up to iOS 18, the app keeps the app delegate's life cycle, and on iOS 26 and later it "
                            + "crashes at launch or shows a black screen")
                ], fix: "add UISceneConfigurations with a UISceneDelegateClassName, or remove the manifest",
                help: .sceneConfigurations,
                source: .unsettled(
                    "session-ios was shipped like this for years; dotnet/macios#7596 reports a black screen on iOS 13",
                    "https://github.com/dotnet/macios/issues/7596"), restsOnEntry: false),
            FindingRule(
                "scene-manifest-missing", on: [.declared],
                when: .all([
                    .lifecycle(.appDelegate), .os(.from(13)), .app(.lifecycleFollowsFromInfoPlist),
                    .not(.app(.hasManifest)), .app(.describesSceneDelegate),
                ]), at: [.app(["sceneDelegate"]), .app([SceneRole.delegatesKey]), .app(["infoPlist"])], .note,
                effect: "the scene delegate's code never runs", label: "the app has no scenes",
                message: "the app has no scenes, so UIKit never calls its scene delegate: the Info.plist has no scene "
                    + "manifest, and the app delegate doesn't declare "
                    + "application(_:configurationForConnecting:options:)",
                notes: [
                    FindingNote(
                        "the Info.plist has no scene manifest, and the app delegate doesn't declare "
                            + "application(_:configurationForConnecting:options:)")
                ], fix: "add UIApplicationSceneManifest to infoPlist, or the method to appDelegate",
                help: .sceneManifest, source: .configurationAlone, restsOnEntry: false),
        ],
        example: FindingExample(
            "The scene manifest of a migrated app", on: Device(os: 27),
            app: App(
                sdk: 27,
                infoPlist: InfoPlist(sceneManifest: SceneManifest(), mainStoryboard: "Main", hasLaunchScreen: true)),
            clean: App(
                sdk: 27, infoPlist: InfoPlist(sceneManifest: .recipes(), mainStoryboard: "Main", hasLaunchScreen: true)),
            events: [.tapIcon]))

    private static let manifestPlaces: [FindingPlace] = [
        .app(["infoPlist", "UIApplicationSceneManifest", "UISceneConfigurations"]),
        .app(["infoPlist", "UIApplicationSceneManifest"]), .app(["infoPlist"]),
    ]
}

extension Source {
    fileprivate static let configurationAlone = documented(
        "Apple, application(_:configurationForConnecting:options:): for apps without scene configurations in Info.plist",
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"
    )
}
