extension FindingKind {
    /// `LT003 orphan-window`
    public static let orphanWindow = FindingKind(
        "LT003", "orphan-window", effect: "the screen stays black",
        meaning: "A window that the app creates belongs to no scene, or isn't made visible, so it never appears.",
        why: "With scenes, only a window with a windowScene is shown. A UIWindow(frame:) in "
            + "application(_:didFinishLaunchingWithOptions:) is created before any scene has connected. The scene "
            + "then connects without its own window, and the screen stays black. With or without scenes, a window "
            + "that is created in code stays hidden until makeKeyAndVisible() is called.",
        fix: "Create the window in scene(_:willConnectTo:options:) with UIWindow(windowScene:), keep it in the scene "
            + "delegate, and call makeKeyAndVisible() there.",
        rules: [
            FindingRule(
                "orphan-window", on: [.action],
                when: .all([
                    .not(.lifecycle(.appDelegate)), .not(.app(.hasUnknownWindows)),
                    .any([
                        .both(.action(.makesWindow([.frame])), .not(.app(.scenesShowWindow))),
                        .all([
                            .action(.makesWindow([.scene])), .not(.occurrence(.isInScene)),
                            // A scene for the window may be connected by then.
                            .not(.occurrence(.isDeferred)),
                        ]),
                    ]),
                ]), at: [.here], .error, label: "this window has no window scene, so it never appears",
                message: "\(.callback) creates a window without a window scene, which never appears: the scene "
                    + "connects without a window, and the screen stays black",
                notes: [FindingNote("the scene connects without a window")],
                fix: "create it with UIWindow(windowScene:) in scene(_:willConnectTo:options:)",
                source: .measured("expo#50179, iOS 27 simulator", "https://github.com/expo/expo/issues/50179", on: [27])
            ),
            FindingRule(
                "orphan-window.hidden", on: [.action],
                when: .all([
                    .app(.showsNoWindow),
                    .any([
                        .both(.lifecycle(.appDelegate), .action(.makesWindow([.frame, .scene]))),
                        .both(.action(.makesWindow([.scene])), .occurrence(.isInScene)),
                    ]),
                ]), at: [.here], .error, label: "no code keeps this window and shows it",
                message: "\(.callback) creates a window that no code keeps and shows, so the screen stays black",
                fix: "keep it in a property, and call makeKeyAndVisible() on it", source: .makesVisible),
            FindingRule(
                "orphan-window.replacement", on: [.action],
                when: .all([
                    .lifecycle(.scene), .interface(.storyboard), .app(.replacesWindow), .action(.makesWindow([.scene])),
                    .not(.action(.makesVisibleWindow)), .occurrence(.isInScene),
                ]), at: [.here], .warning, label: "no code shows this window, which replaces the storyboard's",
                message: "\(.callback) replaces the storyboard's window by one that no code shows, so the screen may "
                    + "stay black", fix: "call makeKeyAndVisible() on it, or keep the storyboard's window",
                source: .makesVisible),
            FindingRule(
                "orphan-window.late", on: [.action],
                when: .all([
                    .not(.lifecycle(.swiftUI)), .not(.app(.hasUnknownWindows)), .action(.makesVisibleWindow),
                    .occurrence(.isDeferred), .flag(.appeared), .not(.flag(.windowMade)),
                ]), at: [.here], .warning, effect: "the screen is black at first",
                label: "deferred until this method has returned",
                message: "\(.callback) defers the window until it has returned: the screen is black until then",
                fix: "show the window before the method returns, with a placeholder screen",
                source: .measured("expo#50179, iOS 27 simulator", "https://github.com/expo/expo/issues/50179", on: [27])
            ),
            FindingRule(
                "orphan-window.none.app", on: [.blackScreen],
                when: .both(.lifecycle(.appDelegate), .app(.neverDoes(.makeWindow))),
                at: [.app(["appDelegate"]), .event], .error, label: "no code creates a window",
                message: "no code creates a window, so the screen stays black",
                fix: "create one with UIWindow(frame:) in application(_:didFinishLaunchingWithOptions:)",
                source: .documented("Apple, UIWindow; no storyboard creates it")),
            FindingRule(
                "orphan-window.none", on: [.blackScreen],
                when: .both(.not(.lifecycle(.appDelegate)), .not(.app(.makesWindowInCode))),
                at: [
                    .app(["sceneDelegate"]), .app(["sceneDelegates", "window"]), .app(["sceneDelegates"]),
                    .app(["interface"]), .event,
                ], .error, label: "the scene connects, but no code creates a window",
                message: "the scene connects without a window, and the screen stays black: no code of the app "
                    + "creates one", fix: "create it with UIWindow(windowScene:) in scene(_:willConnectTo:options:)",
                help: .add(["makeWindow": "scene"], to: "does", of: .implementation(.sceneWillConnect)),
                source: .documented("Apple, Transitioning to the UIKit scene-based life cycle")),
        ],
        example: FindingExample(
            "The window of an app with scenes",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.makeWindow(.frame)]],
                sceneDelegate: [.sceneWillConnect: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.makeWindow(.scene)]]), events: [.tapIcon]))
}
