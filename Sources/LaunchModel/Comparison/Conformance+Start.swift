extension Conformance {
    /// The steps of the scenario, and the log's entries before it. A scenario that begins with a running app is also
    /// compared with a log from the launch on, in which the app reaches that state.
    static func stepsFromStart(_ expected: [Expectation], _ observed: [ObservedEntry], of timeline: Timeline) -> (
        earlier: [ObservedEntry], steps: [Step]
    ) {
        let whole = (earlier: [ObservedEntry](), steps: steps(expected, observed))
        guard let start = timeline.startOfRunningApp,
            let launch = observed.firstIndex(where: { $0.callback?.isOfLaunch == true })
        else { return whole }
        let ends = observed.indices.dropFirst(launch).filter { observed[$0].state(after: start) }
        let parts = ends.map { $0 + 1 }.filter { $0 < observed.count }.map {
            (earlier: Array(observed[..<$0]), steps: steps(expected, Array(observed[$0...])))
        }
        return parts.reduce(whole) { best, part in
            Counts(part.steps).mismatches < Counts(best.steps).mismatches ? part : best
        }
    }
}

/// The state in which a scenario with a running app begins.
private enum RunningStart { case front, background }

extension Timeline {
    /// Nil for a scenario that launches the app.
    fileprivate var startOfRunningApp: RunningStart? {
        guard !entries.contains(where: \.createsProcess) else { return nil }
        let first = entries.lazy.compactMap(\.transition).first { $0.subject == .app }
        switch first?.from {
        case .app(.active)?, .app(.inactive)?: return .front
        case .app(.background)?, .app(.suspended)?: return .background
        case .app(.notRunning)?, .app(.terminated)?, .scene?, nil: return nil
        }
    }
}

extension ObservedEntry {
    /// Whether the app is in such a state after this notification.
    fileprivate func state(after start: RunningStart) -> Bool {
        switch start {
        case .front: callback == .applicationDidBecomeActive || callback == .sceneDidBecomeActive
        case .background: callback == .applicationDidEnterBackground || callback == .sceneDidEnterBackground
        }
    }
}

extension Callback {
    /// Whether it occurs when an app is launched, and not again while it runs.
    fileprivate var isOfLaunch: Bool {
        switch self {
        case .willFinishLaunching, .didFinishLaunching, .applicationDidFinishLaunching, .appInit: true
        default: false
        }
    }
}
