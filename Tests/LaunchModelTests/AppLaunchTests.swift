import Testing

@testable import LaunchModel

struct AppLaunchCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var os = Version.newest
    let app: Scenario.App
    /// The triggers beside the icon, with the starts from which they come.
    let triggers: [String]

    init(_ name: String, os: Version = .newest, _ app: Scenario.App, _ triggers: String...) {
        (testDescription, self.os, self.app, self.triggers) = (name, os, app, triggers)
    }
}

private let bare: Delegate = [.didFinishLaunching: []]
private let opening: [Start] = [.notRunning, .suspended]

private func app(
    _ methods: Callback..., plist: InfoPlist? = nil, notifications: Delegate? = nil,
    services: [ServiceProtocol: Delegate] = [:], actions: [Action] = []
) -> Scenario.App {
    Scenario.App(
        lifecycle: .appDelegate, sdk: 18, infoPlist: plist,
        appDelegate: Delegate([(.didFinishLaunching, Delegate.Method(actions: actions))] + methods.map { ($0, []) }),
        notificationDelegate: notifications, serviceDelegates: services)
}

struct AppLaunchTests {
    @Test(arguments: [
        AppLaunchCase("nothing but an icon", app()),
        AppLaunchCase("URLs without an Info.plist", app(.openURL), "openURL app: notRunning suspended active"),
        AppLaunchCase(
            "each scheme", app(plist: InfoPlist(urlSchemes: ["recipes", "soup"])),
            "openURL recipes: notRunning suspended active", "openURL soup: notRunning suspended active"),
        AppLaunchCase("a handler of URLs that aren't declared", app(.openURL, plist: InfoPlist())),
        AppLaunchCase(
            "links and activities", app(.applicationContinueActivity), "openUniversalLink: notRunning suspended active",
            "continueActivity: notRunning suspended active"),
        AppLaunchCase("quick actions", app(.applicationPerformAction), "quickAction: notRunning suspended"),
        AppLaunchCase(
            "declared quick actions", app(plist: InfoPlist(quickActions: ["new", "", "new"])),
            "quickAction: notRunning suspended"),
        AppLaunchCase("activities that nothing handles", app(plist: InfoPlist(activityTypes: ["com.example.a"]))),
        AppLaunchCase("notifications", app(notifications: .complete), "tapNotification: notRunning suspended active"),
        AppLaunchCase("pushes", app(.fetchRemoteNotification), "remoteNotification: notRunning suspended active"),
        AppLaunchCase("pushes that aren't declared", app(.fetchRemoteNotification, plist: InfoPlist())),
        AppLaunchCase(
            "declared pushes", app(plist: InfoPlist(backgroundModes: ["remote-notification"])),
            "remoteNotification: notRunning suspended active"),
        AppLaunchCase(
            "a task that is registered", app(actions: [.registerTask(identifier: "a")]),
            "backgroundEvent appRefreshTask a: notRunning suspended active",
            "backgroundEvent processingTask a: notRunning suspended active"),
        AppLaunchCase(
            "a task of one mode", app(plist: InfoPlist(backgroundModes: ["processing"], permittedTasks: ["a"])),
            "backgroundEvent processingTask a: notRunning suspended active"),
        AppLaunchCase(
            "a task that nothing registers",
            app(plist: InfoPlist(backgroundModes: ["fetch", "processing"], permittedTasks: ["a"])),
            "backgroundEvent appRefreshTask a: notRunning suspended active"),
        AppLaunchCase(
            "the old background fetch", app(.performFetch, plist: InfoPlist(backgroundModes: ["fetch"])),
            "backgroundEvent backgroundFetch: notRunning suspended active"),
        AppLaunchCase(
            "the old background fetch that a task turns off",
            app(
                .performFetch, plist: InfoPlist(backgroundModes: ["fetch"], permittedTasks: ["a"]),
                actions: [.registerTask(identifier: "a")]),
            "backgroundEvent appRefreshTask a: notRunning suspended active"),
        AppLaunchCase(
            "services", app(services: [.locationManager: [.didVisit: []], .urlSession: .complete]),
            "backgroundEvent visit: notRunning suspended active",
            "backgroundEvent urlSession: notRunning suspended active"),
    ]) func standForWhatTheAppDeclaresOrHandles(_ sample: AppLaunchCase) throws {
        let scenario = try Scenario("App", device: Device(os: sample.os), app: sample.app, events: [.tapIcon])
        let launches = try scenario.launches().map(\.launch)
        let others = launches.filter { !$0.triggers.contains(.tapIcon) }
        let names = others.map(\.triggers).unique().map { triggers in
            let starts = others.filter { $0.triggers == triggers }.map(\.start.rawValue).joined(separator: " ")
            return triggers.map(\.words).joined(separator: ", ") + ": " + starts
        }
        #expect(names == sample.triggers)
        #expect(launches.filter { $0.triggers.contains(.tapIcon) }.count == 4)
    }

