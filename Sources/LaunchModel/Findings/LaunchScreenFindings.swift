extension FindingBook {
    /// What the Human Interface Guidelines say of launching.
    static let guidelines: [FindingRule] = [
        FindingRule(
            "launch-screen-missing", .launchScreenMissing, on: [.declared],
            when: .all([.not(.app(.hasLaunchScreen)), .platform(.withLaunchScreen), .os(.from(8))]),
            at: [.app(["infoPlist"])], .error(.sdk(.from(13))), .warning,
            message: "Info.plist names no launch screen: neither UILaunchStoryboardName nor UILaunchScreen",
            fix: "add one; iOS, iPadOS and tvOS require it",
            source: .launchingPage, restsOnEntry: false),
        content(
            "text", .launchScreenHasText, ["containsText"], "the launch screen contains text, which isn't localised",
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
            "launch-screen-content.orientation", .launchScreenContent, on: [.declared],
            when: .both(.app(.supportsOneLandscape), .platform([.iOS, .iPadOS])),
            at: [.app(["infoPlist", "UISupportedInterfaceOrientations"]), .app(["infoPlist"])], .warning,
            message: "the app launches in one landscape orientation only, upside down for people who turn the device "
                + "the other way",
            fix: "support both UIInterfaceOrientationLandscapeLeft and UIInterfaceOrientationLandscapeRight",
            source: .launchingPage, restsOnEntry: false, shownBy: ["launch.screen"]),
        FindingRule(
            "asks-at-launch", .asksAtLaunch, on: [.action],
            when: .all([
                .asks, .flag(.launching), .not(.occurrence(.carriesPayload)),
                .not(.both(.asksOfSurroundings, .platform([.visionOS]))),
            ]),
            at: [.here], .warning,
            message: "\(.callback) asks for \(.request) before the person has done anything",
            fix: "ask when the person turns to what needs it", source: .launchingPage),
        FindingRule(
            "asks-at-launch.full-space", .asksAtLaunch, on: [.action],
            when: .all([
                .asksOfSurroundings, .platform([.visionOS]),
            ]),
            at: [.here], .warning,
            message:
                "\(.callback) asks for \(.request) from a window in the Shared Space; visionOS grants it only to an "
                + "app in a Full Space",
            fix: "open an immersive space first, and ask there", source: .launchingPage),
        FindingRule(
            "launches-in-full-space", .launchesInFullSpace, on: [.declared],
            when: .both(.app(.prefersImmersiveScene), .platform([.visionOS])),
            at: [
                .app(["infoPlist", "UIApplicationSceneManifest", "UIApplicationPreferredDefaultSceneSessionRole"]),
                .app(["infoPlist"]),
            ],
            .note,
            message: "the app opens an immersive space first, before people have any context",
            fix: "launch in the Shared Space with a window, and let people choose when to enter",
            source: .launchingPage, restsOnEntry: false),
    ]

    private static func content(
        _ id: String, _ fact: AppFact, _ keys: [String], _ message: MessageTemplate, _ fix: MessageTemplate,
        when: Condition = .always, source: Source = .launchingPage
    ) -> FindingRule {
        FindingRule(
            "launch-screen-content.\(id)", .launchScreenContent, on: [.declared],
            when: .all([.app(fact), .platform(.withLaunchScreen), when]), at: [.app(["launchScreen"] + keys)],
            .warning, message: message, fix: fix, source: source, restsOnEntry: false,
            shownBy: ["launch.screen"])
    }
}

extension Condition {
    /// What visionOS lets only an app in a Full Space ask for.
    fileprivate static let asksOfSurroundings = Condition.action(
        .asks(["permission:handTracking", "permission:worldSensing"]))
    fileprivate static let asks = Condition.any([
        .action(.asksForPermission), .action(.asks(["signIn", "review", "setup"])),
    ])
}

extension [Platform] {
    /// The platforms that show a launch screen.
    static let withLaunchScreen: [Platform] = [.iOS, .iPadOS, .tvOS]
}

extension Source {
    static let launchingPage = documented(
        "Apple, Human Interface Guidelines, Launching",
        "https://developer.apple.com/design/human-interface-guidelines/launching")
}
