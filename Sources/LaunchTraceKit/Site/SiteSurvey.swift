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

    /// What comes of the text of a scenario.
    func traced(_ text: String) -> TracedScenario? {
        do throws(ScenarioTracing.Failure) {
            return try ScenarioTracing().trace(SourceText(name: "scenario.json", bytes: Array(text.utf8)), .nothing)
        } catch {
            return nil
        }
    }

    /// The callbacks that come in apps of a life cycle.
    func callbacks(of lifecycle: Lifecycle) -> [Callback] {
        let runs = survey.launches.filter { $0.lifecycle == lifecycle }.compactMap(\.newest)
        let called = Set(runs.flatMap(\.timeline.callbacks))
        return Callback.allCases.filter(called.contains)
    }

    /// The kinds of findings that strike in a launch: those whose example is one.
    func findings(at launch: SurveyedLaunch) -> [FindingKind] {
        examples.filter { _, scenario in
            scenario.app.lifecycle == launch.lifecycle && scenario.start == launch.start
                && scenario.events.contains { $0.trigger.kind == launch.representative.trigger.kind }
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
    /// The scenario of a launch as its page has it: it names the methods that such a trigger leads to elsewhere, so that its
    /// timeline says why they aren't called here.
    func text(of launch: SurveyedLaunch, on run: SurveyedRun) -> String {
        (naming(launch, on: run) ?? run.scenario).value(Spelling(spelledOut: ["device", "os"])).prettyJSON
    }

    /// Nil where nothing is to be named, or a method that is named changes the launch.
    private func naming(_ launch: SurveyedLaunch, on run: SurveyedRun) -> Scenario? {
        let called = Set(run.timeline.callbacks)
        let others = callbacks(after: launch.representative).filter { !called.contains($0) }
        func delegate(_ receiver: Receiver) -> Delegate {
            Delegate(others.filter { $0.receiver == receiver }.map { ($0, Delegate.Method()) }, others: Delegate.Method())
        }
        var app = run.scenario.app.written
        app.appDelegate = delegate(.appDelegate)
        if launch.lifecycle == .scene { app.sceneDelegate = delegate(.sceneDelegate) }
        if app.notificationDelegate != nil { app.notificationDelegate = delegate(.notificationDelegate) }
        do {
            let scenario = try Scenario(
                run.scenario.name, device: run.scenario.device, app: app, start: run.scenario.start,
                events: run.scenario.events)
            let timeline = try scenario.trace(by: RuleBook(findings: []))
            return StepChanges(from: run.timeline, to: timeline).lines.isEmpty ? scenario : nil
        } catch {
            return nil
        }
    }

    /// The callbacks that a trigger leads to, from any start in any life cycle.
    private func callbacks(after trigger: RepresentativeTrigger) -> [Callback] {
        let called = Set(launches(of: trigger).compactMap(\.newest).flatMap(\.timeline.callbacks))
        return Callback.allCases.filter(called.contains)
    }
}
