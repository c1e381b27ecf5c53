import LaunchModel

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

    /// What one more event leads to.
    package struct Outcome: Sendable {
        /// All that an exploration sums up of it.
        package let fingerprint: UInt64
        /// That of the situation afterwards, in this run of the program; nil where the event can't happen, or no other
        /// follows.
        package let situation: Int?
        /// The alternatives that would have made a difference.
        package let different: Set<Int>

        init(_ fingerprint: UInt64, _ next: Way, hasHappened: Bool, isLast: Bool) {
            self.fingerprint = fingerprint
            situation = isLast || !hasHappened ? nil : next.situation.hashValue
            different = next.different
        }
    }

    /// What is found at an event; nothing where it can't happen.
    package func findings(at trigger: Trigger) -> [Finding] {
        var next = self
        guard (try? next.advance(by: trigger)) != nil else { return [] }
        return Array(next.news(since: self).findings)
    }

    /// What an event leads to; the laws aren't asked.
    package func outcome(of trigger: Trigger, isLast: Bool, _ fingerprint: inout Fingerprint) -> Outcome {
        var next = self
        let sum = fingerprint.sum
        do { try next.advance(by: trigger) } catch {
            fingerprint.add(trigger, refusedBecause: error.reason)
            return Outcome(fingerprint.sum &- sum, next, hasHappened: false, isLast: isLast)
        }
        fingerprint.add(trigger, next.news(since: self))
        return Outcome(fingerprint.sum &- sum, next, hasHappened: true, isLast: isLast)
    }
}
