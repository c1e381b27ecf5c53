extension FindingKind {
    /// `LT091 launch-screen-content`
    public static let launchScreenContent = FindingKind(
        "LT091", "launch-screen-content",
        effect: "the launch screen isn't like the first screen",
        meaning: "The launch screen holds what it should not, or isn't like the first screen.",
        why: "It is there to make the launch seem quick. Text on it is never translated, a logo or an image makes it "
            + "an advertisement, and a screen unlike the first one flashes when it goes. From iOS 14 it may take 25 "
            + "MB.",
        fix: "Draw the bars and backgrounds of the first screen and nothing else, in colors that follow the "
            + "appearance, with constraints that follow the orientation.",
        rules: [
            content(
                "text", .launchScreenHasText, ["containsText"],
                "the launch screen contains text, which isn't localised",
                "leave text out"),
            content(
                "branding", .launchScreenHasBranding, ["containsBranding"],
                "the launch screen is used for branding, and is no place to advertise",
                "leave logos out that aren't a fixed part of the first screen"),
            content(
                "image", .launchScreenIsImage, ["imageMB"],
                "the launch screen is a static image, which fits one size and one language",
                "use a launch storyboard, or UILaunchScreen"),
            content(
                "size", .launchScreenIsTooBig, ["imageMB"],
                "the launch screen is over 25 MB, the limit from iOS 14, and isn't shown", "make its images smaller",
                when: .os(.from(14)),
                source: .documented("Apple, Responding to the launch of your app: 25 MB from iOS 14")),
            content(
                "first-screen", .launchScreenUnlikeFirstScreen, ["matchesFirstScreen"],
                "the launch screen differs from the first screen, so people see a flash",
                "make it nearly identical to the first screen"),
            content(
                "appearance", .launchScreenIgnoresAppearance, ["followsAppearance"],
                "the launch screen ignores Dark Mode and Light Mode", "use system colours, or colour assets with both"),
            FindingRule(
                "launch-screen-content.orientation", on: [.declared],
                when: .both(.app(.supportsOneLandscape), .platform([.iOS, .iPadOS])),
                at: [.app(["infoPlist", "UISupportedInterfaceOrientations"]), .app(["infoPlist"])], .warning,
                message:
                    "the app launches in one landscape orientation only, upside down for people who turn the device "
                    + "the other way",
                fix: "support both UIInterfaceOrientationLandscapeLeft and UIInterfaceOrientationLandscapeRight",
                help: .write(
                    ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"],
                    as: "UISupportedInterfaceOrientations", at: .app(["infoPlist"])),
                source: .launchingPage, restsOnEntry: false, shownBy: ["launch.screen"]),
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
            when: .all([.app(fact), .platform(.withLaunchScreen), when]), at: [.app(["launchScreen"] + keys)],
            .warning, message: message, fix: fix, source: source, restsOnEntry: false,
            shownBy: ["launch.screen"])
    }
}
