extension FindingKind {
    /// `LT051 watchdog-background`
    public static let watchdogBackground = FindingKind(
        "LT051", "watchdog-background", effect: "the system terminates the app in the background",
        meaning: "Work in the background takes longer than the system allows.",
        why: "A handler of a push or of a refresh task has about 30 seconds. After that, the system suspends or "
            + "terminates the process, and launches the app less often in the future. A scene that is created in "
            + "the background has a few seconds of processor time.",
        fix: "Call the completion handler when the work is done, and stop when the expiration handler is called. Do "
            + "long work in a processing task or a background URL session.",
        rules: [
            FindingRule(
                "watchdog-background", on: [.stop], when: .occurrence(.overran([.backgroundEvent])),
                at: [.longestWork, .event], .error,
                label: "the event takes longer than the \(.limitMs) ms that the app has for it",
                message:
                    "the app takes longer than the \(.limitMs.shown(as: "30000")) ms that it has for an event in the background, and "
                    + "the system terminates it",
                fix: "finish in time, call the completion handler if there is one, and do long work in a "
                    + "BGProcessingTask", source: Limit.of(.backgroundEvent).source),
            FindingRule(
                "watchdog-background.scene", on: [.stop], when: .occurrence(.overran([.backgroundScene])),
                at: [.longestWork], .error,
                label: "\(.longestWork) takes \(.longestMs) ms of the \(.limitMs) ms of CPU time until the scene is "
                    + "created",
                message:
                    "a background launch uses up the \(.limitMs.shown(as: "3370")) ms of CPU time that it has until its scene is "
                    + "created, and the watchdog terminates the app; \(.longestWork) takes \(.longestMs) ms",
                fix: "defer it until the app enters the foreground", source: Limit.of(.backgroundScene).source),
            FindingRule(
                "watchdog-background.scene-update", on: [.stop], when: .occurrence(.overran([.sceneUpdate])),
                at: [.longestWork, .stopped], .error,
                label: "the scene takes longer than the \(.limitMs) ms that it has for an update",
                message:
                    "the scene takes longer than the \(.limitMs.shown(as: "10000")) ms that it has for an update in the background, and "
                    + "the watchdog terminates the app", fix: "defer the work until the scene enters the foreground",
                source: Limit.of(.sceneUpdate).source,
                // The scenario states that the scene connects.
                restsOnEntry: false),
            FindingRule(
                "watchdog-background.leaving", on: [.stop], when: .occurrence(.overran([.leaving])),
                at: [.stopped, .event], .error,
                label: "the app takes longer than the \(.limitMs) ms that it has to enter the background or to end",
                message:
                    "the app takes longer than the \(.limitMs.shown(as: "5000")) ms that it has to enter the background or to end, and "
                    + "the watchdog terminates it",
                fix: "start a background task with beginBackgroundTask(expirationHandler:), off the main thread",
                source: Limit.of(.leaving).source),
        ],
        example: FindingExample(
            "A long night of indexing photos", start: .suspended, app: App(lifecycle: .scene),
            events: [
                .backgroundEvent(
                    BackgroundEvent(kind: .appRefreshTask, identifier: "com.example.recipes.index", takesMs: 45_000))
            ],
            cleanEvents: [
                .backgroundEvent(
                    BackgroundEvent(kind: .processingTask, identifier: "com.example.recipes.index", takesMs: 45_000))
            ]))
}
