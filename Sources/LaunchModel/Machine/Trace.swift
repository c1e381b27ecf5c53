extension Scenario {
    /// Runs the scenario through the rules.
    ///
    /// - Throws: ``ImpossibleEvent`` if an event, or the start, can't happen.
    public func trace(preferring preference: Preference = .logs, by book: RuleBook = .standard) throws(ImpossibleEvent)
        -> Timeline
    { Timeline(try run(preferring: preference, by: book)) }

    /// The world after the last event; each event shows its resulting world.
    package func run(
        preferring preference: Preference, by book: RuleBook = .standard, noting decisions: [RuleDecision]? = nil,
        within limits: TraceLimits = .standard, keeping: World.Keeping = .everything, after: (World) -> Void = { _ in }
    ) throws(ImpossibleEvent) -> World {
        guard events.count <= limits.events else {
            throw ImpossibleEvent(event: limits.events, limit: .events(limits.events))
        }
        var world = try World(startOf: self, preferring: preference, by: book, within: limits)
        world.record.decisions = decisions
        world.record.keeping = keeping
        world.checkDeclarations()
        try world.advance(through: events, after: after)
        world.checkBackgroundActions()
        world.placeDeclarations()
        return world
    }
}

extension Timeline {
    init(_ world: World) {
        self.init(
            scenario: Header(world.scenario), entries: world.record.entries, notCalled: world.uncalled,
            unreached: world.record.unreached, findings: world.record.findings,
            initialStates: world.record.initialStates, payloads: world.record.payloads, outcome: world.outcome)
    }
}

extension World {
    var outcome: Timeline.Outcome { isStopped ? .stopped : .app(process.state) }

    /// The world at the start of a scenario: a running app has finished an ordinary launch before. If that stops the app,
    /// the timeline shows it. The alternatives are asked on the way there.
    package init(
        startOf scenario: Scenario, preferring preference: Preference, by book: RuleBook = .standard,
        asking alternatives: Alternatives? = nil, within limits: TraceLimits = .standard
    ) throws(ImpossibleEvent) {
        self.init(scenario, preferring: preference, by: book, within: limits)
        ask(alternatives)
        beginTimeline()
        for trigger in scenario.start.prelude {
            do { try advance(to: Event(trigger), index: nil) } catch { throw error.ofStart }
            if isStopped { return }
        }
        if let expected = scenario.start.runningState, process.state != expected {
            throw ImpossibleEvent(event: nil, reason: "such an app is already \(process.state.title)")
        }
        beginTimeline()
    }

    /// Runs the events of a scenario; each event shows its resulting world.
    mutating func advance(through events: [Event], after: (World) -> Void = { _ in }) throws(ImpossibleEvent) {
        // An app that stops before the start never reaches it.
        if isStopped { record.unreached = events.map(\.trigger.kind) }
        for (index, event) in (isStopped ? [] : events).enumerated() {
            do throws(ImpossibleEvent) { try advance(to: event, index: index, isLast: index == events.count - 1) } catch
            {
                // What a stop makes impossible is no mistake of the scenario.
                guard isStopped, error.conflict == nil, error.limit == nil else { throw error }
                record.unreached = events[index...].map(\.trigger.kind)
                break
            }
            after(self)
            if record.keeping != .everything { handOn() }
        }
    }

    /// Removes the entries of an event that has settled, or was stopped.
    mutating func handOn() {
        placeDeclarations()
        let analyzedLater = process.code.backgroundActions.map(\.entry)
        record.grounds = analyzedLater.reduce(into: [:]) { $0[$1] = record.coming(of: $1) }
        record.handOn()
    }

    /// Begins the timeline here.
    mutating func beginTimeline() {
        process.code.backgroundWorkEndsMs = 0
        for index in process.code.listeners.indices {
            (process.code.listeners[index].readyMs, process.code.listeners[index].entry) = (0, -1)
        }
        current = CurrentEvent()
        record = Record(alternatives: record.alternatives, initialStates: statesNow, calledBefore: record.called)
    }

    /// The states of the app, and of the scenes that are connected.
    private var statesNow: [Timeline.Subject: Timeline.State] {
        let connected = system.scenes.filter { $0.state != .unattached }
        return connected.reduce(into: [.app: .app(process.state)]) { $0[.scene($1.id)] = .scene($1.state) }
    }
}

extension Start {
    package var state: AppState {
        switch self {
        case .notRunning, .prewarmed: .notRunning
        case .active: .active
        case .background: .background
        case .suspended: .suspended
        }
    }

    /// The state of a running app at the start, which the events before may fail to reach.
    fileprivate var runningState: AppState? { state == .notRunning ? nil : state }

    /// The events before it.
    package var prelude: [Trigger] {
        switch self {
        case .notRunning: []
        case .prewarmed: [.prewarm(.beforeUIApplicationMain)]
        case .active: [.tapIcon]
        // The Home view of visionOS leaves an app in the foreground.
        case .background: [.tapIcon, .switchToOtherApp]
        case .suspended: [.tapIcon, .switchToOtherApp, .suspend]
        }
    }
}
