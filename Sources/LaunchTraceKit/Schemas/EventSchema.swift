import LaunchModel

extension JSONSchema {
    /// One kind of event with its keys.
    static func event(_ kind: EventKind) -> JSONSchema {
        let (keys, required) = keys(of: kind)
        let common = [
            Key("afterMs", milliseconds, "Time since the event before has settled.", default: .number("0")),
            Key("scene", scene, "The scene it is for; the first window is \"main\"."),
        ]
        return object(
            [Key("event", only(.string(kind.rawValue)), kind.meaning)] + keys + common, required: ["event"] + required)
    }

    /// A timeline's transitions call the application `app`.
    private static let scene = name.with("not", only(.string("app")).value)

    private static func keys(of kind: EventKind) -> (keys: [Key], required: [String]) {
        switch kind {
        case .openURL:
            (
                [
                    Key("url", url, "An absolute URL."),
                    Key("sourceApplication", name, "Who opens it; \"self\" is the app itself."),
                    Key("openInPlace", flag, "The file is to be opened where it lies."),
                ], ["url"]
            )
        case .openUniversalLink:
            (
                [
                    Key("url", webURL, "An http or https URL."),
                    Key("via", choice(UniversalLink.Route.self), "Where it is opened.", default: .string("tap")),
                ], ["url"]
            )
        case .continueActivity:
            (
                [
                    Key("activityType", name, "NSUserActivity.activityType."),
                    Key(
                        "source", choice(ContinuedActivity.Source.self), "Where it comes from.",
                        default: .string("handoff")),
                    Key("fails", flag, "The activity can't be fetched.", default: .bool(false)),
                ], ["activityType"]
            )
        case .quickAction: ([Key("type", name, "UIApplicationShortcutItemType.")], ["type"])
        case .tapNotification: (tapKeys, [])
        case .acceptCloudKitShare:
            ([Key("metadata", anything, "CKShare.Metadata, however it is to be shown.")], ["metadata"])
        case .remoteNotification:
            (
                [
                    Key("alert", flag, "The user is to see it.", default: .bool(false)),
                    Key("contentAvailable", flag, "It may run the app in the background.", default: .bool(false)),
                    Key("payload", openObject(), "What it carries, as an object."),
                ], []
            )
        case .backgroundEvent: (backgroundKeys, ["kind"])
        case .prewarm:
            (
                [
                    Key(
                        "pauseAfter", choice(PrewarmPause.self), "How far the launch runs before it waits.",
                        default: .string(PrewarmPause.beforeUIApplicationMain.rawValue))
                ], []
            )
        case .openWindow, .minimizeWindow, .activateWindow, .closeWindow, .disconnectScene:
            (
                [
                    Key(
                        "role", choice(SceneRole.self), "The role of its scene.",
                        default: .string(SceneRole.window.rawValue))
                ], []
            )
        case .interruption:
            (
                [
                    Key("kind", choice(Interruption.Kind.self), "What covers the app."),
                    Key("ends", choice(Interruption.End.self), "How the user ends it.", default: .string("dismissed")),
                ], ["kind"]
            )
        case .terminate:
            (
                [
                    Key(
                        "by", choice(Terminator.self), "Who ends the process.",
                        default: .string(Terminator.user.rawValue))
                ], []
            )
        case .tapIcon, .pressHome, .openAppSwitcher, .closeAppSwitcher, .switchToOtherApp, .lock, .unlock,
            .memoryWarning, .suspend, .deleteApp:
            ([], [])
        }
    }

    private static let tapKeys = [
        Key("kind", choice(TappedNotification.Kind.self), "Who sent it.", default: .string("remote")),
        Key("action", name, "The action that the user chose; by default the notification itself."),
        Key("payload", openObject(), "What it carries, as an object."),
        Key("from", choice(TappedNotification.Place.self), "By default a banner in front, else the lock screen."),
    ]

    private static let backgroundKeys = [
        Key("kind", choice(BackgroundEvent.Kind.self), "What the system runs the app for."),
        Key("identifier", name, "The task, session or region that it concerns."),
        Key("takesMs", milliseconds, "How long the app works on it.", default: .number("0")),
    ]

    private static let url = text(matching: #"^[A-Za-z][A-Za-z0-9+.-]*:\S*$"#)

    private static let webURL = text(matching: #"^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]\S*$"#)
}
