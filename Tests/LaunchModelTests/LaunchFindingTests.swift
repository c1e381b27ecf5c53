import Testing

@testable import LaunchModel

/// LT092: what is asked of the person at launch.
struct AsksAtLaunchTests {
    private func findings(_ request: Action, firstLaunch: Bool) throws -> [String] {
        let app = Scenario.App(firstLaunch: firstLaunch, appDelegate: [.didFinishLaunching: [request]])
        return try app.trace([.tapIcon]).findings.map { "\($0.severity.rawValue) \($0.rule)" }
    }

    @Test func atTheFirstLaunchItIsANote() throws {
        let once = Action.request("permission:location", once: true)
        #expect(try findings(once, firstLaunch: true) == ["note asks-at-launch.first"])
        #expect(try findings(once, firstLaunch: false) == [])
    }

    @Test(arguments: [true, false]) func atEachLaunchItIsAWarning(firstLaunch: Bool) throws {
        #expect(try findings(.request("permission:location"), firstLaunch: firstLaunch) == ["warning asks-at-launch"])
    }
}

/// LT030: launches that nobody sees, counted.
struct BackgroundLaunchCountedTests {
    private func findings(
        _ actions: Action..., in callback: Callback = .didFinishLaunching, lifecycle: Lifecycle = .scene,
        start: Start = .notRunning, events: [Event]
    ) throws -> [String] {
        let app = Scenario.App(
            lifecycle: lifecycle,
            appDelegate: [callback: Delegate.Method(actions: actions), .fetchRemoteNotification: Delegate.Method()])
        return try app.trace(events, on: Device(os: 17), from: start).findings.filter {
            $0.kind == .backgroundLaunchCounted
        }.map { "\($0.severity.rawValue) \($0.rule)" }
    }

    private static let push = Event.remoteNotification(contentAvailable: true)
    private static let session = Action.mark(label: "session", metric: .session)
    private static let start = Action.mark(label: "start", metric: .start)
    private static let mark = Action.mark(label: "launched", metric: nil)

    @Test(arguments: [Lifecycle.scene, .appDelegate], [PrewarmPause.didFinishLaunching, .viewDidLoad])
    func aPrewarmedLaunchThatNobodyFollowsUpIsNone(lifecycle: Lifecycle, pause: PrewarmPause) throws {
        let prewarmed = Event(.prewarm(pause))
        func found(_ events: Event...) throws -> [String] {
            try findings(Self.session, Self.start, lifecycle: lifecycle, events: [prewarmed] + events)
        }
        let both = ["warning background-launch-counted.prewarmed", "warning background-launch-counted.start"]
        #expect(try found() == both)
        #expect(try found(Event(.terminate(.system)).after(60_000)) == both)
        #expect(try found(Event.tapIcon.after(60_000)) == [])
    }

    @Test func aMarkWithoutAMetricIsAskedWhatItCounts() throws {
        let note = ["note background-launch-counted.mark"]
        #expect(try findings(Self.mark, events: [Self.push]) == note)
        #expect(try findings(Self.mark, events: [Event(.prewarm(.didFinishLaunching))]) == note)
        #expect(try findings(Self.mark, events: [.tapIcon]) == [])
        #expect(try findings(Self.mark, events: [Self.push, Event.tapIcon.after(1000)]) == [])
        #expect(try findings(Self.session, events: [Self.push]) == ["warning background-launch-counted"])
    }

    /// A process that a person has seen came to the front, whatever wakes it later.
    @Test func aWokenAppHasBeenInFront() throws {
        for start in [Start.suspended, .background] {
            #expect(
                try findings(Self.start, Self.mark, in: .fetchRemoteNotification, start: start, events: [Self.push])
                    == [])
        }
    }

    /// Whether the launch would have come to the front isn't known.
    @Test func aStopSwallowsWhatTheLaunchNeverReached() throws {
        let events = [Event(.backgroundEvent(BackgroundEvent(kind: .location, takesMs: 60_000)))]
        #expect(try findings(Self.start, Self.mark, events: events) == [])
    }
}

/// LT005, and LT032 where the interface or the state is read too early.
struct DependencyNotReadyTests {
    private func findings(_ app: Scenario.App, on os: Version = 18, start: Start = .notRunning, _ events: Event...)
        throws -> [Finding]
    { try app.trace(events, on: Device(os: os), from: start).findings }

