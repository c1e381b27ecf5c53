extension FindingKind {
    /// `LT061 scene-reconnect`
    public static let sceneReconnect = FindingKind(
        "LT061", "scene-reconnect",
        effect: "set-up is repeated when the scene connects again",
        meaning: "A scene connects again in one process, and set-up that was meant for once runs again.",
        why: "The system may disconnect a scene in the background to free memory, and connects it again when the user "
            + "returns to it. scene(_:willConnectTo:options:) then runs a second time, and observers or registrations "
            + "that it makes exist twice.",
        fix: "Do what is needed once in application(_:didFinishLaunchingWithOptions:), and undo in "
            + "sceneDidDisconnect(_:) what scene(_:willConnectTo:options:) does.",
        rules: [
            FindingRule(
                "scene-reconnect", on: [.action],
                when: .all([
                    .within([.sceneWillConnect]), .occurrence(.ranForThisScene),
                    .action(.kind(.ofOneTimeSetUp)),
                ]),
                at: [.here], .warning,
                message: "scene \(.scene) connects again in this process, and \(.callback) repeats \(.action)",
                fix: "do what is needed once in a launch method, or ask whether it is done",
                source: .documented("Apple, sceneDidDisconnect(_:), and the Xcode template"))
        ],
        example: FindingExample(
            "The window comes back, the process never left",
            start: .background,
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.create(resource: "recipe store")]]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.create(resource: "recipe store")]],
                sceneDelegate: [.sceneWillConnect: []]),
            events: [.disconnectScene, .tapIcon.after(600_000)]))
}

extension [Action.Kind] {
    /// The actions that need not be done again while the process lives.
    fileprivate static let ofOneTimeSetUp: [Action.Kind] = [
        .create, .registerTask, .setNotificationDelegate, .setServiceDelegate, .enableHealthKitDelivery,
        .registerForRemoteNotifications,
        .listen,
    ]
}
