extension FindingKind {
    /// `LT042 prewarm-flag-read-too-late`
    public static let prewarmFlagReadTooLate = FindingKind(
        "LT042", "prewarm-flag-read-too-late", effect: "a prewarmed launch isn't recognized",
        meaning: "The ActivePrewarm variable of a prewarmed process is read after the variable is removed.",
        why: "A prewarmed process has ActivePrewarm=1 in its environment. Developers report that the variable is "
            + "removed when application(_:didFinishLaunchingWithOptions:) has returned. Later code then treats the "
            + "launch as an ordinary one.", fix: "Read the variable in main or in a launch method, and keep its value.",
        rules: [
            FindingRule(
                "prewarm-flag-read-too-late", on: [.action],
                when: .all([.action(.reads([.activePrewarm])), .flag(.wasPrewarmed), .flag(.launchMethodsReturned)]),
                at: [.here], .warning, label: "ActivePrewarm is removed when the launch methods have returned",
                message:
                    "\(.callback) reads ActivePrewarm, which is removed from the environment when the launch methods "
                    + "have returned",
                fix: "read it in main or in application(_:didFinishLaunchingWithOptions:), and keep its value",
                source: .unsettled("Stated by Firebase's performance SDK"))
        ],
        example: FindingExample(
            "Was this launch prewarmed?",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.read(slot: .activePrewarm)]]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .activePrewarm)]],
                sceneDelegate: [.sceneWillConnect: []]), events: [.prewarm(), .tapIcon.after(3_600_000)]))
}
