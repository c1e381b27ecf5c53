import LaunchModel

/// Lets every event follow on every other, each from where the one before ended, and holds the laws against it.
package struct Exploration: Sendable {
    /// How many events follow on each other.
    package let depth: Int
    package var preference: Preference
    package var book: RuleBook

    package init(depth: Int, preference: Preference = .logs, book: RuleBook = .standard) {
        self.depth = depth
        self.preference = preference
        self.book = book
    }

    package func run(_ setups: [Scenario], _ lifecycle: Lifecycle, _ platform: Platform? = nil) -> Explored {
        run(setups.filter { $0.app.lifecycle == lifecycle && (platform ?? $0.device.platform) == $0.device.platform })
    }

    package func run(_ setups: [Scenario]) -> Explored {
        var explored = Explored()
        for setup in setups where explored.violations.count <= 20 { explore(setup, into: &explored) }
        return explored
    }

    /// Goes on from each situation once, one level after the other: so a situation is met first where most events
    /// can still follow.
    private func explore(_ setup: Scenario, into explored: inout Explored) {
        var walk = Walk()
        var fingerprint = Fingerprint()
        var ways = Start.allCases.compactMap { start -> Way? in
            var scenario = setup
            scenario.start = start
            let world = try? World(startOf: scenario, preferring: preference, by: book)
            return world.flatMap { $0.isStopped ? nil : walk.arrive(Way(from: $0), from: nil) }
        }
        for level in 1...depth {
            var next: [Way] = []
            for way in ways {
                for trigger in Universe.triggers {
                    guard let followed = follow(trigger, on: way, into: &explored, &fingerprint) else { continue }
                    if level == depth {
                        walk.end(from: way.number)
                    } else if let new = walk.arrive(followed, from: way.number) {
                        next.append(new)
                    }
                }
            }
            ways = next
        }
        explored.worlds += walk.count
        explored.fingerprint &+= fingerprint.sum
        explored.sequences += walk.sequences(of: depth)
    }

    /// The way with one more event; nil where it can't happen.
    private func follow(
        _ trigger: Trigger, on way: Way, into explored: inout Explored, _ fingerprint: inout Fingerprint
    ) -> Way? {
        var next = way
        next.steps.append(trigger)
        do {
            try next.world.advance(to: Event(trigger), index: way.steps.count)
        } catch {
            fingerprint.add(trigger, refusedBecause: error.reason)
            explored.refusals[String(error.reason.prefix { $0 != ";" }), default: 0] += 1
            if error.conflict != nil || error.reason.hasPrefix("nothing is known") {
                explored.violations.append("\(next.label)\(error.reason)")
            }
            return nil
        }
        explored.events += 1
        fingerprint.add(trigger, next.world.record.entries[way.world.record.entries.count...])
        var broken = next.laws.broken(by: next.world, since: way.world)
        if next.endsInLaunch {
            explored.launches[next.world.scenario.device.platform, default: 0] += 1
            // A foreground launch ends active or stopped.
            if !next.world.isStopped, next.world.process.state != .active {
                broken.append("a foreground launch ended \(next.world.process.state)")
            }
        }
        if !broken.isEmpty { explored.violations.append(next.label + broken.joined(separator: "; ")) }
        return next
    }
}

/// The situations of one app that were met, by number, and which lead to which.
private struct Walk {
    private var numbers: [Situation: Int] = [:]
    private var starts: [Int] = []
    /// The situations that events lead to from each; nil for those that nothing follows on any more.
    private var successors: [[Int?]] = []

    var count: Int { successors.count }

    /// The way, if it leads where none has led before.
    mutating func arrive(_ way: Way, from origin: Int?) -> Way? {
        let situation = Situation(way.world, way.laws)
        let known = numbers[situation]
        let number = known ?? successors.count
        if let origin { successors[origin].append(number) } else { starts.append(number) }
        if known != nil { return nil }
        numbers[situation] = number
        successors.append([])
        var way = way
        way.number = number
        return way
    }

    /// Notes an event that nothing follows on.
    mutating func end(from origin: Int) {
        successors[origin].append(nil)
    }

    /// How many sequences of so many events can happen.
    func sequences(of length: Int) -> Int {
        var counts = successors.map { _ in 1 }
        for _ in 0..<length {
            counts = successors.map { next in next.reduce(0) { $0 + ($1.map { counts[$0] } ?? 1) } }
        }
        return starts.reduce(0) { $0 + counts[$1] }
    }
}

/// A sequence of events, and where it has led.
private struct Way {
    var world: World
    var laws: Laws
    var steps: [Trigger] = []
    /// That of the situation.
    var number = 0

    init(from start: World) {
        world = start
        laws = Laws(from: start)
    }

    /// Whether the user has just opened an app that didn't run.
    var endsInLaunch: Bool {
        steps.last.map { RuleTrigger.foregroundTriggers.contains(.event($0.kind)) } ?? false
            && world.record.entries.last { $0.kind == .stimulus }?.rule == "launch.foreground"
    }

    /// The app and the sequence, for a message.
    var label: String {
        let scenario = world.scenario
        return "\(scenario.device.platform) \(scenario.device.os) \(scenario.app.lifecycle) from \(scenario.start): "
            + "\(steps): "
    }
}
