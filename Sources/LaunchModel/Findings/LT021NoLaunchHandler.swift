extension FindingKind {
    /// `LT021 no-launch-handler`
    public static let noLaunchHandler = FindingKind(
        "LT021", "no-launch-handler",
        effect: "an event that starts the app reaches nothing",
        meaning:
            "The system launches the app for a background task, or for an event of a framework, that this launch has "
            + "nothing to take.",
        why: "A task request outlives the process that submitted it, and the system starts a new one to run it. Where "
            + "the handler is registered only after a sign-in, behind a flag or by a screen, that process doesn't "
            + "have it. A push registry or a location, Bluetooth or HealthKit object that a screen makes isn't there "
            + "either when its event launches the app in the background, where no screen comes.",
        fix: "Register the handlers of all permitted identifiers in every launch, and decide inside the handler "
            + "whether there is something to do. Make registries, managers and queries in "
            + "application(_:didFinishLaunchingWithOptions:), and have the class of the delegate implement what is called.",
        rules: [
            FindingRule(
                "no-launch-handler", on: [.event],
                when: .all([
                    .process(.unregisteredTask), .not(.event(.unpermittedTask)), .not(.event(.missingBackgroundMode)),
                    .flag(.launchMethodsReturned),
                ]),
                at: [.event], .error,
                effect: "the background task never runs",
                label: "this launch registers no handler for the task \(.identifier)",
                message: "the task \(.identifier) is delivered, and this launch registered no handler for it",
                fix: "register it in a launch method, at every launch",
                help: .add(["registerTask": "<task>"], to: "does", of: .implementation(.didFinishLaunching)),
                source: .documented("Apple, BGTaskScheduler")),
            FindingRule(
                "no-launch-handler.service", on: [.unreceived],
                when: .all([
                    .process(.lacksServiceDelegate), .not(.process(.hasNoServiceDelegate)),
                    .not(.process(.putsOffServiceDelegate)),
                ]),
                at: [.serviceSetUp, .event], .error,
                label: "a \(.service) is made here, too late for \(.event)",
                message: "\(.event) reaches no \(.service): \(.serviceSetUp) makes it, too late for this event",
                fix: "make it in a launch method, at every launch", source: .services),
            FindingRule(
                "no-launch-handler.service.deferred", on: [.unreceived],
                when: .both(.process(.putsOffServiceDelegate), .not(.process(.hasNoServiceDelegate))),
                at: [.serviceSetUp, .event], .warning,
                effect: "an event that starts the app may reach nothing",
                label: "making a \(.service) is put off until the method has returned",
                message:
                    "\(.event) may reach no \(.service): \(.serviceSetUp) puts off making it until it has returned",
                fix: "make it in the method itself, before it returns", source: .services),
            FindingRule(
                "no-launch-handler.service.none", on: [.unreceived], when: .process(.hasNoServiceDelegate),
                at: [.service, .event], .error,
                label: "the app sets no \(.service)",
                message: "\(.event) reaches nobody: the app sets no \(.service)",
                fix: "make one in a launch method, at every launch", source: .services),
            FindingRule(
                "no-launch-handler.service.method", on: [.event],
                when: .both(.process(.lacksServiceMethod), .not(.process(.lacksServiceDelegate))),
                at: [.service, .event], .error,
                message: "\(.event) comes to a \(.service) that has no method for it",
                fix: "implement it in the class that is the delegate",
                source: .documented(
                    "Apple, PKPushRegistryDelegate; Core Bluetooth stops an app that gives a restore identifier and "
                        + "doesn't implement willRestoreState",
                    "https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate")),
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
