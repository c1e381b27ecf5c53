import Testing

@testable import LaunchModel

/// What a scenario leaves open is neither an error nor an all-clear.
struct UnknownMethodTests {
    private func findings(
        _ app: Scenario.App, on os: Version = 18, start: Start = .notRunning,
        _ event: Event = .openURL("recipes://soup")
    ) throws -> [String] {
        try app.trace([event], on: Device(os: os), from: start).findings.map {
            "\($0.kind.code) \($0.severity.rawValue)"
        }
    }

    @Test func aMethodThatIsOnlyNamedIsNotJudged() throws {
        #expect(try findings(Scenario.App(sceneDelegate: [.sceneWillConnect: Delegate.Method()])) == ["LT018 note"])
        let others = Delegate([(.sceneDidBecomeActive, Delegate.Method())], others: Delegate.Method())
        #expect(try findings(Scenario.App(sceneDelegate: others)) == ["LT018 note"])
    }

    /// Where a scene manifest may stand in what wasn't read, what is wrong in one life cycle is right in the other.
    @Test func anAppOfUnknownLifecycleIsNotJudged() throws {
        let app = Scenario.App(infoPlist: InfoPlist(unread: .keys), appDelegate: [.applicationDidBecomeActive: []])
        #expect(try findings(app, .tapIcon) == ["LT018 note"])
        #expect(try findings(Scenario.App(lifecycle: .scene, infoPlist: app.infoPlist), .tapIcon) == [])
        #expect(try findings(app, on: 12, .tapIcon) == [])
    }

    @Test func aDelegateThatIsNotDescribedIsNotAskedFor() throws {
        #expect(try findings(Scenario.App()) == [])
        #expect(try findings(Scenario.App(appDelegate: [.didFinishLaunching: []])) == [])
        #expect(try findings(Scenario.App(lifecycle: .appDelegate), on: 17) == [])
    }

