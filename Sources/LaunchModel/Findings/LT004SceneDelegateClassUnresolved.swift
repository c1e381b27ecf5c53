extension FindingKind {
    /// `LT004 scene-delegate-class-unresolved`
    public static let sceneDelegateClassUnresolved = FindingKind(
        "LT004", "scene-delegate-class-unresolved",
        effect: "the scene delegate's code never runs",
        meaning: "The configuration of the app's scenes names a delegate class that isn't there, or none.",
        why: "UIKit looks the class up by its name when the scene connects. A class that was renamed, that is no "
            + "member of the target, or that is written without its Swift module is not found: the console says that "
            + "UIKit could not load it, and the scene connects without a delegate. So it does with a configuration that "
            + "application(_:configurationForConnecting:options:) makes by a name which the manifest doesn't have.",
        fix: "Write $(PRODUCT_MODULE_NAME).SceneDelegate as UISceneDelegateClassName, or fix the name of the class "
            + "with @objc(SceneDelegate). Of a configuration that code makes, set delegateClass, or name it as the manifest "
            + "does.",
        rules: [
            FindingRule(
                "scene-delegate-class-unresolved", on: [.declared],
                when: .all([
                    .not(.lifecycle(.appDelegate)), .app(.namesSceneDelegateClass), .not(.has(.sceneDelegate)),
                    .not(.app(.choosesConfiguration)),
                ]),
                at: [
                    .app(["infoPlist", "UIApplicationSceneManifest", "UISceneConfigurations"]), .app(["infoPlist"]),
                ],
                .error,
                label: "the app doesn't have the class that is named here",
                message:
                    "the scene manifest names a delegate class that the app doesn't have; UIKit logs that it could "
                    + "not load it, and no scene delegate is there",
                notes: [FindingNote("UIKit logs that it could not load it, and no scene delegate is there")],
                fix: "correct UISceneDelegateClassName, with the module's name before it, or add the class",
                source: .measured("Issue logs: \"could not load class with name\""), restsOnEntry: false,
                shownBy: ["scene.no-delegate.class"]),
            FindingRule(
                "scene-delegate-class-unresolved.chosen", on: [.declared],
                when: .all([
                    .lifecycle(.scene), .app(.lacksSceneDelegate), .app(.choosesConfiguration),
                ]),
                at: [.app(["sceneDelegate"]), .app(["sceneDelegates", "window"])], .error,
                label: "no scene delegate comes of the configuration",
                message:
                    "no scene delegate comes of the configuration that "
                    + "application(_:configurationForConnecting:options:) hands back: its name stands nowhere in the manifest, or its class isn't there",
                notes: [
                    FindingNote(
                        "application(_:configurationForConnecting:options:) hands one back whose name stands nowhere in the manifest, or whose class isn't there"
                    )
                ],
                fix: "set delegateClass of the configuration, or give it the name of one in the manifest",
                source: .inferred("Log lines quoted in several projects: \"no UIScene configuration dictionary\""),
                restsOnEntry: false),
            FindingRule(
                "scene-delegate-class-unresolved.branch", on: [.declared],
                when: .both(.lifecycle(.scene), .app(.misnamesConfiguration)), at: [.misnamedConfiguration], .warning,
                effect: "a scene may connect without its delegate",
                label: "the manifest has no such configuration",
                message: "a branch of application(_:configurationForConnecting:options:) hands back the configuration "
                    + "\(.misnamedConfiguration), which the manifest doesn't have: a scene that gets it has no delegate",
                fix: "give it the name of one in the manifest, or set its delegateClass",
                source: .inferred("Log lines quoted in several projects: \"no UIScene configuration dictionary\""),
                restsOnEntry: false),
        ],
        example: FindingExample(
            "The scene delegate that the manifest names",
            app: App(infoPlist: InfoPlist(sceneManifest: .recipes(), hasLaunchScreen: true), lacksSceneDelegate: true),
            clean: App(
                infoPlist: InfoPlist(sceneManifest: .recipes(), hasLaunchScreen: true), sceneDelegate: .complete),
            events: [.tapIcon]))
}
