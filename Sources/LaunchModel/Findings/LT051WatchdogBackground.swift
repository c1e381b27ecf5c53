extension FindingKind {
    /// `LT051 watchdog-background`
    public static let watchdogBackground = FindingKind(
        "LT051", "watchdog-background",
        effect: "the system stops the app in the background",
        meaning: "Work in the background takes longer than the system allows.",
        why: "A handler of a push or of a refresh task has about 30 seconds; then the system suspends or ends the "
            + "process, and it launches the app less often in the future. A scene that is made in the background has "
            + "a few seconds of processor time.",
        fix: "Call the completion handler as soon as the work is done, stop when the expiration handler says so, and "
            + "leave long work to a processing task or a background URL session.",
        rules: [
            FindingRule(
                "watchdog-background", on: [.stop], when: .occurrence(.overran([.backgroundEvent])),
                at: [.longestWork, .event], .error,
                label: "the event takes longer than the \(.limitMs) ms that the app has for it",
                message:
                    "the app takes longer than the \(.limitMs) ms that it has for an event in the background, and the "
                    + "system ends it",
                fix: "be done in time, call the completion handler where there is one, and leave long work to a "
                    + "BGProcessingTask",
                source: Limit.of(.backgroundEvent).source),
            FindingRule(
                "watchdog-background.scene", on: [.stop],
                when: .occurrence(.overran([.backgroundScene])), at: [.longestWork], .error,
                label:
                    "\(.longestWork) takes \(.longestMs) ms of the \(.limitMs) ms of CPU time until the scene is made",
                message:
                    "a launch in the background uses up the \(.limitMs) ms of CPU time that it has until its scene is "
                    + "made, and the watchdog stops the app; \(.longestWork) takes \(.longestMs) ms",
                fix: "put it off until the app comes to the foreground", source: Limit.of(.backgroundScene).source),
            FindingRule(
                "watchdog-background.scene-update", on: [.stop],
                when: .occurrence(.overran([.sceneUpdate])), at: [.longestWork, .stopped], .error,
                label: "the scene takes longer than the \(.limitMs) ms that it has for an update",
                message:
                    "the scene takes longer than the \(.limitMs) ms that it has for an update in the background, and "
                    + "the watchdog stops the app",
                fix: "put the work off until the scene enters the foreground", source: Limit.of(.sceneUpdate).source,
                // That the scene connects is what the scenario says.
                restsOnEntry: false),
            FindingRule(
                "watchdog-background.leaving", on: [.stop], when: .occurrence(.overran([.leaving])),
                at: [.stopped, .event], .error,
                label: "the app takes longer than the \(.limitMs) ms that it has to leave",
                message:
                    "the app takes longer than the \(.limitMs) ms that it has to enter the background or to end, and "
                    + "the watchdog stops it",
                fix: "begin a background task with beginBackgroundTask(expirationHandler:), off the main thread",
                source: Limit.of(.leaving).source),
        ],
        example: FindingExample(
            "A long night of indexing photos",
            start: .suspended,
            app: App(lifecycle: .scene),
            events: [
                .backgroundEvent(
                    BackgroundEvent(kind: .appRefreshTask, identifier: "com.example.recipes.index", takesMs: 45_000))
            ],
            cleanEvents: [
                .backgroundEvent(
                    BackgroundEvent(kind: .processingTask, identifier: "com.example.recipes.index", takesMs: 45_000))
            ]))
}