    private static func app(_ lifecycle: Lifecycle, _ callback: Callback, _ actions: Action...) -> Scenario.App {
        var app = Scenario.App(lifecycle: lifecycle)
        let delegate = Delegate(named: [callback: Delegate.Method(actions: actions)])
        switch callback.receiver {
        case .appDelegate: app.appDelegate = delegate
        case .sceneDelegate: app.sceneDelegate = delegate
        case .viewController: app.viewController = delegate
        case .view: app.view = delegate
        default: app.notificationDelegate = delegate
        }
        if callback != .didFinishLaunching, callback.receiver != .sceneDelegate, lifecycle == .scene {
            app.sceneDelegate = [.sceneWillConnect: [.makeWindow(.scene)]]
        }
        return app
    }

    private static let readers: [Callback] = [
        .willFinishLaunching, .didFinishLaunching, .configurationForConnecting, .sceneWillConnect,
        .sceneWillEnterForeground, .sceneDidBecomeActive, .applicationDidBecomeActive, .viewDidLoad, .onAppear,
        .didReceiveNotificationResponse,
    ]

    /// Neither the window nor a resource is there to be made in the callback that looks for it.
    @Test(arguments: readers, [Lifecycle.scene, .appDelegate, .swiftUI]) func theCureIsAnotherCallback(
        reader: Callback, lifecycle: Lifecycle
    ) throws {
        guard reader.receiver != .view || lifecycle == .swiftUI else { return }
        // It adopts scenes by itself.
        guard reader != .configurationForConnecting || lifecycle != .appDelegate else { return }
        let resource = Action.use(resource: "router")
        for action in [Action.read(slot: .window), .read(slot: .keyWindow), resource] {
            let app = Self.app(lifecycle, reader, action, .makeWindow(.scene), .create(resource: "router"))
            let found = try findings(app, on: 17, .tapNotification()).filter { $0.kind == .dependencyNotReady }
            for finding in found {
                let cure = finding.message.split(separator: "before it exists:").last?.split(separator: ";").last ?? ""
                #expect(!cure.contains(reader.name), "\(finding.message)")
            }
        }
    }

    @Test func aResourceThatItsOwnMethodMakesComesTooLate() throws {
        let app = Self.app(.scene, .sceneWillConnect, .use(resource: "router"), .create(resource: "router"))
        let message = try findings(app, .tapIcon).first { $0.kind == .dependencyNotReady }?.message
        #expect(
            message == "scene(_:willConnectTo:options:) uses \"router\" before it exists: it is created later in "
                + "the method; create it before its first use, or on demand")
    }

    @Test(arguments: [Slot.keyWindow, .window, .rootViewController])
    func aResponseAtAColdStartComesBeforeTheSceneIsActive(slot: Slot) throws {
        let app = Self.app(.scene, .didReceiveNotificationResponse, .handle(.notification), .read(slot: slot))
        let cold = try findings(app, .tapNotification())
        #expect(cold.map { "\($0.kind.code) \($0.severity.rawValue)" } == ["LT032 warning"])
        #expect(try findings(app, start: .suspended, .tapNotification()) == [])
        #expect(try findings(app, start: .active, .remoteNotification(alert: true), .tapNotification()) == [])
        let withoutScenes = Self.app(
            .appDelegate, .didReceiveNotificationResponse, .handle(.notification), .read(slot: slot))
        #expect(try findings(withoutScenes, on: 17, .tapNotification()) == [])
    }

    @Test func theStateMisleadsInAResponseAtAColdStart() throws {
        let app = Self.app(
            .scene, .didReceiveNotificationResponse, .handle(.notification), .read(slot: .applicationState))
        #expect(try findings(app, .tapNotification()).map(\.rule) == ["state-read-misleads.launch"])
        #expect(try findings(app, start: .active, .tapNotification()) == [])
    }

    @Test func aWindowBesideAnActiveOneReadsTheTrueState() throws {
        let app = Scenario.App(multipleScenes: true, viewController: [.viewDidLoad: [.read(slot: .applicationState)]])
        let device = Device(platform: .iPadOS, os: 18)
        let timeline = try app.trace([.openWindow()], on: device, from: .active)
        #expect(timeline.findings.map(\.rule) == [])
    }

    /// D-39: inactive is no kind of background.
    @Test func inactiveIsReadAtALaunchWithoutScenes() throws {
        for callback in [Callback.willFinishLaunching, .didFinishLaunching] {
            let app = Self.app(.appDelegate, callback, .read(slot: .applicationState))
            #expect(try findings(app, on: 17, .tapIcon).map(\.rule) == ["state-read-misleads.inactive"])
            let push = Event.remoteNotification(contentAvailable: true)
            let silent = Self.app(.appDelegate, callback, .read(slot: .applicationState))
            #expect(try !findings(silent, on: 17, push).contains { $0.kind == .stateReadMisleads })
        }
    }

    /// SwiftUI makes its window before it passes the connection on.
    @Test(arguments: [Callback.sceneWillConnect, .onAppear, .sceneDidBecomeActive, .scenePhase])
    func theWindowOfASwiftUIAppIsThereOnceItsSceneConnects(reader: Callback) throws {
        let app = Self.app(.swiftUI, reader, .read(slot: .keyWindow))
        #expect(try findings(app, .tapIcon, .pressHome, .tapIcon) == [])
        let early = Self.app(.swiftUI, .didFinishLaunching, .read(slot: .keyWindow))
        #expect(try findings(early, .tapIcon).map { "\($0.kind.code) \($0.severity)" } == ["LT005 error"])
    }

    /// A window that belongs to no scene isn't shown, and is there all the same.
    @Test(arguments: [Slot.window, .appDelegateWindow]) func aWindowWithoutASceneIsThere(slot: Slot) throws {
        func codes(_ actions: Action...) throws -> [String] {
            var app = Self.app(.scene, .sceneWillConnect, .makeWindow(.scene))
            app.interface = .code
            app.appDelegate = [.didFinishLaunching: Delegate.Method(actions: actions)]
            return try findings(app, .tapIcon).map(\.rule)
        }
        let reading = slot == .window ? "dependency-not-ready.window" : "dependency-not-ready.window.delegate"
        #expect(try codes(.read(slot: slot)).contains(reading))
        #expect(try !codes(.makeWindow(.frame), .read(slot: slot)).contains(reading))
    }
}

