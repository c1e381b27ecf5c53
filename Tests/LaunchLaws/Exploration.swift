import LaunchModel

/// Lets every event follow on every other, each from where the one before ended, and holds the laws against it.
package struct Exploration: Sendable {
    /// How many events follow on each other.
    package let depth: Int
    package var preference: Preference
    package var book: RuleBook
    package let triggers: [Trigger]

    package init(
        depth: Int, preference: Preference = .logs, triggers: [Trigger] = Universe.triggers, book: RuleBook = .standard
    ) { (self.depth, self.triggers, self.preference, self.book) = (depth, triggers, preference, book) }

    package func run(_ setups: [Scenario], _ lifecycle: Lifecycle, _ platform: Platform? = nil) -> Explored {
        run(setups.filter { $0.app.lifecycle == lifecycle && (platform ?? $0.device.platform) == $0.device.platform })
    }

    package func run(_ setups: [Scenario]) -> Explored {
        var explored = Explored()
        for setup in setups where explored.violations.count <= 20 { explore(setup, into: &explored) }
        return explored
    }

    /// All that is found in an app whose user opens it.
    package func findings(in setup: Scenario) -> [Finding] {
        (try? setup.trace(preferring: preference, by: book))?.findings ?? []
    }

    /// The ways to each start of an app; nil for a start that it doesn't reach.
    package func starts(of setup: Scenario, asking alternatives: Alternatives? = nil) -> [Way?] {
        Start.allCases.map { Way(to: $0, of: setup, preference, book, asking: alternatives) }
    }

    /// Goes through an app, asks the alternatives at each event, and hands it on with the way that it follows on and what
    /// it leads to.
    package func run(
        _ setup: Scenario, asking alternatives: Alternatives, noting note: (Way, Trigger, Followed) -> Void
    ) -> Explored {
        var explored = Explored()
        withoutActuallyEscaping(note) { _ = explore(setup, into: &explored, asking: alternatives, noting: $0) }
        return explored
    }

    /// The situations of an app that events follow on, and where they have led so far.
    package func ways(of setup: Scenario) -> [Way] {
        var explored = Explored()
        return explore(setup, into: &explored)
    }

    /// Goes on from each situation once, one level after the other: so a situation is met first where most events
    /// can still follow.
    @discardableResult private func explore(
        _ setup: Scenario, into explored: inout Explored, asking alternatives: Alternatives? = nil,
        noting note: ((Way, Trigger, Followed) -> Void)? = nil
    ) -> [Way] {
        var walk = Walk()
        var fingerprint = Fingerprint()
        fingerprint.add(findings(in: setup))
        var ways = starts(of: setup).compactMap { $0.flatMap { walk.arrive($0, from: nil) } }
        var all = ways
        for level in 1..<(depth + 1) {
            var reached: [Way] = []
            for way in ways {
                for trigger in triggers {
                    let next = follow(trigger, on: way, asking: alternatives, into: &explored, &fingerprint)
                    note?(way, trigger, next)
                    if !next.hasHappened { continue }
                    if level == depth {
                        walk.end(from: way.number)
                    } else if let new = walk.arrive(next.way, from: way.number) {
                        reached.append(new)
                    }
                }
            }
            ways = reached
            all += reached
        }
        explored.worlds += walk.count
        explored.fingerprint &+= fingerprint.sum
        explored.sequences += walk.sequences(of: depth)
        return all
    }

    /// What one more event leads to.
    package struct Followed: Sendable {
        package let way: Way
        package let hasHappened: Bool
        /// All that an exploration sums up of it.
        package let fingerprint: UInt64
        /// The laws that it breaks; unusual apps may do so.
        package let violations: [String]
    }

    /// Lets one more event follow, if it can happen, and asks the alternatives at it.
    package func follow(
        _ trigger: Trigger, on way: Way, asking alternatives: Alternatives? = nil, into explored: inout Explored,
        _ fingerprint: inout Fingerprint
    ) -> Followed {
        let sum = fingerprint.sum
        var next = way
        next.ask(alternatives)
        do { try next.advance(by: trigger) } catch {
            fingerprint.add(trigger, refusedBecause: error.reason)
            explored.refusals[String(error.reason.prefix { $0 != ";" }), default: 0] += 1
            let isWrong = error.conflict != nil || error.reason.hasPrefix("nothing is known")
            if isWrong { explored.violations.append("\(next.label)\(error.reason)") }
            return Followed(
                way: next, hasHappened: false, fingerprint: fingerprint.sum &- sum,
                violations: isWrong ? [error.reason] : [])
        }
        explored.events += 1
        fingerprint.add(trigger, next.news(since: way))
        var broken = next.laws.broken(by: next.world, since: way.world)
        if next.endsInLaunch {
            explored.launches[next.world.scenario.device.platform, default: 0] += 1
            // A foreground launch ends active or stopped.
            if !next.world.isStopped, next.world.process.state != .active {
                broken.append("a foreground launch ended \(next.world.process.state)")
            }
        }
        if !broken.isEmpty { explored.violations.append(next.label + broken.joined(separator: "; ")) }
        return Followed(way: next, hasHappened: true, fingerprint: fingerprint.sum &- sum, violations: broken)
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
    mutating func end(from origin: Int) { successors[origin].append(nil) }

    /// How many sequences of so many events can happen.
    func sequences(of length: Int) -> Int {
        var counts = successors.map { _ in 1 }
        for _ in 0..<length { counts = successors.map { next in next.reduce(0) { $0 + ($1.map { counts[$0] } ?? 1) } } }
        return starts.reduce(0) { $0 + counts[$1] }
    }
}
