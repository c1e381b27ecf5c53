extension FindingBook {
    /// Clocks that measure something else, and time that runs out.
    static let time: [FindingRule] = [
        FindingRule(
            "prewarm-clock-skew", .prewarmClockSkew, on: [.action],
            when: .both(.stopsMetric, .occurrence(.metricHasWaited)), at: [.here], .warning,
            message: "\"\(.label)\" measures the pause of a prewarmed process, which waited \(.pause)",
            fix: "begin when the app comes to the foreground, or drop the figure where ActivePrewarm is set",
            source: .measured(
                "firebase-ios-sdk 9026; sentry-cocoa 1897", "https://github.com/firebase/firebase-ios-sdk/issues/9026")
        ),
        FindingRule(
            "prewarm-clock-skew.background", .prewarmClockSkew, on: [.action],
            when: .all([.stopsMetric, .occurrence(.metricWasInBackground), .flag(.launchedInBackground)]),
            at: [.here], .warning,
            message: "\"\(.label)\" measures the pause of a process that was started in the background",
            fix: "begin when the app comes to the foreground, or drop the figure of such a launch",
            source: .measured("splunk-otel-ios 714", "https://github.com/signalfx/splunk-otel-ios/issues/714")),
        FindingRule(
            "metric-includes-background", .metricIncludesBackground, on: [.action],
            when: .both(.stopsMetric, .occurrence(.metricWasInBackground)), at: [.here], .warning,
            message: "\"\(.label)\" counts time in the background as start-up time",
            fix: "drop the figure when the app has been in the background since the clock began",
            source: .measured("splunk-otel-ios 714", "https://github.com/signalfx/splunk-otel-ios/issues/714")),
        FindingRule(
            "protected-data-unavailable", .protectedDataUnavailable, on: [.action],
            when: .all([
                .action(.reads([.protectedData])), .flag(.protectedDataUnavailable), .not(.action(.writesIfMissing)),
            ]),
            at: [.here], .warning,
            message: "\(.callback) reads protected data before the first unlock and finds nothing, which is no sign of "
                + "a first launch",
            fix: "ask isProtectedDataAvailable, and wait for applicationProtectedDataDidBecomeAvailable(_:)",
            source: .measured(
                "firebase-ios-sdk 9622; flowcrypt-ios 1373", "https://github.com/firebase/firebase-ios-sdk/issues/9622")
        ),
        FindingRule(
            "protected-data-unavailable.written", .protectedDataUnavailable, on: [.action],
            when: .all([
                .action(.reads([.protectedData])), .flag(.protectedDataUnavailable), .action(.writesIfMissing),
            ]),
            at: [.here], .error,
            message: "\(.callback) finds no protected data before the first unlock, and the new value that it makes "
                + "replaces the one that is there",
            fix: "ask isProtectedDataAvailable before anything is written",
            source: .measured("flowcrypt-ios 1373", "https://github.com/FlowCrypt/flowcrypt-ios/issues/1373")),
        FindingRule(
            "prewarm-flag-read-too-late", .prewarmFlagReadTooLate, on: [.action],
            when: .all([
                .action(.reads([.activePrewarm])), .flag(.wasPrewarmed), .flag(.launchMethodsReturned),
            ]),
            at: [.here], .warning,
            message: "\(.callback) reads ActivePrewarm, which is removed from the environment once the launch methods "
                + "have returned",
            fix: "read it in main or in a launch method, and remember it",
            source: .unsettled("Claimed by Firebase's performance SDK")),
        FindingRule(
            "watchdog-launch", .watchdogLaunch, on: [.stop], when: .occurrence(.overran([.launch])),
            at: [.longestWork], .error,
            message: "the main thread is blocked for longer than the \(.limitMs) ms that a launch may take, and the "
                + "watchdog stops the app; \(.longestWork) takes \(.longestMs) ms",
            fix: "\(.remedy)", source: Limit.of(.launch).source),
        FindingRule(
            "watchdog-background", .watchdogBackground, on: [.stop], when: .occurrence(.overran([.backgroundEvent])),
            at: [.longestWork, .event], .error,
            message: "the app takes longer than the \(.limitMs) ms that it has for an event in the background, and the "
                + "system ends it",
            fix: "be done in time, call the completion handler where there is one, and leave long work to a "
                + "BGProcessingTask",
            source: Limit.of(.backgroundEvent).source),
        FindingRule(
            "watchdog-background.scene", .watchdogBackground, on: [.stop],
            when: .occurrence(.overran([.backgroundScene])), at: [.longestWork], .error,
            message: "a launch in the background uses up the \(.limitMs) ms of CPU time that it has until its scene is "
                + "made, and the watchdog stops the app; \(.longestWork) takes \(.longestMs) ms",
            fix: "put it off until the app comes to the foreground", source: Limit.of(.backgroundScene).source),
        FindingRule(
            "watchdog-background.leaving", .watchdogBackground, on: [.stop], when: .occurrence(.overran([.leaving])),
            at: [.stopped, .event], .error,
            message: "the app takes longer than the \(.limitMs) ms that it has to enter the background or to end, and "
                + "the watchdog stops it",
            fix: "begin a background task with beginBackgroundTask(expirationHandler:), off the main thread",
            source: Limit.of(.leaving).source),
        FindingRule(
            "slow-first-frame", .slowFirstFrame, on: [.firstFrame],
            when: .all([.flag(.launching), .flag(.foregroundLaunch), .occurrence(.launchWorkOver(400))]),
            at: [.longestWork], .warning,
            message: "the first frame waits for \(.totalMs) ms of main-thread work, of which \(.longestWork) takes "
                + "\(.longestMs) ms",
            fix: "\(.remedy); without it \(.savedMs) ms are left",
            source: .documented(
                "Apple, WWDC19 session 423, Optimizing App Launch: 400 ms",
                "https://developer.apple.com/videos/play/wwdc2019/423")),
    ]
}

extension Condition {
    fileprivate static let stopsMetric = Condition.action(.measures([.stop]))
}
