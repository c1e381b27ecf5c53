extension FindingKind {
    /// `LT015 payload-delivered-twice`
    public static let payloadDeliveredTwice = FindingKind(
        "LT015", "payload-delivered-twice",
        effect: "\(.opener) is handled twice",
        meaning: "Two callbacks carry the same payload and the app handles it in both, or it is kept and handed out "
            + "again.",
        why: "A notification that launches an app comes in the options, and again in "
            + "userNotificationCenter(_:didReceive:withCompletionHandler:); a URL that launches an app without scenes "
            + "comes in the launch options, and again in application(_:open:options:). Handled twice, it pushes a "
            + "screen twice or counts an event twice. What is kept for whoever listens later is handled again by each "
            + "that does, until it is taken out.",
        fix: "Handle it in the method and leave the options alone, or remember what has been handled; clear what is "
            + "kept as it is taken.",
        rules: [
            FindingRule(
                "payload-delivered-twice", on: [.payload], when: .payload(.isHandledTwice),
                at: [.secondConsumer, .event], .warning,
                label: "handled here again",
                message: "\(.payload) is handled in \(.firstConsumer) and again in \(.secondConsumer)",
                notes: [FindingNote(.firstConsumer, "\(.firstConsumer) has handled it")],
                fix: "handle it in one of the two, or remember what has been handled",
                source: .measured("Batch-iOS-SDK; defold/extension-push 58; regularberry/AppLaunchSequence")),
            FindingRule(
                "payload-delivered-twice.listeners", on: [.payload],
                when: .payload(.isKeptTwice), at: [.listener, .event], .warning,
                label: "each listener that is added gets it again",
                message: "\(.payload) is kept for listeners, and each that is added gets it again",
                fix: "clear the buffer when the first listener has taken it",
                source: .listenersGetItAgain),
            FindingRule(
                "payload-delivered-twice.kept", on: [.handedOut], when: .occurrence(.isHandedOutAgain), at: [.here],
                .warning, label: "gets \(.payload) that is kept again",
                message: "\(.payload) is kept, and \(.callback) gets it again at a later event",
                fix: "clear what is kept as it is taken", source: .listenersGetItAgain),
        ],
        example: FindingExample(
            "A push is opened once, and counted",
            app: App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: [.setNotificationDelegate, .read(slot: .launchRemoteNotification)]
                ],
                notificationDelegate: [.didReceiveNotificationResponse: [.handle(.notification)]]),
            clean: App(
                lifecycle: .appDelegate, appDelegate: [.didFinishLaunching: [.setNotificationDelegate]],
                notificationDelegate: [.didReceiveNotificationResponse: [.handle(.notification)]]),
            events: [.tapSoupIsReady]))
}

extension Source {
    fileprivate static let listenersGetItAgain = measured(
        "expo 34850", "https://github.com/expo/expo/issues/34850")
}
