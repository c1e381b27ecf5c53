extension FindingKind {
    /// `LT080 headless-launch`
    public static let headlessLaunch = FindingKind(
        "LT080", "headless-launch",
        effect: "the app runs, and shows nothing",
        meaning: "The app is launched, shows no scene and is suspended again.",
        why: "That is how the system delivers an event in the background, and nothing is wrong with it. Wrong is code "
            + "that takes application(_:didFinishLaunchingWithOptions:) for the sign of a person, of a window or of a "
            + "session.",
        fix: "Keep application(_:didFinishLaunchingWithOptions:) short and free of interface, and leave the rest to "
            + "the scene's callbacks.",
        rules: [
            FindingRule(
                "headless-launch", on: [.settled],
                when: .all([.flag(.launchedNow), .flag(.launchedInBackground), .flag(.launchMethodsReturned)]),
                at: [.event], .note,
                message: "the launch methods run, nothing becomes visible, and the process is suspended",
                fix: "set up here only what the event needs", source: .backgroundSequence, restsOnEntry: false,
                isSaidOnce: true)
        ],
        example: FindingExample(
            "A push about the soup",
            events: [.remoteNotification(contentAvailable: true)],
            cleanEvents: [.tapNotification()]))
}
