extension FindingKind {
    /// `LT018 not-analyzed`
    public static let notAnalyzed = FindingKind(
        "LT018", "not-analyzed", subject: .scenario, effect: "unknown whether \(.opener) is lost",
        meaning: "Only methods with unknown behavior receive the payload, so it is unknown whether the payload is "
            + "lost.",
        why: "A method that is written as {}, or is covered by \"*\", is implemented and called, but its behavior is "
            + "unknown. This result is neither an error nor proof that the payload is handled.",
        fix: "Describe the method's behavior: \"does\": [{\"read\": …}] or [{\"handle\": …}] if it uses the payload, "
            + "and \"does\": [] if it doesn't.",
        rules: [
            FindingRule(
                "not-analyzed.lifecycle", on: [.declared], when: .app(.hasUnknownLifecycle), at: [.app(["lifecycle"])],
                .note, effect: "the app isn't analyzed: its life cycle is unknown",
                label: "a scene manifest decides the life cycle, and may be in a part that wasn't read",
                message: "the app isn't analyzed: a scene manifest decides the life cycle, and may be in a part that "
                    + "wasn't read", fix: "add \"lifecycle\": \"scene\" or \"appDelegate\" to \"app\"",
                source: .documented("A mistake in one life cycle is correct in the other")),
            FindingRule(
                "not-analyzed.delegate", on: [.payload],
                when: .all([
                    .event(.kind([.tapNotification])), .notificationDelegateIsSet, .flag(.launchedNow),
                    .app(.describesNotificationDelegate), .not(.app(.setsNotificationDelegate)),
                ]), at: [.app(["notificationDelegate"])], .note,
                effect: "unknown whether a tapped notification is handled",
                label: "no launch method in the scenario sets the delegate of UNUserNotificationCenter",
                message: "unknown whether the delegate of UNUserNotificationCenter is set in time: no launch method "
                    + "in the scenario sets it", fix: "add {\"setNotificationDelegate\": true} where the app sets it",
                source: .documented("The list in \"does\" is complete for a launch method")),
            FindingRule(
                "not-analyzed.delegate.open", on: [.payload],
                when: .all([
                    .event(.kind([.tapNotification])), .notificationDelegateIsSet, .flag(.launchedNow),
                    .app(.hasUnknownNotificationDelegate),
                ]), at: [.openSetUp, .unknownSetUp, .event], .note,
                effect: "unknown whether a tapped notification is handled",
                label: "unknown when the delegate of UNUserNotificationCenter is set",
                message: "unknown whether the delegate of UNUserNotificationCenter is set in time: the scenario "
                    + "doesn't state when the app sets it",
                fix: "add {\"setNotificationDelegate\": true} where the app sets it",
                source: .documented("The list in \"unknown\" names the unknown behavior of a launch method")),
            FindingRule(
                "not-analyzed.task", on: [.event], when: .both(.flag(.launchedNow), .process(.hasUnknownTask)),
                at: [.openSetUp, .unknownSetUp, .event], .note, effect: "unknown whether the background task runs",
                label: "unknown whether the app registers the task \(.identifier)",
                message: "unknown whether the task \(.identifier) has a launch handler: the scenario doesn't state "
                    + "which tasks the app registers",
                fix: "add {\"registerTask\": \(.identifier)} where the app registers it",
                source: .documented("The list in \"unknown\" names the unknown behavior of a launch method")),
            FindingRule(
                "not-analyzed.health", on: [.event],
                when: .all([
                    .event(.backgroundKind([.healthKit])), .flag(.launchedNow), .app(.describesSetUp),
                    .not(.app(.setsUpHealthKit)),
                ]), at: [.event], .note, effect: "unknown whether the app receives HealthKit's samples",
                label: "no launch method in the scenario enables background delivery",
                message: "unknown whether an observer query receives HealthKit's samples: no launch method in the "
                    + "scenario enables background delivery",
                fix: "add {\"enableHealthKitDelivery\": true} where the app enables it",
                source: .documented("The list in \"does\" is complete for a launch method")),
            FindingRule(
                "not-analyzed.service", on: [.event],
                when: .both(.flag(.launchedNow), .process(.hasUnknownServiceDelegate)),
                at: [.openSetUp, .unknownSetUp, .event], .note, effect: "unknown whether the app receives the event",
                label: "unknown when the app creates its \(.service)",
                message: "unknown whether the \(.service) receives its event: the scenario doesn't state when the app "
                    + "creates it", fix: "add {\"setServiceDelegate\": \"\(.service)\"} where the app creates it",
                source: .documented("The list in \"unknown\" names the unknown behavior of a launch method")),
            FindingRule(
                "not-analyzed.answer", on: [.payload],
                when: .all([
                    .lifecycle(.appDelegate), .flag(.launchedNow),
                    .event(.kind([.openURL, .openUniversalLink, .continueActivity, .quickAction])),
                    .payload(.isHandled), .payload(.hangsOnAnswer), .not(.payload(.isDropped)),
                ]), at: [.unknownAnswer, .event], .note, effect: "unknown whether \(.opener) is delivered",
                label: "the return value of this method is unknown",
                message: "unknown whether \(.runningHandler) receives \(.payload): the return value of a launch "
                    + "method is unknown", notes: [FindingNote(.runningHandler, "\(.runningHandler) would handle it")],
                fix: "add \"returns\": true if the method returns true, and remove \"returns\" from \"unknown\"",
                source: .documented("The list in \"unknown\" names the unknown behavior of a launch method")),
            FindingRule(
                "not-analyzed.window", on: [.declared],
                when: .both(.not(.lifecycle(.swiftUI)), .app(.hasUnknownWindow)), at: [.unknownWindow], .note,
                effect: "unknown whether the screen stays black", label: "unknown whether the app shows its window",
                message: "unknown whether the screen stays black: the scenario doesn't state whether the app creates "
                    + "its window and shows it",
                fix: "add {\"makeWindow\": …} where the app creates it, and remove \"window\" from \"unknown\"",
                source: .documented("The list in \"unknown\" names the unknown behavior of a method"),
                restsOnEntry: false),
            FindingRule(
                "not-analyzed", on: [.payload],
                when: .all([
                    .payload(.isNotAnalyzed), .not(.payload(.isDropped)), .not(.payload(.missesItsHandler)),
                    .not(.answerSuppresses),
                ]), at: [.unknownCarrier, .unknownOthers, .event], .note,
                label: "unknown whether this method handles \(.payload)",
                message: "unknown whether \(.payload) is lost: \(.unknownCarrier) receives it, and the scenario "
                    + "doesn't describe its use there", fix: "add \(.knowledge)",
                source: .documented("A method without \"does\" is called, and its behavior is unknown")),
        ],
        example: FindingExample(
            "A link and a method with unknown behavior",
            app: App(lifecycle: .scene, sceneDelegate: [.sceneWillConnect: Method(), .sceneDidBecomeActive: Method()]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneWillConnect: [.read(slot: .connectionURLContexts)], .sceneDidBecomeActive: Method(),
                ]), events: [.openURL("recipes://soup?id=7")]))
}
