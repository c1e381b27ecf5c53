/// The survey, and what pages ask of it.
struct SiteSurvey: Sendable {
    let survey: LaunchSurvey
    private let launches: [RepresentativeTrigger: [SurveyedLaunch]]
    private let examples: [(kind: FindingKind, scenario: Scenario)]

    init(_ survey: LaunchSurvey) {
        self.survey = survey
        launches = Dictionary(grouping: survey.launches, by: \.representative)
        examples = FindingKind.allCases.map { ($0, $0.example.shown) }
    }

    /// The triggers, in their order.
    var triggers: [RepresentativeTrigger] { survey.launches.map(\.representative).unique() }

    func launches(of trigger: RepresentativeTrigger) -> [SurveyedLaunch] { launches[trigger] ?? [] }

    /// The launch as its page shows it, from the text of the scenario on the page. Uncalled methods are listed for the methods
    /// that such a trigger leads to elsewhere.
    func traced(_ text: String, of launch: SurveyedLaunch, on run: SurveyedRun) -> TracedScenario? {
        do throws(ScenarioTracing.Failure) {
            let tracing = ScenarioTracing(book: Self.book)
            let traced = try tracing.trace(SourceText(name: "scenario.json", bytes: Array(text.utf8)), .nothing)
            var timeline = traced.timeline
            timeline.notCalled = uncalled(in: launch, on: run)
            return TracedScenario(traced.read, timeline)
        } catch { return nil }
    }

    /// Nothing is found in an app that implements everything.
    private static let book = RuleBook(findings: [])

    /// The callbacks that come in apps of a life cycle.
    func callbacks(of lifecycle: Lifecycle) -> [Callback] {
        let runs = survey.launches.filter { $0.lifecycle == lifecycle }.compactMap(\.newest)
        let called = Set(runs.flatMap(\.timeline.callbacks))
        return Callback.allCases.filter(called.contains)
    }

    /// The kinds of findings that strike in a launch: those whose example is one, and those about a payload where it has one.
    func findings(at launch: SurveyedLaunch) -> [FindingKind] {
        let hasPayload = launch.newest?.timeline.payloads.isEmpty == false
        return examples.filter { kind, scenario in
            guard scenario.app.lifecycle == launch.lifecycle, scenario.start == launch.start else { return false }
            return scenario.events.contains { $0.trigger.kind == launch.representative.trigger.kind }
                || hasPayload && kind.rules.contains { $0.on.contains(.payload) }
        }.map(\.kind)
    }
}

extension LaunchSurvey {
    /// The survey of the rule book, in parts that are made at once.
    static func standard(by work: any ParallelWork) -> LaunchSurvey {
        let versions = RuleBook.standard.versions
        return LaunchSurvey(work.results(Part.all.count, .long) { Part.all[$0].launches(on: versions) }, on: versions)
    }
}

extension SiteSurvey {
    /// The methods that such a trigger leads to elsewhere and not here; nil where one that is named changes the launch.
    private func uncalled(in launch: SurveyedLaunch, on run: SurveyedRun) -> Timeline.Uncalled? {
        let called = Set(run.timeline.callbacks)
        let others = callbacks(after: launch.representative).filter { !called.contains($0) }
        func delegate(_ receiver: Receiver) -> Delegate {
            Delegate(
                others.filter { $0.receiver == receiver }.map { ($0, Delegate.Method()) }, others: Delegate.Method())
        }
        var app = run.scenario.app.written
        app.appDelegate = delegate(.appDelegate)
        if launch.lifecycle == .scene { app.sceneDelegate = delegate(.sceneDelegate) }
        if app.notificationDelegate != nil { app.notificationDelegate = delegate(.notificationDelegate) }
        do {
            let scenario = try Scenario(
                run.scenario.name, device: run.scenario.device, app: app, start: run.scenario.start,
                events: run.scenario.events)
            var timeline = try scenario.trace(by: Self.book)
            let uncalled = timeline.notCalled
            timeline.notCalled = run.timeline.notCalled
            return run.timeline.differences(to: timeline).isEmpty ? uncalled : nil
        } catch { return nil }
    }

    /// The callbacks that a trigger leads to, from any start in any life cycle.
    private func callbacks(after trigger: RepresentativeTrigger) -> [Callback] {
        let called = Set(launches(of: trigger).compactMap(\.newest).flatMap(\.timeline.callbacks))
        return Callback.allCases.filter(called.contains)
    }
}

extension SurveyedRun { var text: String { scenario.value(Spelling(spelledOut: ["device", "os"])).prettyJSON } }
