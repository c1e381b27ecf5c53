extension FindingKind {
    /// `LT091 launch-screen-content`
    public static let launchScreenContent = FindingKind(
        "LT091", "launch-screen-content", effect: "the launch screen differs from the first screen",
        meaning: "The launch screen contains unsuitable content, or differs from the first screen.",
        why: "A launch screen makes the launch seem quick. Its text is never translated, and a logo or an image "
            + "makes it an advertisement. A launch screen that differs from the first screen causes a flash. On iOS "
            + "14 and later, the limit is 25 MB.",
        fix: "Draw only the bars and backgrounds of the first screen. Use colors that follow the appearance, and "
            + "constraints that follow the orientation.",
        rules: [
            content(
                "text", .launchScreenHasText, ["containsText"],
                "the launch screen contains text, which isn't localized", "remove the text"),
            content(
                "branding", .launchScreenHasBranding, ["containsBranding"],
                "the launch screen contains branding, which makes it an advertisement",
                "remove logos that aren't a fixed part of the first screen"),
            content(
                "image", .launchScreenIsImage, ["imageMB"],
                "the launch screen is a static image, which fits only one size and one language",
                "use a launch storyboard, or UILaunchScreen"),
            content(
                "size", .launchScreenIsTooBig, ["imageMB"],
                "the launch screen is over 25 MB, the limit on iOS 14 and later, and isn't shown",
                "make its images smaller", when: .os(.from(14)),
                source: .documented("Apple, Responding to the launch of your app: 25 MB from iOS 14")),
            content(
                "first-screen", .launchScreenUnlikeFirstScreen, ["matchesFirstScreen"],
                "the launch screen differs from the first screen, so users see a flash",
                "make it nearly identical to the first screen"),
            content(
                "appearance", .launchScreenIgnoresAppearance, ["followsAppearance"],
                "the launch screen ignores Dark Mode and Light Mode", "use system colors, or color assets for both"),
            FindingRule(
                "launch-screen-content.orientation", on: [.declared],
                when: .both(.app(.supportsOneLandscape), .platform([.iOS, .iPadOS])),
                at: [.app(["infoPlist", "UISupportedInterfaceOrientations"]), .app(["infoPlist"])], .warning,
                message:
                    "the app launches in one landscape orientation only, which is upside down if the user turns the "
                    + "device the other way",
                fix: "support both UIInterfaceOrientationLandscapeLeft and UIInterfaceOrientationLandscapeRight",
                help: .write(
                    ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"],
                    as: "UISupportedInterfaceOrientations", at: .app(["infoPlist"])), source: .launchingPage,
                restsOnEntry: false, shownBy: ["launch.screen"]),
        ],
        example: FindingExample(
            "The launch screen of a recipe app",
            app: App(lifecycle: .scene, launchScreen: LaunchScreen(storyboard: "LaunchScreen", containsBranding: true)),
            clean: App(
                lifecycle: .scene, launchScreen: LaunchScreen(storyboard: "LaunchScreen", containsBranding: false)),
            events: [.tapIcon]))

    private static func content(
        _ id: String, _ fact: AppFact, _ keys: [String], _ message: MessageTemplate, _ fix: MessageTemplate,
        when: Condition = .always, source: Source = .launchingPage
    ) -> FindingRule {
        FindingRule(
            "launch-screen-content.\(id)", on: [.declared],
            when: .all([.app(fact), .platform(.withLaunchScreen), when]), at: [.app(["launchScreen"] + keys)], .warning,
            message: message, fix: fix, source: source, restsOnEntry: false, shownBy: ["launch.screen"])
    }
}
