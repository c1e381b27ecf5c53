extension FindingKind {
    /// `LT062 per-scene-handler-treated-as-app-wide`
    public static let perSceneHandlerTreatedAsAppWide = FindingKind(
        "LT062", "per-scene-handler-treated-as-app-wide",
        effect: "each scene repeats what is the app's",
        meaning: "Work for the whole app is done in a callback that comes for each scene.",
        why: "Every scene has a life cycle of its own. One enters the background while another stays on the screen, "
            + "and when one scene replaces another their callbacks mix. Closing a database in "
            + "sceneDidEnterBackground(_:) takes it away from a window that is in use.",
        fix: "Use the UIApplication notifications for what concerns the app, or look through connectedScenes for one "
            + "in the foreground first.",
        rules: [
            FindingRule(
                "per-scene-handler-treated-as-app-wide", on: [.action],
                when: .all([
                    .occurrence(.isInScene), .occurrence(.ranForAnotherScene),
                    .any([
                        .action(.kind(.concerningTheApp)), .action(.measures([.session, .start])),
                        .both(.action(.kind([.work])), .within(Callback.ofSceneStates)),
                        .both(.action(.kind(.settingUp)), .within([.sceneWillConnect])),
                    ]),
                ]),
                at: [.here], .note(.action(.kind([.work]))), .warning,
                message: "\(.callback) runs for each scene, and repeats \(.action) for scene \(.scene)",
                fix:
                    "do what concerns the app, and not the scene alone, when the first scene comes or the last one goes, or in a launch method",
                source: .measured(
                    "Reports of several windows; Apple forum 732170", "https://developer.apple.com/forums/thread/732170"
                ))
        ],
        example: FindingExample(
            "Two windows, one app",
            on: Device(platform: .iPadOS, os: 18),
            app: App(
                multipleScenes: true, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.registerForRemoteNotifications]]),
            clean: App(
                multipleScenes: true, appDelegate: [.didFinishLaunching: [.registerForRemoteNotifications]],
                sceneDelegate: [.sceneWillConnect: []]),
            events: [.tapIcon, .openWindow().inScene("soups")]))
}

extension [Action.Kind] {
    /// The actions that concern the app and none of its windows.
    fileprivate static let concerningTheApp: [Action.Kind] = [
        .registerTask, .setNotificationDelegate, .setServiceDelegate, .enableHealthKitDelivery,
        .registerForRemoteNotifications, .request,
    ]

    /// The actions by which a scene that connects may set up what is there for the whole app.
    fileprivate static let settingUp: [Action.Kind] = [.create, .listen, .work]
}

extension Callback {
    fileprivate static let ofSceneStates: [Callback] = [
        .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
        .sceneDidDisconnect, .scenePhase,
    ]
}
