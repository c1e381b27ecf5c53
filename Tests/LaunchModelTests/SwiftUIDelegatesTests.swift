import Testing

@testable import LaunchModel

/// What SwiftUI's own delegates do with what UIKit tells them.
struct SwiftUIDelegatesTests {
    private func timeline(_ events: Event..., app: Scenario.App, from start: Start = .notRunning, os: Version = 18)
        throws -> Timeline
    {
        var app = app
        app.lifecycle = .swiftUI
        return try app.trace(events, on: Device(os: os), from: start)
    }

    private static let link = Event.openUniversalLink("https://example.com/soup")

    /// SwiftUI publishes a web link as a URL and stops.
    @Test func aWebLinkNeverComesToTheSceneDelegate() throws {
        for start in [Start.notRunning, .suspended] {
            let names = try timeline(Self.link, app: Scenario.App(sceneDelegate: .complete), from: start).entries.map(
                \.name)
            #expect(names.contains(Callback.onOpenURL.name))
            #expect(!names.contains(Callback.sceneContinueActivity.name))
            #expect(names.contains(Callback.sceneWillContinueActivity.name) == (start == .suspended))
        }
    }

    @Test func aWebLinkThatOnlyTheSceneDelegateWouldTakeIsLost() throws {
        let app = Scenario.App(
            appDelegate: [:], sceneDelegate: [.sceneContinueActivity: [.handle(.userActivity)]], view: [:])
        let findings = try timeline(Self.link, app: app, from: .suspended).findings
        #expect(findings.map { "\($0.kind.code) \($0.severity)" } == ["LT010 error"])
    }

