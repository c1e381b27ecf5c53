extension FindingKind {
    /// `LT030 background-launch-counted`
    public static let backgroundLaunchCounted = FindingKind(
        "LT030", "background-launch-counted",
        effect: "a launch that nobody sees is counted",
        meaning: "A launch that never comes to the foreground is counted as a session or as a start.",
        why: "The system launches apps for silent pushes, refresh tasks, locations and much else, and "
            + "application(_:didFinishLaunchingWithOptions:) runs in all of these launches. What is counted there are "
            + "the system's wake-ups, not people's visits.",
        fix: "Count when the app becomes active: in sceneDidBecomeActive(_:), or at "
            + "UIApplication.didBecomeActiveNotification.",
        rules: [
            FindingRule(
                "background-launch-counted", on: [.action],
                when: .both(.action(.measures([.session])), .flag(.awakened)), at: [.here], .warning,
                message: "\(.callback) counts \"\(.label)\" in the background, in a launch that may never reach the "
                    + "foreground",
                fix: "count it when a scene or the app becomes active",
                source: .measured(
                    "TelemetryDeck/SwiftSDK 281; bugsnag-cocoa 1108",
                    "https://github.com/bugsnag/bugsnag-cocoa/pull/1108")),
            FindingRule(
                "background-launch-counted.prewarmed", on: [.neverInForeground],
                when: .both(.action(.measures([.session])), .occurrence(.whilePrewarming)), at: [.here], .warning,
                message: "\(.callback) counts \"\(.label)\" in a prewarmed launch that never reaches the foreground",
                fix: "count it when a scene or the app becomes active",
                source: .measured(
                    "Apple forum 706782; sentry-cocoa 1897", "https://developer.apple.com/forums/thread/706782",
                    on: [15])),
            FindingRule(
                "background-launch-counted.start", on: [.neverInForeground],
                when: .action(.measures([.start])), at: [.here], .warning,
                message: "\(.callback) starts \"\(.label)\" in a launch that never reaches the foreground",
                fix: "start it when the app comes to the foreground, or drop it when the process ends unseen",
                source: .measured(
                    "TelemetryDeck/SwiftSDK 281; bugsnag-cocoa 1108",
                    "https://github.com/bugsnag/bugsnag-cocoa/pull/1108")),
            FindingRule(
                "background-launch-counted.mark", on: [.neverInForeground],
                when: .both(.action(.kind([.mark])), .not(.action(.measures(Action.Metric.allCases)))), at: [.here],
                .note,
                effect: "a launch that nobody sees may be counted",
                label: "what \"\(.label)\" counts isn't said",
                message: "\(.callback) marks \"\(.label)\" in a launch that never reaches the foreground, and the "
                    + "scenario doesn't say what the mark counts",
                fix: "if it counts a session, write \"metric\": \"session\"",
                help: .write("session", as: "metric", at: .here),
                source: .documented("A mark without \"metric\" is a mark and nothing more")),
        ],
        example: FindingExample(
            "A silent push, and the count of sessions",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [.mark(label: "session", metric: .session)],
                    .fetchRemoteNotification: Method(),
                ],
                sceneDelegate: [.sceneDidBecomeActive: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [], .fetchRemoteNotification: Method()],
                sceneDelegate: [.sceneDidBecomeActive: [.mark(label: "session", metric: .session)]]),
            events: [.remoteNotification(contentAvailable: true)]))
}
