extension FindingKind {
    /// `LT052 slow-first-frame`
    public static let slowFirstFrame = FindingKind(
        "LT052", "slow-first-frame", effect: "the first screen appears late",
        meaning: "Work on the main thread delays the first frame.",
        why: "The launch screen stays until application(_:didFinishLaunchingWithOptions:) and "
            + "scene(_:willConnectTo:options:) have returned and the first views are laid out. Apple recommends a "
            + "first frame within 400 milliseconds.",
        fix: "Move the work to a background queue, or do it after the first frame.",
        rules: [
            FindingRule(
                "slow-first-frame", on: [.firstFrame],
                when: .all([.flag(.launching), .flag(.foregroundLaunch), .occurrence(.launchWorkOver(400))]),
                at: [.longestWork], .warning,
                label: "\(.longestWork) takes \(.longestMs) ms of the \(.totalMs) ms before the first frame",
                message: "the first frame waits for \(.totalMs) ms of main-thread work, of which "
                    + "\(.longestWork.shown(as: "\"open the recipe database\"")) takes \(.longestMs.shown(as: "650")) ms",
                fix: "\(.remedy); \(.savedMs) ms remain without it",
                help: .write("background", as: "on", at: .longestWork), source: .optimizingLaunch),
            FindingRule(
                "slow-first-frame.unknown", on: [.action],
                when: .all([
                    .action(.blocksForUnknownTime), .flag(.launching), .flag(.foregroundLaunch), .not(.flag(.drawn)),
                ]), at: [.here], .note, effect: "the first screen may appear late",
                label: "the duration of \(.action) is unknown",
                message:
                    "\(.callback) does \(.action.shown(as: "\"open the recipe database\"")) on the main thread before the first frame, and its duration is "
                    + "unknown",
                fix: "measure it; if it takes long, move it to a background queue or after the first frame",
                help: .write("background", as: "on", at: .here), source: .optimizingLaunch),
        ],
        example: FindingExample(
            "Work before the first frame",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [
                        .work(label: "read settings", durationMs: 40),
                        .work(label: "open the recipe database", durationMs: 650),
                    ]
                ]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [
                        .work(label: "read settings", durationMs: 40),
                        .work(label: "open the recipe database", durationMs: 650, queue: .background),
                    ]
                ]), events: [.tapIcon]))
}

extension Source {
    fileprivate static let optimizingLaunch = documented(
        "Apple, WWDC19 session 423, Optimizing App Launch: 400 ms",
        "https://developer.apple.com/videos/play/wwdc2019/423")
}
