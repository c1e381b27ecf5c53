import Foundation
import LaunchLaws
import Testing

@testable import LaunchModel

private let tables: [(String, [Source])] = [
    ("refusals", Refusal.all.map(\.source)), ("payload routes", PayloadRoute.all.map(\.source)),
    ("option keys", (OptionKey.launchOptions + OptionKey.connectionOptions + OptionKey.session).map(\.source)),
    ("background requirements", BackgroundEvent.Kind.allCases.map(\.requirement.source)),
    ("selections of scenes", SceneSelection.allCases.map(\.source)), ("values of the system", SystemValue.sources),
    ("limits", Limit.all.map(\.source)), ("rules", RuleBook.standard.rules.map(\.source)),
]

/// Every row names a page, a header, a log or a reason, in one line without a full stop.
@Test(arguments: tables) func rowsSayWhereTheyComeFrom(_ name: String, _ sources: [Source]) {
    #expect(!sources.isEmpty)
    for source in sources {
        #expect(source.citation.count > 5)
        #expect(!source.citation.contains("\n") && !source.citation.hasSuffix("."), "\(source.citation)")
        #expect(source.url?.hasPrefix("https://") ?? true, "\(source.citation)")
    }
}

/// A clause and its opposite, written as one.
@Test(arguments: [
    ("[a|no] launch is under way", "a launch is under way", "no launch is under way"),
    ("there is [|no ]saved state", "there is saved state", "there is no saved state"),
    ("the scene [is|isn't] new", "the scene is new", "the scene isn't new"),
    ("[some|no] window [is|was] there", "some window is there", "no window was there"),
    ("nothing to choose", "nothing to choose", "nothing to choose"),
]) func clausesCarryTheirOpposites(text: String, holds: String, fails: String) {
    #expect(Statement(text) == Statement(holds, fails))
}

/// What a callback in a log tells of the event before it is what the rules say.
struct CallbackCauseTests {
    private let book = RuleBook.standard

    @Test(
        arguments: [
            (.applicationDidReceiveMemoryWarning, .memoryWarning),
            (.viewControllerDidReceiveMemoryWarning, .memoryWarning),
            (.fetchRemoteNotification, .remoteNotification(RemoteNotification(contentAvailable: true))),
            (.willPresentNotification, .remoteNotification(RemoteNotification(alert: true))),
            (.performFetch, .backgroundEvent(BackgroundEvent(kind: .backgroundFetch))),
            (.centralWillRestoreState, .backgroundEvent(BackgroundEvent(kind: .bluetoothCentral))),
            // What another callback has told, or what comes of itself.
            (.centralDidUpdateState, nil), (.didCompleteTask, nil), (.sessionDidActivate, nil),
            // What may follow from any event.
            (.viewDidLoad, nil), (.sceneDidBecomeActive, nil),
        ] as [(Callback, Trigger?)]) func ofACallback(_ callback: Callback, _ trigger: Trigger?)
    { #expect(book.cause(of: callback).trigger == trigger) }

    @Test func thatHandsOverAPayloadBringsOne() {
        for route in PayloadRoute.all where route.event == nil && route.os.contains(.newest) {
            #expect(book.cause(of: route.running).trigger?.payload == route.kind, "\(route.running.name)")
        }
    }

    @Test func followsTheRules() {
        let others = Rule.all.filter { !$0.calls(.intentPerform) }
        #expect(RuleBook(rules: others).cause(of: .intentPerform) == CallbackCause(points: [], trigger: nil))
        let locking = Rule(
            "test.lock", on: [.event(.lock)], effects: [.call(.intentPerform)], because: "A rule of a test.",
            source: .inferred("A test"))
        #expect(RuleBook(rules: others + [locking]).cause(of: .intentPerform).trigger == .lock)
        let returning = Rule(
            "test.return", on: [.at(.comesForward)], effects: [.call(.intentPerform)], because: "A rule of a test.",
            source: .inferred("A test"))
        let cause = RuleBook(rules: others + [returning]).cause(of: .intentPerform)
        #expect(cause == CallbackCause(points: [.comesForward], trigger: nil))
    }
}

/// Which methods of an app are found by what it declares, held against a launch of it.
struct DeclaredMethodsTests {
    private static let kinds: [FindingKind] = [.deadCallback, .swiftUIWrappedDelegate]

