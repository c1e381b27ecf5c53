extension FindingKind {
    /// `LT093 state-not-restored`
    public static let stateNotRestored = FindingKind(
        "LT093", "state-not-restored", effect: "saved state isn't restored",
        meaning: "The app has saved state, but doesn't restore it.",
        why: "Users expect to find an app as they left it, and don't know that the system has terminated it in the "
            + "meantime. An app that declines restoration, or never reads its saved state, opens at its first screen.",
        fix: "Return true from application(_:shouldRestoreSecureApplicationState:), or apply "
            + "session.stateRestorationActivity. Decline only for a reason, such as a URL that opens another document.",
        rules: [
            FindingRule(
                "state-not-restored.declined", on: [.callback],
                when: .all([
                    .within([.shouldRestoreState, .shouldRestoreSecureState]),
                    .returnedFalse([.shouldRestoreState, .shouldRestoreSecureState]), .not(.event(.kind([.openURL]))),
                ]), at: [.here], .note,
                message: "\(.callback) declines to restore the saved state, so the app opens at its first screen",
                fix: "restore it, unless the app was opened for another purpose", source: .launchingPage),
            FindingRule(
                "state-not-restored.unasked", on: [.settled],
                when: .all([
                    .lifecycle(.appDelegate), .flag(.launchedNow), .flag(.foregroundLaunch), .flag(.hasSavedState),
                    .not(.implements(.shouldRestoreState)), .not(.implements(.shouldRestoreSecureState)),
                ]), at: [.app(["savedState"]), .event], .note,
                message: "the app has saved state, but the app delegate doesn't implement "
                    + "application(_:shouldRestoreSecureApplicationState:), so the app opens at its first screen",
                fix: "implement it, return true, and restore the state", source: .launchingPage),
            FindingRule(
                "state-not-restored.ignored", on: [.callback],
                when: .all([
                    .within([.sceneWillConnect]), .occurrence(.doesNothing), .flag(.hasSavedState), .not(.scene(.new)),
                ]), at: [.here], .note,
                message: "\(.callback) ignores the saved state in the session, so the app opens at its first screen",
                notes: [
                    FindingNote(
                        "one framework reports that on iOS 26 scene(_:restoreInteractionStateWith:) receives the "
                            + "activity instead", os: .from(26))
                ], fix: "restore from session.stateRestorationActivity", source: .launchingPage),
        ],
        example: FindingExample(
            "Restoring the open recipe",
            app: App(lifecycle: .scene, savedState: true, savedSession: true, sceneDelegate: [.sceneWillConnect: []]),
            clean: App(
                lifecycle: .scene, savedState: true, savedSession: true,
                sceneDelegate: [.sceneWillConnect: [.work(label: "show the open recipe", durationMs: 20)]]),
            events: [.tapIcon]))
}