    @Test func aPayloadIsLostOnlyIfEveryMethodThatHoldsItIsTold() throws {
        let ignoring = Delegate.Method(actions: [])
        #expect(
            try findings(
                Scenario.App(
                    lifecycle: .appDelegate, appDelegate: [.didFinishLaunching: Delegate.Method(), .openURL: ignoring]),
                on: 17) == ["LT018 note"])
        #expect(
            try findings(
                Scenario.App(
                    lifecycle: .appDelegate, appDelegate: [.didFinishLaunching: ignoring, .openURL: ignoring]), on: 17)
                == ["LT010 error"])
        #expect(
            try findings(
                Scenario.App(
                    lifecycle: .appDelegate,
                    appDelegate: [.didFinishLaunching: Delegate.Method(), .openURL: [.handle(.url)]]), on: 17) == [])
    }

    @Test func aWarmHandlerStandsForAPayloadThatALaunchLoses() throws {
        #expect(
            try findings(
                Scenario.App(sceneDelegate: [.sceneWillConnect: [], .sceneOpenURLContexts: Delegate.Method()])) == [
                    "LT011 error"
                ])
        #expect(try findings(Scenario.App(sceneDelegate: [.sceneOpenURLContexts: [.handle(.url)]])) == ["LT011 error"])
        #expect(
            try findings(Scenario.App(sceneDelegate: [.sceneWillConnect: [], .sceneOpenURLContexts: []])) == [
                "LT010 error"
            ])
    }

    @Test func aFalseReturnNeedsNoMoreToBeAnError() throws {
        for refusing in [Callback.willFinishLaunching, .didFinishLaunching] {
            let app = Scenario.App(
                lifecycle: .appDelegate,
                appDelegate: [refusing: Delegate.Method(returns: .bool(false)), .openURL: [.handle(.url)]])
            #expect(try findings(app, on: 17) == ["LT014 error"])
        }
        let handled = Scenario.App(
            lifecycle: .appDelegate,
            appDelegate: [
                .didFinishLaunching: Delegate.Method(returns: .bool(false), actions: [.read(slot: .launchURL)]),
                .openURL: [.handle(.url)],
            ])
        #expect(try findings(handled, on: 17) == [])
    }

    @Test func setUpIsToldByTheLaunchMethods() throws {
        let refresh = Event.backgroundEvent(BackgroundEvent(kind: .appRefreshTask, identifier: "a"))
        #expect(
            try findings(Scenario.App(appDelegate: [.didFinishLaunching: Delegate.Method()]), refresh) == ["LT080 note"]
        )
        #expect(
            try findings(Scenario.App(appDelegate: [.didFinishLaunching: [.work(label: "start")]]), refresh) == [
                "LT021 error"
            ])
        // A task that is registered elsewhere isn't registered by the methods that say nothing.
        let late = Scenario.App(
            appDelegate: [.didFinishLaunching: Delegate.Method()],
            sceneDelegate: [.sceneWillConnect: [.registerTask(identifier: "a")]])
        #expect(try findings(late, .tapIcon) == ["LT019 error"])
    }

    @Test func healthKitIsAskedForWhereTheSetUpIsTold() throws {
        let samples = Event.backgroundEvent(BackgroundEvent(kind: .healthKit))
        func app(_ actions: [Action]?) -> Scenario.App {
            Scenario.App(appDelegate: [.didFinishLaunching: Delegate.Method(actions: actions)])
        }
        #expect(try findings(app(nil), samples) == ["LT080 note"])
        #expect(try findings(app([]), samples) == ["LT018 note", "LT080 note"])
        #expect(try findings(app([.enableHealthKitDelivery]), samples) == ["LT080 note"])
    }

    @Test func theDelegateOfNotificationsIsSetSomewhere() throws {
        let taking: Delegate = [.didReceiveNotificationResponse: [.handle(.notification)]]
        func app(_ actions: [Action]?) -> Scenario.App {
            Scenario.App(
                appDelegate: [.didFinishLaunching: Delegate.Method(actions: actions)], notificationDelegate: taking)
        }
        #expect(try findings(app(nil), .tapSoupIsReady) == [])
        #expect(try findings(app([]), .tapSoupIsReady) == ["LT018 note"])
        #expect(try findings(app([.setNotificationDelegate]), .tapSoupIsReady) == [])
    }

    @Test func anSDKThatIsOnlyAssumedStopsNobody() throws {
        let app = Scenario.App(lifecycle: .appDelegate)
        #expect(try findings(app, on: 27, .tapIcon) == ["LT001 warning"])
        #expect(try Scenario("any", device: Device(os: 27), app: app, events: [.tapIcon]).app.sdk == 26)
        #expect(try Scenario("any", device: Device(os: 27), events: [.tapIcon]).app.sdk == 27)
        var told = app
        told.sdk = 27
        #expect(try findings(told, on: 27, .tapIcon) == ["LT001 error"])
    }

    struct Lookup: CustomTestStringConvertible, Sendable {
        let receiver: WritableKeyPath<Scenario.App, Delegate> & Sendable
        let callback: Callback
        let action: Action
        let message: String
        var hint: String?
        var testDescription: String { message }
    }

    @Test(arguments: [
        Lookup(
            receiver: \.appDelegate, callback: .openURL, action: .handle(.userActivity),
            message: "application(_:open:options:) receives no userActivity", hint: "did you mean \"url\"?"),
        Lookup(
            receiver: \.appDelegate, callback: .applicationDidBecomeActive, action: .read(slot: .launchURL),
            message: "applicationDidBecomeActive(_:) doesn't receive \"launchOptions.url\"",
            hint: "application(_:willFinishLaunchingWithOptions:) or application(_:didFinishLaunchingWithOptions:) "
                + "receives it"),
        Lookup(
            receiver: \.viewController, callback: .viewDidLoad, action: .handle(.url),
            message: "viewDidLoad() receives no url"),
    ]) func nobodyFindsWhatACallbackNeverHas(lookup: Lookup) throws {
        var app = Scenario.App()
        app[keyPath: lookup.receiver] = Delegate(named: [lookup.callback: [lookup.action]])
        let error = #expect(throws: Contradictions.self) { try Scenario("any", app: app, events: [.tapIcon]) }
        #expect(error?.all.map(\.message) == [lookup.message])
        #expect(error?.all.first?.hint == lookup.hint)
    }

    @Test func theLaunchMethodsCarryNothingWithScenes() throws {
        let app = Scenario.App(appDelegate: [.didFinishLaunching: [.handle(.url)]])
        #expect(try findings(app) == ["LT012 error"])
    }

    @Test func whatCallbacksCarryIsWhatTheRulesHandOver() {
        var carried: [Callback: Set<PayloadKind>] = [:]
        for case .call(let callback, _, let content) in RuleBook.standard.rules.flatMap(\.effects) {
            let slots = Slot.allCases.filter { $0.container?.table == content.options && content.options != nil }
            carried[callback, default: []].formUnion(slots.compactMap(\.payload) + [content.payload].compactMap(\.self))
        }
        // A VoIP push is told by its identifier.
        for handler in [Callback.didReceiveIncomingPush, .didReceiveIncomingVoIPPush] {
            carried[handler, default: []].insert(.voipPush)
        }
        for handler in SystemValue.intentHandlers.value { carried[handler, default: []].insert(.userActivity) }
        for callback in Callback.allCases { #expect(callback.payloads == carried[callback] ?? [], "\(callback)") }
    }
}
