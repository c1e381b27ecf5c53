extension FindingKind {
    /// `LT061 scene-reconnect`
    public static let sceneReconnect = FindingKind(
        "LT061", "scene-reconnect", effect: "setup is repeated when the scene reconnects",
        meaning: "A scene reconnects in the same process, and one-time setup runs again.",
        why: "The system may disconnect a scene in the background to free memory, and reconnects it when the user "
            + "returns to it. scene(_:willConnectTo:options:) then runs a second time, and its observers or "
            + "registrations exist twice.",
        fix: "Do one-time setup in application(_:didFinishLaunchingWithOptions:), and undo the work of "
            + "scene(_:willConnectTo:options:) in sceneDidDisconnect(_:).",
        rules: [
            FindingRule(
                "scene-reconnect", on: [.action],
                when: .all([
                    .within([.sceneWillConnect]), .occurrence(.ranForThisScene), .action(.kind(.ofOneTimeSetUp)),
                ]), at: [.here], .warning,
                message:
                    "scene \(.scene) reconnects in this process, and \(.callback) repeats \(.action.shown(as: "creating \"recipe store\""))",
                fix: "do one-time setup in application(_:didFinishLaunchingWithOptions:), or check whether it is done",
                source: .disconnectedScene)
        ],
        example: FindingExample(
            "A scene that reconnects in the same process", start: .background,
            app: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.create(resource: "recipe store")]]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.create(resource: "recipe store")]],
                sceneDelegate: [.sceneWillConnect: []]), events: [.disconnectScene, .tapIcon.after(600_000)]))
}

extension [Action.Kind] {
    /// The actions that need to be done only once in a process.
    fileprivate static let ofOneTimeSetUp: [Action.Kind] = [
        .create, .registerTask, .setNotificationDelegate, .setServiceDelegate, .enableHealthKitDelivery,
        .registerForRemoteNotifications, .listen,
    ]
}
