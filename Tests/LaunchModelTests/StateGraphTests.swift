import Testing

@testable import LaunchModel

struct StateGraphTests {
    /// An app with scenes that declares a scheme.
    private static let linked = Result {
        let manifest = SceneManifest(configurations: [
            SceneManifest.Configuration(role: "UIWindowSceneSessionRoleApplication", delegateClass: "SceneDelegate")
        ])
        let app = Scenario.App(sdk: Version(18), infoPlist: InfoPlist(sceneManifest: manifest, urlSchemes: ["recipes"]))
        return StateGraph(of: try Scenario("any", device: Device(os: Version(18)), app: app, events: []))
    }

    /// The arrows of one subject as text: the states, how many events lead along, and what the app is told.
    private static func arrows(_ id: Timeline.Subject, of graph: StateGraph) throws -> [String] {
        let subject = try #require(graph.subjects.first { $0.id == id })
        func title(_ state: Int) -> String { subject.states[state].titles.joined(separator: "+") }
        return subject.arrows.map { arrow in
            let causes = arrow.causes.map { $0.event.rawValue + $0.details.map { ".\($0.key)" }.joined() }
            let shown = causes.count > 3 ? "\(causes[0]) and \(causes.count - 1) more" : causes.joined(separator: " ")
            let told = (arrow.calls + [arrow.stop].compactMap(\.self)).map { ": \($0)" }.joined()
            return "\(title(arrow.from)) -> \(title(arrow.to)) by \(shown)\(told)"
        }
    }

    @Test func anAppWithoutScenesIsToldOfEachChangeButSuspension() throws {
        let app = Scenario.App(lifecycle: .appDelegate, sdk: Version(18))
        let scenario = try Scenario("any", device: Device(os: Version(18)), app: app, events: [])
        let launch = ": application(_:willFinishLaunchingWithOptions:): application(_:didFinishLaunchingWithOptions:)"
        #expect(
            try Self.arrows(.app, of: StateGraph(of: scenario)) == [
                "not running+terminated -> inactive by tapIcon and 6 more\(launch)",
                "not running+terminated -> background by remoteNotification backgroundEvent\(launch)",
                "inactive -> active by tapIcon and 9 more: applicationDidBecomeActive(_:)",
                "inactive -> background by pressHome and 4 more: applicationDidEnterBackground(_:)",
                "inactive -> background by lock: applicationDidEnterBackground(_:)"
                    + ": applicationProtectedDataWillBecomeUnavailable(_:)",
                "inactive -> not running+terminated by terminate.by",
                "inactive -> not running+terminated by terminate.by: crash",
                "active -> inactive by openURL and 11 more: applicationWillResignActive(_:)",
                "active -> not running+terminated by terminate.by",
                "active -> not running+terminated by terminate.by: crash",
                "background -> inactive by tapIcon and 8 more: applicationWillEnterForeground(_:)",
                "background -> suspended by remoteNotification backgroundEvent suspend",
                "background -> not running+terminated by terminate.by terminate.by: applicationWillTerminate(_:)",
                "background -> not running+terminated by terminate.by: crash",
                "background -> not running+terminated by deleteApp", "suspended -> background by tapIcon and 8 more",
                "suspended -> background by unlock: applicationProtectedDataDidBecomeAvailable(_:)",
                "suspended -> not running+terminated by terminate deleteApp",
            ])
    }

    @Test func aSceneIsToldOfEachChange() throws {
        #expect(
            try Self.arrows(.scene("main"), of: Self.linked.get()) == [
                "unattached -> foreground inactive by tapIcon and 7 more"
                    + ": scene(_:willConnectTo:options:): sceneWillEnterForeground(_:)",
                "foreground inactive -> foreground active by tapIcon and 9 more: sceneDidBecomeActive(_:)",
                "foreground inactive -> background by pressHome and 4 more: sceneDidEnterBackground(_:)",
                "foreground inactive -> background by terminate",
                "foreground active -> foreground inactive by tapNotification and 8 more: sceneWillResignActive(_:)",
                "background -> unattached by disconnectScene: sceneDidDisconnect(_:)",
                "background -> unattached by terminate: sceneDidDisconnect(_:): application(_:didDiscardSceneSessions:)",
                "background -> foreground inactive by tapIcon and 8 more: sceneWillEnterForeground(_:)",
            ])
    }

    @Test func anAppThatTheSystemStopsNeverBecomesActive() throws {
        let app = Scenario.App(lifecycle: .appDelegate, sdk: 27)
        let graph = StateGraph(of: try Scenario("any", app: app, events: []))
        #expect(graph.subjects.map(\.id) == [.app])
        #expect(!graph.subjects[0].states.contains { $0.titles == ["active"] })
        #expect(graph.subjects[0].arrows.contains { $0.stop?.hasPrefix("trap: UIScene life cycle") == true })
    }

    @Test func anAppThatDeclaresASchemeIsOpenedByIt() throws {
        let graph = try Self.linked.get()
        #expect(graph.subjects[0].arrows[0].causes.map(\.event).contains(.openURL))
    }
}
