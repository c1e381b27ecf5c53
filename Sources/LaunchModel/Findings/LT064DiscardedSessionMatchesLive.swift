extension FindingKind {
    /// `LT064 discarded-session-matches-live`
    public static let discardedSessionMatchesLive = FindingKind(
        "LT064", "discarded-session-matches-live",
        effect: "a window in use may be cleaned up",
        meaning: "A scene session that is reported as discarded is in use.",
        why: "Windows that the user closed while the app wasn't running are reported soon after the next launch. "
            + "Developers saw the live session among those reported; code that destroys what belongs to a discarded "
            + "session then destroys the window on the screen.",
        fix: "In application(_:didDiscardSceneSessions:) delete stored data only, and leave out those that are among "
            + "UIApplication.openSessions.",
        rules: [
            FindingRule(
                "discarded-session-matches-live", on: [.callback],
                when: .all([
                    .within([.didDiscardSceneSessions]), .flag(.launching), .occurrence(.doesSomething),
                    .app(.hasSavedSession),
                ]),
                at: [.here], .warning,
                label: "the sessions may hold the one in use, whose window is then destroyed",
                message:
                    "\(.callback) comes soon after this launch for sessions that were closed before, and may name the "
                    + "one in use, whose window its clean-up then destroys",
                fix: "compare with UIApplication.openSessions before anything is destroyed",
                source: .unsettled("One report: NativeScript 11376"))
        ],
        example: FindingExample(
            "Drafts of a window that was closed",
            on: Device(platform: .iPadOS, os: 18),
            app: App(
                multipleScenes: true, savedSession: true, discardedSessions: 1,
                appDelegate: [
                    .didDiscardSceneSessions: [.work(label: "delete the drafts of these sessions", durationMs: 5)]
                ]),
            clean: App(
                multipleScenes: true, savedSession: true, discardedSessions: 1,
                sceneDelegate: [
                    .sceneDidBecomeActive: [.work(label: "delete drafts of no open session", durationMs: 5)]
                ]),
            events: [.tapIcon]))
}
