extension FindingKind {
    /// `LT040 prewarm-clock-skew`
    public static let prewarmClockSkew = FindingKind(
        "LT040", "prewarm-clock-skew", effect: "the launch time includes a wait",
        meaning: "A launch time includes a pause in which the process only waited for the user to open the app.",
        why: "On iOS 15 and later, the system may start a process ahead of time and let it wait, even for hours. A "
            + "process that was launched in the background waits in the same way. A clock that starts in main, in "
            + "an initializer or with the process counts that wait.",
        fix: "Start the clock when the launch continues for the user, or exclude prewarmed and background launches "
            + "from the metric.",
        rules: [
            FindingRule(
                "prewarm-clock-skew", on: [.action], when: .both(.stopsMetric, .occurrence(.metricHasWaited)),
                at: [.here], .warning,
                message: "\"\(.label)\" includes the pause of a prewarmed process, which waited \(.pause)",
                fix: "start the clock when the app enters the foreground, or discard the value if ActivePrewarm is set",
                source: .measured("firebase-ios-sdk#9026; sentry-cocoa#1897")),
            FindingRule(
                "prewarm-clock-skew.background", on: [.action],
                when: .all([.stopsMetric, .occurrence(.metricWasInBackground), .flag(.launchedInBackground)]),
                at: [.here], .warning,
                message: "\"\(.label)\" includes the pause of a process that was launched in the background",
                fix: "start the clock when the app enters the foreground, or discard the value of such a launch",
                source: .measured("splunk-otel-ios#714")),
        ],
        example: FindingExample(
            "Launch time of a prewarmed app",
            app: App(
                lifecycle: .scene, sceneDelegate: [.sceneWillConnect: []],
                viewController: [.viewDidAppear: [.mark(label: "app start", metric: .stop)]]),
            clean: App(
                lifecycle: .scene, sceneDelegate: [.sceneWillConnect: [.mark(label: "app start", metric: .start)]],
                viewController: [.viewDidAppear: [.mark(label: "app start", metric: .stop)]]),
            events: [.prewarm(), .tapIcon.after(3_600_000)]))
}
