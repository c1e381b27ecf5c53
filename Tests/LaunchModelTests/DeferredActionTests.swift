import Testing

@testable import LaunchModel

/// What a method puts off happens after it has returned, too late for what has to be done by then.
struct DeferredActionTests {
    private func trace(
        _ actions: [Action], in lifecycle: Lifecycle = .scene, connecting: [Action]? = nil,
        change: (inout Scenario.App) -> Void = { _ in }, events: [Event]
    ) throws -> Timeline {
        var app = Scenario.App(lifecycle: lifecycle, appDelegate: [.didFinishLaunching: Delegate.Method(does: actions)])
        if lifecycle == .scene { app.sceneDelegate = [.sceneWillConnect: Delegate.Method(does: connecting)] }
        change(&app)
        return try app.trace(events)
    }

    private func problems(_ timeline: Timeline) -> [String] {
        timeline.findings.map { "\($0.rule) \($0.severity.rawValue)" }
    }

    private func names(_ timeline: Timeline) -> [String] { timeline.entries.map(\.name) }

    @Test(arguments: [Action.registerTask(identifier: "a"), .enableHealthKitDelivery, .setNotificationDelegate])
    func whatLaunchNeedsMissesTheDeadline(_ action: Action) throws {
        let isDelegate = action == .setNotificationDelegate
        let rule = "launch-deadline-missed" + (isDelegate ? ".delegate" : "")
        for lifecycle in [Lifecycle.scene, .appDelegate] {
            let inTime = try trace([action], in: lifecycle, connecting: [], events: [.tapIcon])
            let deferred = try trace([.later(action)], in: lifecycle, connecting: [], events: [.tapIcon])
            let known = try trace([.later(action, afterMs: 700)], in: lifecycle, connecting: [], events: [.tapIcon])
            #expect(problems(inTime).allSatisfy { !$0.hasPrefix("launch-deadline-missed") })
            for late in [deferred, known] { #expect(problems(late).contains("\(rule).deferred error")) }
        }
        let byScene = try trace([], connecting: [.later(action)], events: [.tapIcon])
        #expect(problems(byScene).contains("\(rule) error"))
    }

    /// The timeline went on, although BGTaskScheduler throws.
    @Test func aTaskWithoutAHandlerStopsTheApp() throws {
        let due = Event.backgroundEvent(BackgroundEvent(kind: .processingTask, identifier: "a"))
        let timeline = try trace([], in: .appDelegate, events: [due])
        #expect(timeline.outcome == .stopped)
        #expect(timeline.entries.contains { $0.name == "crash: no launch handler registered for the task" })
        #expect(problems(timeline) == ["no-launch-handler error"])
        // A deferred registration throws by itself.
        let deferred = try trace([.later(.registerTask(identifier: "a"))], in: .appDelegate, events: [due])
        #expect(problems(deferred).contains("launch-deadline-missed.deferred error"))
        #expect(!problems(deferred).contains { $0.hasPrefix("no-launch-handler") })
    }

    @Test func theResponseThatLaunchesTheAppFindsNoDelegate() throws {
        let takes: (inout Scenario.App) -> Void = {
            $0.notificationDelegate = [.didReceiveNotificationResponse: [.handle(.notification)]]
        }
        let tap = Event.tapNotification(TappedNotification())
        for lifecycle in [Lifecycle.scene, .appDelegate] {
            let inTime = try trace([.setNotificationDelegate], in: lifecycle, change: takes, events: [tap])
            let deferred = try trace([.later(.setNotificationDelegate)], in: lifecycle, change: takes, events: [tap])
            let name = Callback.didReceiveNotificationResponse.name
            #expect(names(inTime).contains(name))
            #expect(!names(deferred).contains(name))
            let next = try trace(
                [.later(.setNotificationDelegate)], in: lifecycle, change: takes, events: [.tapIcon, .pressHome, tap])
            #expect(names(next).contains(name))
        }
    }

    @Test func itComesAfterTheMethodThatPutsItOffAndInTheOrderOfTheirTimes() throws {
        let timeline = try trace(
            [
                .later(.create(resource: "c"), afterMs: 900), .later(.create(resource: "b"), afterMs: 20),
                .later(.create(resource: "a")),
            ], events: [.tapIcon, Event(.lock, afterMs: 100)])
        let actions = timeline.entries.filter { $0.kind == .action }
        let resources: [Value?] = ["a", "b", "c"]
        #expect(actions.map { Value.object($0.arguments)["resource"] } == resources)
        #expect(actions.map(\.timeMs) == [0, 100, 900])
        #expect(actions.map(\.eventIndex) == [0, 1, 1])
        #expect(actions.allSatisfy { $0.within == nil && $0.rule == "action.deferred" })
        let deferredBy = Value.Member(Action.deferredKey, .string(Callback.didFinishLaunching.name))
        #expect(actions.allSatisfy { $0.arguments.last == deferredBy })
        let frame = try #require(names(timeline).firstIndex(of: Step.firstFrame.rawValue))
        #expect(timeline.entries.firstIndex { $0.kind == .action }.map { $0 > frame } == true)
    }

    @Test func aResourceIsMissingUntilThen() throws {
        func problems(_ actions: [Action], connecting: [Action]) throws -> [String] {
            self.problems(try trace(actions, connecting: connecting, events: [.tapIcon]))
        }
        let use = Action.use(resource: "db")
        let create = Action.later(.create(resource: "db"))
        #expect(try problems([create, use], connecting: []) == ["dependency-not-ready.resource error"])
        // Which of the two comes first isn't known.
        #expect(try problems([create], connecting: [use]) == ["dependency-not-ready.resource warning"])
        #expect(
            try problems([.later(.create(resource: "db"), afterMs: 10)], connecting: [use]) == [
                "dependency-not-ready.resource error"
            ])
        #expect(try problems([.create(resource: "db")], connecting: [use]) == [])
    }

