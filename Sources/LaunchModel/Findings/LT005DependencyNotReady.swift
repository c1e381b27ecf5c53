extension FindingKind {
    /// `LT005 dependency-not-ready`
    public static let dependencyNotReady = FindingKind(
        "LT005", "dependency-not-ready", effect: "this is used before it exists",
        meaning: "Code uses an object before the callback that creates it has run.",
        why: "The life cycle decides which objects exist at a moment of the launch. With scenes, the window and its "
            + "root view controller are created with the scene, after application(_:didFinishLaunchingWithOptions:) "
            + "has returned. In a background launch they may never be created.",
        fix: "Use the object in the callback that creates it, or later. Create an object that every launch needs in "
            + "application(_:didFinishLaunchingWithOptions:).",
        rules: [
            FindingRule(
                "dependency-not-ready.window", on: [.action],
                when: .all([
                    .readsMissingWindow, .lifecycle(.scene), .not(.within([.sceneWillConnect])),
                    .not(.flag(.windowWithoutSceneMade)),
                ]), at: [.here], .error, effect: "the window doesn't exist yet", message: windowIsMadeLater,
                fix: "create the window in scene(_:willConnectTo:options:), and use it from then on",
                source: .windowOfScene),
            FindingRule(
                "dependency-not-ready.window.connecting", on: [.action],
                when: .both(.readsMissingWindow, .within([.sceneWillConnect])), at: [.here], .error,
                effect: "the window doesn't exist yet", message: windowIsMadeLater,
                fix: "create the window first, and read it after that", source: .windowOfScene),
            FindingRule(
                "dependency-not-ready.window.application", on: [.action],
                when: .both(
                    .any([
                        .readsMissingWindow, .both(.action(.reads([.appDelegateWindow])), .occurrence(.readsNothing)),
                    ]), .lifecycle(.appDelegate)), at: [.here], .error, effect: "the window doesn't exist yet",
                message: windowIsMadeLater,
                fix: "create the window first, and read it after that or in a later callback", source: .launchSequence),
            FindingRule(
                "dependency-not-ready.window.swiftui", on: [.action],
                when: .all([
                    .readsMissingWindow, .lifecycle(.swiftUI), .not(.within([.sceneWillConnect])),
                    .not(.anyScene([.foregroundActive])),
                ]), at: [.here], .error, effect: "the window doesn't exist yet", message: windowIsMadeLater,
                fix: "use it once a scene is active", source: .windowOfScene),
            FindingRule(
                "dependency-not-ready.window.delegate", on: [.action],
                when: .all([
                    .action(.reads([.appDelegateWindow])), .occurrence(.readsNothing), .not(.lifecycle(.appDelegate)),
                    .not(.app(.hasUnknownWindows)), .not(.flag(.windowWithoutSceneMade)),
                ]), at: [.here], .error, effect: "the app delegate's window is always nil",
                label: "with scenes, the window belongs to the scene",
                message:
                    "\(.callback) reads \(.slot.shown(as: "appDelegate.window")), which is always nil: with scenes, the window belongs to the "
                    + "scene", fix: "use the window of the scene delegate, or the window scene of a view",
                source: .windowOfScene),
            FindingRule(
                "dependency-not-ready.scenes", on: [.action],
                when: .all([
                    .action(.reads([.connectedScenes])), .occurrence(.readsNothing), .not(.lifecycle(.appDelegate)),
                ]), at: [.here], .error, effect: "no scene is connected yet",
                message: "\(.callback) reads connectedScenes, which is empty there: the scenes connect later",
                fix: "use the scene in scene(_:willConnectTo:options:), or later", source: .didFinishPage),
            FindingRule(
                "dependency-not-ready.resource", on: [.action],
                when: .all([
                    .action(.kind([.use])), .not(.occurrence(.resourceIsThere)),
                    .not(.occurrence(.resourceMayBeUnknown)),
                    .not(.occurrence(.resourceComesFrom(Callback.restoringState))),
                    .not(.both(.startsBesideWindow, .occurrence(.resourceIsMisplaced))),
                ]), at: [.here], .warning(.occurrence(.resourceIsUnderWay)), .error,
                message: "\(.callback) uses \"\(.label.shown(as: "recipe store"))\" before it exists: \(.maker)",
                fix: "create it before its first use, or on demand", source: .launchSequence),
        ],
        example: FindingExample(
            "A login SDK reads the window",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .window)]],
                sceneDelegate: [.sceneWillConnect: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.read(slot: .window)]]), events: [.tapIcon]))

    private static let windowIsMadeLater: MessageTemplate =
        "\(.callback) reads \(.slot), which is nil there: the window is created later"
}

extension Condition {
    fileprivate static let readsInterface = Condition.action(.reads([.window, .rootViewController, .keyWindow]))

    fileprivate static let readsMissingWindow = Condition.all([
        .readsInterface, .occurrence(.readsNothing), .not(.app(.hasUnknownWindows)),
    ])
}

extension Source {
    fileprivate static let windowOfScene = documented("Apple, UISceneDelegate; UIWindowSceneDelegate.window")
}
