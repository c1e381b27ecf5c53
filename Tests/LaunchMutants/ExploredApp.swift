import LaunchLaws
import LaunchModel

/// One of the apps that `swift test` and `make soak` hold the laws against, and what the rules as they are make of it.
package struct ExploredApp: Sendable {
    let test: LawTest
    let setup: Scenario
    private let fingerprint: UInt64

    package init(_ test: LawTest, _ setup: Scenario) {
        self.test = test
        self.setup = setup
        fingerprint = test.exploration().run([setup]).fingerprint
    }

    /// Those of all tests; of pairs, which take longest, the first app of each life cycle on the platform that has every
    /// event.
    package static let tests: [(LawTest, Scenario)] = LawTest.all.flatMap { test in
        test.kind == .pairsOfEvents
            ? test.setups.prefix(test.platform == .iPadOS ? 1 : 0).map { (test, $0) } : test.setups.map { (test, $0) }
    }

    /// Whether the rule, right or wrong, can make a difference here; the newest version is among every one.
    func mayShow(_ mutant: Mutant, of rule: Rule) -> Bool {
        guard mutant.mayConcern(self) else { return false }
        switch test.kind {
        case .pairsOfEvents: return true
        case .everyVersion: return rule.isAtBound(setup)
        case .documentationPreferred: return rule.when.leaves.contains(.prefersDocumented)
        }
    }

    /// Whether a law doesn't hold, or the events lead to something else.
    func isChanged(by book: RuleBook) -> Bool {
        let explored = test.exploration(by: book).run([setup])
        return !explored.violations.isEmpty || explored.fingerprint != fingerprint
    }
}

extension Rule {
    /// The versions beside which something changes for a rule, and the newest.
    func isAtBound(_ setup: Scenario) -> Bool {
        let uikit = setup.device.uikit
        if uikit == .newest { return true }
        let bounds = os.bounds + sdk.bounds + when.leaves.flatMap(\.bounds)
        return bounds.contains { bound in
            let versions = Universe.standard.versions
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
