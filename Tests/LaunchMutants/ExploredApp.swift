import AppReading
import CodeMutations
import CodeVariants
import LaunchLaws
import LaunchModel
import ProjectFixtures
import ProjectReading

/// One of the apps that `swift test` and `make soak` hold the laws against, what the rules as they are make of it, and
/// where mutants would have made a difference.
package struct ExploredApp: Sendable {
    let test: LawTest
    let setup: Scenario
    /// The situations that events follow on.
    private let ways: [Way]
    /// Their hashes in this run of the program.
    private let situations: [Int]
    /// Those in which the app starts, in this run of the program; nil for a start that it doesn't reach.
    private let starts: [Int?]
    private let explored: Explored
    private let events: [ExploredEvent]
    /// The places of the events in which each mutant would have made a difference, and the mutants that would have on the
    /// way to a start.
    private let differences: [Int: [Int]]
    private let differentStarts: Set<Int>

    private struct ExploredEvent: Sendable {
        let way: Int
        let trigger: Trigger
        let fingerprint: UInt64
        let violations: [String]
        let situation: Int?
    }

    /// The mutants are those that may be asked about, by their places.
    package init(_ test: LawTest, _ setup: Scenario, _ mutants: Alternatives) {
        let exploration = test.exploration()
        var ways: [Way] = []
        var events: [ExploredEvent] = []
        var differences: [Int: [Int]] = [:]
        var situations: [Int] = []
        explored = exploration.run(setup, asking: mutants) { way, trigger, next in
            if ways.last?.number != way.number {
                ways.append(way)
                situations.append(way.situation.hashValue)
            }
            for mutant in next.way.different { differences[mutant, default: []].append(events.count) }
            events.append(
                ExploredEvent(
                    way: ways.count - 1, trigger: trigger, fingerprint: next.fingerprint, violations: next.violations,
                    situation: exploration.situation(after: next)))
        }
        (self.test, self.setup, self.ways, self.events) = (test, setup, ways, events)
        (self.differences, self.situations) = (differences, situations)
        let starts = exploration.starts(of: setup, asking: mutants)
        self.starts = starts.map(\.?.situation.hashValue)
        differentStarts = starts.reduce(into: []) { $0.formUnion($1?.different ?? []) }
    }

    /// Those of all tests in which events follow, but for those that are about findings; of apps that do one thing in every
    /// method those of iOS.
    package static let tests: [(LawTest, Scenario)] = LawTest.all.filter { test in
        test.exploration().depth > 0 && test.kind != .careless && (test.kind != .everyAction || test.platform == .iOS)
    }.flatMap { test in test.setups.map { (test, $0) } }

    /// Whether it is worth asking about the mutant; the newest version is among every one.
    func mayShow(_ mutant: Mutant) -> Bool {
        switch test.kind {
        case .pairsOfEvents, .everyAction, .unusual, .careless: true
        case .everyVersion, .declared, .named, .viewed: mutant.rule.isAtBound(setup)
        case .documentationPreferred: mutant.rule.dependsOnPreference
        }
    }

    /// Whether a wrong rule book breaks a law, or leads to something else. The index is the place of its mutant among those
    /// that were asked: only the events in which the mutant makes a difference happen again, unless they follow on a
    /// situation that nothing leads to any more, and what follows on situations that nothing led to before.
    func isChanged(by book: RuleBook, at index: Int) -> Bool {
        let different = differences[index] ?? []
        if different.isEmpty, !differentStarts.contains(index) { return false }
        let exploration = test.exploration(by: book)
        if differentStarts.contains(index), exploration.starts(of: setup).map(\.?.situation.hashValue) != starts {
            return isChanged(from: exploration)
        }
        precondition(exploration.depth <= 2, "apps are explored by at most two events")
        let world = World(setup, preferring: exploration.preference, by: book)
        var (again, fingerprint) = (Explored(), Fingerprint())
        let known = Set(situations)
        var led: [Int: Int?] = [:]
        var new: [Int: Way] = [:]
        func makesDifference(_ place: Int) -> Bool {
            let (event, way) = (events[place], ways[events[place].way].governed(like: world))
            let next = exploration.follow(event.trigger, on: way, into: &again, &fingerprint)
            if next.fingerprint != event.fingerprint || next.violations != event.violations { return true }
            let situation = exploration.situation(after: next)
            if situation != event.situation {
                led[place] = .some(situation)
                if let situation, !known.contains(situation) { new[situation] = next.way }
            }
            return false
        }
        let first = different.prefix { ways[events[$0].way].length == 0 }
        if first.contains(where: makesDifference) { return true }
        // The first events decide which situations the second ones follow on.
        let reached = Set(starts + events.indices.map { led[$0] ?? events[$0].situation })
        let second = different.dropFirst(first.count).filter { reached.contains(situations[events[$0].way]) }
        if second.contains(where: makesDifference) { return true }
        if led.isEmpty { return false }
        fingerprint = Fingerprint()
        var violations: [String] = []
        for way in new.values {
            for trigger in exploration.triggers {
                violations += exploration.follow(trigger, on: way, into: &again, &fingerprint).violations
            }
        }
        let gone = events.filter { !reached.contains(situations[$0.way]) }
        return fingerprint.sum != gone.map(\.fingerprint).reduce(0, &+)
            || violations.sorted() != gone.flatMap(\.violations).sorted()
    }

    private func isChanged(from exploration: Exploration) -> Bool {
        let other = exploration.run([setup])
        return other.violations != explored.violations || other.fingerprint != explored.fingerprint
    }
}

