extension FindingKind {
    /// `LT011 warm-only-handler`
    public static let warmOnlyHandler = FindingKind(
        "LT011", "warm-only-handler",
        effect: "\(.opener) that starts the app is lost",
        meaning: "Only the method for a running app handles the payload, so a launch loses it.",
        why: "What launches a scene app comes in the connection options of scene(_:willConnectTo:options:), and UIKit "
            + "doesn't call scene(_:openURLContexts:) or its like for it again. A test with the app in the background "
            + "passes; the first tap after a restart of the device does nothing.",
        fix: "Hand what the connection options hold to the same function that the method for a running app calls. "
            + "Without scenes, read the launch options where a launch method keeps UIKit from calling the method.",
        rules: [
            FindingRule(
                "warm-only-handler", on: [.payload], when: .handledOnlyWhenRunning,
                at: [.runningHandler, .carrier, .event], .error,
                label: "nothing reads \(.option)",
                message:
                    "only \(.runningHandler) handles \(.payload), and at this cold start it isn't called: the payload "
                    + "travels in \(.option), which nobody reads",
                notes: [
                    FindingNote(.runningHandler, "\(.runningHandler) handles it only while the app runs"),
                    FindingNote(.carrier, "\(.option) brings it here when it starts the app"),
                ],
                fix: "\(.expected) as well", help: .handling, source: .payloadPages)
        ],
        example: FindingExample(
            "A quick action that starts the app",
            app: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneWillConnect: [], .windowScenePerformAction: [.handle(.shortcutItem)],
                ]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneWillConnect: [.read(slot: .connectionShortcutItem)],
                    .windowScenePerformAction: [.handle(.shortcutItem)],
                ]),
            events: [.quickAction("com.example.recipes.new")]))
}
