extension FindingKind {
    /// `LT043 metric-includes-background`
    public static let metricIncludesBackground = FindingKind(
        "LT043", "metric-includes-background",
        effect: "the launch time holds time in the background",
        meaning: "Time away from the app counts as start-up time.",
        why: "A process that was launched in the background can be suspended for hours before the user opens the app. "
            + "A span from its launch to the first screen contains all of that.",
        fix: "Start the span when the app enters the foreground, and drop it if the app leaves the foreground before "
            + "the span ends.",
        rules: [
            FindingRule(
                "metric-includes-background", on: [.action],
                when: .both(.stopsMetric, .occurrence(.metricWasInBackground)), at: [.here], .warning,
                message: "\"\(.label)\" counts time in the background as start-up time",
                fix: "drop the figure when the app has been in the background since the clock began",
                source: .measured("splunk-otel-ios 714", "https://github.com/signalfx/splunk-otel-ios/issues/714"))
        ],
        example: FindingExample(
            "How long the way back takes",
            start: .active,
            app: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneDidBecomeActive: [.mark(label: "warm start", metric: .stop)],
                    .sceneDidEnterBackground: [.mark(label: "warm start", metric: .start)],
                ]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneWillEnterForeground: [.mark(label: "warm start", metric: .start)],
                    .sceneDidBecomeActive: [.mark(label: "warm start", metric: .stop)],
                ]),
            events: [.pressHome, .suspend, .tapIcon.after(3_600_000)]))
}
