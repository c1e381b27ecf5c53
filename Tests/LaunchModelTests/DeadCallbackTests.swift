import Testing

@testable import LaunchModel

/// LT013: methods that UIKit never calls in the app's life cycle.
struct DeadCallbackTests {
    private func findings(_ app: Scenario.App, on os: Version = 18) throws -> [String] {
        try app.trace([.tapIcon], on: Device(os: os)).findings.map(\.kind.code)
    }

    private static let working: Delegate.Method = [.work(label: "any")]

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

    @Test(arguments: silentWithScenes) func whatFallsSilentWithScenesIsDead(callback: Callback) throws {
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
                    .didReceiveRemoteNotification: Self.working, .fetchRemoteNotification: [],
                    .applicationDidFinishLaunching: Self.working, .didFinishLaunching: [],
                ])
            #expect(try findings(app, on: 17) == ["LT013", "LT013"])
        }
    }

    // MARK: - What is lost

    private func severities(_ app: Scenario.App) throws -> [Severity] {
        try app.trace([.tapIcon]).findings.filter { $0.kind.code == "LT013" }.map(\.severity)
    }

    /// A method of the app delegate that scenes silence, or that is behind a newer one, and what is beside it.
    struct Loss: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var callback = Callback.applicationDidBecomeActive
        var dead: Delegate.Method = [.work(label: "sync")]
        var application: Delegate = [:]
        var scene: Delegate = [.sceneWillConnect: []]
        var severity: Severity?
    }

    private static let losses: [Loss] = [
        Loss(testDescription: "nothing is told of it", dead: Delegate.Method(), severity: .error),
        Loss(testDescription: "it works", severity: .error),
        Loss(testDescription: "it takes time", dead: Delegate.Method(durationMs: 20, actions: []), severity: .error),
        Loss(testDescription: "it counts", dead: [.mark(label: "session", metric: .session)], severity: .error),
        Loss(testDescription: "it does nothing", dead: []),
        Loss(
            testDescription: "it does nothing, and a part is open", dead: .init(does: [], unknown: [.window]),
            severity: .error),
        Loss(testDescription: "it only looks at the state", dead: [.read(slot: .applicationState)], severity: .warning),
        Loss(
            testDescription: "another method does it", scene: [.sceneWillConnect: [.work(label: "sync")]],
            severity: .note),
        Loss(
            testDescription: "another does some of it", dead: [.work(label: "sync"), .work(label: "save")],
            scene: [.sceneWillConnect: [.work(label: "sync")]], severity: .error),
        Loss(
            testDescription: "only a method does it that scenes silence, too",
            application: [.applicationWillEnterForeground: [.work(label: "sync")]], severity: .error),
        Loss(testDescription: "its counterpart works", scene: [.sceneDidBecomeActive: [.work(label: "other")]]),
        Loss(testDescription: "its counterpart does nothing", scene: [.sceneDidBecomeActive: []], severity: .error),
        Loss(
            testDescription: "its counterpart does nothing, and nothing is told of it", dead: Delegate.Method(),
            scene: [.sceneDidBecomeActive: []], severity: .error),
        Loss(
            testDescription: "nothing is told of its counterpart", scene: [.sceneDidBecomeActive: Delegate.Method()],
            severity: .warning),
        Loss(
            testDescription: "nothing is told of either", dead: Delegate.Method(),
            scene: [.sceneDidBecomeActive: Delegate.Method()]),
        Loss(testDescription: "it takes a URL", callback: .openURL, dead: [.handle(.url)], severity: .error),
        Loss(testDescription: "it leaves a URL alone", callback: .openURL, dead: .init(does: [], returns: .bool(true))),
        Loss(
            testDescription: "the newer one takes the push, too", callback: .didReceiveRemoteNotification,
            dead: [.handle(.notification)], application: [.fetchRemoteNotification: [.handle(.notification)]]),
        Loss(
            testDescription: "the newer one does something else", callback: .didReceiveRemoteNotification,
            application: [.fetchRemoteNotification: [.handle(.notification)]], severity: .warning),
        Loss(
            testDescription: "the newer one does nothing", callback: .didReceiveRemoteNotification,
            dead: [.handle(.notification)], application: [.fetchRemoteNotification: []], severity: .error),
        Loss(
            testDescription: "nothing is told of the newer one", callback: .didReceiveRemoteNotification,
            dead: Delegate.Method(), application: [.fetchRemoteNotification: Delegate.Method()], severity: .warning),
    ]

    @Test(arguments: losses) func onlyWhatLosesSomethingIsAnError(loss: Loss) throws {
        var methods = loss.application.methods.map { ($0.callback, $0.method) }
        methods.append((loss.callback, loss.dead))
        let app = Scenario.App(lifecycle: .scene, appDelegate: Delegate(methods), sceneDelegate: loss.scene)
        #expect(try severities(app) == [loss.severity].compactMap(\.self) + others(loss))
    }

    /// Other methods beside it that are dead as well.
    private func others(_ loss: Loss) -> [Severity] {
        loss.application.named[.applicationWillEnterForeground] == nil ? [] : [.error]
    }

    /// A note where a counterpart does the work: LT070 for the delegate adaptor of a SwiftUI app, LT031 for a window.
    @Test func aCounterpartDoesTheWork() throws {
        func severities(of code: String, _ app: Scenario.App, on os: Version, _ trigger: Trigger) throws -> [Severity] {
            try app.trace([Event(trigger)], on: Device(os: os)).findings.filter { $0.kind.code == code }.map(\.severity)
        }
        func swiftUI(_ view: Delegate) -> Scenario.App {
            Scenario.App(lifecycle: .swiftUI, appDelegate: [.openURL: [.handle(.url)]], view: view)
        }
        #expect(try severities(of: "LT070", swiftUI([:]), on: 18, .tapIcon) == [.warning])
        #expect(try severities(of: "LT070", swiftUI([.onOpenURL: [.handle(.url)]]), on: 18, .tapIcon) == [.note])
        #expect(try severities(of: "LT070", swiftUI([.onContinueUserActivity: []]), on: 18, .tapIcon) == [.warning])
        func uiKit(_ method: Delegate.Method) -> Scenario.App {
            Scenario.App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: [.makeWindow(.frame)], .applicationWillEnterForeground: method,
                    .performFetch: Delegate.Method(returns: .fetch(.newData)),
                ])
        }
        let fetch = Trigger.backgroundEvent(BackgroundEvent(kind: .backgroundFetch, takesMs: 800))
        #expect(try severities(of: "LT031", uiKit([]), on: 12, fetch) == [.warning])
        #expect(try severities(of: "LT031", uiKit([.makeWindow(.frame)]), on: 12, fetch) == [.note])
    }

    @Test func whoeverFollowsThePhaseMissesNothingUnderSwiftUI() throws {
        func app(_ followed: Delegate?) -> Scenario.App {
            Scenario.App(
                lifecycle: .swiftUI, appDelegate: [.applicationDidBecomeActive: Delegate.Method()], view: followed)
        }
        #expect(try severities(app([:])) == [.error])
        #expect(try severities(app([.scenePhase: []])) == [.error])
        #expect(try severities(app([.scenePhase: Delegate.Method()])) == [])
    }

    /// The stop at launch says it all.
    @Test func anAppThatStopsForWantOfScenesHasNoDeadMethods() throws {
        let appDelegate: Delegate = [
            .openURL: [.handle(.url)], .handleOpenURL: Self.working, .didDiscardSceneSessions: Self.working,
            .didReceiveLocalNotification: Self.working,
        ]
        let sceneDelegate: Delegate = [.sceneDidBecomeActive: Self.working]
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