    /// Why a method isn't called, what is called in its place, and how sure that is.
    @Test func whatIsNotCalledHasItsReason() throws {
        func absence(_ callback: Callback, _ app: Scenario.App, _ event: Event, os: Version = 18) throws -> String? {
            guard case .methods(let methods) = try timeline(event, app: app, os: os).notCalled else { return nil }
            return methods.first { $0.name == callback.name }.map { "\($0.why) (\($0.confidence))" }
        }
        let delegate = Scenario.App(sceneDelegate: [.sceneContinueActivity: []])
        #expect(
            try absence(.sceneContinueActivity, delegate, Self.link)
                == "SwiftUI's own delegate doesn't forward web links (measured)")
        let documents = Scenario.App(interface: .documentGroup, view: [.onOpenURL: []])
        #expect(
            try absence(.onOpenURL, documents, .openURL("file:///soup"))
                == "the DocumentGroup opens the document by itself (inferred)")
        let windows = Scenario.App(multipleScenes: true, view: [.handlesExternalEventsPreferring: []])
        #expect(
            try absence(.handlesExternalEventsPreferring, windows, .openURL("a:b"))
                == "it is called only on devices that show several windows (inferred)")
    }

    /// A listener that comes too late is told of the modifier that the payload comes to.
    @Test func anActivityIsToBeTakenWhereActivitiesCome() throws {
        let app = Scenario.App(
            appDelegate: [:],
            view: [
                .onAppear: [.listen(.userActivity, afterMs: 800)], .onContinueUserActivity: [.handle(.userActivity)],
            ])
        func findings(_ source: ContinuedActivity.Origin) throws -> [Finding] {
            try timeline(.continueActivity(ContinuedActivity(activityType: "a", source: source)), app: app).findings
        }
        let spotlight = try #require(try findings(.spotlight).first)
        #expect(
            spotlight.severity == .error
                && spotlight.message.contains("handle it in onContinueUserActivity(_:perform:)"))
        // When a Handoff arrives isn't known.
        #expect(try findings(.handoff).map(\.severity) == [.warning])
    }

    /// Other activities go to views first, and then on.
    @Test func anotherActivityComesToBoth() throws {
        let handoff = Event.continueActivity(ContinuedActivity(activityType: "com.example.soup", source: .widget))
        let names = try timeline(handoff, app: Scenario.App(sceneDelegate: .complete), from: .suspended).entries.map(
            \.name)
        let view = try #require(names.firstIndex(of: Callback.onContinueUserActivity.name))
        #expect(names[view...].contains(Callback.sceneContinueActivity.name))
    }

    @Test func aWebLinkDoesNotComeToWhoWaitsForActivities() throws {
        let app = Scenario.App(appDelegate: [:], view: [.onContinueUserActivity: [.handle(.userActivity)]])
        for start in [Start.notRunning, .suspended] {
            let timeline = try timeline(Self.link, app: app, from: start)
            #expect(!timeline.entries.contains { $0.callback == .onContinueUserActivity })
            #expect(timeline.findings.map(\.rule) == ["payload-unhandled.link-for-activities"])
            #expect(timeline.findings.map(\.severity) == [.warning])
        }
    }

    @Test func aURLOfARunningAppComesToViewsFirst() throws {
        let names = try timeline(
            .openURL("recipes://soup"), app: Scenario.App(sceneDelegate: .complete), from: .suspended
        ).entries.map(\.name)
        let order = [Callback.onOpenURL, .sceneOpenURLContexts, .sceneWillEnterForeground].map(\.name)
        #expect(names.filter(order.contains) == order)
    }

    @Test func whatStartsTheAppComesBehindActivation() throws {
        for event in [Event.openURL("recipes://soup"), Self.link] {
            let entries = try timeline(event, app: Scenario.App(sceneDelegate: .complete)).entries
            let url = try #require(entries.firstIndex { $0.callback == .onOpenURL })
            let active = try #require(entries.firstIndex { $0.callback == .sceneDidBecomeActive })
            #expect(active < url)
            #expect(entries[url].appState == .active && entries[url].confidence == .unsettled)
        }
    }

    /// It is published once, 0.1 s after the scene has connected.
    @Test(arguments: [(0, false), (100, false), (101, true), (800, true)]) func aLateListenerMissesWhatStartsTheApp(
        afterMs: Int, isLost: Bool
    ) throws {
        let listens: Delegate = [.onAppear: [.listen(.url, afterMs: afterMs)]]
        var takes = listens
        takes.named[.onOpenURL] = [.handle(.url)]
        for view in [listens, takes] {
            for event in [Event.openURL("recipes://soup"), Self.link] {
                let findings = try timeline(event, app: Scenario.App(appDelegate: [:], view: view)).findings
                #expect(findings.map(\.rule) == (isLost ? ["dropped-before-listener.swiftui"] : []), "\(event)")
                #expect(findings.allSatisfy { $0.severity == .error })
            }
        }
    }

    @Test func aListenerOfARunningAppMissesNothing() throws {
        let app = Scenario.App(appDelegate: [:], view: [.onAppear: [.listen(.url, afterMs: 800)]])
        #expect(try timeline(.openURL("recipes://soup"), app: app, from: .suspended).findings == [])
    }

    /// The adaptor is asked as each scene connects, with a remembered session too.
    @Test func theAdaptorIsAskedAtEachConnection() throws {
        let app = Scenario.App(
            savedSession: true,
            appDelegate: [
                .didFinishLaunching: [], .configurationForConnecting: [.read(slot: .connectionShortcutItem)],
            ], sceneDelegate: [.sceneWillConnect: []])
        let timeline = try timeline(.quickAction("com.example.new"), app: app)
        let names = timeline.entries.map(\.name)
        let order = [Callback.configurationForConnecting, .sceneWillConnect].map(\.name)
        #expect(names.filter(order.contains) == order)
        #expect(timeline.findings == [])
        var uikit = app
        uikit.lifecycle = .scene
        let others = try uikit.trace([.tapIcon]).entries
        #expect(!others.contains { $0.callback == .configurationForConnecting })
    }

    @Test func theQuestionForTheRestorationActivityEndsInSwiftUI() throws {
        let app = Scenario.App(appDelegate: [:], sceneDelegate: [.stateRestorationActivity: [.work(label: "keep")]])
        let timeline = try timeline(.pressHome, app: app, from: .active)
        #expect(!timeline.entries.contains { $0.callback == .stateRestorationActivity })
        #expect(timeline.findings.map(\.rule) == ["swiftui-wrapped-delegate.scene"])
    }

    @Test func theAppIsInitialisedBeforeUIApplicationMain() throws {
        let names = try timeline(.tapIcon, app: Scenario.App()).entries.map(\.name)
        let order = [
            Step.processCreated.rawValue, Callback.appInit.name, Step.applicationMain.rawValue,
            Step.applicationCreated.rawValue, Step.delegateCreated.rawValue,
        ]
        #expect(names.filter(order.contains) == order)
    }

    /// A prewarmed launch that stops before UIApplicationMain has run it.
    @Test func prewarmingInitialisesTheApp() throws {
        let app = Scenario.App(swiftUIApp: [
            .appInit: [
                .read(slot: .protectedData), .mark(label: "session", metric: .session), .read(slot: .activePrewarm),
            ]
        ])
        var device = Device(os: 18)
        device.isLocked = true
        let scenario = try Scenario(
            "any", device: device, app: Scenario.App(lifecycle: .swiftUI, swiftUIApp: app.swiftUIApp),
            events: [.prewarm(), .terminate(.system)])
        let timeline = try scenario.trace()
        let created = timeline.entries.first { $0.callback == .appInit }
        #expect(created != nil && created?.appState == nil)
        #expect(timeline.findings.map(\.kind.code) == ["LT041", "LT030"])
    }

    /// With a recent SDK the App reads the highest phase of its scenes, with an older one the lowest.
    @Test(arguments: [(Version(17), ["inactive", "active"]), (Version(18), [])]) func thePhaseOfTheAppFollowsTheSDK(
        sdk: Version, phases: [String]
    ) throws {
        let app = Scenario.App(
            lifecycle: .swiftUI, sdk: sdk, multipleScenes: true, appDelegate: [:], swiftUIApp: [.appScenePhase: []],
            view: [:])
        let timeline = try app.trace([.openWindow(.window)], on: Device(platform: .iPadOS, os: 26), from: .active)
        let found = timeline.entries.filter { $0.callback == .appScenePhase }.compactMap { entry -> String? in
            if case .string(let phase)? = entry.arguments.first?.value { phase } else { nil }
        }
        #expect(found == phases)
    }

    /// An action for a session stands in for the app delegate's method, and not beside it.
    @Test func aSessionComesToTheAppWhereTheDelegateLeavesIt() throws {
        let event = Event.backgroundEvent(BackgroundEvent(kind: .urlSession, identifier: "downloads"))
        let methods: [Callback] = [.swiftUIBackgroundTask, .handleBackgroundSessionEvents]
        func called(_ delegate: Delegate, os: Version = 18, kinds: Set<BackgroundEvent.Kind>? = nil) throws
            -> [Callback]
        {
            var app = Scenario.App(appDelegate: delegate, swiftUIApp: [.swiftUIBackgroundTask: []])
            app.code.tasksOfSwiftUI = kinds
            return try timeline(event, app: app, os: os).entries.compactMap(\.callback).filter(methods.contains)
        }
        #expect(try called([:]) == [.swiftUIBackgroundTask])
        #expect(try called([.handleBackgroundSessionEvents: []]) == [.handleBackgroundSessionEvents])
        #expect(try called([:], os: 15) == [])
        #expect(try called([:], kinds: [.appRefreshTask]) == [])
        #expect(try called([:], kinds: [.urlSession]) == [.swiftUIBackgroundTask])
    }

}