/// `null` below `app.serviceDelegates`: no class of the app is such a delegate.
struct MissingServiceTests {
    private static let served = BackgroundEvent.Kind.allCases.filter { $0.service != nil }

    private func trace(_ kind: BackgroundEvent.Kind, without services: Set<ServiceProtocol>) throws -> Timeline {
        try Scenario.App(lifecycle: .scene, servicesWithoutDelegate: services).trace([
            .backgroundEvent(BackgroundEvent(kind: kind, identifier: "com.example.any"))
        ])
    }

    @Test(arguments: served) func theEventReachesNobodyThere(kind: BackgroundEvent.Kind) throws {
        let service = try #require(kind.service?.name)
        let without = try trace(kind, without: [service])
        #expect(without.callbacks(of: service.receiver).isEmpty)
        #expect(without.findings.filter { $0.severity == .error }.map(\.rule) == ["no-launch-handler.service.none"])
        #expect(without.findings.contains { $0.message.contains("no launch sets up a \(service.rawValue)") })
        let with = try trace(kind, without: [])
        #expect(!with.callbacks(of: service.receiver).isEmpty)
        #expect(!with.findings.contains { $0.kind == .noLaunchHandler })
    }

    @Test func aTaskHasNoHandlerWithoutAScheduler() throws {
        let timeline = try trace(.processingTask, without: [.taskScheduler])
        #expect(timeline.findings.map(\.rule).contains("no-launch-handler"))
        #expect(timeline.callbacks(of: .taskHandler).isEmpty)
    }

    @Test func whatDoesNotExistIsNotMade() {
        let app = Scenario.App(
            appDelegate: [.didFinishLaunching: [.setServiceDelegate(.pushRegistry)]],
            servicesWithoutDelegate: [.pushRegistry, .locationManager])
        #expect(Contradiction.all(in: app, on: Device(os: 18)) == [.serviceWithoutDelegate(.pushRegistry)])
    }
}

struct EventWorkTests {
    /// The time that an app works on an event was added to the last callback of an earlier one, where no method of the app
    /// takes the event.
    @Test func timeOfAnEventIsNoneOfAnEarlierCallback() throws {
        let event = Event.backgroundEvent(BackgroundEvent(kind: .location, takesMs: 500))
        let scenario = try Scenario(
            "Nobody listens", app: Scenario.App(serviceDelegates: [.locationManager: [:]]),
            events: [.tapIcon, .pressHome, .suspend, event])
        #expect(try scenario.trace().entries.filter { $0.eventIndex != 3 }.map(\.durationMs).max() == 0)
    }
}
