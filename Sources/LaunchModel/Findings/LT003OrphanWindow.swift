extension FindingKind {
    /// `LT003 orphan-window`
    public static let orphanWindow = FindingKind(
        "LT003", "orphan-window",
        effect: "the screen stays black",
        meaning: "The window that an app makes belongs to no scene, or isn't made visible, so that it is never seen.",
        why: "With scenes only a window with a windowScene is shown. A UIWindow(frame:) in "
            + "application(_:didFinishLaunchingWithOptions:) is made before any scene has connected; the scene then "
            + "connects without a window of its own, and the screen stays black. With and without scenes a window that "
            + "code makes is hidden until makeKeyAndVisible().",
        fix: "Make the window in scene(_:willConnectTo:options:) with UIWindow(windowScene:), keep it in the scene "
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
                            // By then a scene may be there that it belongs to.
                            .not(.occurrence(.isDeferred)),
                        ]),
                    ]),
                ]),
                at: [.here], .error,
                label: "this window has no window scene, and never shows",
                message: "\(.callback) makes a window without a window scene, which never shows: the scene connects "
                    + "without a window, behind a black screen",
                notes: [FindingNote("the scene connects without a window")],
                fix: "make it with UIWindow(windowScene:) in scene(_:willConnectTo:options:)",
                source: .measured("expo 50179, iOS 27 simulator", "https://github.com/expo/expo/issues/50179", on: [27])
            ),
            FindingRule(
                "orphan-window.hidden", on: [.action],
                when: .all([
                    .app(.showsNoWindow),
                    .any([
                        .both(.lifecycle(.appDelegate), .action(.makesWindow([.frame, .scene]))),
                        .both(.action(.makesWindow([.scene])), .occurrence(.isInScene)),
                    ]),
                ]),
                at: [.here], .error,
                label: "nothing keeps this window and shows it",
                message: "\(.callback) makes a window that nothing keeps and shows, behind a black screen",
                fix: "keep it in a property, and call makeKeyAndVisible() on it",
                source: .documented(
                    "Apple, UIWindow.makeKeyAndVisible()",
                    "https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()")),
            FindingRule(
                "orphan-window.late", on: [.action],
                when: .all([
                    .not(.lifecycle(.swiftUI)), .not(.app(.hasUnknownWindows)), .action(.makesVisibleWindow),
                    .occurrence(.isDeferred), .flag(.appeared), .not(.flag(.windowMade)),
                ]),
                at: [.here], .warning,
                effect: "the screen is black at first",
                label: "put off until the method has returned",
                message: "\(.callback) puts off the window until it has returned: until then the screen is black",
                fix: "show it in the method itself, with a screen that waits",
                source: .measured("expo 50179, iOS 27 simulator", "https://github.com/expo/expo/issues/50179", on: [27])
            ),
            FindingRule(
                "orphan-window.none.app", on: [.blackScreen],
                when: .both(.lifecycle(.appDelegate), .app(.neverDoes(.makeWindow))),
                at: [.app(["appDelegate"]), .event], .error,
                label: "nothing makes a window",
                message: "nothing makes a window, and the screen stays black",
                fix: "make one with UIWindow(frame:) in application(_:didFinishLaunchingWithOptions:)",
                source: .documented("Apple, UIApplicationDelegate.window; no storyboard makes it")),
            FindingRule(
                "orphan-window.none", on: [.blackScreen],
                when: .both(.not(.lifecycle(.appDelegate)), .not(.app(.makesWindowInCode))),
                at: [
                    .app(["sceneDelegate"]), .app(["sceneDelegates", "window"]), .app(["sceneDelegates"]),
                    .app(["interface"]), .event,
                ], .error,
                label: "the scene connects, and nothing makes a window",
                message: "the scene connects without a window, behind a black screen: no code of the app makes one",
                fix: "make it with UIWindow(windowScene:) in scene(_:willConnectTo:options:)",
                help: .add(["makeWindow": "scene"], to: "does", of: .implementation(.sceneWillConnect)),
                source: .documented("Apple, Specifying the scenes your app supports")),
        ],
        example: FindingExample(
            "Who makes the window?",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.makeWindow(.frame)]],
                sceneDelegate: [.sceneWillConnect: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.makeWindow(.scene)]]),
            events: [.tapIcon]))
}
