extension FindingKind {
    /// `LT093 state-not-restored`
    public static let stateNotRestored = FindingKind(
        "LT093", "state-not-restored",
        effect: "people start anew, though state was saved",
        meaning: "The app has saved state and doesn't use it.",
        why: "People expect to find an app as they left it, and don't know that the system has ended it in the "
            + "meantime. An app that declines restoration, or never reads what it saved, begins at its first screen.",
        fix: "Return true from application(_:shouldRestoreSecureApplicationState:), or apply "
            + "session.stateRestorationActivity. Decline for a reason, such as a URL that opens another document.",
        rules: [
            FindingRule(
                "state-not-restored.declined", on: [.callback],
                when: .all([
                    .within([.shouldRestoreState, .shouldRestoreSecureState]),
                    .returnedFalse([.shouldRestoreState, .shouldRestoreSecureState]), .not(.event(.kind([.openURL]))),
                ]),
                at: [.here], .note,
                message: "\(.callback) declines to restore the saved state, so people start anew",
                fix: "restore it, unless what the app was opened with asks for something else", source: .launchingPage),
            FindingRule(
                "state-not-restored.unasked", on: [.settled],
                when: .all([
                    .lifecycle(.appDelegate), .flag(.launchedNow), .flag(.foregroundLaunch), .flag(.hasSavedState),
                    .not(.implements(.shouldRestoreState)), .not(.implements(.shouldRestoreSecureState)),
                ]),
                at: [.app(["savedState"]), .event], .note,
                message: "there is a saved state, and the app delegate doesn't implement "
                    + "application(_:shouldRestoreSecureApplicationState:), so people start anew",
                fix: "return true from it, and restore", source: .launchingPage),
            FindingRule(
                "state-not-restored.ignored", on: [.callback],
                when: .all([
                    .within([.sceneWillConnect]), .occurrence(.doesNothing), .flag(.hasSavedState),
                    .not(.scene(.new)),
                ]),
                at: [.here], .note,
                message: "\(.callback) ignores the saved state that the session brings, so people start anew",
                fix: "restore from session.stateRestorationActivity", source: .launchingPage),
        ],
        example: FindingExample(
            "Back to the recipe that was open",
            app: App(
                lifecycle: .scene, savedState: true, savedSession: true,
                sceneDelegate: [.sceneWillConnect: []]),
            clean: App(
                lifecycle: .scene, savedState: true, savedSession: true,
                sceneDelegate: [.sceneWillConnect: [.work(label: "show the open recipe", durationMs: 20)]]),
            events: [.tapIcon]))
}
