extension FindingKind {
    /// `LT060 secondary-role-launch`
    public static let secondaryRoleLaunch = FindingKind(
        "LT060", "secondary-role-launch",
        effect: "a start without the app's window lacks set-up",
        meaning: "The app is started for CarPlay or an external display, and what it needs is set up only for its "
            + "window.",
        why: "Each role has a scene of its own. A start from the car connects only the CarPlay scene; the window's "
            + "scene, and all that its delegate sets up, comes when the person opens the app on the phone, or never.",
        fix: "Set up what all scenes need in application(_:didFinishLaunchingWithOptions:), or in an object that "
            + "whichever scene comes first makes.",
        rules: [
            FindingRule(
                "secondary-role-launch", on: [.settled],
                when: .both(.startsBesideWindow, .app(.setsUpOnlyInWindowScene)),
                at: [.misplacedSetUp], .error,
                label: "set-up stands here, and a start for \(.role) doesn't run it",
                message:
                    "the app is started for \(.role) without its window scene, and \(.misplacedSetUp), which sets it "
                    + "up, doesn't run",
                fix: "do the set-up in a launch method",
                source: .measured(
                    "react-native-carplay 149", "https://github.com/birkir/react-native-carplay/issues/149"),
                restsOnEntry: false)
        ],
        example: FindingExample(
            "The car starts the app",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.create(resource: "recipe store")]]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.create(resource: "recipe store")]],
                sceneDelegate: [.sceneWillConnect: []]),
            events: [.openWindow(.carPlay)]))
}
