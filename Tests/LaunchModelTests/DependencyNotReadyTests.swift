import Testing

@testable import LaunchModel

/// LT005, and LT032 where the interface or the state is read too early.
struct DependencyNotReadyTests {
    private func findings(_ app: Scenario.App, on os: Version = 18, start: Start = .notRunning, _ events: Event...)
        throws -> [Finding]
    { try Scenario("any", device: Device(os: os), app: app, start: start, events: events).trace().findings }

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
        let timeline = try Scenario("any", device: device, app: app, start: .active, events: [.openWindow()]).trace()
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
