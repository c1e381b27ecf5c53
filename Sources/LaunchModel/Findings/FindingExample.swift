/// A scenario with a finding, and the same scenario without the mistake.
package struct FindingExample: Hashable, Sendable {
    /// The scenario with the finding.
    package let shown: Scenario
    /// The scenario without the mistake.
    package let clean: Scenario

    /// Two scenarios that differ in their apps or in their events.
    init(
        _ name: String, on device: Device = Device(os: 18), start: Start = .notRunning,
        app: Scenario.App = Scenario.App(), clean cleanApp: Scenario.App? = nil, events: [Event],
        cleanEvents: [Event]? = nil
    ) {
        func scenario(_ app: Scenario.App, _ events: [Event]) -> Scenario {
            Scenario(name, notes: nil, device: device, app: ResolvedApp(app, on: device), start: start, events: events)
        }
        shown = scenario(app, events)
        clean = scenario(cleanApp ?? app, cleanEvents ?? events)
    }
}

extension SceneManifest {
    /// The manifest of an app with one window.
    static func recipes(storyboard: String? = "Main", preferredRole: String? = nil) -> SceneManifest {
        let window = Configuration(
            role: "UIWindowSceneSessionRoleApplication", delegateClass: "Recipes.SceneDelegate", storyboard: storyboard)
        return SceneManifest(configurations: [window], preferredRole: preferredRole)
    }
}

extension Event {
    /// The tap on a notification with some content.
    static let tapSoupIsReady = tapNotification(
        TappedNotification(payload: ["aps": ["alert": "Soup is ready"], "recipe": 7]))
}
