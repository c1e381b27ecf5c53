extension FindingKind {
    /// `LT043 metric-includes-background`
    public static let metricIncludesBackground = FindingKind(
        "LT043", "metric-includes-background", effect: "the launch time includes time in the background",
        meaning: "Time in the background counts as launch time.",
        why: "A process that was launched in the background can be suspended for hours before the user opens the "
            + "app. A span from its launch to the first screen includes that time.",
        fix: "Start the span when the app enters the foreground, and discard it if the app leaves the foreground "
            + "before the span ends.",
        rules: [
            FindingRule(
                "metric-includes-background", on: [.action],
                when: .both(.stopsMetric, .occurrence(.metricWasInBackground)), at: [.here], .warning,
                message: "\"\(.label)\" counts time in the background as launch time",
                fix: "discard the value if the app has been in the background since the clock started",
                source: .measured("splunk-otel-ios#714"))
        ],
        example: FindingExample(
            "Duration of a warm start", start: .active,
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
                ]), events: [.pressHome, .suspend, .tapIcon.after(3_600_000)]))
}
