import Testing

@testable import LaunchModel

/// LT013: methods that UIKit never calls in the app's life cycle.
struct DeadCallbackTests {
    private func findings(_ app: Scenario.App, on os: Version = 18) throws -> [String] {
        try Scenario("any", device: Device(os: os), app: app, events: [.tapIcon]).trace().findings.map(\.kind.code)
    }

    /// The callbacks of apps without scenes that no rule calls in an app with scenes, so that the report of a migration
    /// says that they fall silent.
    private static let silentWithScenes: [Callback] = {
        func called(in lifecycle: Lifecycle) -> Set<Callback> {
            Set(Rule.all.filter { $0.lifecycles.contains(lifecycle) }.flatMap(\.callbacks))
        }
        let silent = called(in: .appDelegate).subtracting(called(in: .scene))
        let written: [Receiver] = [.appDelegate, .viewController, .notificationDelegate]
        return Callback.allCases.filter { silent.contains($0) && written.contains($0.receiver) }
    }()

    @Test(arguments: silentWithScenes)
    func whatFallsSilentWithScenesIsDead(callback: Callback) throws {
        let method = Delegate.Method(actions: [.work(label: "any")])
        let isOfApplication = callback.receiver == .appDelegate
        let app = Scenario.App(
            lifecycle: .scene, appDelegate: isOfApplication ? [callback: method] : .complete,
            viewController: isOfApplication ? .complete : [callback: method])
        #expect(try findings(app) == ["LT013"])
    }

    @Test func theMethodsOfArchivesAreAmongThem() {
        let archive = Counterpart.restoration.flatMap(\.callbacks).filter { $0.receiver != .sceneDelegate }
        #expect(Set(archive).isSubset(of: Self.silentWithScenes))
    }

    @Test func aLeftoverForOlderSystemsIsFine() throws {
        let saving = Delegate.Method(returns: .bool(true), actions: [])
        let app = Scenario.App(
            lifecycle: .scene, appDelegate: [.shouldSaveSecureState: saving],
            sceneDelegate: [.stateRestorationActivity: [.work(label: "save")]])
        #expect(try findings(app) == [])
    }

    @Test func anOldMethodIsDeadBesideTheNewOneInBothLifecycles() throws {
        for lifecycle in [Lifecycle.scene, .appDelegate] {
            let app = Scenario.App(
                lifecycle: lifecycle,
                appDelegate: [
                    .didReceiveRemoteNotification: [], .fetchRemoteNotification: [],
                    .applicationDidFinishLaunching: [], .didFinishLaunching: [],
                ])
            #expect(try findings(app, on: 17) == ["LT013", "LT013"])
        }
    }

    /// The stop at launch says it all.
    @Test func anAppThatStopsForWantOfScenesHasNoDeadMethods() throws {
        let appDelegate: Delegate = [
            .openURL: [.take(.url)], .handleOpenURL: [], .didDiscardSceneSessions: [], .didReceiveLocalNotification: [],
        ]
        let sceneDelegate: Delegate = [.sceneDidBecomeActive: []]
        func app(_ sdk: Version) -> Scenario.App {
            Scenario.App(lifecycle: .appDelegate, sdk: sdk, appDelegate: appDelegate, sceneDelegate: sceneDelegate)
        }
        #expect(try findings(app(27), on: 27) == ["LT001"])
        #expect(try findings(app(26), on: 27) == ["LT001"] + Array(repeating: "LT013", count: 4))
    }
}

extension Callback: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
}
