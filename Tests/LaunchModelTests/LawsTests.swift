import Foundation
import Testing

@testable import LaunchModel

struct LawsTests {
    @Test(arguments: Lifecycle.allCases)
    func holdForAllPairsOfEvents(lifecycle: Lifecycle) {
        let setups = Universe.newest.filter { $0.app.lifecycle == lifecycle }
        #expect(Exploration(depth: 2).violations(in: setups) == [])
    }

    @Test(arguments: Lifecycle.allCases)
    func holdForEveryEventOnEveryVersion(lifecycle: Lifecycle) {
        let setups = Universe.setups.filter { $0.app.lifecycle == lifecycle }
        #expect(Exploration(depth: 1).violations(in: setups) == [])
    }

    @Test(arguments: Lifecycle.allCases)
    func holdWhereDocumentationIsPreferred(lifecycle: Lifecycle) {
        let setups = Universe.newest.filter { $0.app.lifecycle == lifecycle }
        #expect(Exploration(depth: 1, preference: .documented).violations(in: setups) == [])
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LAUNCHTRACE_SOAK"] != nil), arguments: Lifecycle.allCases)
    func holdForAllTriplesOfEventsSoak(lifecycle: Lifecycle) {
        let setups = Universe.newest.filter { $0.app.lifecycle == lifecycle }
        #expect(Exploration(depth: 3).violations(in: setups) == [])
    }
}

/// Walks all sequences of events, each from where the one before ended.
struct Exploration {
    let depth: Int
    var preference = Preference.logs

    /// The first violations of the laws, each with the sequence that led to it.
    func violations(in setups: [Scenario]) -> [String] {
        var found: [String] = []
        for setup in setups {
            for start in Start.allCases {
                var scenario = setup
                scenario.start = start
                guard let world = try? World(startOf: scenario, preferring: preference) else { continue }
                walk(from: world, steps: [], into: &found)
                if found.count > 20 { return found }
            }
        }
        return found
    }

    private func walk(from world: World, steps: [Trigger], into found: inout [String]) {
        guard steps.count < depth, found.count <= 20 else { return }
        for trigger in Universe.triggers {
            var next = world
            do {
                try next.advance(to: Event(trigger), index: steps.count)
            } catch {
                if error.reason.hasPrefix("nothing is known") {
                    found.append(label(world, steps + [trigger]) + error.reason)
                }
                continue
            }
            let broken = Laws.broken(by: next) + outcome(of: next, after: trigger)
            if !broken.isEmpty { found.append(label(world, steps + [trigger]) + broken.joined(separator: "; ")) }
            walk(from: next, steps: steps + [trigger], into: &found)
        }
    }

    /// A foreground launch ends active or stopped, and nothing is left to happen.
    private func outcome(of world: World, after trigger: Trigger) -> [String] {
        let opensApp = RuleTrigger.foregroundTriggers.contains(.event(trigger.kind))
        let launched = world.entries.last { $0.kind == .stimulus }?.rule == "launch.foreground"
        guard opensApp, launched, !world.isStopped, world.state != .active else { return [] }
        return ["a foreground launch ended \(world.state)"]
    }

    private func label(_ world: World, _ steps: [Trigger]) -> String {
        let scenario = world.scenario
        return "\(scenario.device.platform) \(scenario.device.os) \(scenario.app.lifecycle) from \(scenario.start): "
            + "\(steps): "
    }
}
