extension FindingKind {
    /// `LT060 secondary-role-launch`
    public static let secondaryRoleLaunch = FindingKind(
        "LT060", "secondary-role-launch", effect: "setup is missing in a launch without the app's window",
        meaning: "The app is launched for CarPlay or an external display, but its setup runs only in the window's "
            + "scene.",
        why: "Each role has its own scene. A launch from the car connects only the CarPlay scene. The window's scene "
            + "connects only when the user opens the app on the phone. Its delegate does the setup only then.",
        fix: "Do setup that all scenes need in application(_:didFinishLaunchingWithOptions:), or in an object that "
            + "the first scene of any role creates.",
        rules: [
            FindingRule(
                "secondary-role-launch", on: [.settled],
                when: .both(.startsBesideWindow, .app(.setsUpOnlyInWindowScene)), at: [.misplacedSetUp],
                .warning(.app(.misplacedSetUpIsOptional)), .error,
                label: "this setup doesn't run in a launch for \(.role)",
                message:
                    "the app is launched for \(.role) without its window scene, so the setup in \(.misplacedSetUp) "
                    + "doesn't run", fix: "do the setup in application(_:didFinishLaunchingWithOptions:)",
                source: .inferred(
                    "Follows from the scenes of a launch by CarPlay; react-native-carplay#149 has the symptom, and no call"
                ), restsOnEntry: false)
        ],
        example: FindingExample(
            "CarPlay launches the app",
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.create(resource: "recipe store")]]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.create(resource: "recipe store")]],
                sceneDelegate: [.sceneWillConnect: []]), events: [.openWindow(.carPlay)]))
}
