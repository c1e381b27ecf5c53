extension FindingKind {
    /// `LT092 asks-at-launch`
    public static let asksAtLaunch = FindingKind(
        "LT092", "asks-at-launch", effect: "the user is asked before using the app",
        meaning: "The app asks for something before the user has done anything.",
        why: "Users don't know yet why the app needs a permission, an account, a review or a long setup, so they "
            + "refuse. A refused permission isn't asked for again. On visionOS, an app can ask for access to hands "
            + "and surroundings only in a Full Space, where a launch shouldn't begin.",
        fix: "Ask when the user first uses the feature that needs it.",
        rules: [
            FindingRule(
                "asks-at-launch", on: [.action],
                when: .all([
                    .asks, .not(.asksProvisionally), .flag(.launching), .not(.occurrence(.carriesPayload)),
                    .not(.action(.isOnce)), .not(.both(.asksOfSurroundings, .platform([.visionOS]))),
                ]), at: [.here], .warning, label: "asks for \(.request)",
                message: "\(.callback) asks for \(.request) before the user has done anything",
                fix: "ask when the user first uses the feature that needs it", source: .launchingPage),
            FindingRule(
                "asks-at-launch.first", on: [.action],
                when: .all([
                    .asks, .not(.asksProvisionally), .flag(.launching), .not(.occurrence(.carriesPayload)),
                    .action(.isOnce), .not(.both(.asksOfSurroundings, .platform([.visionOS]))),
                ]), at: [.here], .note, label: "asks for \(.request) at the first launch",
                message: "\(.callback) asks for \(.request) at the first launch, before the user has done anything",
                fix: "ask when the user first uses the feature that needs it, or explain the reason first",
                source: .launchingPage),
            FindingRule(
                "asks-at-launch.full-space", on: [.action], when: .all([.asksOfSurroundings, .platform([.visionOS])]),
                at: [.here], .warning, effect: "this permission isn't granted in the Shared Space",
                label: "asks for \(.request) from a window in the Shared Space",
                message:
                    "\(.callback) asks for \(.request) from a window in the Shared Space; visionOS grants it only to "
                    + "an app in a Full Space", fix: "open an immersive space first, and ask there",
                source: .launchingPage),
        ],
        example: FindingExample(
            "The camera permission",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.request("permission:camera")]],
                sceneDelegate: [.windowScenePerformAction: [.handle(.shortcutItem)]]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.windowScenePerformAction: [.handle(.shortcutItem), .request("permission:camera")]]),
            events: [.tapIcon, .pressHome.after(60_000), .quickAction("com.example.recipes.scan")]))
}

extension Condition {
    /// The requests that visionOS grants only to an app in a Full Space.
    fileprivate static let asksOfSurroundings = Condition.action(
        .asks(["permission:handTracking", "permission:worldSensing"]))
    /// Provisional notifications are delivered quietly, without asking the user.
    fileprivate static let asksProvisionally = Condition.action(.asks(["permission:provisionalNotifications"]))
    fileprivate static let asks = Condition.any([
        .action(.asksForPermission), .action(.asks(["signIn", "review", "setup"])),
    ])
}
