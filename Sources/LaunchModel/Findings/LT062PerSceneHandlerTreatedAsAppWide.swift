extension FindingKind {
    /// `LT062 per-scene-handler-treated-as-app-wide`
    public static let perSceneHandlerTreatedAsAppWide = FindingKind(
        "LT062", "per-scene-handler-treated-as-app-wide", effect: "app-wide work is repeated for each scene",
        meaning: "App-wide work is done in a callback that UIKit calls for each scene.",
        why: "Every scene has its own life cycle. One scene can enter the background while another stays on the "
            + "screen. When one scene replaces another, their callbacks interleave. If sceneDidEnterBackground(_:) "
            + "closes a database, a window that is still in use loses it.",
        fix: "Use the UIApplication notifications for app-wide work, or first check connectedScenes for a scene in "
            + "the foreground.",
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
                ]), at: [.here], .note(.action(.kind([.work]))), .warning,
                message: "\(.callback.shown(as: .sceneWillConnect)) runs for each scene, and repeats "
                    + "\(.action.shown(as: "creating \"recipe store\"")) for scene \(.scene.shown(as: "second"))",
                fix: "do app-wide work only for the first or the last scene, or in "
                    + "application(_:didFinishLaunchingWithOptions:)", source: .splitView)
        ],
        example: FindingExample(
            "Two windows, one app", on: Device(platform: .iPadOS, os: 18),
            app: App(
                multipleScenes: true, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: [.registerForRemoteNotifications]]),
            clean: App(
                multipleScenes: true, appDelegate: [.didFinishLaunching: [.registerForRemoteNotifications]],
                sceneDelegate: [.sceneWillConnect: []]), events: [.tapIcon, .openWindow().inScene("soups")]))
}

extension [Action.Kind] {
    /// The actions that apply to the app, not to a window.
    fileprivate static let concerningTheApp: [Action.Kind] = [
        .registerTask, .setNotificationDelegate, .setServiceDelegate, .enableHealthKitDelivery,
        .registerForRemoteNotifications, .request,
    ]

    /// The actions by which a connecting scene may set up objects for the whole app.
    fileprivate static let settingUp: [Action.Kind] = [.create, .listen, .work]
}

extension Callback {
    fileprivate static let ofSceneStates: [Callback] = [
        .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
        .sceneDidDisconnect, .scenePhase,
    ]
}
