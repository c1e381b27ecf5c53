extension FindingKind {
    /// `LT004 scene-delegate-class-unresolved`
    public static let sceneDelegateClassUnresolved = FindingKind(
        "LT004", "scene-delegate-class-unresolved", effect: "the scene delegate's code never runs",
        meaning: "The scene configuration names a delegate class that doesn't exist, or no class.",
        why: "UIKit looks up the class by its name when the scene connects. UIKit doesn't find a class that was "
            + "renamed, isn't a member of the target, or is written without its Swift module. It then logs that it "
            + "could not load the class, and the scene connects without a delegate. The same happens if "
            + "application(_:configurationForConnecting:options:) returns a configuration with a name that isn't in "
            + "the manifest.",
        fix: "Set UISceneDelegateClassName to $(PRODUCT_MODULE_NAME).SceneDelegate, or fix the name of the class "
            + "with @objc(SceneDelegate). For a configuration that is created in code, set delegateClass, or use a name "
            + "from the manifest.",
        rules: [
            FindingRule(
                "scene-delegate-class-unresolved", on: [.declared],
                when: .all([
                    .lifecycle(.scene), .app(.namesSceneDelegateClass), .not(.has(.sceneDelegate)),
                    .not(.app(.choosesConfiguration)),
                ]),
                at: [.app(["infoPlist", "UIApplicationSceneManifest", "UISceneConfigurations"]), .app(["infoPlist"])],
                .error, label: "the app has no class with this name",
                message:
                    "the scene manifest names a delegate class that the app doesn't have: UIKit logs that it could "
                    + "not load the class, and creates no scene delegate",
                notes: [FindingNote("UIKit logs that it could not load the class, and creates no scene delegate")],
                fix: "correct UISceneDelegateClassName, including the module name, or add the class",
                source: .classNotLoaded, restsOnEntry: false, shownBy: ["scene.no-delegate.class"]),
            FindingRule(
                "scene-delegate-class-unresolved.swiftui", on: [.declared],
                when: .all([
                    .lifecycle(.swiftUI), .app(.namesSceneDelegateClass), .not(.has(.sceneDelegate)),
                    .not(.app(.choosesConfiguration)),
                ]),
                at: [.app(["infoPlist", "UIApplicationSceneManifest", "UISceneConfigurations"]), .app(["infoPlist"])],
                .warning, effect: "the Info.plist has an entry without effect",
                label: "the app has no class with this name",
                message: "the scene manifest names a delegate class that the app doesn't have: SwiftUI shows the "
                    + "windows without it", fix: "remove UISceneDelegateClassName from the Info.plist",
                source: .inferred("SwiftUI uses its own scene delegate, so the class isn't needed"), restsOnEntry: false
            ),
            FindingRule(
                "scene-delegate-class-unresolved.role", on: [.declared],
                when: .both(.not(.lifecycle(.appDelegate)), .app(.lacksDelegateOfRole)), at: [.roleWithoutDelegate],
                .error, label: "the app has no class for \(.roleWithoutDelegate) with the name in the Info.plist",
                message: "the scene delegate class for \(.roleWithoutDelegate) doesn't exist: UIKit logs that it could "
                    + "not load the class, and creates no scene delegate",
                fix: "correct UISceneDelegateClassName, including the module name, or add the class",
                source: .classNotLoaded, restsOnEntry: false),
            FindingRule(
                "scene-delegate-class-unresolved.unused", on: [.declared],
                when: .both(.not(.lifecycle(.scene)), .app(.hasUnusedSceneDelegate)), at: [.unusedSceneDelegate],
                .warning,
                label: "\(.unusedSceneDelegate) is not used: neither UIApplicationSceneManifest nor code names it",
                message:
                    "\(.unusedSceneDelegate) is not used: neither UIApplicationSceneManifest nor code names this class",
                fix: "name it under UISceneDelegateClassName in UIApplicationSceneManifest", source: .manifestOrMethod,
                restsOnEntry: false),
            FindingRule(
                "scene-delegate-class-unresolved.chosen", on: [.declared],
                when: .all([.lifecycle(.scene), .app(.lacksSceneDelegate), .app(.choosesConfiguration)]),
                at: [.app(["sceneDelegate"]), .app(["sceneDelegates", "window"])], .error,
                label: "the configuration creates no scene delegate",
                message: "the configuration from application(_:configurationForConnecting:options:) creates no scene "
                    + "delegate: its name isn't in the manifest, or its class doesn't exist",
                notes: [
                    FindingNote(
                        "application(_:configurationForConnecting:options:) returns a configuration whose name isn't "
                            + "in the manifest, or whose class doesn't exist")
                ], fix: "set delegateClass of the configuration, or use a name from the manifest",
                source: .inferred("Log lines quoted in several projects: \"no UIScene configuration dictionary\""),
                restsOnEntry: false),
            FindingRule(
                "scene-delegate-class-unresolved.branch", on: [.declared],
                when: .both(.lifecycle(.scene), .app(.misnamesConfiguration)), at: [.misnamedConfiguration], .warning,
                effect: "a scene may connect without its delegate",
                label: "the manifest has no configuration with this name",
                message: "a branch of application(_:configurationForConnecting:options:) returns the configuration "
                    + "\(.misnamedConfiguration), which isn't in the manifest: a scene with this configuration has "
                    + "no delegate", fix: "use a name from the manifest, or set delegateClass",
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

extension Source {
    fileprivate static let classNotLoaded = measured("Issue logs: \"could not load class with name\"")
    fileprivate static let manifestOrMethod = documented(
        "Apple, application(_:configurationForConnecting:options:); Apple, UIApplicationSceneManifest")
}