    /// Apps that name every method that a delegate can have.
    private static let wholeApps: [Scenario.App] = Lifecycle.allCases.flatMap { lifecycle in
        [nil, InfoPlist(permittedTasks: ["a"]), InfoPlist(sceneManifest: .recipes())].map { infoPlist in
            func delegate(_ receivers: Receiver...) -> Delegate {
                Delegate(Callback.allCases.filter { receivers.contains($0.receiver) }.map { ($0, Delegate.Method()) })
            }
            return Scenario.App(
                lifecycle: lifecycle, infoPlist: infoPlist, appDelegate: delegate(.appDelegate),
                sceneDelegates: [.window: delegate(.sceneDelegate), .carPlay: delegate(.carPlaySceneDelegate)],
                notificationDelegate: delegate(.notificationDelegate), viewController: delegate(.viewController))
        }
    }

    private static let examples = FindingKind.allCases.flatMap { [$0.example.shown, $0.example.clean] }

    private static let all: [Scenario] =
        examples
        + ([12, 13, 18, 26] as [Version]).flatMap { os in
            wholeApps.map { app in
                let device = Device(os: os)
                return Scenario(
                    "any", notes: nil, device: device, app: ResolvedApp(app, on: device), start: .notRunning,
                    events: [.tapIcon])
            }
        }

    @Test func aLaunchFindsTheSame() throws {
        var dead = 0
        for scenario in Self.all {
            let found = try scenario.trace().findings.filter { Self.kinds.contains($0.kind) }.flatMap(\.causes)
            let declared = RuleBook.standard.methods(
                of: scenario.app.written, reportedBy: Self.kinds, on: scenario.device)
            #expect(declared == Set(found), "\(scenario.name) on \(scenario.device.os)")
            dead += declared.count
        }
        #expect(dead > 100)
    }

    /// Each kind tells only of its own.
    @Test func onlyTheKindsThatAreAskedForTell() {
        let app = FindingKind.swiftUIWrappedDelegate.example.shown.app.written
        let path = DelegatePath.openURL
        #expect(RuleBook.standard.methods(of: app, reportedBy: [.swiftUIWrappedDelegate]) == [path])
        #expect(RuleBook.standard.methods(of: app, reportedBy: [.deadCallback]).isEmpty)
    }

    private enum DelegatePath {
        static let openURL = ScenarioPath([.key("app"), .key("appDelegate"), .method(.openURL)])
    }
}

/// Whatever the methods of an app do, no event is without an end.
struct EveryActionTests {
    private static let events: [Trigger] = [
        .tapIcon, .pressHome, .openURL(OpenedURL("recipes://soup")), .memoryWarning, .lock, .unlock, .terminate(.user),
    ]

    private func expectAnEnd(_ lifecycle: Lifecycle, _ delegates: [Receiver: Delegate]) {
        var app = Scenario.App(lifecycle: lifecycle, interface: .code)
        app.appDelegate = delegates[.appDelegate] ?? .complete
        app.viewController = delegates[.viewController] ?? .complete
        if lifecycle != .appDelegate { app.sceneDelegate = delegates[.sceneDelegate] ?? .complete }
        let scenario = Scenario(
            "", notes: nil, device: Device(), app: ResolvedApp(app, on: Device()), start: .notRunning,
            events: Self.events.map { Event($0) })
        let limits = TraceLimits(events: 100, scenes: 10, entriesOfEvent: 5000, entries: 50_000)
        #expect(throws: Never.self, "\(delegates)") { try scenario.run(preferring: .logs, within: limits) }
    }

