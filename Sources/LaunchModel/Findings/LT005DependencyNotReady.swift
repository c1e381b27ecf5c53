extension FindingKind {
    /// `LT005 dependency-not-ready`
    public static let dependencyNotReady = FindingKind(
        "LT005", "dependency-not-ready",
        effect: "what is used here isn't there yet",
        meaning: "Code uses something before the callback that makes it has run.",
        why: "What exists at a moment of the launch depends on the life cycle. With scenes the window and its root "
            + "view controller come with the scene, when application(_:didFinishLaunchingWithOptions:) has returned "
            + "long ago; in a background launch they may not come at all.",
        fix: "Use it in the callback that makes it, or later. What the app needs in every launch, make in "
            + "application(_:didFinishLaunchingWithOptions:).",
        rules: [
            FindingRule(
                "dependency-not-ready.window", on: [.action],
                when: .all([
                    .readsMissingWindow, .lifecycle(.scene), .not(.within([.sceneWillConnect])),
                    .not(.flag(.windowWithoutSceneMade)),
                ]),
                at: [.here], .error, effect: "the window isn't there yet",
                message: windowIsMadeLater,
                fix: "make it in scene(_:willConnectTo:options:), and use it from then on",
                source: .windowOfScene),
            FindingRule(
                "dependency-not-ready.window.connecting", on: [.action],
                when: .both(.readsMissingWindow, .within([.sceneWillConnect])), at: [.here], .error,
                effect: "the window isn't there yet",
                message: windowIsMadeLater, fix: "make the window first, and read it below that",
                source: .windowOfScene),
            FindingRule(
                "dependency-not-ready.window.application", on: [.action],
                when: .both(
                    .any([
                        .readsMissingWindow, .both(.action(.reads([.appDelegateWindow])), .occurrence(.readsNothing)),
                    ]),
                    .lifecycle(.appDelegate)), at: [.here], .error,
                effect: "the window isn't there yet",
                message: windowIsMadeLater, fix: "make the window first, and read it below that or in a later callback",
                source: .launchSequence),
            FindingRule(
                "dependency-not-ready.window.swiftui", on: [.action],
                when: .all([
                    .readsMissingWindow, .lifecycle(.swiftUI), .not(.within([.sceneWillConnect])),
                    .not(.anyScene([.foregroundActive])),
                ]),
                at: [.here], .error, effect: "the window isn't there yet",
                message: windowIsMadeLater,
                fix: "use it once a scene is active", source: .windowOfScene),
            FindingRule(
                "dependency-not-ready.window.delegate", on: [.action],
                when: .all([
                    .action(.reads([.appDelegateWindow])), .occurrence(.readsNothing), .not(.lifecycle(.appDelegate)),
                    .not(.app(.hasUnknownWindows)), .not(.flag(.windowWithoutSceneMade)),
                ]),
                at: [.here], .error,
                effect: "the app delegate's window is nil for ever",
                label: "with scenes the window is the scene's",
                message: "\(.callback) reads \(.slot), which is nil for ever: with scenes the window is the scene's",
                fix: "ask the scene delegate, or the window scene of a view", source: .windowOfScene),
            FindingRule(
                "dependency-not-ready.resource", on: [.action],
                when: .all([
                    .action(.kind([.use])), .not(.occurrence(.resourceIsThere)),
                    .not(.occurrence(.resourceMayBeUnknown)),
                    .not(.occurrence(.resourceComesFrom(Callback.restoringState))),
                    .not(.both(.startsBesideWindow, .occurrence(.resourceIsMisplaced))),
                ]),
                at: [.here], .warning(.occurrence(.resourceIsUnderWay)), .error,
                message: "\(.callback) uses \"\(.label)\" before it is there: \(.maker)",
                fix: "make it before its first use, or on demand", source: .launchSequence),
        ],
        example: FindingExample(
            "A login SDK looks for the window",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .window)]],
                sceneDelegate: [.sceneWillConnect: []]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.read(slot: .window)]]),
            events: [.tapIcon]))

    private static let windowIsMadeLater: MessageTemplate =
        "\(.callback) reads \(.slot), which is nil there: the window is made later"
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
