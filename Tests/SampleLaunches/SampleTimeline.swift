import LaunchModel

extension Timeline {
    package static func sample(
        _ entries: [Timeline.Entry] = [], name: String = "Deep link, cold start", sdk: Version = Version(18),
        outcome: Outcome = .app(.active)
    ) -> Timeline {
        let header = Header(name: name, platform: .iOS, os: 18, sdk: sdk, lifecycle: .scene)
        return Timeline(scenario: header, entries: entries, outcome: outcome)
    }
}

extension Timeline.Entry {
    package static func sample(
        _ kind: Timeline.Kind, _ name: String, to receiver: Receiver? = nil, scene: String? = nil,
        in appState: AppState? = nil, sceneState: SceneState? = nil, _ arguments: [Value.Member] = [],
        returns: Value? = nil, timeMs: Int = 0, durationMs: Int = 0, rule: String = "",
        confidence: Confidence = .documented
    ) -> Timeline.Entry {
        let event = Timeline.Written(kind, name, receiver: receiver, arguments: arguments, returns: returns)
        return Timeline.Entry(
            Timeline.Event(event), scene: scene, appState: appState, sceneState: sceneState, timeMs: timeMs,
            durationMs: durationMs, rule: rule, confidence: confidence)
    }

    /// The same in a callback of an index; what is no action stays as it is.
    package func within(_ call: Int?) -> Timeline.Entry {
        guard case .action(let action, let receiver, let arguments, let value, _) = event else { return self }
        var entry = self
        entry.event = .action(action, of: receiver, arguments: arguments, returns: value, within: call)
        return entry
    }
}

extension Value {
    /// `[{"url": "recipes://soup?id=7", "queryItems": [{"name": "id", "value": "7"}]}]`
    package static let urlContexts = Value.list([
        .object([
            Member("url", .string("recipes://soup?id=7")),
            Member("queryItems", .list([.queryItem("id", .string("7"))])),
        ])
    ])

    package static func queryItem(_ name: String, _ value: Value) -> Value {
        .object([Member("name", .string(name)), Member("value", value)])
    }
}

/// An entry of every kind, and every detail that an entry can have.
package let coldLink: [Timeline.Entry] = [
    .sample(.event, "openURL", [Value.Member("url", .string("recipes://soup?id=7"))]),
    .sample(.step, "process created"), Timeline.Entry(.transition(.app(from: .notRunning, to: .background))),
    .sample(
        .callback, Callback.didFinishLaunching.name, to: .appDelegate, in: .background,
        [Value.Member("launchOptions", .null)], returns: .bool(true), timeMs: 0, durationMs: 120,
        rule: "launch.did-finish"), .sample(.step, "main event loop started"),
    .sample(.notification, "UIScene.willConnectNotification", scene: "main", in: .background, sceneState: .unattached),
    .sample(
        .callback, Callback.sceneWillConnect.name, to: .sceneDelegate, scene: "main", in: .background,
        sceneState: .unattached,
        [Value.Member("connectionOptions", .object([Value.Member("urlContexts", .urlContexts)]))], timeMs: 120,
        confidence: .inferred),
    .sample(.callback, "viewDidLoad()", to: .viewController, scene: "main", in: .background),
    .sample(.action, "open database", in: .background, timeMs: 120, durationMs: 300),
    Timeline.Entry(.transition(.scene("second", from: .unattached, to: .foregroundInactive)), scene: "second"),
    .sample(.callback, Callback.sceneDidBecomeActive.name, to: .sceneDelegate, scene: "second", in: .active),
    .sample(.event, "pressHome", scene: "second", [Value.Member("afterMs", .number("4000"))], timeMs: 4420),
    .sample(.stop, "trap", [Value.Member("message", .string("no scenes"))], confidence: .unsettled),
]
