extension Verify {
    /// The launch that a log is compared with, and the launches of the log: of an app the requested one, or the one that the
    /// log itself shows.
    func held(_ comparison: Comparison, _ files: FileAccess) throws(Failure) -> (TracedScenario, LoggedLaunches) {
        let (subject, tracing) = (comparison.subject, comparison.tracing)
        let operand = try rethrow(as: Failure.tracing) { () throws(ScenarioTracing.Failure) in
            try tracing.operand(of: subject, files)
        }
        if case .app(let app) = operand, subject.start == nil || subject.trigger == nil {
            return try search(of: app, comparison, files)
        }
        let traced = try rethrow(as: Failure.tracing) { () throws(ScenarioTracing.Failure) in
            try tracing.trace(tracing.read(subject, operand))
        }
        return (traced, try read(files, launch ?? .one(1), span: traced.timeline.launchCount))
    }

    private func search(of app: ReadScenario, _ comparison: Comparison, _ files: FileAccess) throws(Failure) -> (
        TracedScenario, LoggedLaunches
    ) {
        let launches = try read(files, launch ?? .one(1), span: 1)
        guard var first = launches.launch else { throw .noCallback(log) }
        if first.entries.isEmpty { first.entries = first.stackEntries }
        let traced = try rethrow(as: Failure.tracing) { () throws(ScenarioTracing.Failure) in
            try comparison.tracing.trace(
                launch(
                    of: app, in: first, comparing: launches.names(of: first).union(first.entries.map(\.name)),
                    comparison, of: launches.kept.count))
        }
        return (traced, launches)
    }

    private func launch(
        of app: ReadScenario, in logged: LoggedLaunch, comparing names: Set<String>, _ comparison: Comparison,
        of count: Int
    ) throws(ScenarioTracing.Failure) -> ReadScenario {
        let (subject, tracing) = (comparison.subject, comparison.tracing)
        func search(_ triggers: [OfferedTrigger]) -> TriggerSearch {
            TriggerSearch(triggers, of: app, from: subject.start, in: logged, comparing: names, tracing)
        }
        guard let asked = subject.trigger else {
            let search = search(app.ownTriggers)
            guard count == 1, let launch = search.only else {
                throw .invalid(app.unclear(search.fittingTriggers, of: subject, in: log.name))
            }
            return launch
        }
        let events = try app.events(asked)
        let nearest = events.last.flatMap { search([OfferedTrigger($0, after: events.dropLast())]).nearest }
        if let nearest { return nearest }
        return try tracing.launch(of: app, by: events, from: subject.start ?? .notRunning)
    }
}

extension LoggedLaunch {
    /// The callbacks in the stacks of its ends, from the outermost one in: all that a crash report shows.
    fileprivate var stackEntries: [ObservedEntry] {
        stops.flatMap { stop in
            stop.calls.reversed().filter { $0.callbacks.count == 1 }.flatMap { call in
                call.callbacks.map { ObservedEntry(line: stop.line, $0, type: call.type) }
            }
        }
    }
}
