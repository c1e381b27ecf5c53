extension FindingKind {
    /// `LT004 scene-delegate-class-unresolved`
    public static let sceneDelegateClassUnresolved = FindingKind(
        "LT004", "scene-delegate-class-unresolved",
        meaning: "The scene manifest names a delegate class that the app doesn't have.",
        why: "UIKit looks the class up by its name when the scene connects. A class that was renamed, that is no "
            + "member of the target, or that is written without its Swift module is not found: the console says that "
            + "UIKit could not load it, and the scene connects without a delegate.",
        fix: "Write $(PRODUCT_MODULE_NAME).SceneDelegate as UISceneDelegateClassName, or fix the name of the class "
            + "with @objc(SceneDelegate).",
        rules: [
            FindingRule(
                "scene-delegate-class-unresolved", on: [.declared],
                when: .all([
                    .not(.lifecycle(.appDelegate)), .app(.namesSceneDelegateClass), .not(.has(.sceneDelegate)),
                ]),
                at: [
                    .app(["infoPlist", "UIApplicationSceneManifest", "UISceneConfigurations"]), .app(["infoPlist"]),
                ],
                .error,
                message:
                    "the scene manifest names a delegate class that the app doesn't have; UIKit logs that it could "
                    + "not load it, and no scene delegate is there",
                fix: "correct UISceneDelegateClassName, with the module's name before it, or add the class",
                source: .measured("Issue logs: \"could not load class with name\""), restsOnEntry: false,
                shownBy: ["scene.no-delegate.class"])
        ],
        example: FindingExample(
            "The scene delegate that the manifest names",
            app: App(infoPlist: InfoPlist(sceneManifest: .recipes(), hasLaunchScreen: true), lacksSceneDelegate: true),
            clean: App(
                infoPlist: InfoPlist(sceneManifest: .recipes(), hasLaunchScreen: true), sceneDelegate: .complete),
            events: [.tapIcon]))
}
