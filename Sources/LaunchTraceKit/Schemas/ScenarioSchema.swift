import LaunchModel

extension JSONSchema {
    /// What the reader of scenarios accepts, as far as a schema can say it.
    static let scenario = object(
        [
            Key("$schema", text, "The schema that an editor checks this file against."),
            Key("name", name, "Title of the timeline."),
            Key("notes", text, "For people; the model ignores it."),
            Key("device", device, "The device that the app runs on."),
            Key("app", app, "How the app is built: what it declares and what its delegates do."),
            Key(
                "start", choice(Start.self), "Where the timeline begins; a running app has been launched before.",
                default: .string(Start.notRunning.rawValue)),
            Key(
                "events", list(of: any(of: EventKind.allCases.map(event))).with("minItems", .number("1")),
                "What the user and the system do, in order."),
        ], required: ["name", "events"]
    ).with("definitions", .object(definitions))

    private static let definitions =
        methodDefinitions + [
            .init("action", any(of: Action.Kind.allCases.map(action)).value),
            .init("configurations", configurations.value),
        ]

    private static let device = object([
        Key("platform", choice(Platform.self), "What it runs.", default: .string(Platform.iOS.rawValue)),
        Key("os", version, "The system; rules hold for versions of it.", default: .string(Version.newest.description)),
        Key("locked", flag, "Not unlocked since boot, so that protected data is unavailable.", default: .bool(false)),
        Key(
            "orientation", choice(Orientation.self), "How it is held.", default: .string(Orientation.portrait.rawValue)),
        Key(
            "appearance", choice(Appearance.self), "The appearance that is set.",
            default: .string(Appearance.light.rawValue)),
    ])

    private static let app = object(
        [
            Key("lifecycle", choice(Lifecycle.self), "By default as infoPlist says; else with scenes, from iOS 13."),
            Key("sdk", version, "The SDK that the app is linked with; by default the version of the system."),
            Key("infoPlist", infoPlist, "The Info.plist, or its path beside the scenario."),
            Key("interface", choice(Interface.self), "Who makes the first window; by default as infoPlist says."),
            Key("launchScreen", launchScreen, "What guidelines and limits ask of the launch screen."),
            Key("multipleScenes", flag, "Whether the app supports several windows; by default as infoPlist says."),
            Key(
                "savedState", flag, "A restoration archive, or a scene's restoration activity, exists.",
                default: .bool(false)),
            Key(
                "savedSession", flag, "The system remembers a scene session from an earlier run.", default: .bool(false)
            ),
            Key(
                "discardedSessions", count(upTo: Fields.discardedSessionsLimit),
                "Sessions that the user closed while the app was not running.", default: .number("0")),
            Key("firstLaunch", flag, "One-time set-up is due.", default: .bool(false)),
            Key(
                "preMainMs", milliseconds, "Main-thread time before main, which the watchdog counts.",
                default: .number("0")),
        ] + Receiver.described.map(delegate))

    private static let launchScreen = object([
        Key("storyboard", name, "The name of its storyboard."),
        Key("imageMB", number(from: 0), "Size of its images in megabytes."),
        Key("containsText", flag, "It has text on it."),
        Key("containsBranding", flag, "It has a logo or the like on it."),
        Key("matchesFirstScreen", flag, "It looks like the first screen of the app."),
        Key("followsAppearance", flag, "It is light or dark as the system is."),
    ])

    static let version = text(matching: #"^[0-9]{1,3}(\.[0-9]{1,3}){0,2}$"#)

    static let milliseconds = count(upTo: Fields.longestMs)
}
