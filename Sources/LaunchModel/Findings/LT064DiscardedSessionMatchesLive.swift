extension FindingKind {
    /// `LT064 discarded-session-matches-live`
    public static let discardedSessionMatchesLive = FindingKind(
        "LT064", "discarded-session-matches-live", effect: "a window in use may be destroyed",
        meaning: "A scene session that is reported as discarded is still in use.",
        why: "Soon after a launch, UIKit reports the windows that the user closed while the app wasn't running. "
            + "Developers saw the live session among them. Code that destroys the data of a discarded session then "
            + "destroys the window on the screen.",
        fix: "In application(_:didDiscardSceneSessions:), delete only stored data, and skip sessions that are in "
            + "UIApplication.openSessions.",
        rules: [
            FindingRule(
                "discarded-session-matches-live", on: [.callback],
                when: .all([
                    .within([.didDiscardSceneSessions]), .flag(.launching), .occurrence(.doesSomething),
                    .app(.hasSavedSession),
                ]), at: [.here], .warning,
                label: "the sessions may include the one in use, whose window is then destroyed",
                message:
                    "UIKit calls \(.callback) soon after this launch for closed sessions, which may include the one "
                    + "in use, whose window is then destroyed",
                fix: "compare the sessions with UIApplication.openSessions before destroying data",
                source: .unsettled("One report: NativeScript 11376"))
        ],
        example: FindingExample(
            "Drafts of a window that was closed", on: Device(platform: .iPadOS, os: 18),
            app: App(
                multipleScenes: true, savedSession: true, discardedSessions: 1,
                appDelegate: [
                    .didDiscardSceneSessions: [.work(label: "delete the drafts of these sessions", durationMs: 5)]
                ]),
            clean: App(
                multipleScenes: true, savedSession: true, discardedSessions: 1,
                sceneDelegate: [
                    .sceneDidBecomeActive: [.work(label: "delete drafts of no open session", durationMs: 5)]
                ]), events: [.tapIcon]))
}
