extension FindingKind {
    /// `LT033 no-foreground-callback-at-cold-launch`
    public static let noForegroundCallbackAtColdLaunch = FindingKind(
        "LT033", "no-foreground-callback-at-cold-launch", effect: "this work is skipped at a cold start",
        meaning: "Startup work is done in applicationWillEnterForeground(_:), which UIKit doesn't call in a "
            + "foreground launch.",
        why: "Without scenes, UIKit calls this method when the app returns from the background, not when it "
            + "launches. The first screen stays empty until the user leaves the app and returns. With scenes, UIKit "
            + "calls sceneWillEnterForeground(_:) in both cases.",
        fix: "Do the work in applicationDidBecomeActive(_:), or also in application(_:didFinishLaunchingWithOptions:).",
        rules: [
            FindingRule(
                "no-foreground-callback-at-cold-launch", on: [.firstFrame],
                when: .all([
                    .lifecycle(.appDelegate), .flag(.launching), .flag(.foregroundLaunch),
                    .app(.worksOnlyInForegroundCallback),
                ]), at: [.implementation(.applicationWillEnterForeground)], .warning,
                label: "not called at a cold start without scenes, and no launch method does this work",
                message: "applicationWillEnterForeground(_:) does work that no launch method does, and isn't called "
                    + "at a cold start without scenes",
                fix: "do it in applicationDidBecomeActive(_:), or also at launch", source: .applicationLog)
        ],
        example: FindingExample(
            "Loading the recipes",
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
                ]), events: [.tapIcon, .pressHome.after(4000), .tapIcon]))
}