extension Exploration {
    /// That of the situation after an event, in this run of the program; nil where the event can't happen, or no other
    /// follows.
    fileprivate func situation(after next: Followed) -> Int? {
        next.hasHappened && next.way.length < depth ? next.way.situation.hashValue : nil
    }
}

extension Rule {
    /// The versions beside which something changes for a rule, the oldest and the newest.
    fileprivate func isAtBound(_ setup: Scenario) -> Bool {
        let uikit = setup.device.uikit
        if uikit == .newest || uikit == Universe.everyYear.first { return true }
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

/// A small app in code: what its reader leaves open is found in no scenario.
package struct AppInCode: Sendable {
    /// By their paths.
    private let files: [String: String]

    private static let (infoPlist, entitlements, code) = ("Info.plist", "App.entitlements", "App")

    private init(_ variant: CodeVariant) {
        let code = variant.files.map { ("\(Self.code)/\($0)", $1) }
        files = Dictionary(uniqueKeysWithValues: code + [(Self.infoPlist, variant.infoPlistFile)])
    }

    private init(_ app: WholeApp, after edits: [CodeEdit] = []) throws { files = try app.files(after: edits) }

    /// Those of which tests hold what is read and found, and the whole ones, as they stand and broken.
    package static func all() throws -> [AppInCode] {
        try CodeVariant.all.map { AppInCode($0) } + WholeApp.all.map { try AppInCode($0) }
            + CodeMutation.all.map { try AppInCode($0.app, after: $0.edits) }
    }

    /// The launches of the app as it is read.
    fileprivate func launches() throws -> [Scenario] {
        let folder = MemoryFolder(files: files).folder
        let target = try ProjectTarget(
            name: "App", infoPlist: Self.infoPlist,
            entitlements: files[Self.entitlements] == nil ? nil : Self.entitlements, sources: [Self.code], in: folder)
        let scanned = ScannedApp(AppSource(target, TargetCode(target, in: folder), in: folder))
        let device = Device()
        let app = Scenario(
            "any", notes: nil, device: device, app: ResolvedApp(scanned.app, on: device), start: .notRunning,
            events: [.tapIcon])
        return try app.launches(from: scanned.sources).map(\.scenario)
    }
}

extension FindingTrial {
    /// The places of those mutants that find something else in an app.
    package func told(by app: AppInCode) throws -> Set<Int> {
        try app.launches().reduce(into: []) { told, launch in
            told.formUnion(self.told(by: try launch.trace(by: book).findings))
        }
    }
}