    @Test func allKindsAreMet() { #expect(Set(Universe.actions.map(\.kind)) == Set(Action.Kind.allCases)) }

    @Test(arguments: Lifecycle.allCases) func eachActionInAllMethods(_ lifecycle: Lifecycle) {
        for actions in Universe.actions.map({ [$0] }) + [Universe.windows, Universe.actions] {
            let delegate = Delegate(named: [:], others: Delegate.Method(actions: actions))
            expectAnEnd(lifecycle, [.appDelegate: delegate, .sceneDelegate: delegate, .viewController: delegate])
        }
    }

    /// A window that a method makes loads and shows a view, whose methods may make another.
    @Test(arguments: Lifecycle.allCases, [Receiver.appDelegate, .sceneDelegate, .viewController])
    func eachMethodMakesAWindow(_ lifecycle: Lifecycle, _ receiver: Receiver) {
        let makesWindow = Delegate.Method(actions: [.makeWindow(lifecycle == .appDelegate ? .frame : .scene)])
        let views: [Callback] = [.viewDidLoad, .viewWillAppear, .viewDidLayoutSubviews]
        let inViews = views.map { Delegate(named: [$0: makesWindow], others: Delegate.Method()) }
        for callback in Callback.allCases where callback.receiver == receiver {
            for inView in inViews + [Delegate(named: [:], others: makesWindow)] {
                var delegates = [Receiver.viewController: inView]
                delegates[receiver, default: .complete].named[callback] = makesWindow
                expectAnEnd(lifecycle, delegates)
            }
        }
    }
}

/// Facts are equal where their clauses are, so that no two may say the same and test something else.
struct FactTests {
    @Test func eachClauseStandsOnceInTheTables() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Sources/LaunchModel/Rules/Conditions")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix("Fact.swift")
        }
        var count = 0
        for name in names {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let clauses = text.matches(of: /Self\(\s*("(?:[^"\\]|\\[^(]|\\\((?:[^()]|\([^()]*\))*\))*")/).map(\.1)
            #expect(Set(clauses).count == clauses.count, "\(name)")
            count += clauses.count
        }
        #expect(count > 100)
    }

    @Test func factsAreToldApart() {
        let one = EventFact("the event [is|isn't] one") { _ in true }
        #expect(one == EventFact("the event [is|isn't] one") { _ in true })
        #expect(one != EventFact("the event [is|isn't] another") { _ in true })
        #expect(one != EventFact("the event [is|isn't] one", .about(.tapIcon)) { _ in true })
    }

    @Test func rulesForFindingsAreToldApart() {
        func rule(_ message: MessageTemplate, isSaidOnce: Bool = false) -> FindingRule {
            FindingRule(
                "a", on: [.callback], at: [], .error, message: message, fix: "mend it", source: .inferred("A test"),
                isSaidOnce: isSaidOnce)
        }
        #expect(rule("it is lost") == rule("it is lost"))
        #expect(rule("it is lost") != rule("it is late"))
        #expect(rule("it is lost") != rule("it is lost", isSaidOnce: true))
    }
}

private let meanings: [String] =
    Callback.allCases.map(\.spec.purpose) + PostedNotification.allCases.map(\.meaning) + Step.allCases.map(\.meaning)
    + Slot.allCases.map(\.spec.meaning) + AppState.allCases.map(\.meaning) + SceneState.allCases.map(\.meaning)
    + Lifecycle.allCases.map(\.meaning) + Confidence.allCases.map(\.meaning) + EventKind.allCases.map(\.meaning)
    + BackgroundEvent.Kind.allCases.map(\.meaning) + Interruption.Kind.allCases.map(\.meaning)
    + Start.allCases.map(\.meaning) + PrewarmPause.allCases.map(\.meaning) + SceneRole.allCases.map(\.meaning)
    + Terminator.allCases.map(\.meaning) + PayloadKind.allCases.map(\.meaning) + Action.Kind.allCases.map(\.meaning)
    + Watchdog.allCases.map(\.meaning)

@Test func everyMeaningIsASentence() {
    for meaning in meanings {
        #expect(meaning.hasSuffix(".") && meaning.count > 10 && !meaning.contains("  "), "\(meaning)")
    }
}

@Test func nothingIsDeprecatedBeforeItExists() {
    for slot in Slot.allCases { #expect(slot.spec.deprecated.map { $0 > slot.spec.since } ?? true, "\(slot)") }
    for callback in Callback.allCases {
        #expect(callback.spec.deprecated.map { $0 > callback.spec.since } ?? true, "\(callback)")
    }
}