    /// What intents and UIKit's restoration bring isn't brought by a person.
    @Test func declaredActivitiesStandForThemselves() throws {
        let types = ["com.example.read", "OrderSoupIntent", "com.example.Restoration", "com.apple.corespotlightitem"]
        let app = app(.applicationContinueActivity, plist: InfoPlist(activityTypes: types))
        let launches = try Scenario("App", app: app, events: [.tapIcon]).launches()
        #expect(
            launches.flatMap(\.launch.triggers).compactMap(\.activity).unique() == [
                ContinuedActivity(activityType: "com.example.read"),
                ContinuedActivity(activityType: "com.apple.corespotlightitem", source: .spotlight),
            ])
    }

    @Test func linksAreDeclaredElsewhere() throws {
        func links(_ app: Scenario.App, from hosts: [String]? = nil) throws -> [String] {
            try Scenario("App", app: app, events: [.tapIcon]).coldAndWarmLaunches(from: LaunchSources(linkHosts: hosts))
                .flatMap(\.launch.triggers).compactMap { $0.universalLink?.url ?? $0.activity?.activityType }.unique()
        }
        #expect(try links(app()) == [])
        #expect(
            try links(app(), from: ["a.example", "no host", "b.example"]) == [
                "https://a.example/path", "https://b.example/path",
            ])
        #expect(try links(app(.applicationContinueActivity), from: ["a.example"]) == ["https://a.example/path"])
        #expect(try links(app(.applicationContinueActivity)) == ["https://example.com/path", "com.example.activity"])
        #expect(try links(app(.applicationContinueActivity), from: []) == [])
    }

    /// The class of a framework has them for plugins that the app may not have.
    @Test func whatIsOnlyInheritedStandsForNothing() throws {
        var sources = LaunchSources()
        func kinds(_ app: Scenario.App) throws -> [EventKind] {
            try Scenario("App", app: app, events: [.tapIcon]).coldAndWarmLaunches(from: sources).flatMap(
                \.launch.triggers
            ).map(\.kind).unique()
        }
        let app = app(.applicationPerformAction, .applicationContinueActivity, .openURL)
        #expect(try kinds(app) == [.tapIcon, .openURL, .openUniversalLink, .continueActivity, .quickAction])
        sources.inherited = [.applicationPerformAction, .applicationContinueActivity, .openURL]
        #expect(try kinds(app) == [.tapIcon])
        sources.activityTypes = ["INSendMessageIntent"]
        sources.quickActions = ["new"]
        #expect(try kinds(app) == [.tapIcon, .continueActivity, .quickAction])
        sources = LaunchSources()
        sources.askedQuickActions = ["asked"]
        let quickActions = try Scenario("App", app: app, events: [.tapIcon]).coldAndWarmLaunches(from: sources).flatMap(
            \.launch.triggers
        ).compactMap { if case .quickAction(let type) = $0 { type } else { nil } }
        #expect(quickActions.unique() == ["asked"])
    }

    @Test func eachTriggerComesColdAndWarm() throws {
        let app = app(.applicationPerformAction, plist: InfoPlist(urlSchemes: ["a"]))
        let launches = try Scenario("App", app: app, events: [.tapIcon]).coldAndWarmLaunches(
            from: LaunchSources(linkHosts: [])
        ).map(\.launch)
        #expect(
            launches.map { "\($0.triggers[0].kind) \($0.start)" } == [
                "tapIcon notRunning", "tapIcon background", "openURL notRunning", "openURL background",
                "quickAction notRunning", "quickAction background",
            ])
    }

    /// Before the first unlock the app is prewarmed, and launched by what comes in the background.
    @Test func readsOfProtectedDataAddLockedLaunches() throws {
        func locked(_ actions: [Action]) throws -> [[EventKind]] {
            let app = app(.fetchRemoteNotification, .openURL, actions: actions)
            return try Scenario("App", app: app, events: [.tapIcon]).launchesForFindings(from: LaunchSources()).filter {
                $0.launch.isLocked && $0.scenario.device.isLocked
            }.map { $0.launch.triggers.map(\.kind) }
        }
        #expect(try locked([.read(slot: .protectedData)]) == [[.prewarm, .unlock, .tapIcon], [.remoteNotification]])
        #expect(try locked([.read(slot: .window)]) == [])
    }

    @Test func anAppOfWhichNothingIsSaidIsOpenedInEveryWay() throws {
        let kinds = try Scenario("App", events: [.tapIcon]).launches().flatMap(\.launch.triggers).map(\.kind).unique()
        #expect(
            kinds == [
                .tapIcon, .pressHome, .openURL, .openUniversalLink, .continueActivity, .quickAction,
                .remoteNotification,
            ])
    }

    @Test func anAppThatStopsAtLaunchHasOnlyColdStarts() throws {
        let app = Scenario.App(lifecycle: .appDelegate, sdk: 27, appDelegate: bare)
        let launches = try Scenario("App", app: app, events: [.tapIcon]).launches()
        #expect(launches.map(\.launch.start) == [.notRunning, .prewarmed])
        #expect(launches.allSatisfy { $0.timeline.outcome == .stopped })
    }

    @Test func anotherCarOrDisplayNeedsItsRole() throws {
        let manifest = SceneManifest(
            supportsMultipleScenes: true,
            configurations: [
                .init(role: "UIWindowSceneSessionRoleApplication", delegateClass: "A"),
                .init(role: "CPTemplateApplicationSceneSessionRoleApplication", delegateClass: "B"),
            ])
        let app = Scenario.App(infoPlist: InfoPlist(sceneManifest: manifest), appDelegate: bare, sceneDelegate: [:])
        func windows(on platform: Platform) throws -> [AppLaunch] {
            try Scenario("App", device: Device(platform: platform), app: app, events: [.tapIcon]).launches().map(
                \.launch
            ).filter { $0.triggers.first?.kind == .openWindow }
        }
        let onPhone = try windows(on: .iOS)
        #expect(onPhone.map(\.triggers).unique() == [[.openWindow(.carPlay)]])
        #expect(onPhone.map(\.start) == [.notRunning, .suspended, .active])
        #expect(try windows(on: .iPadOS).contains { $0.triggers == [.openWindow(.window)] && $0.start == .active })
    }
}

extension Trigger {
    fileprivate var words: String {
        switch self {
        case .openURL(let url): "\(kind.rawValue) \(url.scheme)"
        case .backgroundEvent(let event):
            [kind.rawValue, event.kind.rawValue, event.identifier].compactMap(\.self).joined(separator: " ")
        default: kind.rawValue
        }
    }
}

extension Scenario.App {
    /// The timeline of some events, on iOS 18 unless another device is named.
    func trace(_ events: [Event], on device: Device = Device(os: 18), from start: Start = .notRunning) throws
        -> Timeline
    { try Scenario("any", device: device, app: self, start: start, events: events).trace() }
}
