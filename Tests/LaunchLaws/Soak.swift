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

/// What an exploration came across.
package struct Explored: Equatable, Sendable {
    /// The first violations of the laws, each with the sequence that led to it.
    package var violations: [String] = []
    /// How often the user opened an app that didn't run, in different situations.
    package var launches: [Platform: Int] = [:]
    /// How often an event couldn't happen in a situation, for each reason.
    package var refusals: [String: Int] = [:]
    /// The situations that events followed on, each once for each app.
    package var worlds = 0
    /// The events that happened in them.
    package var events = 0
    /// The sequences of events that lead through them.
    package var sequences = 0
    /// All that the events led to, in one number.
    package var fingerprint: UInt64 = 0

    package init() {}

    package static func + (left: Explored, right: Explored) -> Explored {
        var sum = left
        sum.violations += right.violations
        sum.launches.merge(right.launches, uniquingKeysWith: +)
        sum.refusals.merge(right.refusals, uniquingKeysWith: +)
        sum.worlds += right.worlds
        sum.events += right.events
        sum.sequences += right.sequences
        sum.fingerprint &+= right.fingerprint
        return sum
    }
}

/// A sequence of events, and where it has led.
package struct Way: Sendable {
    package private(set) var world: World
    var laws: Laws
    private var steps: [Trigger] = []
    /// That of the situation.
    package internal(set) var number = 0

    /// Nil for a start that the app doesn't reach.
    init?(
        to start: Start, of setup: Scenario, _ preference: Preference, _ book: RuleBook,
        asking alternatives: Alternatives? = nil
    ) {
        var scenario = setup
        scenario.start = start
        guard let world = try? World(startOf: scenario, preferring: preference, by: book, asking: alternatives),
            !world.isStopped
        else { return nil }
        self.world = world
        laws = Laws(from: world)
    }

    package var situation: Situation { Situation(world, laws) }

    /// How many events there are.
    package var length: Int { steps.count }

    /// The same way, with what follows by the rules of another world of the same app.
    package func governed(like other: World) -> Way {
        var way = self
        way.world = world.governed(like: other)
        return way
    }

    mutating func ask(_ alternatives: Alternatives?) { world.ask(alternatives) }

    /// The alternatives that would have made a difference since they were asked.
    package var different: Set<Int> { world.record.alternatives?.different ?? [] }

    /// Lets an event follow.
    mutating func advance(by trigger: Trigger) throws(ImpossibleEvent) {
        steps.append(trigger)
        try world.advance(to: Event(trigger), index: steps.count - 1)
    }

    /// What was added to the record since.
    func news(since way: Way) -> News {
        News(
            entries: world.record.entries[way.world.record.entries.count...],
            findings: world.record.findings[way.world.record.findings.count...])
    }

    struct News {
        let entries: ArraySlice<Timeline.Entry>
        let findings: ArraySlice<Finding>
    }

    /// Whether the user has just opened an app that didn't run.
    var endsInLaunch: Bool {
        steps.last.map { RuleTrigger.foregroundTriggers.contains(.event($0.kind)) } ?? false
            && world.record.entries.last { $0.kind == .event }?.rule == "launch.foreground"
    }

    /// The app and the sequence, for a message.
    var label: String {
        let scenario = world.scenario
        return "\(scenario.device.platform) \(scenario.device.os) \(scenario.app.lifecycle) from \(scenario.start): "
            + "\(steps): "
    }

    /// What is found at an event; nothing where it can't happen.
    package func findings(at trigger: Trigger) -> [Finding] {
        var next = self
        guard (try? next.advance(by: trigger)) != nil else { return [] }
        return Array(next.news(since: self).findings)
    }
}

/// What decides about all that is still to come in an app, and about the laws that it can break: the process, the
/// system, and what the laws remember. The record doesn't, nor the clock, as long as the app's methods do nothing that
/// takes time.
package struct Situation: Hashable, Sendable {
    private let process: World.Process
    private let system: World.System
    private let laws: Laws

    package init(_ world: World, _ laws: Laws) { (process, system, self.laws) = (world.process, world.system, laws) }
}
