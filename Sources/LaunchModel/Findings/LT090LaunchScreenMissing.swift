extension FindingKind {
    /// `LT090 launch-screen-missing`
    public static let launchScreenMissing = FindingKind(
        "LT090", "launch-screen-missing", effect: "the app runs with black bars, and the App Store rejects it",
        meaning: "The app has no launch screen.",
        why: "Apps for iOS, iPadOS and tvOS need a launch storyboard, or UILaunchScreen in the Info.plist. Without "
            + "it, an app runs in the size of an old device, with black bars, and the App Store rejects it. Apps "
            + "for visionOS and macOS have no launch screen.",
        fix: "Add UILaunchScreen to the Info.plist, where an empty dictionary is enough, or set "
            + "UILaunchStoryboardName to a launch storyboard.",
        rules: [
            FindingRule(
                "launch-screen-missing", on: [.declared],
                when: .all([.not(.app(.hasLaunchScreen)), .platform(.withLaunchScreen), .os(.from(8))]),
                at: [.app(["infoPlist"])], .error(.sdk(.from(13))), .warning,
                message: "the Info.plist declares no launch screen", fix: "add UILaunchScreen",
                help: .write([:], as: "UILaunchScreen", at: .app(["infoPlist"])), source: .launchingPage,
                restsOnEntry: false)
        ],
        example: FindingExample(
            "The launch screen of an app", app: App(infoPlist: InfoPlist(mainStoryboard: "Main")),
            clean: App(infoPlist: InfoPlist(mainStoryboard: "Main", hasLaunchScreen: true)), events: [.tapIcon]))
}