    @Test func aListenerIsReadyOnlyThen() throws {
        let link = Event.openURL("recipes://soup")
        let read = Action.read(slot: .connectionURLContexts)
        func problems(_ actions: [Action], connecting: [Action], _ events: [Event] = [link]) throws -> [String] {
            self.problems(try trace(actions, connecting: connecting, events: events))
        }
        #expect(try problems([.listen(.url)], connecting: [read]) == [])
        #expect(
            try problems([.later(.listen(.url), afterMs: 10)], connecting: [read]) == ["dropped-before-listener error"])
        #expect(try problems([], connecting: [read, .later(.listen(.url))]) == ["dropped-before-listener error"])
        // Which of the two comes first isn't known.
        #expect(try problems([.later(.listen(.url))], connecting: [read]) == ["dropped-before-listener warning"])
        #expect(try problems([.later(.listen(.url, buffered: true))], connecting: [read]) == [])
    }

    @Test func aListenerThatIsSetUpWhereThePayloadComesGetsWhatIsKept() throws {
        let link = Event.openURL("recipes://soup")
        let expected: [Bool: [String]] = [true: [], false: ["dropped-before-listener error"]]
        for (isBuffered, expected) in expected {
            let timeline = try trace([], connecting: [.later(.listen(.url, buffered: isBuffered))], events: [link])
            #expect(problems(timeline) == expected)
        }
    }

    @Test func aServiceIsThereTooLateForWhatLaunchesTheApp() throws {
        let push = Event(.backgroundEvent(BackgroundEvent(kind: .voipPush)))
        func problems(_ action: Action) throws -> [String] {
            self.problems(
                try trace(
                    [action], change: { $0.serviceDelegates = [.pushRegistry: [.didReceiveIncomingVoIPPush: []]] },
                    events: [push]))
        }
        // A registry that is made soon after hears of it in many apps, against Apple's advice.
        #expect(
            try problems(.later(.setServiceDelegate(.pushRegistry))).contains(
                "no-launch-handler.service.deferred warning"))
        #expect(try !problems(.setServiceDelegate(.pushRegistry)).contains { $0.hasPrefix("no-launch-handler") })
    }

    @Test func aWindowIsLateAndNeitherMissingNorAnOrphan() throws {
        let inCode: (inout Scenario.App) -> Void = { $0.interface = .code }
        for actions in [[Action.later(.makeWindow(.scene))], []] {
            let timeline = try trace(
                actions, connecting: actions.isEmpty ? [.later(.makeWindow(.scene))] : [], change: inCode,
                events: [.tapIcon])
            // What the app delegate puts off belongs to no scene whose screen would be black.
            #expect(problems(timeline) == (actions.isEmpty ? ["orphan-window.late warning"] : []))
            let window = timeline.entries.lastIndex { $0.name == Step.windowCreated.rawValue }
            let activation = timeline.entries.firstIndex { $0.transition == .app(from: .inactive, to: .active) }
            #expect(try #require(window) > (activation ?? 0))
        }
        let timeline = try trace([.later(.makeWindow(.frame))], in: .appDelegate, change: inCode, events: [.tapIcon])
        #expect(problems(timeline) == ["orphan-window.late warning"])
        #expect(names(timeline).contains(Step.firstFrame.rawValue))
    }

    @Test func aSuspendedProcessWaits() throws {
        let visit = Event(.backgroundEvent(BackgroundEvent(kind: .location)))
        let timeline = try trace(
            [.later(.create(resource: "a")), .later(.create(resource: "b"), afterMs: 5)], in: .appDelegate,
            events: [visit, Event(.tapIcon, afterMs: 10)])
        let names = names(timeline)
        let suspended = try #require(names.firstIndex(of: Step.suspended.rawValue))
        let made = names.indices.filter { names[$0] == Action.Kind.create.rawValue }
        #expect(made.map { $0 < suspended } == [true, false])
    }

    @Test func aRunningAppHasDoneItBefore() throws {
        let app = Scenario.App(
            lifecycle: .scene, appDelegate: [.didFinishLaunching: [.later(.listen(.url), afterMs: 5000)]],
            sceneDelegate: [.sceneWillConnect: [], .sceneOpenURLContexts: [.handle(.url)]])
        let timeline = try app.trace([.openURL("recipes://soup")], from: .suspended)
        #expect(problems(timeline) == [])
    }
}
