extension FindingKind {
    /// `LT021 no-launch-handler`
    public static let noLaunchHandler = FindingKind(
        "LT021", "no-launch-handler",
        meaning: "The system launches the app for a background task that this launch has no handler for.",
        why: "A task request outlives the process that submitted it, and the system starts a new one to run it. Where "
            + "the handler is registered only after a sign-in, behind a flag or by a screen, that process doesn't "
            + "have it.",
        fix: "Register the handlers of all permitted identifiers in every launch, and decide inside the handler "
            + "whether there is something to do.",
        rules: [
            FindingRule(
                "no-launch-handler", on: [.event],
                when: .all([
                    .process(.unregisteredTask), .not(.event(.unpermittedTask)), .not(.event(.missingBackgroundMode)),
                    .flag(.launchMethodsReturned),
                ]),
                at: [.event], .error,
                message: "the task \(.identifier) is delivered, and this launch registered no handler for it",
                fix: "register it in a launch method, at every launch", source: .documented("Apple, BGTaskScheduler"))
        ],
        example: FindingExample(
            "The clean-up task is due",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [
                        .registerTask(identifier: "com.example.recipes.refresh")
                    ]
                ]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [
                        .registerTask(identifier: "com.example.recipes.cleanup"),
                        .registerTask(identifier: "com.example.recipes.refresh"),
                    ]
                ]),
            events: [
                .backgroundEvent(BackgroundEvent(kind: .processingTask, identifier: "com.example.recipes.cleanup"))
            ]))
}
