extension FindingKind {
    /// `LT030 background-launch-counted`
    public static let backgroundLaunchCounted = FindingKind(
        "LT030", "background-launch-counted", effect: "a background launch is counted",
        meaning: "A launch that never reaches the foreground is counted as a session or as a start.",
        why: "The system launches apps for silent pushes, refresh tasks, locations and many other events. "
            + "application(_:didFinishLaunchingWithOptions:) runs in all of these launches, so code there counts "
            + "launches by the system, not visits of the user.",
        fix: "Count when the app becomes active: in sceneDidBecomeActive(_:), or at "
            + "UIApplication.didBecomeActiveNotification.",
        rules: [
            FindingRule(
                "background-launch-counted", on: [.action],
                when: .both(.action(.measures([.session])), .flag(.awakened)), at: [.here], .warning,
                message: "\(.callback) counts \"\(.label)\" in a background launch, which may never reach the "
                    + "foreground", fix: "count it when a scene or the app becomes active",
                source: .measured("bugsnag-cocoa#1108; TelemetryDeck/SwiftSDK#281")),
            FindingRule(
                "background-launch-counted.prewarmed", on: [.neverInForeground],
                when: .both(.action(.measures([.session])), .occurrence(.whilePrewarming)), at: [.here], .warning,
                message: "\(.callback) counts \"\(.label)\" in a prewarmed launch that never reaches the foreground",
                fix: "count it when a scene or the app becomes active",
                source: .measured("Apple forum 706782; sentry-cocoa#1897", on: [15])),
            FindingRule(
                "background-launch-counted.start", on: [.neverInForeground], when: .action(.measures([.start])),
                at: [.here], .warning,
                message: "\(.callback) starts \"\(.label)\" in a launch that never reaches the foreground",
                fix: "start it when the app enters the foreground, or discard it if the app never appears",
                source: .measured("bugsnag-cocoa#1108; TelemetryDeck/SwiftSDK#281")),
            FindingRule(
                "background-launch-counted.mark", on: [.neverInForeground],
                when: .both(.action(.kind([.mark])), .not(.action(.measures(Action.Metric.allCases)))), at: [.here],
                .note, effect: "a background launch may be counted",
                label: "the scenario doesn't state what \"\(.label)\" counts",
                message: "\(.callback) marks \"\(.label)\" in a launch that never reaches the foreground, and the "
                    + "scenario doesn't state what the mark counts",
                fix: "if it counts a session, add \"metric\": \"session\"",
                help: .write("session", as: "metric", at: .here),
                source: .format("a mark without \"metric\" has an unknown purpose")),
        ],
        example: FindingExample(
            "A silent push and the session count",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [.mark(label: "session", metric: .session)],
                    .fetchRemoteNotification: Method(),
                ], sceneDelegate: [.sceneDidBecomeActive: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [], .fetchRemoteNotification: Method()],
                sceneDelegate: [.sceneDidBecomeActive: [.mark(label: "session", metric: .session)]]),
            events: [.remoteNotification(contentAvailable: true)]))
}
