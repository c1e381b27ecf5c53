extension FindingKind {
    /// `LT033 no-foreground-callback-at-cold-launch`
    public static let noForegroundCallbackAtColdLaunch = FindingKind(
        "LT033", "no-foreground-callback-at-cold-launch",
        effect: "at a cold start this work is left out",
        meaning: "Start-up work waits for applicationWillEnterForeground(_:), which a launch in the foreground "
            + "doesn't call.",
        why: "Without scenes the method tells of a return from the background, and an app that has just been launched "
            + "doesn't return from there. Its first screen stays empty until the user leaves and comes back. With "
            + "scenes it is different: sceneWillEnterForeground(_:) comes in both cases.",
        fix: "Do the work in applicationDidBecomeActive(_:), or in application(_:didFinishLaunchingWithOptions:) as "
            + "well.",
        rules: [
            FindingRule(
                "no-foreground-callback-at-cold-launch", on: [.firstFrame],
                when: .all([
                    .lifecycle(.appDelegate), .flag(.launching), .flag(.foregroundLaunch),
                    .app(.worksOnlyInForegroundCallback),
                ]),
                at: [.implementation(.applicationWillEnterForeground)], .warning,
                label: "a cold start without scenes doesn't call this method, and no launch method does its work",
                message: "applicationWillEnterForeground(_:) does work that no launch method does, and a cold launch "
                    + "without scenes doesn't call it",
                fix: "do it in applicationDidBecomeActive(_:), or at launch as well", source: .applicationLog)
        ],
        example: FindingExample(
            "When are the recipes loaded?",
            app: App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: [],
                    .applicationWillEnterForeground: [.work(label: "load recipes", durationMs: 60)],
                ]),
            clean: App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: [],
                    .applicationDidBecomeActive: [.work(label: "load recipes", durationMs: 60)],
                ]),
            events: [.tapIcon, .pressHome.after(4000), .tapIcon]))
}
