extension FindingKind {
    /// `LT015 payload-delivered-twice`
    public static let payloadDeliveredTwice = FindingKind(
        "LT015", "payload-delivered-twice", effect: "\(.opener) is handled twice",
        meaning: "Two callbacks receive the same payload and the app handles it in both, or the app keeps a payload "
            + "and delivers it again.",
        why: "A notification that launches an app is in the options, and is also delivered to "
            + "userNotificationCenter(_:didReceive:withCompletionHandler:). A URL that launches an app without "
            + "scenes is in the launch options, and is also delivered to application(_:open:options:). If both are "
            + "handled, a screen is pushed twice or an event is counted twice. A payload that is kept for later "
            + "listeners is handled by each of them until it is removed.",
        fix: "Handle the payload in the method and ignore the options, or record that it has been handled. Remove a "
            + "kept payload when it is handled.",
        rules: [
            FindingRule(
                "payload-delivered-twice", on: [.payload], when: .payload(.isHandledTwice),
                at: [.secondConsumer, .event], .warning, label: "handled here a second time",
                message: "\(.payload) is handled in \(.firstConsumer) and again in \(.secondConsumer)",
                notes: [FindingNote(.firstConsumer, "\(.firstConsumer) has already handled it")],
                fix: "handle it in only one of the two, or record that it has been handled",
                source: .measured("Batch-iOS-SDK; defold/extension-push#58; regularberry/AppLaunchSequence")),
            FindingRule(
                "payload-delivered-twice.listeners", on: [.payload], when: .payload(.isKeptTwice),
                at: [.listener, .event], .warning, label: "each new listener receives it again",
                message: "\(.payload) is kept for listeners, and each new listener receives it again",
                fix: "clear the buffer when the first listener has handled it", source: .listenersGetItAgain),
            FindingRule(
                "payload-delivered-twice.kept", on: [.handedOut], when: .occurrence(.isHandedOutAgain), at: [.here],
                .warning, label: "receives \(.payload) a second time, because it is kept",
                message:
                    "\(.payload) is kept, and \(.callback.shown(as: .sceneDidBecomeActive)) receives it again at a later event",
                fix: "remove the kept payload when it is handled", source: .listenersGetItAgain),
        ],
        example: FindingExample(
            "A push is opened once, and counted",
            app: App(
                lifecycle: .appDelegate,
                appDelegate: [.didFinishLaunching: [.setNotificationDelegate, .read(slot: .launchRemoteNotification)]],
                notificationDelegate: [.didReceiveNotificationResponse: [.handle(.notification)]]),
            clean: App(
                lifecycle: .appDelegate, appDelegate: [.didFinishLaunching: [.setNotificationDelegate]],
                notificationDelegate: [.didReceiveNotificationResponse: [.handle(.notification)]]),
            events: [.tapSoupIsReady]))
}

extension Source {
    fileprivate static let listenersGetItAgain = inferred(
        "Follows from the app's own buffer; expo#34850 reports a handler that runs again")
}
