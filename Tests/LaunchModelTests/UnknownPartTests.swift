import Testing

@testable import LaunchModel

/// What a method is said to do stays said beside what is left open; no error rests on the latter.
struct UnknownPartTests {
    private typealias Method = Delegate.Method

    private func findings(_ app: Scenario.App, on os: Version = 18, _ event: Event = .openURL("recipes://soup")) throws
        -> [String]
    { try app.trace([event], on: Device(os: os)).findings.map { "\($0.kind.code) \($0.severity.rawValue)" } }

    @Test func aPayloadIsNotJudgedWhereItsPlaceIsLeftOpen() throws {
        func connecting(_ unknown: Set<UnknownPart>) throws -> [String] {
            try findings(Scenario.App(sceneDelegate: [.sceneWillConnect: Method(does: [], unknown: unknown)]))
        }
        #expect(try connecting([]) == ["LT010 error"])
        #expect(try connecting([.connectionOptions]) == ["LT018 note"])
        #expect(try connecting([.option(.connectionURLContexts)]) == ["LT018 note"])
        #expect(try connecting([.option(.connectionShortcutItem), .payload, .launchOptions]) == ["LT010 error"])
        #expect(try connecting([.setUp, .window, .returns, .completion]) == ["LT010 error"])
        let opened = Scenario.App(sceneDelegate: [
            .sceneWillConnect: [], .sceneOpenURLContexts: Method(does: [], unknown: [.payload]),
        ])
        #expect(try findings(opened) == ["LT011 error"])
    }

