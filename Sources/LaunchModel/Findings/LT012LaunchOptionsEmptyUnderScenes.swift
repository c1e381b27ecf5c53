extension FindingKind {
    /// `LT012 launch-options-empty-under-scenes`
    public static let launchOptionsEmptyUnderScenes = FindingKind(
        "LT012", "launch-options-empty-under-scenes", effect: "the launch options are always nil in an app with scenes",
        meaning: "An app with scenes reads a launch option, which is always nil.",
        why: "UIKit passes no launch options to an app with scenes. The connection options of the scene contain the "
            + "payload instead, or the delegate of the event's framework receives it.",
        fix: "Read the connection options in scene(_:willConnectTo:options:), or in "
            + "application(_:configurationForConnecting:options:) if the app delegate needs them earlier. They "
            + "contain no location or Bluetooth events; for these, create the CLLocationManager or CBCentralManager with its delegate in "
            + "application(_:didFinishLaunchingWithOptions:).",
        rules: [
            FindingRule(
                "launch-options-empty-under-scenes", on: [.action],
                when: .all([
                    .not(.lifecycle(.appDelegate)), .action(.readsLaunchOption), .not(.occurrence(.readsReplacement)),
                ]), at: [.here], .error,
                message:
                    "\(.callback) reads \(.slot.shown(as: "launchOptions.url")), which is always nil in an app with scenes",
                fix: "\(.replacement)", source: .didFinishPage),
            FindingRule(
                "launch-options-empty-under-scenes.handle", on: [.action],
                when: .all([
                    .not(.lifecycle(.appDelegate)), .action(.kind([.handle])),
                    .within(Slot.Container.launchOptions.carriers),
                ]), at: [.here], .error,
                message:
                    "\(.callback) receives no \(.label.shown(as: "url")) in an app with scenes, because the launch options are "
                    + "always nil", fix: "\(.replacement)", source: .didFinishPage),
        ],
        example: FindingExample(
            "Analytics for a tapped notification, with scenes",
            app: App(
                lifecycle: .scene,
                appDelegate: [.didFinishLaunching: [.setNotificationDelegate, .read(slot: .launchRemoteNotification)]],
                sceneDelegate: [.sceneWillConnect: []],
                notificationDelegate: [.didReceiveNotificationResponse: Method()]),
            clean: App(
                lifecycle: .scene, appDelegate: [.didFinishLaunching: [.setNotificationDelegate]],
                sceneDelegate: [.sceneWillConnect: [.read(slot: .connectionNotificationResponse)]],
                notificationDelegate: [.didReceiveNotificationResponse: Method()]), events: [.tapSoupIsReady]))
}
