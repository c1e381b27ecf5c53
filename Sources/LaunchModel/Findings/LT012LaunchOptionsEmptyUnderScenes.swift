extension FindingKind {
    /// `LT012 launch-options-empty-under-scenes`
    public static let launchOptionsEmptyUnderScenes = FindingKind(
        "LT012", "launch-options-empty-under-scenes",
        effect: "the launch options are nil, whatever starts the app",
        meaning: "A scene app reads a launch option, which is nil whatever the app was launched for.",
        why: "UIKit passes no launch options to an app with scenes. What they used to hold comes in the connection "
            + "options of the scene, or through the delegate of the framework that the event belongs to.",
        fix: "Read the connection options in scene(_:willConnectTo:options:), or in "
            + "application(_:configurationForConnecting:options:) where the app delegate has to know first. For "
            + "location and Bluetooth events, make the manager and its delegate in "
            + "application(_:didFinishLaunchingWithOptions:).",
        rules: [
            FindingRule(
                "launch-options-empty-under-scenes", on: [.action],
                when: .all([
                    .not(.lifecycle(.appDelegate)), .action(.readsLaunchOption),
                    .not(.occurrence(.readsReplacement)),
                ]),
                at: [.here], .error,
                message: "\(.callback) reads \(.slot), and with scenes the launch options are nil",
                fix: "\(.replacement)",
                source: .didFinishPage),
            FindingRule(
                "launch-options-empty-under-scenes.handle", on: [.action],
                when: .all([
                    .not(.lifecycle(.appDelegate)), .action(.kind([.handle])),
                    .within(Slot.Container.launchOptions.carriers),
                ]),
                at: [.here], .error,
                message: "\(.callback) carries no \(.label) in an app with scenes, where the launch options are nil",
                fix: "\(.replacement)",
                source: .didFinishPage),
        ],
        example: FindingExample(
            "Attribution of a tapped push, with scenes",
            app: App(
                lifecycle: .scene,
                appDelegate: [
                    .didFinishLaunching: [.setNotificationDelegate, .read(slot: .launchRemoteNotification)]
                ],
                sceneDelegate: [.sceneWillConnect: []],
                notificationDelegate: [.didReceiveNotificationResponse: Method()]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.setNotificationDelegate]],
                sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionNotificationResponse)]],
                notificationDelegate: [.didReceiveNotificationResponse: Method()]),
            events: [.tapSoupIsReady]))
}
