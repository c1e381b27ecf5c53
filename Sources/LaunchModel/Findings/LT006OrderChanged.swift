extension FindingKind {
    /// `LT006 order-changed`
    public static let orderChanged = FindingKind(
        "LT006", "order-changed",
        effect: "work is done in another order than before",
        meaning: "Work that used to come before something else no longer does.",
        why: "It shows where two timelines are compared, such as those of an app before and after it adopts scenes. "
            + "Callbacks move against each other then, while every one of them still compiles and still runs.",
        fix: "Write the dependency down in code: start the one from the other, or wait for it, instead of trusting in "
            + "the order of two callbacks.",
        rules: [
            FindingRule(
                "order-changed", on: [.comparison], at: [.here], .warning,
                message: "\(.action) in \(.callback) used to be done before \(.follower), and no longer is",
                fix: "let what depends on it wait for it", source: .launchSequence)
        ],
        example: FindingExample(
            "UI tests with a stubbed server, after the move to scenes",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [
                    .sceneWillConnect: [.makeWindow(.scene), .work(label: "build first screen", durationMs: 40)],
                    .sceneDidBecomeActive: [.work(label: "start test server", durationMs: 300)],
                ]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [.work(label: "start test server", durationMs: 300)]],
                sceneDelegate: [
                    .sceneWillConnect: [.makeWindow(.scene), .work(label: "build first screen", durationMs: 40)],
                    .sceneDidBecomeActive: [],
                ]),
            events: [.tapIcon]))
}
