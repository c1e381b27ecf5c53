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
        return VerifiedLog(
            timeline: timeline, log: log, count: launches.count, launch: launch,
            conformance: conformance(of: launch?.entries ?? [], comparing: names))
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
            let changed = try scenario.naming(callbacks).trace(preferring: tracing.preference, by: tracing.book)
            return UnnamedMethods(callbacks, in: changed, added: timeline)
        } catch { return nil }
    }
}
