extension FindingKind {
    /// `LT019 launch-deadline-missed`
    public static let launchDeadlineMissed = FindingKind(
        "LT019", "launch-deadline-missed", effect: "registered too late: this runs after didFinishLaunching returns",
        meaning: "A background task handler, a notification delegate or HealthKit delivery is set up after "
            + "application(_:didFinishLaunchingWithOptions:) has returned, or never.",
        why: "The system uses these objects as soon as application(_:didFinishLaunchingWithOptions:) returns. "
            + "BGTaskScheduler throws an exception for a handler that is registered later. A notification response "
            + "is delivered to the delegate that is set at that time, and is lost without a delegate. HealthKit needs its "
            + "observer queries at that time.",
        fix: "Set it up in application(_:didFinishLaunchingWithOptions:). A scene's callbacks are too late. In a "
            + "SwiftUI app, use UIApplicationDelegateAdaptor.",
        rules: [
            FindingRule(
                "launch-deadline-missed", on: [.action],
                when: .all([
                    .action(.kind([.registerTask, .enableHealthKitDelivery])), .not(.registersContinuedTask),
                    .flag(.launchMethodsReturned), .not(.isRegisteredAgain), .not(.isDeferredByLaunchMethod),
                ]), at: [.here], .error,
                label: "too late for \(.action): application(_:didFinishLaunchingWithOptions:) has returned",
                message:
                    "\(.callback.shown(as: .sceneWillConnect)) is too late for \(.action): application(_:didFinishLaunchingWithOptions:) has "
                    + "returned",
                notes: [
                    FindingNote(.implementation(.didFinishLaunching), "this has to be done before this method returns")
                ], fix: "do this in application(_:didFinishLaunchingWithOptions:)", source: .setUpByLaunchMethods),
            FindingRule(
                "launch-deadline-missed.deferred", on: [.action],
                when: .all([
                    .action(.kind([.registerTask, .enableHealthKitDelivery])), .not(.registersContinuedTask),
                    .flag(.launchMethodsReturned), .not(.isRegisteredAgain), .isDeferredByLaunchMethod,
                ]), at: [.here], .error, label: "too late for \(.action): this runs after \(.callback) returns",
                message: "\(.callback) defers \(.action) until it has returned, which is too late",
                fix: "do this before the method returns", source: .setUpByLaunchMethods),
            FindingRule(
                "launch-deadline-missed.delegate.deferred", on: [.action],
                when: .both(.setsNotificationDelegateLate, .isDeferredByLaunchMethod), at: [.here], .error,
                effect: "a notification tap that launches the app is lost",
                label: "set too late: this runs after \(.callback) returns",
                message: "\(.callback) defers \(.action) until it has returned: a tap that launches the app is lost, "
                    + "because your handler isn't called", fix: "set it before the method returns",
                source: .delegateByLaunchMethods),
            FindingRule(
                "launch-deadline-missed.delegate", on: [.action],
                when: .both(.setsNotificationDelegateLate, .not(.isDeferredByLaunchMethod)), at: [.here], .error,
                effect: "a notification tap that launches the app is lost",
                label: "set too late: application(_:didFinishLaunchingWithOptions:) has returned",
                message:
                    "\(.callback.shown(as: .sceneWillConnect)) sets the delegate of UNUserNotificationCenter after "
                    + "application(_:didFinishLaunchingWithOptions:) has returned: a tap that launches the app "
                    + "is lost, because your handler isn't called",
                notes: [
                    FindingNote(
                        .implementation(.didFinishLaunching),
                        "UNUserNotificationCenter needs its delegate when this method returns")
                ], fix: "set it in application(_:didFinishLaunchingWithOptions:)", source: .delegateByLaunchMethods),
            FindingRule(
                "launch-deadline-missed.delegate.never", on: [.payload],
                when: .all([.event(.kind([.tapNotification])), .app(.neverDoes(.setNotificationDelegate))]),
                at: [.app(["notificationDelegate"])],
                .error(.both(.not(.payload(.isHandled)), .not(.payload(.mayBeHandled)))), .warning,
                effect: "a tapped notification does nothing",
                label: "never set as the delegate of UNUserNotificationCenter",
                message: "the delegate of UNUserNotificationCenter is never set to an object that the app retains, "
                    + "so your handler isn't called for taps",
                fix: "set it in application(_:didFinishLaunchingWithOptions:), and keep a strong reference to the "
                    + "object, because the delegate property is weak", source: .delegateByLaunchMethods),
        ],
        example: FindingExample(
            "A plugin registers its refresh task",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.registerTask(identifier: "com.example.recipes.refresh")]]),
            clean: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [.registerTask(identifier: "com.example.recipes.refresh")]],
                sceneDelegate: [.sceneWillConnect: []]), events: [.tapIcon]))
}

extension Condition {
    /// LT020 reports a second registration.
    fileprivate static let isRegisteredAgain = Condition.both(
        .action(.kind([.registerTask])), .occurrence(.taskIsRegistered))

    /// A launch method defers the action.
    fileprivate static let isDeferredByLaunchMethod = Condition.both(
        .occurrence(.isDeferred), .within(SystemValue.launchMethods.value))

    fileprivate static let setsNotificationDelegateLate = Condition.all([
        .action(.kind([.setNotificationDelegate])), .not(.flag(.notificationDelegateSet)),
        .flag(.launchMethodsReturned), .not(.app(.ignoresResponses)), .not(.app(.readsResponseOfLaunch)),
    ])
}

extension Source {
    fileprivate static let setUpByLaunchMethods = documented(
        "Apple, BGTaskScheduler.register, HKHealthStore.enableBackgroundDelivery")

    fileprivate static let delegateByLaunchMethods = documented(
        "Apple, UNUserNotificationCenter.delegate",
        "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate")
}
