extension FindingKind {
    /// `LT080 headless-launch`
    public static let headlessLaunch = FindingKind(
        "LT080", "headless-launch", effect: "background launch without UI",
        meaning: "The system launches the app, shows no scene, and suspends the app again.",
        why: "This is how the system delivers an event in the background, and it isn't a mistake. Code in "
            + "application(_:didFinishLaunchingWithOptions:) must not assume a user, a window or a session.",
        fix: "Keep application(_:didFinishLaunchingWithOptions:) short and free of interface code, and do other work "
            + "in the scene's callbacks.",
        rules: [
            FindingRule(
                "headless-launch", on: [.settled],
                when: .all([.flag(.launchedNow), .flag(.launchedInBackground), .flag(.launchMethodsReturned)]),
                at: [.event], .note, message: "the launch methods run, no scene is shown, and the process is suspended",
                fix: "set up only what the event needs", source: .backgroundSequence, restsOnEntry: false,
                isSaidOnce: true)
        ],
        example: FindingExample(
            "A push in the background", events: [.remoteNotification(contentAvailable: true)],
            cleanEvents: [.tapNotification()]))
}
