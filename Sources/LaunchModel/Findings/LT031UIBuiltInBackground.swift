extension FindingKind {
    /// `LT031 ui-built-in-background`
    public static let uiBuiltInBackground = FindingKind(
        "LT031", "ui-built-in-background",
        effect: "views are made in a launch that shows none",
        meaning: "Windows and views are made in a launch that shows none of them.",
        why: "A background launch has little time and memory, and nobody looks. Views that load anyway cost both, and "
            + "often start requests, players and animations that were meant for a person.",
        fix: "With scenes, make the interface in scene(_:willConnectTo:options:). Without, look at applicationState "
            + "in application(_:didFinishLaunchingWithOptions:), and where it is background, wait for "
            + "applicationWillEnterForeground(_:).",
        rules: [
            FindingRule(
                "ui-built-in-background", on: [.action],
                when: .all([
                    .action(.kind([.makeWindow])), .flag(.awakened),
                    // A scene that connects needs its window, whenever that is.
                    .not(.within([.sceneWillConnect])),
                ]),
                at: [.here], .warning,
                message: "\(.callback) makes a window in a launch that shows none",
                fix: "make it when a scene, or the app, enters the foreground",
                source: .measured("NativeScript 9906", "https://github.com/NativeScript/NativeScript/issues/9906")),
            FindingRule(
                "ui-built-in-background.swiftui", on: [.callback],
                when: .all([.within([.onAppear]), .flag(.awakened), .event(.backgroundKind([.intent]))]), at: [.event],
                .warning,
                message: "SwiftUI builds the app's views, and calls \(.callback), in a launch that shows none",
                fix: "don't present anything, nor start work for the screen, before the scene is active",
                source: .measured(
                    "feedback-assistant/reports 275, macOS 12", on: [15], platforms: [.macCatalyst])),
        ],
        example: FindingExample(
            "A background fetch builds the interface",
            on: Device(os: 12),
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
                ]),
            events: [.backgroundEvent(BackgroundEvent(kind: .backgroundFetch, takesMs: 800))]))
}
