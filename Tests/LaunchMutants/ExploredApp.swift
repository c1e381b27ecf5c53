import LaunchLaws
import LaunchModel

/// One of the apps that `swift test` and `make soak` hold the laws against, and what the rules as they are make of it.
package struct ExploredApp: Sendable {
    let test: LawTest
    let setup: Scenario
    /// The situations that events follow on.
    private let ways: [Way]
    /// Those in which the app starts, in this run of the program; nil for a start that it doesn't reach.
    private let starts: [Int?]
    private let explored: Explored
    private let events: [ExploredEvent]
    /// Where each trigger's rules were weighed, by the place among the events.
    private let weighings: [RuleTrigger: [Int]]

    private struct ExploredEvent: Sendable {
        let way: Int
        let trigger: Trigger
        let fingerprint: UInt64
        let situation: Int?
    }

    package init(_ test: LawTest, _ setup: Scenario) {
        let exploration = test.exploration()
        var ways: [Way] = []
        var events: [ExploredEvent] = []
        var weighings: [RuleTrigger: [Int]] = [:]
        explored = exploration.run(setup) { way, trigger, outcome in
            if ways.last?.number != way.number { ways.append(way) }
            for place in outcome.weighed { weighings[place, default: []].append(events.count) }
            events.append(
                ExploredEvent(
                    way: ways.count - 1, trigger: trigger, fingerprint: outcome.fingerprint,
                    situation: outcome.situation))
        }
        (self.test, self.setup, self.ways, self.events, self.weighings) = (test, setup, ways, events, weighings)
        starts = exploration.starts(of: setup)
    }

    /// Those of all tests in which events follow, but for those that are about findings; of apps that do one thing in every
    /// method those of iOS.
    package static let tests: [(LawTest, Scenario)] = LawTest.all.filter { test in
        test.exploration().depth > 0 && test.kind != .careless && (test.kind != .everyAction || test.platform == .iOS)
    }.flatMap { test in test.setups.map { (test, $0) } }

    /// Whether the rule, right or wrong, can make a difference here; the newest version is among every one.
    func mayShow(_ mutant: Mutant) -> Bool {
        guard mutant.mayConcern(self) else { return false }
        switch test.kind {
        case .pairsOfEvents, .everyAction, .unusual, .careless: return true
        case .everyVersion, .declared, .named: return mutant.rule.isAtBound(setup)
        case .documentationPreferred: return mutant.rule.when.leaves.contains(.prefersDocumented)
        }
    }

    /// Whether a law doesn't hold, or the events lead to something else, by a book that has other rules at these
    /// triggers. Where the same follows from each event, in the record and in the situation that others follow on, nothing
    /// else can; where only the situation is another, all is gone through.
    func isChanged(by book: RuleBook, at triggers: [RuleTrigger]) -> Bool {
        let exploration = test.exploration(by: book)
        guard exploration.starts(of: setup) == starts else { return isChanged(from: exploration) }
        let world = World(setup, preferring: exploration.preference, by: book)
        var (fingerprint, leadsElsewhere) = (Fingerprint(), false)
        for index in Set(triggers.flatMap { weighings[$0] ?? [] }).sorted() {
            let event = events[index]
            let way = ways[event.way]
            let outcome = way.governed(like: world)
                .outcome(of: event.trigger, isLast: way.length + 1 == exploration.depth, &fingerprint)
            if outcome.fingerprint != event.fingerprint { return true }
            leadsElsewhere = leadsElsewhere || outcome.situation != event.situation
        }
        return leadsElsewhere && isChanged(from: exploration)
    }

    private func isChanged(from exploration: Exploration) -> Bool {
        let other = exploration.run([setup])
        return other.violations != explored.violations || other.fingerprint != explored.fingerprint
    }
}

extension Rule {
    /// The versions beside which something changes for a rule, and the newest.
    func isAtBound(_ setup: Scenario) -> Bool {
        let uikit = setup.device.uikit
        if uikit == .newest { return true }
        let bounds = os.bounds + sdk.bounds + when.leaves.flatMap(\.bounds)
        return bounds.contains { bound in
            let versions = Universe.everyYear
            return uikit == versions.last { $0 < bound } || uikit == versions.first { $0 >= bound }
        }
    }
}

extension Condition {
    fileprivate var bounds: [Version] {
        if case .os(let range) = self { return range.bounds }
        if case .sdk(let range) = self { return range.bounds }
        return []
    }
}
