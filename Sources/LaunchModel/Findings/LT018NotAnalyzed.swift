extension FindingKind {
    /// `LT018 not-analyzed`
    public static let notAnalyzed = FindingKind(
        "LT018", "not-analyzed", subject: .scenario, effect: "unknown whether \(.opener) is lost",
        meaning: "A method receives the payload, but its behavior is unknown, so the payload may be lost.",
        why: "UIKit calls a method, but the scenario doesn't state its behavior. In a scenario, {} after a method "
            + "means that its behavior is unknown; \"*\": {} means the same for all methods that aren't listed. This result is neither an error nor proof that the payload is handled.",
        fix: "In the scenario, state what the method does. If it uses the payload, write \"does\": [{\"read\": "
            + "\"connectionOptions.urlContexts\"}] or [{\"handle\": \"url\"}]. If it doesn't, write \"does\": []. In "
            + "a project, the finding names the code that isn't analyzed: describe in an app file what this "
            + "code does. \"launchtrace scan --format json\" prints such a file.",
        rules: [
            FindingRule(
                gap: "not-analyzed.lifecycle", on: [.declared], when: .app(.hasUnknownLifecycle),
                at: [.app(["lifecycle"])], effect: "the app isn't analyzed: its life cycle is unknown",
                "unknown whether the app has scenes",
                because: "a scene manifest decides the life cycle, and may be in a part that wasn't read",
                fix: "add \"lifecycle\": \"scene\" or \"appDelegate\" to \"app\"",
                source: .format("the key \"lifecycle\"")),
            FindingRule(
                gap: "not-analyzed.superclass", on: [.declared], when: .app(.mayInheritLaunchMethod),
                at: [.inheritedMethods], effect: "the launch isn't analyzed: a superclass isn't read",
                "unknown which methods of a delegate UIKit calls at a launch",
                because: "a superclass of the delegate isn't read",
                fix: "describe the inherited methods in an app file",
                source: .format("\"*\" represents all other methods, such as inherited ones"), restsOnEntry: false),
            FindingRule(
                gap: "not-analyzed.delegate", on: [.payload],
                when: .all([
                    .event(.kind([.tapNotification])), .notificationDelegateIsSet, .flag(.launchedNow),
                    .app(.describesNotificationDelegate), .not(.app(.setsNotificationDelegate)),
                ]), at: [.app(["notificationDelegate"])], effect: "unknown whether a tapped notification is handled",
                "unknown whether the delegate of UNUserNotificationCenter is set in time",
                because: "no launch method sets it",
                fix: "add {\"setNotificationDelegate\": true} where the app sets it",
                source: .format("\"does\" lists everything that a launch method does")),
            FindingRule(
                gap: "not-analyzed.delegate.open", on: [.payload],
                when: .all([
                    .event(.kind([.tapNotification])), .notificationDelegateIsSet, .flag(.launchedNow),
                    .app(.hasUnknownNotificationDelegate),
                ]), at: [.openSetUp, .unknownSetUp, .event], effect: "unknown whether a tapped notification is handled",
                "unknown whether the delegate of UNUserNotificationCenter is set in time",
                because: "the scenario doesn't state when the app sets it",
                fix: "add {\"setNotificationDelegate\": true} where the app sets it",
                source: .format("\"unknown\" lists the unknown parts of a launch method")),
            FindingRule(
                gap: "not-analyzed.task", on: [.event], when: .process(.hasUnknownTask),
                at: [.openSetUp, .unknownSetUp, .event], effect: "unknown whether the background task runs",
                "unknown whether the task \(.identifier) has a launch handler",
                because: "the scenario doesn't state which tasks the app registers",
                fix: "add {\"registerTask\": \(.identifier)} where the app registers it",
                source: .format("\"unknown\" lists the unknown parts of a launch method")),
            FindingRule(
                gap: "not-analyzed.health", on: [.event],
                when: .all([
                    .event(.backgroundKind([.healthKit])), .flag(.launchedNow), .app(.describesSetUp),
                    .not(.app(.setsUpHealthKit)),
                ]), at: [.event], effect: "unknown whether the app receives HealthKit's samples",
                "unknown whether an observer query receives HealthKit's samples",
                because: "no launch method enables background delivery",
                fix: "add {\"enableHealthKitDelivery\": true} where the app enables it",
                source: .format("\"does\" lists everything that a launch method does")),
            FindingRule(
                gap: "not-analyzed.service", on: [.event],
                when: .both(.flag(.launchedNow), .process(.hasUnknownServiceDelegate)),
                at: [.openSetUp, .unknownSetUp, .event], effect: "unknown whether the app receives the event",
                "unknown whether the \(.service) receives its event",
                because: "the scenario doesn't state when the app creates it",
                fix: "add {\"setServiceDelegate\": \"\(.service)\"} where the app creates it",
                source: .format("\"unknown\" lists the unknown parts of a launch method")),
            FindingRule(
                gap: "not-analyzed.call", on: [.callback],
                when: .both(.mustReportCall, .occurrence(.isLeftOpen(in: .didReceiveIncomingPush))),
                at: [.does, .method], effect: "unknown whether the system terminates the app when a call arrives",
                "unknown whether \(.callback) reports a call on every path",
                because: "the scenario doesn't state the behavior of the method",
                fix: "add {\"reportCall\": true} to \"does\" if every path reports a call",
                source: .format("UIKit calls a method without \"does\", but its behavior is unknown")),
            FindingRule(
                gap: "not-analyzed.answer", on: [.payload],
                when: .all([
                    .lifecycle(.appDelegate), .flag(.launchedNow),
                    .event(.kind([.openURL, .openUniversalLink, .continueActivity, .quickAction])),
                    .payload(.isHandled), .payload(.hangsOnAnswer), .not(.payload(.isDropped)),
                ]), at: [.unknownAnswer, .event], effect: "unknown whether \(.opener) is delivered",
                "unknown whether \(.runningHandler) receives \(.payload)",
                because: "the return value of a launch method is unknown",
                notes: [FindingNote(.runningHandler, "\(.runningHandler) would handle it")],
                fix: "add \"returns\": true if the method returns true, and remove \"returns\" from \"unknown\"",
                source: .format("\"unknown\" lists the unknown parts of a launch method")),
            FindingRule(
                gap: "not-analyzed.window", on: [.declared],
                when: .both(.not(.lifecycle(.swiftUI)), .app(.hasUnknownWindow)), at: [.unknownWindow],
                effect: "unknown whether the screen stays black", "unknown whether the app shows its window",
                because: "the scenario doesn't state whether the app creates it",
                fix:
                    "add {\"makeWindow\": \"scene\"} or \"frame\" where the app creates it, and remove \"window\" from \"unknown\"",
                source: .format("\"unknown\" lists the unknown parts of a method"), restsOnEntry: false),
            FindingRule(
                gap: "not-analyzed", on: [.payload],
                when: .all([
                    .payload(.isNotAnalyzed), .not(.payload(.isDropped)), .not(.payload(.missesItsHandler)),
                    .not(.answerSuppresses), .not(.answerIgnoresSuper),
                ]), at: [.unknownCarrier, .unknownPart, .unknownOthers, .event],
                "unknown whether \(.unknownCarrier) handles \(.payload)",
                because: "the scenario doesn't state whether the method uses the payload", fix: "add \(.knowledge)",
                source: .format("UIKit calls a method without \"does\", but its behavior is unknown")),
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
