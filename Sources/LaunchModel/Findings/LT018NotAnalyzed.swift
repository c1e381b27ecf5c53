extension FindingKind {
    /// `LT018 not-analyzed`
    public static let notAnalyzed = FindingKind(
        "LT018", "not-analyzed", subject: .scenario,
        effect: "whether \(.opener) is lost isn't judged",
        meaning: "Methods of which the scenario doesn't say what they do are all that holds a payload, so that nothing "
            + "is known of whether it is lost.",
        why: "A method that is written as {}, or that \"*\" stands for, is there and is called, and what it does with "
            + "what it carries is left open: that is neither an error nor an all-clear.",
        fix: "Write what the method does: \"does\": [{\"read\": …}] or [{\"handle\": …}] if it uses the payload, and "
            + "\"does\": [] if it doesn't.",
        rules: [
            FindingRule(
                "not-analyzed.lifecycle", on: [.declared], when: .app(.hasUnknownLifecycle), at: [.app(["lifecycle"])],
                .note,
                effect: "the app isn't judged",
                label: "a scene manifest may stand where nothing was read, and decides between the life cycles",
                message: "the app isn't judged: a scene manifest may stand where nothing was read, and decides between "
                    + "the life cycles",
                fix: "insert \"lifecycle\": \"scene\" or \"appDelegate\" into \"app\"",
                source: .documented("What is wrong in one life cycle is right in the other")),
            FindingRule(
                "not-analyzed.delegate", on: [.payload],
                when: .all([
                    .event(.kind([.tapNotification])), .notificationDelegateIsSet, .flag(.launchedNow),
                    .app(.describesNotificationDelegate), .not(.app(.setsNotificationDelegate)),
                ]),
                at: [.app(["notificationDelegate"])], .note,
                effect: "whether a tap is heard of isn't judged",
                label: "no launch method is said to set the notification centre's delegate",
                message: "whether the notification centre's delegate is set in time isn't judged: no launch method is "
                    + "said to set it",
                fix: "insert {\"setNotificationDelegate\": true} where the app sets it",
                source: .documented("A launch method with \"does\" does what the list says")),
            FindingRule(
                "not-analyzed.delegate.open", on: [.payload],
                when: .all([
                    .event(.kind([.tapNotification])), .notificationDelegateIsSet, .flag(.launchedNow),
                    .app(.hasUnknownNotificationDelegate),
                ]),
                at: [.openSetUp, .unknownSetUp, .event], .note,
                effect: "whether a tap is heard of isn't judged",
                label: "when the notification centre's delegate is set isn't known",
                message: "whether the notification centre's delegate is set in time isn't judged: the scenario leaves "
                    + "that open",
                fix: "insert {\"setNotificationDelegate\": true} where the app sets it",
                source: .documented("A launch method with \"unknown\" leaves open what that says")),
            FindingRule(
                "not-analyzed.task", on: [.event],
                when: .both(.flag(.launchedNow), .process(.hasUnknownTask)),
                at: [.openSetUp, .unknownSetUp, .event], .note,
                effect: "whether the background task runs isn't judged",
                label: "what is registered isn't known; the task is \(.identifier)",
                message: "whether the task \(.identifier) has a launch handler isn't judged: the scenario leaves open "
                    + "what is registered",
                fix: "insert {\"registerTask\": \(.identifier)} where the app registers it",
                source: .documented("A launch method with \"unknown\" leaves open what that says")),
            FindingRule(
                "not-analyzed.health", on: [.event],
                when: .all([
                    .event(.backgroundKind([.healthKit])), .flag(.launchedNow), .app(.describesSetUp),
                    .not(.app(.setsUpHealthKit)),
                ]),
                at: [.event], .note,
                effect: "whether HealthKit's samples are heard of isn't judged",
                label: "no launch method is said to ask for background delivery",
                message: "whether HealthKit's samples reach an observer query isn't judged: no launch method is said "
                    + "to ask for its background delivery",
                fix: "insert {\"enableHealthKitDelivery\": true} where the app does it",
                source: .documented("A launch method with \"does\" does what the list says")),
            FindingRule(
                "not-analyzed.service", on: [.event],
                when: .both(.flag(.launchedNow), .process(.hasUnknownServiceDelegate)),
                at: [.openSetUp, .unknownSetUp, .event], .note,
                effect: "whether the event is heard of isn't judged",
                label: "when a \(.service) is made isn't known",
                message: "whether a \(.service) hears of its event isn't judged: the scenario leaves open when one is "
                    + "made",
                fix: "insert {\"setServiceDelegate\": \"\(.service)\"} where the app makes it",
                source: .documented("A launch method with \"unknown\" leaves open what that says")),
            FindingRule(
                "not-analyzed.answer", on: [.payload],
                when: .all([
                    .lifecycle(.appDelegate), .flag(.launchedNow),
                    .event(.kind([.openURL, .openUniversalLink, .continueActivity, .quickAction])),
                    .payload(.isHandled), .payload(.hangsOnAnswer), .not(.payload(.isDropped)),
                ]),
                at: [.unknownAnswer, .event], .note,
                effect: "whether \(.opener) is handed on isn't judged",
                label: "what this method returns isn't known",
                message: "whether \(.payload) comes to \(.runningHandler) isn't judged: the scenario leaves open what "
                    + "a launch method returns",
                notes: [FindingNote(.runningHandler, "\(.runningHandler) would take it")],
                fix: "insert \"returns\": true there if it hands it on, and leave \"returns\" out of \"unknown\"",
                source: .documented("A launch method with \"unknown\" leaves open what that says")),
            FindingRule(
                "not-analyzed.window", on: [.declared],
                when: .both(.not(.lifecycle(.swiftUI)), .app(.hasUnknownWindow)), at: [.unknownWindow], .note,
                effect: "whether the screen stays black isn't judged",
                label: "what becomes of the window isn't known",
                message: "whether the screen stays black isn't judged: the scenario leaves open whether the app makes "
                    + "its window and shows it",
                fix: "insert {\"makeWindow\": …} where the app does, and leave \"window\" out of \"unknown\"",
                source: .documented("A method with \"unknown\" leaves open what that says"), restsOnEntry: false),
            FindingRule(
                "not-analyzed", on: [.payload],
                when: .all([
                    .payload(.isNotAnalyzed), .not(.payload(.isDropped)), .not(.payload(.missesItsHandler)),
                    .not(.answerSuppresses),
                ]),
                at: [.unknownCarrier, .unknownOthers, .event], .note,
                label: "what happens to \(.payload) here isn't known",
                message: "whether \(.payload) is lost isn't judged: \(.unknownCarrier) holds it, and the scenario "
                    + "doesn't say what it does with it",
                fix: "insert \(.knowledge)",
                source: .documented("A method without \"does\" is called, and nothing is known of what it does")),
        ],
        example: FindingExample(
            "A link and a method that is only named",
            app: App(lifecycle: .scene, sceneDelegate: [.sceneWillConnect: Method(), .sceneDidBecomeActive: Method()]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneWillConnect: [.read(slot: .connectionURLContexts)], .sceneDidBecomeActive: Method(),
                ]),
            events: [.openURL("recipes://soup?id=7")]))
}
