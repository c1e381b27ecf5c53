@testable import LaunchModel

/// Lets every event follow on every other, each from where the one before ended, and holds the laws against it.
struct Exploration {
    /// How many events follow on each other.
    let depth: Int
    var preference = Preference.logs
    var book = RuleBook.standard

    /// What was come across.
    struct Explored: Equatable {
        /// The first violations of the laws, each with the sequence that led to it.
        var violations: [String] = []
        /// How often the user opened an app that didn't run, in different situations.
        var launches: [Platform: Int] = [:]
        /// How often an event couldn't happen in a situation, for each reason.
        var refusals: [String: Int] = [:]
    }

    func run(_ setups: [Scenario], _ lifecycle: Lifecycle, _ platform: Platform? = nil) -> Explored {
        var explored = Explored()
        for setup in setups
        where setup.app.lifecycle == lifecycle && (platform == nil || platform == setup.device.platform) {
            explore(setup, into: &explored)
            if explored.violations.count > 20 { break }
        }
        return explored
    }

    /// Goes on from each situation once, one level after the other: so a situation is met first where most events
    /// can still follow.
    private func explore(_ setup: Scenario, into explored: inout Explored) {
        var seen: Set<Situation> = []
        var ways = Start.allCases.compactMap { start in
            var scenario = setup
            scenario.start = start
            let world = try? World(startOf: scenario, preferring: preference, by: book)
            return world.flatMap { $0.isStopped ? nil : Way(from: $0) }
        }
        for _ in 0..<depth {
            ways = ways.filter { seen.insert(Situation($0.world, $0.laws)).inserted }
                .flatMap { way in Universe.triggers.compactMap { follow($0, on: way, into: &explored) } }
        }
    }

    /// The way with one more event; nil where it can't happen.
    private func follow(_ trigger: Trigger, on way: Way, into explored: inout Explored) -> Way? {
        var next = way
        next.steps.append(trigger)
        do {
            try next.world.advance(to: Event(trigger), index: way.steps.count)
        } catch {
            explored.refusals[String(error.reason.prefix { $0 != ";" }), default: 0] += 1
            if error.conflict != nil || error.reason.hasPrefix("nothing is known") {
                explored.violations.append("\(next.label)\(error.reason)")
            }
            return nil
        }
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

/// A sequence of events, and where it has led.
private struct Way {
    var world: World
    var laws: Laws
    var steps: [Trigger] = []

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
