extension FindingKind {
    /// `LT094 launches-in-full-space`
    public static let launchesInFullSpace = FindingKind(
        "LT094", "launches-in-full-space", effect: "the launch hides all other apps",
        meaning: "A visionOS app launches in an immersive space.",
        why: "UIApplicationPreferredDefaultSceneSessionRole in the Info.plist names an immersive role. The launch "
            + "then hides every other app and the user's surroundings before the user has chosen that.",
        fix: "Launch in the Shared Space with a window, and open the immersive space when the user asks for it.",
        rules: [
            FindingRule(
                "launches-in-full-space", on: [.declared],
                when: .both(.app(.prefersImmersiveScene), .platform([.visionOS])),
                at: [
                    .app(["infoPlist", "UIApplicationSceneManifest", "UIApplicationPreferredDefaultSceneSessionRole"]),
                    .app(["infoPlist"]),
                ], .note, message: "the app opens an immersive space at launch, before the user has any context",
                fix: "launch in the Shared Space with a window, and let the user choose when to enter",
                source: .launchingPage, restsOnEntry: false)
        ],
        example: FindingExample(
            "The first scene of a cooking app", on: Device(platform: .visionOS, os: 2),
            app: App(
                infoPlist: InfoPlist(
                    sceneManifest: .recipes(
                        storyboard: nil, preferredRole: "UISceneSessionRoleImmersiveSpaceApplication"))),
            clean: App(
                infoPlist: InfoPlist(
                    sceneManifest: .recipes(storyboard: nil, preferredRole: "UIWindowSceneSessionRoleApplication"))),
            events: [.tapIcon]))
}
