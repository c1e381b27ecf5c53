extension FindingKind {
    /// `LT024 completion-not-called`
    public static let completionNotCalled = FindingKind(
        "LT024", "completion-not-called",
        effect: "the system waits for the app, and in the end stops it",
        meaning: "A path through a method returns without calling its completion handler.",
        why: "The system waits for the handler of a notification response, a fetch, a quick action or the events of a "
            + "URL session, and for setTaskCompleted(success:) of a task. Until it is called the process keeps running, "
            + "and when the time is up the system ends it, and runs it less often. An early return, a guard that fails "
            + "or a branch for an unknown identifier is easily left without the call.",
        fix: "Call it once on every path; put the call into a defer where all of the work is done before the method "
            + "returns.",
        rules: [
            FindingRule(
                "completion-not-called", on: [.callback],
                when: .both(
                    .within(Callback.allCases.filter(\.hasCompletionHandler)), .occurrence(.skipsCompletion)),
                at: [.skippedCompletion], .warning,
                label: "a path returns without saying that the app is done",
                message:
                    "a path through \(.callback) returns without saying that the app is done, and the system waits "
                    + "for that",
                fix: "call the completion handler on every path, or setTaskCompleted(success:) of a task",
                source: .documented(
                    "Apple, application(_:didReceiveRemoteNotification:fetchCompletionHandler:); "
                        + "userNotificationCenter(_:didReceive:withCompletionHandler:); BGTask.setTaskCompleted(success:)"
                ))
        ],
        example: FindingExample(
            "A silent push without a recipe",
            app: App(appDelegate: [
                .didFinishLaunching: [],
                .fetchRemoteNotification: Method(does: [.handle(.notification)], completes: false),
            ]),
            clean: App(appDelegate: [
                .didFinishLaunching: [], .fetchRemoteNotification: [.handle(.notification)],
            ]),
            events: [.remoteNotification(contentAvailable: true, payload: ["aps": ["content-available": 1]])]))
}
