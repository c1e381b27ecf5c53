extension FindingKind {
    /// `LT005 dependency-not-ready`
    public static let dependencyNotReady = FindingKind(
        "LT005", "dependency-not-ready",
        meaning: "Code uses something before the callback that makes it has run.",
        why: "What exists at a moment of the launch depends on the life cycle. With scenes the window and its root "
            + "view controller come with the scene, when application(_:didFinishLaunchingWithOptions:) has returned "
            + "long ago; in a background launch they may not come at all.",
        fix: "Use it in the callback that makes it, or later. What the app needs in every launch, make in "
            + "application(_:didFinishLaunchingWithOptions:).",
        rules: [
            FindingRule(
                "dependency-not-ready.window", on: [.action],
                when: .both(
                    .action(.reads([.window, .rootViewController, .keyWindow])), .occurrence(.readsNothing)),
                at: [.here], .error,
                message: "\(.callback) reads \(.slot), which is nil there: the window is made later",
                fix: "use it once it is made: with scenes, from scene(_:willConnectTo:options:) on",
                source: .documented("Apple, UISceneDelegate; UIWindowSceneDelegate.window")),
            FindingRule(
                "dependency-not-ready.resource", on: [.action],
                when: .all([
                    .action(.kind([.use])), .not(.occurrence(.resourceIsThere)),
                    .not(.occurrence(.resourceComesFrom(Callback.restoringState))),
                ]),
                at: [.here], .error,
                message: "\(.callback) uses \"\(.label)\" before it is there: \(.maker)",
                fix: "make it before its first use, or on demand", source: .launchSequence),
        ],
        example: FindingExample(
            "A login SDK looks for the window",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .window)]],
                sceneDelegate: [.sceneWillConnect: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.read(slot: .window)]]),
            events: [.tapIcon]))
}