    @Test func theNoteNamesWhatIsOpen() throws {
        let app = Scenario.App(sceneDelegate: [.sceneWillConnect: Method(does: [], unknown: [.connectionOptions])])
        let timeline = try app.trace([.openURL("recipes://soup")])
        #expect(
            timeline.findings.map(\.message) == [
                "unknown whether scene(_:willConnectTo:options:) handles the URL recipes://soup: the scenario doesn't "
                    + "state whether the method uses the payload; add {\"read\": \"connectionOptions.urlContexts\"} to "
                    + "\"does\" if the method uses it, and remove \"connectionOptions\" from \"unknown\" in any case"
            ])
    }

    /// An activity is had by three keys of the launch options.
    @Test func oneKeyOfAPayloadStandsForTheOthers() throws {
        func app(_ slot: Slot) -> Scenario.App {
            Scenario.App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: Method(does: [], unknown: [.option(slot)]), .applicationContinueActivity: [],
                ])
        }
        let link = Event.openUniversalLink("https://example.com/soup")
        #expect(try findings(app(.launchUserActivity), on: 17, link) == ["LT018 note"])
        #expect(try findings(app(.launchURL), on: 17, link) == ["LT010 error"])
    }

    @Test func falseMayBelongWithWhatIsDoneWithTheOptions() throws {
        func app(_ unknown: Set<UnknownPart>) -> Scenario.App {
            Scenario.App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: Method(does: [], unknown: unknown, returns: .bool(false)),
                    .openURL: [.handle(.url)],
                ])
        }
        #expect(try findings(app([]), on: 17) == ["LT014 error"])
        #expect(try findings(app([.setUp, .option(.launchShortcutItem)]), on: 17) == ["LT014 error"])
        #expect(try findings(app([.launchOptions]), on: 17) == ["LT018 note"])
        #expect(try findings(app([.option(.launchURL)]), on: 17) == ["LT018 note"])
        #expect(try findings(app([.returns]), on: 17) == ["LT018 note"])
    }

    /// A method that takes the payload may return false for it.
    @Test func aPayloadIsNotHandledTwiceWhereTheAnswerIsOpen() throws {
        func app(_ unknown: Set<UnknownPart>) -> Scenario.App {
            Scenario.App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: Method(does: [.read(slot: .launchURL)], unknown: unknown),
                    .openURL: [.handle(.url)],
                ])
        }
        #expect(try findings(app([]), on: 17) == ["LT015 warning"])
        #expect(try findings(app([.returns]), on: 17) == [])
    }

    @Test func setUpIsToldUnlessItIsLeftOpen() throws {
        func app(_ unknown: Set<UnknownPart>) -> Scenario.App {
            Scenario.App(
                appDelegate: [.didFinishLaunching: Method(does: [.work(label: "start")], unknown: unknown)],
                sceneDelegate: [.sceneWillConnect: [.create(resource: "store")]])
        }
        let refresh = Event.backgroundEvent(BackgroundEvent(kind: .appRefreshTask, identifier: "a"))
        #expect(try findings(app([.launchOptions]), refresh) == ["LT021 error"])
        #expect(try findings(app([.setUp]), refresh) == ["LT018 note", "LT080 note"])
        #expect(try findings(app([.window]), .openWindow(.carPlay)) == ["LT060 error"])
        #expect(try findings(app([.setUp]), .openWindow(.carPlay)) == [])
    }

    @Test func theNotificationDelegateIsNotJudgedWhereItIsLeftOpen() throws {
        func app(_ unknown: Set<UnknownPart>, _ actions: [Action] = []) -> Scenario.App {
            Scenario.App(
                appDelegate: [.didFinishLaunching: Method(does: actions, unknown: unknown)],
                notificationDelegate: [.didReceiveNotificationResponse: [.handle(.notification)]])
        }
        let tap = Event.tapNotification()
        #expect(try findings(app([.setUp]), tap) == ["LT018 note"])
        #expect(try findings(app([.setUp], [.setNotificationDelegate]), tap) == [])
        // What is left open is known to be something else.
        var others = app([.setUp])
        others.code.openSetUp = [.registerTask(identifier: "a")]
        #expect(try findings(others, tap) == ["LT018 note"])
    }

    @Test func aResourceMayBeMadeByWhatIsUnknown() throws {
        func app(_ unknown: Set<UnknownPart>) -> Scenario.App {
            Scenario.App(
                appDelegate: [.didFinishLaunching: Method(does: [], unknown: unknown)],
                sceneDelegate: [.sceneWillConnect: [.use(resource: "store")]])
        }
        #expect(try findings(app([.window]), .tapIcon) == ["LT005 error"])
        #expect(try findings(app([.setUp]), .tapIcon) == [])
    }

    @Test func noWindowIsMissingWhereOneIsLeftOpen() throws {
        func app(_ unknown: Set<UnknownPart>, _ actions: [Action], implements: Bool = true) -> Scenario.App {
            Scenario.App(
                lifecycle: .scene, interface: .code,
                appDelegate: [.didFinishLaunching: Method(does: actions, unknown: unknown)],
                sceneDelegate: implements ? [.sceneWillConnect: []] : [.sceneDidBecomeActive: []])
        }
        #expect(try findings(app([.setUp], [.makeWindow(.frame)]), .tapIcon) == ["LT003 error"])
        #expect(try findings(app([.window], [.makeWindow(.frame)]), .tapIcon) == ["LT018 note"])
        #expect(try findings(app([], [], implements: false), .tapIcon) == ["LT003 error"])
        #expect(try findings(app([.window], [], implements: false), .tapIcon) == ["LT018 note"])
        #expect(try findings(app([], [.read(slot: .window)]), .tapIcon) == ["LT005 error"])
        #expect(try findings(app([.window], [.read(slot: .window)]), .tapIcon) == ["LT018 note"])
    }

    @Test func aWindowIsNotJudgedOnlyWhereNoOtherIsToldOf() throws {
        func app(_ actions: [Action], _ interface: Interface = .code) -> Scenario.App {
            Scenario.App(
                lifecycle: .scene, interface: interface, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: Method(does: actions, unknown: [.window])])
        }
        #expect(try findings(app([]), .tapIcon) == ["LT018 note"])
        #expect(try findings(app([.makeWindow(.scene, visible: false)]), .tapIcon) == ["LT018 note"])
        #expect(try findings(app([.makeWindow(.scene)]), .tapIcon) == [])
        #expect(try findings(app([], .storyboard), .tapIcon) == [])
    }

    @Test func aWindowThatIsPutOffLeavesTheScreenBlackAtFirst() throws {
        func app(_ actions: [Action]) -> Scenario.App {
            Scenario.App(
                lifecycle: .scene, interface: .code, appDelegate: [.didFinishLaunching: []],
                sceneDelegate: [.sceneWillConnect: Method(does: actions)])
        }
        #expect(try findings(app([.later(.makeWindow(.scene))]), .tapIcon) == ["LT003 warning"])
        #expect(try findings(app([.makeWindow(.scene), .later(.makeWindow(.scene))]), .tapIcon) == [])
    }

    @Test func aLaunchOptionIsLookedForElsewhereWhereThatIsLeftOpen() throws {
        func app(_ unknown: Set<UnknownPart>) -> Scenario.App {
            Scenario.App(
                appDelegate: [.didFinishLaunching: [.read(slot: .launchURL)]],
                sceneDelegate: [.sceneWillConnect: Method(does: [], unknown: unknown)])
        }
        #expect(try findings(app([.window]), .tapIcon) == ["LT012 error"])
        #expect(try findings(app([.connectionOptions]), .tapIcon) == [])
    }

    @Test(arguments: Callback.allCases.filter(\.hasCompletionHandler)) func aHandlerThatIsSkippedIsAWarning(
        _ callback: Callback
    ) throws {
        let holds = FindingKind.completionNotCalled.rules[0].when.callbacks ?? []
        #expect(holds.contains(callback))
    }

    /// Only before the first frame, and on the main thread.
    @Test func workOfUnknownLengthIsNoted() throws {
        let work = Action.work(label: "start", durationMs: nil)
        let elsewhere = Action.work(label: "start", durationMs: nil, queue: .background)
        func app(_ launching: [Action], active: [Action] = []) -> Scenario.App {
            Scenario.App(
                lifecycle: .appDelegate,
                appDelegate: [
                    .didFinishLaunching: Method(does: launching), .applicationDidBecomeActive: Method(does: active),
                ])
        }
        #expect(try findings(app([work]), on: 17, .tapIcon) == ["LT052 note"])
        #expect(try findings(app([elsewhere], active: [work]), on: 17, .tapIcon) == [])
        #expect(try app([work]).trace([.tapIcon], on: Device(os: 17)).entries.map(\.timeMs).max() == 0)
    }

    @Test func onlyAPathThatIsKnownSkipsTheHandler() throws {
        let tap = Event.tapNotification(TappedNotification())
        func app(_ method: Method) -> Scenario.App {
            Scenario.App(
                appDelegate: [.didFinishLaunching: [.setNotificationDelegate]],
                notificationDelegate: [.didReceiveNotificationResponse: method])
        }
        let takes: [Action] = [.handle(.notification)]
        #expect(try findings(app(Method(does: takes, completes: false)), tap) == ["LT024 warning"])
        #expect(try findings(app(Method(does: takes)), tap) == [])
        #expect(try findings(app(Method(does: takes, unknown: [.completion])), tap) == [])
        #expect(try findings(app(Method(does: takes, completes: false)), .tapIcon) == [])
    }

    /// No scenario has a method that UIKit doesn't; code may.
    @Test func aMisspeltMethodIsAWarning() throws {
        var app = Scenario.App(appDelegate: [.didFinishLaunching: []], sceneDelegate: [.sceneWillConnect: []])
        #expect(try findings(app, .tapIcon).filter { $0.hasPrefix("LT013") } == [])
        app.code.misspelt = [.init(name: "scene(_:openURLContext:)", of: .sceneOpenURLContexts)]
        #expect(try findings(app, .tapIcon).filter { $0.hasPrefix("LT013") } == ["LT013 warning"])
    }

    @Test func onlyTheTasksThatAreNamedAreLeftUnfinished() throws {
        func finds(_ unfinished: Set<String>?) throws -> [String] {
            var app = Scenario.App(
                appDelegate: [.didFinishLaunching: [.registerTask(identifier: "a")]],
                serviceDelegates: [.taskScheduler: [.taskLaunchHandler: Method(completes: false)]])
            app.code.unfinishedTasks = unfinished
            return try findings(app, .backgroundEvent(BackgroundEvent(kind: .appRefreshTask, identifier: "a"))).filter {
                $0.hasPrefix("LT024")
            }
        }
        #expect(try finds(nil) == ["LT024 warning"])
        #expect(try finds(["a", "b"]) == ["LT024 warning"])
        #expect(try finds(["b"]) == [])
    }
}
