/// A scenario with its timeline, and what is compared.
struct LogComparison {
    let scenario: Scenario
    let timeline: Timeline
    let tracing: ScenarioTracing
    /// Callbacks that are compared even if the log never shows them.
    let expected: [Callback]

    /// Holds a launch against the scenario; nil is one of a log without any.
    func verified(_ launch: LoggedLaunch?, of launches: LoggedLaunches, in log: String) -> VerifiedLog {
        let names = (launch.map(launches.names) ?? []).union(expected.map(\.name))
        let conformance = conformance(of: launch?.entries ?? [], comparing: names)
        return VerifiedLog(
            timeline: timeline, log: log, count: launches.count, launch: launch, conformance: conformance,
            notCalled: notCalled(conformance.steps), stops: stops(of: launch))
    }

    /// The stops of a launch. Each event that ends the process expects one of them.
    private func stops(of launch: LoggedLaunch?) -> [VerifiedStop] {
        var expected = scenario.events.compactMap(\.trigger.terminator)
        return (launch?.stops ?? []).map { stop in
            let index = expected.firstIndex { $0.explains(stop) }
            if let index { expected.remove(at: index) }
            return VerifiedStop(stop, in: timeline, isExpected: index != nil)
        }
    }

    /// Why the model doesn't call the unexpected callbacks of a log.
    private func notCalled(_ steps: [Conformance.Step]) -> [Timeline.NotCalled] {
        let called = Set(timeline.entries.compactMap(\.callback))
        let callbacks = steps.compactMap { step -> Callback? in
            if case .unexpected(let entry) = step { entry.callback } else { nil }
        }.filter { !called.contains($0) }
        do throws(ImpossibleEvent) {
            let named = callbacks.isEmpty ? timeline : try trace(naming: Set(callbacks))
            if case .methods(let methods) = named.notCalled { return methods }
        } catch {}
        return []
    }

    private func trace(naming callbacks: Set<Callback>) throws(ImpossibleEvent) -> Timeline {
        try scenario.naming(callbacks).trace(preferring: tracing.preference, by: tracing.book)
    }

    /// Methods that the scenario merely doesn't name are compared with what UIKit does where the app has them.
    private func conformance(of observed: [ObservedEntry], comparing names: Set<String>) -> Conformance {
        let plain = Conformance(of: observed, with: timeline, comparing: names)
        let leftOut = plain.steps.compactMap { step -> Callback? in
            guard case .unexpected(let entry) = step, let callback = entry.callback else { return nil }
            return scenario.leavesOut(callback) ? callback : nil
        }
        guard let unnamed = unnamed(leftOut.unique()) else { return plain }
        return Conformance(of: observed, with: timeline, comparing: names, besides: unnamed)
    }

    /// As many of them as change nothing else; nil where none does.
    private func unnamed(_ callbacks: [Callback]) -> UnnamedMethods? {
        if let all = methods(Set(callbacks)) { return all }
        return callbacks.reduce(nil) { methods($1, besides: $0) ?? $0 }
    }

    private func methods(_ callback: Callback, besides others: UnnamedMethods?) -> UnnamedMethods? {
        methods((others?.callbacks ?? []).union([callback]))
    }

    private func methods(_ callbacks: Set<Callback>) -> UnnamedMethods? {
        guard !callbacks.isEmpty else { return nil }
        do throws(ImpossibleEvent) {
            return UnnamedMethods(callbacks, in: try trace(naming: callbacks), added: timeline)
        } catch { return nil }
    }
}

extension Terminator {
    /// Whether a process that it ends leaves such a message. A stop that the model predicts from the app's code is a
    /// problem of the app, and no event.
    fileprivate func explains(_ stop: LoggedStop) -> Bool {
        switch stop.kind {
        case .signal: true
        case .crash, .field: self == .crash
        case .termination: false
        }
    }
}
