extension FindingKind {
    /// `LT094 launches-in-full-space`
    public static let launchesInFullSpace = FindingKind(
        "LT094", "launches-in-full-space",
        effect: "the launch hides everything else",
        meaning: "A visionOS app asks to be launched in an immersive space.",
        why: "UIApplicationPreferredDefaultSceneSessionRole in the Info.plist names an immersive role. The launch "
            + "then hides every other app and the person's surroundings before anybody has chosen that.",
        fix: "Launch in the Shared Space with a window, and open the immersive space when the person asks for it.",
        rules: [
            FindingRule(
                "launches-in-full-space", on: [.declared],
                when: .both(.app(.prefersImmersiveScene), .platform([.visionOS])),
                at: [
                    .app(["infoPlist", "UIApplicationSceneManifest", "UIApplicationPreferredDefaultSceneSessionRole"]),
                    .app(["infoPlist"]),
                ],
                .note,
                message: "the app opens an immersive space first, before people have any context",
                fix: "launch in the Shared Space with a window, and let people choose when to enter",
                source: .launchingPage, restsOnEntry: false)
        ],
        example: FindingExample(
            "What a cooking app opens first",
            on: Device(platform: .visionOS, os: 2),
            app: App(
                infoPlist: InfoPlist(
                    sceneManifest: .recipes(
                        storyboard: nil, preferredRole: "UISceneSessionRoleImmersiveSpaceApplication"))),
            clean: App(
                infoPlist: InfoPlist(
                    sceneManifest: .recipes(storyboard: nil, preferredRole: "UIWindowSceneSessionRoleApplication"))),
            events: [.tapIcon]))
}
