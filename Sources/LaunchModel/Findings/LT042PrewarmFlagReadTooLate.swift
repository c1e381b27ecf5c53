extension FindingKind {
    /// `LT042 prewarm-flag-read-too-late`
    public static let prewarmFlagReadTooLate = FindingKind(
        "LT042", "prewarm-flag-read-too-late",
        effect: "a prewarmed launch is taken for another",
        meaning: "The mark of a prewarmed process is read when it is gone.",
        why: "A prewarmed process has ActivePrewarm=1 in its environment. Developers report that it is taken away "
            + "once application(_:didFinishLaunchingWithOptions:) has returned; later code takes the launch for an "
            + "ordinary one.",
        fix: "Read the variable in main or in a launch method, and keep the answer.",
        rules: [
            FindingRule(
                "prewarm-flag-read-too-late", on: [.action],
                when: .all([
                    .action(.reads([.activePrewarm])), .flag(.wasPrewarmed), .flag(.launchMethodsReturned),
                ]),
                at: [.here], .warning,
                label: "ActivePrewarm is gone once the launch methods have returned",
                message:
                    "\(.callback) reads ActivePrewarm, which is removed from the environment once the launch methods "
                    + "have returned",
                fix: "read it in main or in a launch method, and remember it",
                source: .unsettled("Claimed by Firebase's performance SDK"))
        ],
        example: FindingExample(
            "Was this launch prewarmed?",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.read(slot: .activePrewarm)]]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .activePrewarm)]],
                sceneDelegate: [.sceneWillConnect: []]),
            events: [.prewarm(), .tapIcon.after(3_600_000)]))
}
