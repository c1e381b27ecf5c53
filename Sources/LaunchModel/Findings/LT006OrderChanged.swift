extension FindingKind {
    /// `LT006 order-changed`
    public static let orderChanged = FindingKind(
        "LT006", "order-changed", effect: "the order of work has changed",
        meaning: "The order of two pieces of work has changed.",
        why: "This finding appears when two timelines are compared, such as those of an app before and after it "
            + "adopts scenes. The order of callbacks can change, although all of them still compile and run.",
        fix: "Express the dependency in code: start the dependent work from the other work, or wait for it. Don't "
            + "rely on the order of two callbacks.",
        rules: [
            FindingRule(
                "order-changed", on: [.comparison], at: [.here], .warning,
                message:
                    "\(.action.shown(as: "\"start test server\"")) in \(.callback.shown(as: .sceneDidBecomeActive)) was done before \(.follower), and no longer is",
                fix: "let the dependent work wait for it", source: .launchSequence)
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
                ]), events: [.tapIcon]))
}
