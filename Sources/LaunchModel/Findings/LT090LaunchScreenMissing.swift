extension FindingKind {
    /// `LT090 launch-screen-missing`
    public static let launchScreenMissing = FindingKind(
        "LT090", "launch-screen-missing",
        effect: "the app runs with black bars, and the App Store refuses it",
        meaning: "The app has no launch screen.",
        why: "Apps for iOS, iPadOS and tvOS need one: a launch storyboard, or UILaunchScreen in the Info.plist. "
            + "Without it an app runs in the size of an old device, with black bars, and the App Store refuses it. On "
            + "visionOS and macOS there is none.",
        fix: "Add UILaunchScreen to the Info.plist, where an empty dictionary is enough, or name a launch storyboard "
            + "under UILaunchStoryboardName.",
        rules: [
            FindingRule(
                "launch-screen-missing", on: [.declared],
                when: .all([.not(.app(.hasLaunchScreen)), .platform(.withLaunchScreen), .os(.from(8))]),
                at: [.app(["infoPlist"])], .error(.sdk(.from(13))), .warning,
                message: "Info.plist names no launch screen",
                fix: "add one",
                help: .write([:], as: "UILaunchScreen", at: .app(["infoPlist"])),
                source: .launchingPage, restsOnEntry: false)
        ],
        example: FindingExample(
            "What the system shows first",
            app: App(infoPlist: InfoPlist(mainStoryboard: "Main")),
            clean: App(infoPlist: InfoPlist(mainStoryboard: "Main", hasLaunchScreen: true)),
            events: [.tapIcon]))
}
