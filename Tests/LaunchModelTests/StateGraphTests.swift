import LaunchLaws
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
        #expect(try Self.linked.get().subjects[0].arrows[0].causes.map(\.event).contains(.openURL))
    }
}

struct TriggerMatrixTests {
    @Test func hasATriggerOfEveryKindAndSort() {
        let representatives = RepresentativeTrigger.all(in: Universe.standard.setups[0])
        #expect(Set(representatives.map(\.trigger.kind)) == Set(EventKind.allCases))
        #expect(Set(representatives.map(\.section)) == Set(RepresentativeTrigger.Section.allCases))
        #expect(Set(representatives).count == representatives.count)
        #expect(representatives.compactMap(\.trigger.backgroundEvent?.kind) == BackgroundEvent.Kind.allCases)
    }

    /// On the platform that has every event: a cell is made in the same way on all of them.
    @Test(arguments: Universe.standard.newest.filter { $0.device.platform == .iPadOS })
    func aCellIsWhatTheScenarioLeadsTo(setup: Scenario) {
        for row in TriggerMatrix(of: [setup]).rows {
            let scenario = row.representative.scenario(in: setup, from: row.start)
            let last = scenario.events.count - 1
            do {
                let timeline = try scenario.trace()
                guard case .happens(let entries, _, let outcome) = row.cells[0] else {
                    Issue.record("\(row.representative.trigger) is possible from \(row.start)")
                    continue
                }
                #expect(entries == timeline.entries.filter { $0.eventIndex == last } && outcome == timeline.outcome)
                #expect(entries.first?.kind == .event)
            } catch {
                switch row.cells[0] {
                case .happens: Issue.record("\(row.representative.trigger) is impossible from \(row.start)")
                case .impossible(let reason): #expect(reason == error.reason && (error.event ?? last) == last)
                case .unprepared(let kind, let reason):
                    #expect(reason == error.reason && kind == scenario.events[error.event ?? last].trigger.kind)
                }
            }
        }
    }

    @Test func theEventsOfAScenarioStandForTheirLike() {
        var scenario = Scenario("Links", events: [])
        let link = Trigger.openURL(OpenedURL("soup://7"))
        let region = Trigger.backgroundEvent(BackgroundEvent(kind: .region, identifier: "home"))
        scenario.events = [Event(.pressHome), Event(link), Event(region)]
        let triggers = RepresentativeTrigger.all(in: scenario).map(\.trigger)
        #expect(triggers.contains(link) && triggers.contains(region))
        #expect(triggers.count { $0.kind == .openURL } == 1)
    }

    @Test func aURLIsOneThatTheAppDeclares() throws {
        let infoPlist = InfoPlist(permittedTasks: ["refresh"], urlSchemes: ["soup"])
        let scenario = try Scenario("Links", app: Scenario.App(infoPlist: infoPlist), events: [])
        let triggers = RepresentativeTrigger.all(in: scenario).map(\.trigger)
        #expect(triggers.contains { $0.openedURL?.url == "soup://path" })
        #expect(triggers.contains { $0.scheduledTask == "refresh" })
    }
}

struct LaneTests {
    @Test func lanesGoFromTheSystemToTheAppsOwnCode() throws {
        let scenario = try Scenario(
            "Two windows", device: Device(platform: .iPadOS), app: Scenario.App(multipleScenes: true),
            events: [Event(.tapIcon), Event(.openWindow(.window), scene: "second"), Event(.memoryWarning)])
        #expect(
            try scenario.trace().entries.lanes.map(\.title) == [
                "System", "UIApplication", "AppDelegate", "Scene main", "Scene second", "Views",
            ])
    }

    @Test func theFirstWindowStandsFirst() {
        let entries = ["second", "main"].map { Timeline.Entry(.step(.windowCreated, arguments: []), scene: $0) }
        #expect(entries.lanes == [.scene("main"), .scene("second")])
        let timeline = Timeline(
            scenario: Timeline.Header(Scenario("n", events: [])), entries: entries, outcome: .app(.active))
        #expect(timeline.stateTracks.map(\.subject) == [.app, .scene("main"), .scene("second")])
    }

    @Test func whatAMethodDoesIsTheAppsOwnCode() throws {
        var app = Scenario.App(lifecycle: .appDelegate)
        app.appDelegate = Delegate(named: [
            .didFinishLaunching: Delegate.Method(actions: [.create(resource: "database")])
        ])
        let scenario = try Scenario("Set-up", device: Device(os: Version(18)), app: app, events: [Event(.tapIcon)])
        #expect(try scenario.trace().entries.lanes.last == .code)
    }

    @Test func whatAMethodDoesKnowsItsCallAndItsQueue() throws {
        var app = Scenario.App(lifecycle: .appDelegate)
        app.appDelegate = Delegate(named: [
            .didFinishLaunching: Delegate.Method(actions: [
                .work(label: "read", durationMs: 1, queue: .main, once: false),
                .work(label: "upload", durationMs: 1, queue: .background, once: false),
            ])
        ])
        let scenario = try Scenario("Set-up", device: Device(os: Version(18)), app: app, events: [Event(.tapIcon)])
        let entries = try scenario.trace().entries
        let actions = entries.filter { $0.kind == .action }
        #expect(actions.map(\.queue) == [.main, .background])
        #expect(
            actions.map { $0.within.map { entries[$0].name } }
                == Array(repeating: Callback.didFinishLaunching.name, count: 2))
        #expect(entries.allSatisfy { $0.kind == .action || $0.within == nil && $0.queue == .main })
    }

    @Test func callsComeFromWhoeverMakesThem() {
        func caller(_ receiver: Receiver, scene: String?) -> Lane? { call(of: receiver, scene: scene).caller }
        #expect(caller(.appDelegate, scene: "main") == .application)
        #expect(caller(.sceneDelegate, scene: "main") == .application)
        #expect(caller(.viewController, scene: "main") == .scene("main"))
        #expect(caller(.viewController, scene: nil) == .application)
        #expect(caller(.notificationDelegate, scene: nil) == .system)
        let work = Timeline.Event.action(.work, of: .sceneDelegate, arguments: [], returns: nil, within: nil)
        #expect(Timeline.Entry(work, scene: "main").caller == .scene("main"))
        #expect(Timeline.Entry(.step(.processCreated, arguments: [])).caller == nil)
        for receiver in Receiver.allCases {
            let entry = call(of: receiver, scene: "main")
            #expect(entry.caller != entry.lane)
        }
    }

    private func call(of receiver: Receiver, scene: String?) -> Timeline.Entry {
        Timeline.Entry(.callback(.viewDidLoad, of: receiver, arguments: [], returns: nil), scene: scene)
    }

    @Test func everyReceiverStandsInOneLane() {
        let entries = Receiver.allCases.map { call(of: $0, scene: "main") }
        #expect(
            Set(entries.filter { $0.lane == .scene("main") }.compactMap(\.receiver)) == [
                .sceneDelegate, .carPlaySceneDelegate,
            ])
        #expect(entries.filter { $0.lane == .views }.count == 4)
    }
}

