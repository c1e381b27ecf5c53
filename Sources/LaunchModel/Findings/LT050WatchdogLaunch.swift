extension FindingKind {
    /// `LT050 watchdog-launch`
    public static let watchdogLaunch = FindingKind(
        "LT050", "watchdog-launch", effect: "the watchdog terminates the app at launch",
        meaning: "The main thread is blocked for longer than a launch may take.",
        why: "The system terminates an app that isn't on the screen after about 20 seconds, with the code 0x8badf00d. "
            + "The limit is wall time: loading before main and waiting for a network count. With a debugger attached, "
            + "the system doesn't terminate the app, so the problem first occurs on users' devices.",
        fix: "Move requests, migrations and other long work off the main thread, or defer it until the first screen "
            + "is shown.",
        rules: [
            FindingRule(
                "watchdog-launch", on: [.stop], when: .occurrence(.overran([.launch])), at: [.longestWork], .error,
                label: "\(.longestWork) takes \(.longestMs) ms of the \(.limitMs) ms that a launch may block the main "
                    + "thread",
                message:
                    "the main thread is blocked for longer than the \(.limitMs) ms that a launch may take, and the "
                    + "watchdog terminates the app; \(.longestWork) takes \(.longestMs) ms", fix: "\(.remedy)",
                help: .write("background", as: "on", at: .longestWork), source: Limit.of(.launch).source)
        ],
        example: FindingExample(
            "The first launch after an update",
            app: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [.work(label: "migrate the database", durationMs: 24_000)]]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [.work(label: "migrate the database", durationMs: 24_000, queue: .background)]
                ]), events: [.tapIcon]))
}
