import Foundation
import Testing

@testable import LaunchModel

struct LawsTests {
    @Test(arguments: Lifecycle.allCases)
    func holdForAllPairsOfEvents(lifecycle: Lifecycle) {
        let explored = Exploration(depth: 2).run(Universe.standard.newest, lifecycle)
        #expect(explored.violations == [])
        #expect(explored.launches == Exploration.launchesInPairs[lifecycle])
    }

    @Test(arguments: Lifecycle.allCases)
    func holdForEveryEventOnEveryVersion(lifecycle: Lifecycle) {
        let explored = Exploration(depth: 1).run(Universe.standard.setups, lifecycle)
        #expect(explored.violations == [])
        #expect(explored.launches == Exploration.launchesOnEveryVersion[lifecycle])
        #expect(explored.refusals == Exploration.refusalsOnEveryVersion[lifecycle])
    }

    @Test(arguments: Lifecycle.allCases)
    func holdWhereDocumentationIsPreferred(lifecycle: Lifecycle) {
        let explored = Exploration(depth: 1, preference: .documented).run(Universe.standard.newest, lifecycle)
        #expect(explored.violations == [])
        #expect(explored.launches == Exploration.documentedLaunches[lifecycle])
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["LAUNCHTRACE_SOAK"] != nil), arguments: Lifecycle.allCases)
    func holdForAllTriplesOfEventsSoak(lifecycle: Lifecycle) {
        let explored = Exploration(depth: 3).run(Universe.standard.newest, lifecycle)
        #expect(explored.violations == [])
        for (platform, count) in Exploration.launchesInPairs[lifecycle] ?? [:] {
            #expect(explored.launches[platform, default: 0] > count)
        }
    }
}

/// Walks all sequences of events, each from where the one before ended.
struct Exploration {
    let depth: Int
    var preference = Preference.logs
    var book = RuleBook.standard

    /// What was come across.
    struct Explored: Equatable {
        /// The first violations of the laws, each with the sequence that led to it.
        var violations: [String] = []
        /// How often the user opened an app that didn't run.
        var launches: [Platform: Int] = [:]
        /// How often an event couldn't happen, for each reason.
        var refusals: [String: Int] = [:]
    }

    func run(_ setups: [Scenario], _ lifecycle: Lifecycle) -> Explored {
        var explored = Explored()
        for setup in setups where setup.app.lifecycle == lifecycle {
            for start in Start.allCases {
                var scenario = setup
                scenario.start = start
                guard let world = try? World(startOf: scenario, preferring: preference, by: book) else { continue }
                walk(from: world, steps: [], into: &explored)
                if explored.violations.count > 20 { return explored }
            }
        }
        return explored
    }

    private func walk(from world: World, steps: [Trigger], into explored: inout Explored) {
        guard steps.count < depth, explored.violations.count <= 20 else { return }
        for trigger in Universe.triggers {
            var next = world
            do {
                try next.advance(to: Event(trigger), index: steps.count)
            } catch {
                explored.refusals[String(error.reason.prefix { $0 != ";" }), default: 0] += 1
                if error.conflict != nil || error.reason.hasPrefix("nothing is known") {
                    explored.violations.append(label(world, steps + [trigger]) + error.reason)
                }
                continue
            }
            let isLaunch = isLaunch(next, by: trigger)
            if isLaunch { explored.launches[world.scenario.device.platform, default: 0] += 1 }
            // A foreground launch ends active or stopped.
            let isUnfinished = isLaunch && !next.isStopped && next.process.state != .active
            let broken =
                Laws.broken(by: next) + (isUnfinished ? ["a foreground launch ended \(next.process.state)"] : [])
            if !broken.isEmpty {
                explored.violations.append(label(world, steps + [trigger]) + broken.joined(separator: "; "))
            }
            walk(from: next, steps: steps + [trigger], into: &explored)
        }
    }

    private func isLaunch(_ world: World, by trigger: Trigger) -> Bool {
        RuleTrigger.foregroundTriggers.contains(.event(trigger.kind))
            && world.record.entries.last { $0.kind == .stimulus }?.rule == "launch.foreground"
    }

    private func label(_ world: World, _ steps: [Trigger]) -> String {
        let scenario = world.scenario
        return "\(scenario.device.platform) \(scenario.device.os) \(scenario.app.lifecycle) from \(scenario.start): "
            + "\(steps): "
    }
}
