extension FindingKind {
    /// `LT031 ui-built-in-background`
    public static let uiBuiltInBackground = FindingKind(
        "LT031", "ui-built-in-background", effect: "views are created in a launch that doesn't show them",
        meaning: "Windows and views are created in a launch that doesn't show them.",
        why: "A background launch has little time and memory, and shows no views. Views that load anyway use "
            + "time and memory, and often start requests, players and animations that are meant for the screen.",
        fix: "With scenes, create the interface in scene(_:willConnectTo:options:). Without scenes, read "
            + "applicationState in application(_:didFinishLaunchingWithOptions:). If it is background, wait for "
            + "applicationWillEnterForeground(_:).",
        rules: [
            FindingRule(
                "ui-built-in-background", on: [.action],
                when: .all([
                    .action(.kind([.makeWindow])), .flag(.awakened),
                    // A scene that connects always needs its window.
                    .not(.within([.sceneWillConnect])),
                ]), at: [.here], .note(.occurrence(.windowIsMadeElsewhere)), .warning,
                message: "\(.callback) creates a window in a launch that doesn't show it",
                fix: "create it when a scene or the app enters the foreground", source: .measured("NativeScript#9906")),
            FindingRule(
                "ui-built-in-background.swiftui", on: [.callback],
                when: .all([.within([.onAppear]), .flag(.awakened), .event(.backgroundKind([.intent]))]), at: [.event],
                .warning,
                message: "SwiftUI creates the app's views, and calls \(.callback), in a launch that doesn't show them",
                fix: "don't present views or start work for the screen before the scene is active",
                source: .inferred("feedback-assistant/reports#275, macOS 12, doesn't state which callbacks were called")
            ),
        ],
        example: FindingExample(
            "A background fetch and the interface", on: Device(os: 12),
            app: App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: [.makeWindow(.frame)], .applicationDidBecomeActive: [],
                    .performFetch: Method(returns: .fetch(.newData)),
                ]),
            clean: App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: [], .applicationDidBecomeActive: [.makeWindow(.frame)],
                    .performFetch: Method(returns: .fetch(.newData)),
                ]), events: [.backgroundEvent(BackgroundEvent(kind: .backgroundFetch, takesMs: 800))]))
}
