extension FindingKind {
    /// `LT021 no-launch-handler`
    public static let noLaunchHandler = FindingKind(
        "LT021", "no-launch-handler", effect: "an event that launches the app isn't received",
        meaning: "The system launches the app for a background task or a framework's event, but this launch sets up no "
            + "handler.",
        why: "A task request outlives the process that submitted it, and the system launches a new process to run "
            + "the task. That process has no handler if the app registers the handler only after a sign-in, behind "
            + "a flag or on a screen. A background launch shows no screen. An object that a screen creates, such as "
            + "a push registry or a location manager, is therefore missing.",
        fix: "Register the handlers of all permitted identifiers at every launch, and decide inside the handler "
            + "whether there is work to do. Create the PKPushRegistry, CLLocationManager, CBCentralManager or "
            + "HKObserverQuery in application(_:didFinishLaunchingWithOptions:), and implement the delegate method that "
            + "receives the event.",
        rules: [
            FindingRule(
                "no-launch-handler", on: [.unreceived],
                when: .all([
                    .process(.unregisteredTask), .not(.event(.unpermittedTask)), .not(.event(.missingBackgroundMode)),
                    .flag(.launchMethodsReturned),
                ]), at: [.event], .error, effect: "the app crashes when the background task is delivered",
                label: "this launch registers no handler for the task \(.identifier)",
                message: "the system runs the task \(.identifier), but this launch registers no handler for it",
                fix: "register the handler in application(_:didFinishLaunchingWithOptions:), at every launch",
                help: .add(["registerTask": "<task>"], to: "does", of: .implementation(.didFinishLaunching)),
                source: .documented("Apple, BGTaskScheduler.register")),
            FindingRule(
                "no-launch-handler.service", on: [.unreceived],
                when: .all([
                    .process(.lacksServiceDelegate), .not(.process(.hasNoServiceDelegate)),
                    .not(.process(.putsOffServiceDelegate)),
                ]), at: [.serviceSetUp, .event], .error,
                label: "the \(.service) is set up here, too late for \(.event)",
                message: "no \(.service) receives \(.event): \(.serviceSetUp) sets it up too late",
                fix: "set it up in application(_:didFinishLaunchingWithOptions:), at every launch", source: .services),
            FindingRule(
                "no-launch-handler.service.deferred", on: [.unreceived],
                when: .both(.process(.putsOffServiceDelegate), .not(.process(.hasNoServiceDelegate))),
                at: [.serviceSetUp, .event], .warning, effect: "an event that launches the app may not be received",
                label: "the \(.service) is set up only after this method returns",
                message: "\(.event) may not be received: \(.serviceSetUp) sets up the \(.service) only after it has "
                    + "returned", fix: "set it up before the method returns", source: .services),
            FindingRule(
                "no-launch-handler.service.none", on: [.unreceived], when: .process(.hasNoServiceDelegate),
                at: [.service, .event], .error, label: "no launch sets up a \(.service)",
                message: "\(.event) isn't received: no launch sets up a \(.service)",
                fix: "set one up in application(_:didFinishLaunchingWithOptions:), at every launch", source: .services),
            FindingRule(
                "no-launch-handler.service.method", on: [.event],
                when: .both(.process(.lacksServiceMethod), .not(.process(.lacksServiceDelegate))),
                at: [.service, .event], .error,
                message: "\(.event) isn't received: the app's \(.service) doesn't implement the method for it",
                fix: "implement the method in the delegate's class",
                source: .documented(
                    "Apple, PKPushRegistryDelegate; Core Bluetooth stops an app that uses a restore identifier and "
                        + "doesn't implement willRestoreState",
                    "https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate")),
        ],
        example: FindingExample(
            "The clean-up task is due",
            app: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [.registerTask(identifier: "com.example.recipes.refresh")]]),
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
