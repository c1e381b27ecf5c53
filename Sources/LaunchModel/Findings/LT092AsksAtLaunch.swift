extension FindingKind {
    /// `LT092 asks-at-launch`
    public static let asksAtLaunch = FindingKind(
        "LT092", "asks-at-launch",
        effect: "people are asked before they have done anything",
        meaning: "The app asks for something before the person has done anything.",
        why: "A person can't tell yet what a permission, an account, a review or a long set-up is good for, so people "
            + "refuse, and a refused permission isn't asked for again. In visionOS access to hands and surroundings "
            + "can be asked for only in a Full Space, where a launch shouldn't begin.",
        fix: "Ask at the moment at which the person uses what needs it.",
        rules: [
            FindingRule(
                "asks-at-launch", on: [.action],
                when: .all([
                    .asks, .not(.asksProvisionally), .flag(.launching), .not(.occurrence(.carriesPayload)),
                    .not(.action(.isOnce)), .not(.both(.asksOfSurroundings, .platform([.visionOS]))),
                ]),
                at: [.here], .warning,
                label: "asks for \(.request)",
                message: "\(.callback) asks for \(.request) before the person has done anything",
                fix: "ask when the person turns to what needs it", source: .launchingPage),
            FindingRule(
                "asks-at-launch.first", on: [.action],
                when: .all([
                    .asks, .not(.asksProvisionally), .flag(.launching), .not(.occurrence(.carriesPayload)),
                    .action(.isOnce),
                    .not(.both(.asksOfSurroundings, .platform([.visionOS]))),
                ]),
                at: [.here], .note,
                label: "asks for \(.request) at the first launch",
                message: "\(.callback) asks for \(.request) at the first launch, before the person has done anything",
                fix: "ask when the person turns to what needs it, or say first what it is good for",
                source: .launchingPage),
            FindingRule(
                "asks-at-launch.full-space", on: [.action],
                when: .all([
                    .asksOfSurroundings, .platform([.visionOS]),
                ]),
                at: [.here], .warning,
                effect: "what is asked for here isn't granted",
                label: "asks for \(.request) from a window in the Shared Space",
                message:
                    "\(.callback) asks for \(.request) from a window in the Shared Space; visionOS grants it only to an "
                    + "app in a Full Space",
                fix: "open an immersive space first, and ask there", source: .launchingPage),
        ],
        example: FindingExample(
            "May the app use the camera?",
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
    /// Provisional notifications are delivered quietly, and the system doesn't ask the person for them.
    fileprivate static let asksProvisionally = Condition.action(.asks(["permission:provisionalNotifications"]))
    fileprivate static let asks = Condition.any([
        .action(.asksForPermission), .action(.asks(["signIn", "review", "setup"])),
    ])
}