/// Who adopts the life cycle of scenes.
struct AdoptionTests {
    private func timeline(_ app: Scenario.App, os: Version = 27) throws -> Timeline {
        try app.trace([.tapIcon], on: Device(os: os))
    }

    private static let plist = InfoPlist(mainStoryboard: "Main", hasLaunchScreen: true)

    /// The method stands in for configurations in the Info.plist.
    @Test func theMethodAloneAdoptsScenes() throws {
        let app = Scenario.App(
            sdk: 27, infoPlist: Self.plist, appDelegate: [.configurationForConnecting: Delegate.Method()])
        let timeline = try timeline(app)
        #expect(timeline.outcome == .app(.active))
        #expect(timeline.entries.contains { $0.callback == .sceneWillConnect })
        #expect(timeline.findings == [])
    }

    @Test func withoutItTheSameAppStops() throws {
        let app = Scenario.App(sdk: 27, infoPlist: Self.plist, appDelegate: [.didFinishLaunching: Delegate.Method()])
        let timeline = try timeline(app)
        #expect(timeline.outcome == .stopped)
        #expect(timeline.findings.map(\.kind.code) == ["LT001"])
    }

    /// The life cycle that follows from an Info.plist isn't the one that the scenario's methods are of.
    @Test func methodsOfScenesThatAreNotThereAreNoted() throws {
        var app = Scenario.App(
            infoPlist: Self.plist, appDelegate: [.didFinishLaunching: Delegate.Method()],
            sceneDelegate: [.sceneDidBecomeActive: []])
        #expect(try timeline(app, os: 17).findings.map(\.rule) == ["scene-manifest-missing"])
        app.appDelegate.named[.configurationForConnecting] = Delegate.Method()
        #expect(try timeline(app, os: 17).findings == [])
        app.appDelegate.named[.configurationForConnecting] = nil
        app.lifecycle = .appDelegate
        #expect(try timeline(app, os: 17).findings == [])
    }

    /// The launch methods of an app without scenes run within the main event loop.
    @Test(arguments: [(Version(12), true), (Version(13), false), (Version(18), false)])
    func theEventLoopRunsBeforeTheLaunchMethods(os: Version, isAfter: Bool) throws {
        let timeline = try timeline(Scenario.App(lifecycle: .appDelegate, sdk: os), os: os)
        let loop = try #require(timeline.entries.first { $0.name == Step.mainEventLoop.rawValue })
        let place = timeline.entries.firstIndex(of: loop)
        let launched = timeline.entries.firstIndex { $0.callback == .didFinishLaunching }
        #expect(try (#require(place) > #require(launched)) == isAfter)
        #expect(loop.confidence == (isAfter ? .unsettled : .measured))
    }

    @Test func theFirstFrameIsBehindActivation() throws {
        let timeline = try timeline(Scenario.App(lifecycle: .scene), os: 18)
        let frame = try #require(timeline.entries.firstIndex { $0.name == Step.firstFrame.rawValue })
        #expect(timeline.entries[..<frame].contains { $0.callback == .sceneDidBecomeActive })
        #expect(timeline.entries[frame].confidence == .documented)
    }

    /// The application enters the foreground once, however many scenes do.
    @Test func aFurtherWindowIsNoReturnOfTheApp() throws {
        let timeline = try Scenario.App(multipleScenes: true).trace(
            [.openWindow(.window)], on: Device(platform: .iPadOS, os: 26), from: .active)
        let posted = timeline.entries.filter { $0.kind == .notification }.map(\.name)
        #expect(posted.contains(PostedNotification.sceneWillEnterForeground.rawValue))
        #expect(!posted.contains(PostedNotification.appWillEnterForeground.rawValue))
    }

    /// From iOS 17 on a response without scenes no longer always comes before the app is active.
    @Test(arguments: [(Version(16), Confidence.measured), (Version(17), .unsettled)])
    func thePlaceOfAResponseIsUnsettled(os: Version, confidence: Confidence) throws {
        let app = Scenario.App(lifecycle: .appDelegate, notificationDelegate: .complete)
        let timeline = try app.trace([.tapNotification()], on: Device(os: os), from: .suspended)
        #expect(timeline.entries.first { $0.callback == .didReceiveNotificationResponse }?.confidence == confidence)
    }
}
