extension FindingKind {
    /// `LT011 warm-only-handler`
    public static let warmOnlyHandler = FindingKind(
        "LT011", "warm-only-handler", effect: "\(.opener) is lost at a cold start",
        meaning: "A URL or another payload is handled only in the method for a running app, so it is lost at a cold "
            + "start.",
        why: "With scenes, the payload that launches an app is in the connection options of "
            + "scene(_:willConnectTo:options:). UIKit doesn't also call scene(_:openURLContexts:) or a similar "
            + "method for it. A test with the app in the background passes, but the first tap after a restart of "
            + "the device does nothing.",
        fix: "In scene(_:willConnectTo:options:), read the payload from the connection options, and call the same "
            + "function as in the method for a running app. An app without scenes usually needs no "
            + "fix: UIKit calls application(_:open:options:) at a cold start, too. Exception: UIKit doesn't call it if "
            + "application(_:didFinishLaunchingWithOptions:) returns false. In that case, read the launch options.",
        rules: [
            FindingRule(
                "warm-only-handler", on: [.payload], when: .handledOnlyWhenRunning,
                at: [.runningHandler, .carrier, .event], .error, label: "\(.option) is never read",
                message:
                    "\(.payload) is lost at a cold start: \(.option) is never read, and \(.runningHandler) is called "
                    + "only if the app is already running",
                notes: [
                    FindingNote(.runningHandler, "\(.runningHandler) is called only if the app is already running"),
                    FindingNote(.carrier, "at a cold start, this method receives it in \(.option)"),
                ], fix: "also \(.expected)", help: .handling, source: .payloadPages)
        ],
        example: FindingExample(
            "A quick action that launches the app",
            app: App(
                lifecycle: .scene,
                sceneDelegate: [.sceneWillConnect: [], .windowScenePerformAction: [.handle(.shortcutItem)]]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneWillConnect: [.read(slot: .connectionShortcutItem)],
                    .windowScenePerformAction: [.handle(.shortcutItem)],
                ]), events: [.quickAction("com.example.recipes.new")]))
}
