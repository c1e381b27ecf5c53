extension FindingKind {
    /// `LT025 background-mode-missing`
    public static let backgroundModeMissing = FindingKind(
        "LT025", "background-mode-missing", effect: "the app doesn't receive the event in the background",
        meaning: "UIBackgroundModes doesn't contain the mode of an event that the app handles in the background.",
        why: "The system runs an app in the background only for the modes that its Info.plist declares: "
            + "\"remote-notification\" for silent pushes, \"fetch\" for background fetches and app refresh tasks, "
            + "\"processing\" for processing tasks, \"voip\" for VoIP pushes. Without the mode, the code compiles and "
            + "works in the foreground, and the event never arrives in the background.",
        fix: "Add the mode to UIBackgroundModes, in Xcode under Signing & Capabilities, Background Modes.",
        rules: [
            FindingRule(
                "background-mode-missing", on: [.event], when: .event(.missingBackgroundMode),
                at: [.eventHandler, .backgroundModes, .event], .error,
                label: "UIBackgroundModes doesn't contain \"\(.mode)\"",
                message: "UIBackgroundModes doesn't contain \"\(.mode)\", so the system doesn't run the app in the "
                    + "background for this event", fix: "add the background mode",
                help: .add("<mode>", to: "UIBackgroundModes", of: .app(["infoPlist"])), source: .backgroundModes)
        ],
        example: FindingExample(
            "A silent push with a new recipe",
            app: App(
                infoPlist: InfoPlist(hasLaunchScreen: true, backgroundModes: ["audio"]),
                appDelegate: [
                    .didFinishLaunching: [.registerForRemoteNotifications],
                    .fetchRemoteNotification: [.handle(.notification)],
                ]),
            clean: App(
                infoPlist: InfoPlist(hasLaunchScreen: true, backgroundModes: ["audio", "remote-notification"]),
                appDelegate: [
                    .didFinishLaunching: [.registerForRemoteNotifications],
                    .fetchRemoteNotification: [.handle(.notification)],
                ]), events: [.remoteNotification(contentAvailable: true, payload: ["aps": ["content-available": 1]])]))
}
