extension FindingKind {
    /// `LT019 launch-deadline-missed`
    public static let launchDeadlineMissed = FindingKind(
        "LT019", "launch-deadline-missed",
        effect: "set up too late for the system",
        meaning: "Something is set up after the moment at which the system needs it, or never.",
        why: "All of it has to be in place when application(_:didFinishLaunchingWithOptions:) returns. "
            + "BGTaskScheduler throws an exception for a handler that is registered later; a notification response "
            + "goes to the delegate that the notification center has by then, and is lost without one; HealthKit "
            + "wants its observer queries by then.",
        fix: "Do it in application(_:didFinishLaunchingWithOptions:). A scene's callbacks are too late; a SwiftUI app "
            + "uses UIApplicationDelegateAdaptor.",
        rules: [
            FindingRule(
                "launch-deadline-missed", on: [.action],
                when: .all([
                    .action(.kind([.registerTask, .enableHealthKitDelivery])), .not(.registersContinuedTask),
                    .flag(.launchMethodsReturned), .not(.isRegisteredAgain), .not(.isDeferredByLaunchMethod),
                ]),
                at: [.here], .error,
                label: "too late for \(.action): the launch methods have returned",
                message:
                    "\(.callback) comes after application(_:didFinishLaunchingWithOptions:) has returned, too late "
                    + "for \(.action)",
                notes: [
                    FindingNote(.implementation(.didFinishLaunching), "it has to be done before this method returns")
                ],
                fix: "do it in a launch method",
                source: .setUpByLaunchMethods),
            FindingRule(
                "launch-deadline-missed.deferred", on: [.action],
                when: .all([
                    .action(.kind([.registerTask, .enableHealthKitDelivery])), .not(.registersContinuedTask),
                    .flag(.launchMethodsReturned), .not(.isRegisteredAgain), .isDeferredByLaunchMethod,
                ]),
                at: [.here], .error,
                label: "put off until the launch method has returned, too late for \(.action)",
                message: "\(.callback) puts off \(.action) until it has returned, which is too late for it",
                fix: "do it in the method itself, before it returns", source: .setUpByLaunchMethods),
            FindingRule(
                "launch-deadline-missed.delegate.deferred", on: [.action],
                when: .both(.setsNotificationDelegateLate, .isDeferredByLaunchMethod), at: [.here], .error,
                effect: "a tap that starts the app does nothing",
                label: "put off until the launch method has returned",
                message: "\(.callback) puts off \(.action) until it has returned: where a tap starts the app, your "
                    + "handler isn't called, and this tap is lost",
                fix: "set it in the method itself, before it returns", source: .delegateByLaunchMethods),
            FindingRule(
                "launch-deadline-missed.delegate", on: [.action],
                when: .both(.setsNotificationDelegateLate, .not(.isDeferredByLaunchMethod)), at: [.here], .error,
                effect: "a tap that starts the app does nothing",
                label: "the launch methods have returned by now",
                message:
                    "\(.callback) sets the notification centre's delegate after "
                    + "application(_:didFinishLaunchingWithOptions:) has returned: where a tap starts the app, your "
                    + "handler isn't called, and this tap is lost",
                notes: [
                    FindingNote(
                        .implementation(.didFinishLaunching),
                        "the notification centre asks for its delegate when this method has returned")
                ],
                fix: "set it in a launch method", source: .delegateByLaunchMethods),
            FindingRule(
                "launch-deadline-missed.delegate.never", on: [.payload],
                when: .all([
                    .event(.kind([.tapNotification])), .app(.neverDoes(.setNotificationDelegate)),
                ]),
                at: [.app(["notificationDelegate"])],
                .error(.both(.not(.payload(.isHandled)), .not(.payload(.mayBeHandled)))), .warning,
                effect: "a tapped notification does nothing",
                label: "nothing makes it the notification centre's delegate",
                message: "nothing sets the notification centre's delegate to an object that lasts, so that your "
                    + "handler of taps isn't called",
                fix: "set it in a launch method; the property is weak, so something else has to keep the object",
                source: .delegateByLaunchMethods),
        ],
        example: FindingExample(
            "A plugin registers its refresh task",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.registerTask(identifier: "com.example.recipes.refresh")]]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [.registerTask(identifier: "com.example.recipes.refresh")]],
                sceneDelegate: [.sceneWillConnect: []]),
            events: [.tapIcon]))
}

extension Condition {
    /// LT020 says it: once is enough, and that in time.
    fileprivate static let isRegisteredAgain = Condition.both(
        .action(.kind([.registerTask])), .occurrence(.taskIsRegistered))

    /// A launch method is there in time, and leaves it to something that comes later.
    fileprivate static let isDeferredByLaunchMethod = Condition.both(
        .occurrence(.isDeferred), .within(SystemValue.launchMethods.value))

    fileprivate static let setsNotificationDelegateLate = Condition.all([
        .action(.kind([.setNotificationDelegate])), .not(.flag(.notificationDelegateSet)),
        .flag(.launchMethodsReturned),
    ])
}

extension Source {
    fileprivate static let setUpByLaunchMethods = documented(
        "Apple, BGTaskScheduler.register, HKHealthStore.enableBackgroundDelivery")

    fileprivate static let delegateByLaunchMethods = documented(
        "Apple, UNUserNotificationCenter.delegate",
        "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate")
}
