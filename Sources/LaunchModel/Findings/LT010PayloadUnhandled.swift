extension FindingKind {
    /// `LT010 payload-unhandled`
    public static let payloadUnhandled = FindingKind(
        "LT010", "payload-unhandled",
        effect: "\(.opener) is lost",
        meaning: "A URL, a user activity, a shortcut, a notification response or share metadata was delivered, and no "
            + "code took it.",
        why: "Where it is delivered depends on the life cycle, and on whether the app runs already: in launch "
            + "options, in a scene's connection options, or in a method of a delegate. An app that listens at one of "
            + "these places drops what comes to another, and opens at its first screen.",
        fix: "With scenes, read the connection options in scene(_:willConnectTo:options:) and implement the scene "
            + "delegate's method as well; hand both to one function. Without scenes, implement the method of the app "
            + "delegate.",
        rules: [
            FindingRule(
                "payload-unhandled", on: [.payload],
                when: .all([
                    .lost, .payload(.isOffered), .not(.payload(.isDropped)), .not(.handledOnlyWhenRunning),
                    .not(.payload(.missesItsHandler)),
                    .not(.answerSuppresses), .not(.linkForActivities),
                ]),
                at: [.carrier, .event], .error,
                label: "nothing takes \(.payload)",
                message: "nobody takes \(.payload): \(.carriers)",
                notes: [FindingNote("\(.carriers)")],
                fix: "\(.expected)", help: .handling, source: .payloadPages),
            FindingRule(
                "payload-unhandled.link-for-activities", on: [.payload],
                when: .all([.lost, .linkForActivities, .not(.payload(.isDropped))]),
                at: [.implementation(.onContinueUserActivity), .event], .warning,
                label: "nothing takes \(.payload)",
                message: "nobody takes \(.payload): SwiftUI publishes a web link to onOpenURL(perform:), and "
                    + "onContinueUserActivity(_:perform:) hears only of other activities and of App Clips",
                notes: [
                    FindingNote(
                        "SwiftUI publishes a web link to onOpenURL(perform:), and onContinueUserActivity(_:perform:) hears only of other activities and of App Clips"
                    )
                ],
                fix: "take it in onOpenURL(perform:)",
                source: .unsettled(
                    "An engineer of Apple, forum thread 762526",
                    "https://developer.apple.com/forums/thread/762526")),
        ],
        example: FindingExample(
            "A link starts an app that expects quick actions",
            app: App(lifecycle: .scene, sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionShortcutItem)]]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneWillConnect: [.read(slot: .connectionURLContexts), .read(slot: .connectionShortcutItem)]
                ]),
            events: [.openURL("recipes://soup?id=7")]))
}

extension Condition {
    /// A web link comes to a SwiftUI app whose views wait for activities alone.
    fileprivate static let linkForActivities = Condition.all([
        .lifecycle(.swiftUI), .event(.kind([.openUniversalLink])), .implements(.onContinueUserActivity),
        .not(.implements(.onOpenURL)),
    ])
}
