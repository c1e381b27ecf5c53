import LaunchModel

/// Apps and sequences of events that take too long for every run of the tests.
package struct Soak: Sendable {
    package let title: String
    package let exploration: Exploration
    package let setups: [Scenario]
    /// How many foreground launches there are, where that is counted.
    var launches: Exploration.Launches?
    /// The events that can't happen, where they are counted.
    var refusals: [Lifecycle: [String: Int]]?

    /// All that is gone through, with so many events in a row for the representative apps.
    package static func all(events: Int) -> [Soak] {
        [
            Soak(
                title: "representative apps, \(events) events", exploration: Exploration(depth: events),
                setups: Universe.standard.newest, launches: Exploration.launches(inRowsOf: events)),
            Soak(
                title: "every version, 1 event", exploration: Exploration(depth: 1), setups: Universe.standard.setups,
                launches: Exploration.launchesOnEveryVersion, refusals: Exploration.refusalsOnEveryVersion),
            Soak(
                title: "delegates implemented or not in pairs, 2 events", exploration: Exploration(depth: 2),
                setups: Universe.delegatesInPairs),
            Soak(
                title: "every action in every method, 1 event", exploration: Exploration(depth: 1),
                setups: Universe.everyActionInEveryMethod),
            Soak(
                title: "every action in every method, 2 events on iPadOS", exploration: Exploration(depth: 2),
                setups: Universe.everyActionInEveryMethod.filter { $0.device.platform == .iPadOS }),
        ]
    }

    /// The counts that aren't as noted, given what came of each of the apps.
    package func wrongCounts(_ explored: [Explored]) -> [String] {
        Lifecycle.allCases.flatMap { lifecycle in
            let sum = zip(setups, explored).filter { $0.0.app.lifecycle == lifecycle }.map(\.1).reduce(Explored(), +)
            let launches = launches.map { $0[lifecycle] == sum.launches } ?? true
            let refusals = refusals.map { $0[lifecycle] == sum.refusals } ?? true
            return (launches ? [] : ["\(lifecycle): launches: \(sum.launches)"])
                + (refusals ? [] : ["\(lifecycle): refusals: \(sum.refusals)"])
        }
    }
}

extension Exploration {
    fileprivate static func launches(inRowsOf events: Int) -> Launches? { events == 4 ? launchesInQuadruples : nil }
}
