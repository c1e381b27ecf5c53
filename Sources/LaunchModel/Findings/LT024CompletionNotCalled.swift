extension FindingKind {
    /// `LT024 completion-not-called`
    public static let completionNotCalled = FindingKind(
        "LT024", "completion-not-called", effect: "the completion handler \(.completion)",
        meaning: "A path through a method returns without calling its completion handler.",
        why: "The system waits for the completion handler of a notification response, a fetch, a quick action or URL "
            + "session events. For a task, it waits for setTaskCompleted(success:). The process keeps running until "
            + "the call. When the time is up, the system ends the process, and later runs it less often. An early "
            + "return, a failed guard or a branch for an unknown identifier often lacks the call.",
        fix: "Call the completion handler once on every path. If all work is done before the method returns, put the "
            + "call into a defer block.",
        rules: [
            FindingRule(
                "completion-not-called", on: [.callback],
                when: .both(.within(Callback.allCases.filter(\.hasCompletionHandler)), .occurrence(.skipsCompletion)),
                at: [.skippedCompletion], .warning,
                label: "a path returns without calling the completion handler or setTaskCompleted(success:)",
                message: "a path through \(.callback) returns without calling the completion handler or "
                    + "setTaskCompleted(success:), and the system waits for the call",
                fix: "call the completion handler, or setTaskCompleted(success:) of a task, on every path",
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
            ]), clean: App(appDelegate: [.didFinishLaunching: [], .fetchRemoteNotification: [.handle(.notification)]]),
            events: [.remoteNotification(contentAvailable: true, payload: ["aps": ["content-available": 1]])]))
}
