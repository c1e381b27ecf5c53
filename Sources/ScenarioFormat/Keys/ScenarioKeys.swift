/// A scenario during reading.
package struct ScenarioDraft {
    package var name = ""
    package var notes: String?
    package var device = Device()
    package var app = Scenario.App.plain
    package var start = Start.notRunning
    package var events: [Event] = []

    package init(
        name: String = "", notes: String? = nil, device: Device = Device(), app: Scenario.App = .plain,
        start: Start = .notRunning, events: [Event] = []
    ) {
        self.name = name
        self.notes = notes
        self.device = device
        self.app = app
        self.start = start
        self.events = events
    }

    static let keysOfNames: [Field<ScenarioDraft>] = [
        Field(required: "name", \.name, .name, "Title of the timeline.").suchAs("Deep link, cold start"),
        Field("notes", \.notes, .text, "For readers; the model ignores it.").suchAs("As a customer reported it"),
        AcceptedFinding.field(),
    ]

    /// The key by which editors find the schema of a file.
    package static let schemaKey = Field<ScenarioDraft>(
        ignored: "$schema", .text, "The schema that an editor checks this file against."
    ).suchAs("scenario.schema.json")

    static func keysOfSetup(_ files: NamedFiles) -> [Field<ScenarioDraft>] { [deviceKey, appKey(files)] }

    static let deviceKey = Field<ScenarioDraft>(
        "device", \.device, .object(Device.keys, Device(), form: #"{"platform": "iOS", "os": "18.0"}"#),
        "The device that the app runs on.", usual: Device(), showsUsual: false)

    static func appKey(_ files: NamedFiles) -> Field<ScenarioDraft> {
        Field(
            "app", \.app, .app(files),
            "The declarations of the app and the behavior of its delegates, or the path of an app file, relative to "
                + "the scenario.", usual: .plain, showsUsual: false)
    }

    static let keysOfCourse: [Field<ScenarioDraft>] = [
        Field(
            "start", \.start, .choice(), "The state before the events; a running app has been launched before.",
            usual: .notRunning),
        Field(required: "events", \.events, .events, "The actions of the user and the system, in order."),
    ]
}

extension Device {
    package static let keys: [Field<Device>] = [
        Field("platform", \.platform, .choice(), "The platform of the device.", usual: .iOS),
        Field("os", \.os, .version, "The version of the system; it selects the rules.", usual: .newest),
        Field(
            "model", \.model, .choice(),
            "The model: a foldable iPhone, from iOS 27.1, shows several windows. They open on its inner display only, so "
                + "a request for a window may fail that never fails on an iPad.", usual: .standard),
        Field(
            "locked", \.isLocked, .flag, "Locked, and not unlocked since boot, so that protected data is unavailable.",
            usual: false),
        Field("orientation", \.orientation, .choice(), "The orientation of the device.", usual: .portrait),
        Field("appearance", \.appearance, .choice(), "The appearance setting.", usual: .light),
    ]
}

extension Scenario.App {
    /// An app of which nothing is said; making it takes longer than reading most of its keys.
    package static let plain = Scenario.App()

    private static let discardedSessionsLimit = 1000

    package static func keys(_ files: NamedFiles) -> [Field<Scenario.App>] {
        [
            Field("lifecycle", \.lifecycle, .choice(), "By default from infoPlist; otherwise scenes, from iOS 13."),
            Field(
                "sdk", \.sdk, .version,
                "The SDK that the app is linked with; by default the version of the system, but 26.0 at most for an app "
                    + "without scenes, which crashes at launch with SDK 27."),
            Field("infoPlist", \.infoPlist, .infoPlist(files), "The Info.plist, or its path relative to the scenario."),
            Field(
                "interface", \.interface, .choice(),
                "The source of the first window: a storyboard, code, a DocumentGroup of SwiftUI (which opens documents by "
                    + "itself), code with a hosting controller, or SwiftUI for a UIHostingSceneDelegate; by default from "
                    + "infoPlist."),
            Field(
                "launchScreen", \.launchScreen, .object(LaunchScreen.keys, LaunchScreen()),
                "The properties of the launch screen that guidelines and limits concern.", usual: LaunchScreen(),
                showsUsual: false),
            Field(
                "multipleScenes", \.multipleScenes, .flag,
                "Whether the app supports several windows; by default from infoPlist."),
            Field(
                "savedState", \.savedState, .flag, "A restoration archive, or a scene's restoration activity, exists.",
                usual: false),
            Field(
                "savedSession", \.savedSession, .flag, "The system remembers a scene session from an earlier run.",
                usual: false),
            Field(
                "discardedSessions", \.discardedSessions, .count(upTo: discardedSessionsLimit),
                "Sessions that the user closed while the app was not running.", usual: 0
            ).suchAs(2),
            Field(
                "closureConfirmation", \.closureConfirmation, .flag,
                "From iOS 27: window scenes have a closureConfirmation, so closing one asks the user first.",
                usual: false),
            Field(
                "destructionConditions", \.destructionConditions, .set(of: "destruction condition"),
                "From iOS 26: the reasons for which UIKit destroys a window scene, with its session.", usual: []),
            Field("firstLaunch", \.firstLaunch, .flag, "It is the first launch, with one-time setup.", usual: false),
            Field(
                "preMainMs", \.preMainMs, .milliseconds, "Main-thread time before main, which the watchdog counts.",
                usual: 0),
        ] + delegateKeys + ProjectReference.keys.map(Field.init(readBefore:)) + [AcceptedFinding.field()]
    }

    private static let delegateKeys: [Field<Scenario.App>] = [
        Field("appDelegate", \.appDelegate, .delegate(.appDelegate), methods, usual: .complete, showsUsual: false),
        // A manifest can name a scene delegate whose class is missing.
        Field("sceneDelegate", \.sceneDelegateOrNone, .delegateOrNone([.sceneDelegate]), methods),
        Field(
            SceneRole.delegatesKey, \.sceneDelegatesOrNone, .object(SceneRole.delegateKeys, [:]),
            "The scene delegates by the role of their scenes, instead of one for all.", usual: [:], showsUsual: false),
        Field("notificationDelegate", \.notificationDelegate, .delegate(.notificationDelegate), methods),
        Field(
            "viewController", \.viewController, .delegate(.viewController), methods, usual: .complete, showsUsual: false
        ), Field("swiftUIApp", \.swiftUIApp, .delegate(.swiftUIApp), methods),
        Field("view", \.view, .delegate(.view), methods),
        Field(
            ServiceProtocol.key, \.serviceDelegatesOrNone, .object(ServiceProtocol.keys, [:]),
            "The delegates of frameworks that run the app in the background, by protocol; the app sets them in "
                + "application(_:didFinishLaunchingWithOptions:), unless a setServiceDelegate action sets them elsewhere.",
            usual: [:], showsUsual: false),
    ]

    private static let methods =
        "The methods that it implements, and their behavior; if omitted, it implements all of its protocol."

    private var sceneDelegatesOrNone: [SceneRole: Delegate?] {
        get { sceneDelegates.with(missing: rolesWithoutDelegate) }
        set {
            sceneDelegates = newValue.compactMapValues(\.self)
            rolesWithoutDelegate = Set(newValue.keys).subtracting(sceneDelegates.keys)
        }
    }

    private var serviceDelegatesOrNone: [ServiceProtocol: Delegate?] {
        get { serviceDelegates.with(missing: servicesWithoutDelegate) }
        set {
            serviceDelegates = newValue.compactMapValues(\.self)
            servicesWithoutDelegate = Set(newValue.keys).subtracting(serviceDelegates.keys)
        }
    }

    /// The value of the scene delegate's key: absent, a missing class, or the methods.
    private var sceneDelegateOrNone: Delegate?? {
        get { lacksSceneDelegate ? .some(nil) : sceneDelegate.map { .some($0) } }
        set {
            lacksSceneDelegate = newValue.map { $0 == nil } ?? false
            sceneDelegate = newValue ?? nil
        }
    }
}

extension Dictionary where Value == Delegate {
    /// These delegates, and nil for the keys whose class is missing.
    fileprivate func with(missing: Set<Key>) -> [Key: Delegate?] {
        mapValues { .some($0) }.merging(missing.map { ($0, nil) }) { _, none in none }
    }
}

extension KeyType<Scenario.App> {
    /// An app in the scenario. The path of an app file has been replaced by its content before.
    fileprivate static func app(_ files: NamedFiles) -> KeyType {
        let app = KeyType.object(Scenario.App.keys(files), .plain)
        return KeyType(app.schema.orPath) { node, key, mistakes in
            switch node.kind {
            case .object, .string: return app.read(node, key, mistakes)
            case .bool, .number, .list, .objectOrPath, .fetchResult, .null:
                return node.isNot(.objectOrPath, hint: #"the form is {"lifecycle": "scene"} or "app.json""#, mistakes)
            }
        } spell: {
            app.write($0, $1)
        }
    }
}

extension LaunchScreen {
    package static let keys: [Field<LaunchScreen>] = [
        Field("storyboard", \.storyboard, .name, "The name of its storyboard.").suchAs("LaunchScreen"),
        Field("imageMB", \.imageMB, .megabytes, "Size of its images in megabytes.").suchAs(3),
        Field("containsText", \.containsText, .flag, "It contains text."),
        Field("containsBranding", \.containsBranding, .flag, "It contains a logo or similar branding."),
        Field("matchesFirstScreen", \.matchesFirstScreen, .flag, "It looks like the first screen of the app."),
        Field("followsAppearance", \.followsAppearance, .flag, "It follows the appearance of the system."),
    ]
}

extension ScenarioDraft {
    /// All keys except that of the schema, in the order in which they are written.
    package static var keys: [Field<ScenarioDraft>] { keysOfNames + keysOfSetup(.none) + keysOfCourse }

    /// The paths of the keys with a name, such as `app.sdk` and `device.locked`.
    static let keysByName: [String: [String]] = {
        let owners = [
            ("device", Device.keys.map(\.name)), ("app", Scenario.App.keys(.none).map(\.name)),
            ("app.launchScreen", LaunchScreen.keys.map(\.name)), ("app.infoPlist", InfoPlist.keys.map(\.name)),
        ]
        let inside = owners.flatMap { owner, names in names.map { (name: $0, path: "\(owner).\($0)") } }
        let all = keys.map { (name: $0.name, path: $0.name) } + inside
        return Dictionary(grouping: all, by: \.name.folded).mapValues { $0.map(\.path) }
    }()

    /// The scenario as JSON, without default values.
    package func value(_ spelling: Spelling = Spelling()) -> Value { .object(Self.keys.members(of: self, spelling)) }

    /// The scenario that was read.
    package var scenario: Scenario {
        Scenario(name, notes: notes, device: device, app: ResolvedApp(app, on: device), start: start, events: events)
    }
}

extension Scenario {
    /// The scenario as JSON, without default values.
    package func value(_ spelling: Spelling = Spelling()) -> Value {
        ScenarioDraft(name: name, notes: notes, device: device, app: app.written, start: start, events: events).value(
            spelling)
    }
}
