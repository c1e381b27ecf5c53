extension FindingKind {
    /// `LT050 watchdog-launch`
    public static let watchdogLaunch = FindingKind(
        "LT050", "watchdog-launch",
        effect: "the system stops the app while it launches",
        meaning: "The main thread is blocked for longer than the system lets a launch take.",
        why: "The system ends a process that isn't on the screen after about 20 seconds, with the code 0x8badf00d. It "
            + "is wall time: loading before main counts, and waiting for a network counts like computing. With a "
            + "debugger attached nothing happens, so it first shows on users' devices.",
        fix: "Take requests, migrations and other long work off the main thread, or put it off until the first screen "
            + "is there.",
        rules: [
            FindingRule(
                "watchdog-launch", on: [.stop], when: .occurrence(.overran([.launch])),
                at: [.longestWork], .error,
                label:
                    "\(.longestWork) takes \(.longestMs) ms of the \(.limitMs) ms that a launch may block the main thread",
                message:
                    "the main thread is blocked for longer than the \(.limitMs) ms that a launch may take, and the "
                    + "watchdog stops the app; \(.longestWork) takes \(.longestMs) ms",
                fix: "\(.remedy)", help: .write("background", as: "on", at: .longestWork),
                source: Limit.of(.launch).source)
        ],
        example: FindingExample(
            "The first launch after an update",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [.work(label: "migrate the database", durationMs: 24_000)]
                ]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [.work(label: "migrate the database", durationMs: 24_000, queue: .background)]
                ]),
            events: [.tapIcon]))
}
