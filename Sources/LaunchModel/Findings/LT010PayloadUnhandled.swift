extension FindingKind {
    /// `LT010 payload-unhandled`
    public static let payloadUnhandled = FindingKind(
        "LT010", "payload-unhandled", effect: "\(.opener) is lost",
        meaning:
            "A payload (a URL, a user activity, a shortcut, a notification response or CloudKit share metadata) is "
            + "delivered, but no code handles it.",
        why:
            "UIKit delivers the payload in the launch options, in a scene's connection options, or to a delegate method. "
            + "The delivery depends on the life cycle, and on whether the app is already running. An app that handles "
            + "only one of these cases loses the payload in the others, and opens at its first screen.",
        fix: "With scenes, read the connection options in scene(_:willConnectTo:options:), and implement the scene "
            + "delegate's method for the payload, such as scene(_:openURLContexts:). Call the same function from both. "
            + "Without scenes, implement the app delegate's method, such as application(_:open:options:).",
        rules: [
            FindingRule(
                "payload-unhandled", on: [.payload],
                when: .all([
                    .lost, .payload(.isOffered), .not(.payload(.isDropped)), .not(.handledOnlyWhenRunning),
                    .not(.payload(.missesItsHandler)), .not(.answerSuppresses), .not(.linkForActivities),
                ]), at: [.carrier, .event],
                // A widget with a fixed URL, or a notification with actions, may only open the app.
                .note(.any([.event(.openedByExtension), .payload(.isForOtherActions)])), .error,
                label: "\(.payload) is never handled", message: "\(.payload) is never handled: \(.carriers)",
                notes: [
                    FindingNote("\(.carriers)"),
                    FindingNote(
                        at: .carrierWithoutSuper,
                        "the method doesn't call super, so the framework's class and its plugins don't receive the payload"
                    ),
                ], fix: "\(.expected)", help: .handling, source: .payloadPages),
            FindingRule(
                "payload-unhandled.link-for-activities", on: [.payload],
                when: .all([.lost, .linkForActivities, .not(.payload(.isDropped))]),
                at: [.implementation(.onContinueUserActivity), .event], .warning, label: "\(.payload) is never handled",
                message: "\(.payload) is never handled: SwiftUI delivers a web link to onOpenURL(perform:), and "
                    + "onContinueUserActivity(_:perform:) receives only other activities and App Clip links",
                notes: [
                    FindingNote(
                        "SwiftUI delivers a web link to onOpenURL(perform:), and onContinueUserActivity(_:perform:) "
                            + "receives only other activities and App Clip links")
                ], fix: "handle it in onOpenURL(perform:)",
                source: .unsettled(
                    "An Apple engineer, forum thread 762526", "https://developer.apple.com/forums/thread/762526")),
        ],
        example: FindingExample(
            "A link launches an app with quick actions",
            app: App(lifecycle: .scene, sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionShortcutItem)]]),
            clean: App(
                lifecycle: .scene,
                sceneDelegate: [
                    .sceneWillConnect: [.read(slot: .connectionURLContexts), .read(slot: .connectionShortcutItem)]
                ]), events: [.openURL("recipes://soup?id=7")]))
}

extension Condition {
    /// A SwiftUI app receives a web link, but its views handle only activities.
    fileprivate static let linkForActivities = Condition.all([
        .lifecycle(.swiftUI), .event(.kind([.openUniversalLink])), .implements(.onContinueUserActivity),
        .not(.implements(.onOpenURL)),
    ])
}
