@testable import LaunchModel

extension Timeline {
    static func sample(
        _ entries: [Entry] = [], name: String = "Deep link, cold start", sdk: Version = Version(18),
        outcome: Outcome = .app(.active)
    ) -> Timeline {
        let header = Header(name: name, platform: .iOS, os: 18, sdk: sdk, lifecycle: .scene)
        return Timeline(scenario: header, entries: entries, outcome: outcome)
    }
}

extension Entry {
    static func sample(
        _ kind: Kind, _ name: String, to receiver: Receiver? = nil, scene: String? = nil,
        in appState: AppState? = nil, sceneState: SceneState? = nil, _ arguments: [Value.Member] = [],
        returns: Value? = nil, transition: Transition? = nil, timeMs: Int = 0, durationMs: Int = 0,
        rule: String = "", confidence: Confidence = .documented
    ) -> Entry {
        Entry(
            kind: kind, name: name, receiver: receiver, scene: scene, appState: appState,
            sceneState: sceneState, arguments: arguments, returns: returns, transition: transition,
            timeMs: timeMs, durationMs: durationMs, rule: rule, confidence: confidence, event: nil)
    }
}

extension Value {
    /// `[{"url": "recipes://soup?id=7", "queryItems": [{"name": "id", "value": "7"}]}]`
    static let urlContexts = Value.list([
        .object([
            Member("url", .string("recipes://soup?id=7")),
            Member("queryItems", .list([.queryItem("id", .string("7"))])),
        ])
    ])

    static func queryItem(_ name: String, _ value: Value) -> Value {
        .object([Member("name", .string(name)), Member("value", value)])
    }
}

/// An entry of every kind, and every detail that an entry can have.
let coldLink: [Entry] = [
    .sample(.stimulus, "openURL", [Value.Member("url", .string("recipes://soup?id=7"))]),
    .sample(.step, "process created"),
    .sample(.transition, "app", in: nil, transition: Entry.Transition(from: .notRunning, to: .background)),
    .sample(
        .callback, Callback.didFinishLaunching.name, to: .appDelegate, in: .background,
        [Value.Member("launchOptions", .null)], returns: .bool(true), timeMs: 0, durationMs: 120,
        rule: "launch.did-finish"),
    .sample(.step, "main event loop started"),
    .sample(
        .notification, "UIScene.willConnectNotification", scene: "main", in: .background,
        sceneState: .unattached),
    .sample(
        .callback, Callback.sceneWillConnect.name, to: .sceneDelegate, scene: "main", in: .background,
        sceneState: .unattached,
        [Value.Member("connectionOptions", .object([Value.Member("urlContexts", .urlContexts)]))],
        timeMs: 120, confidence: .inferred),
    .sample(.callback, "viewDidLoad()", to: .viewController, scene: "main", in: .background),
    .sample(.action, "open database", in: .background, timeMs: 120, durationMs: 300),
    .sample(
        .transition, "second", scene: "second",
        transition: Entry.Transition(scene: "second", from: .unattached, to: .foregroundInactive)),
    .sample(.callback, Callback.sceneDidBecomeActive.name, to: .sceneDelegate, scene: "second", in: .active),
    .sample(
        .stimulus, "pressHome", scene: "second", [Value.Member("afterMs", .number("4000"))], timeMs: 4420),
    .sample(.stop, "trap", [Value.Member("message", .string("no scenes"))], confidence: .unsettled),
]
