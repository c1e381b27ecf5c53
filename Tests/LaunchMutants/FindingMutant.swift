import LaunchLaws
import LaunchModel

/// A rule book in which one rule for findings is wrong.
package struct FindingMutant: Sendable, CustomStringConvertible {
    package let kind: FindingKind
    /// The rule as it is.
    package let rule: FindingRule
    /// The difference from it.
    package let change: String
    /// The wrong rule; nil where the rule is left out.
    let replacement: FindingRule?

    package static let all = RuleBook.standard.findings.flatMap(\.mutants)

    package var id: String { "\(kind.code) \(rule.id)" }

    package var description: String { "\(id): \(change)" }
}

/// A rule book that has every wrong rule for findings beside the right ones. Since nothing depends on what is found, one
/// run tells all of them.
package struct FindingTrial: Sendable {
    package let mutants: [FindingMutant]
    package let book: RuleBook

    package init(_ mutants: [FindingMutant]) {
        self.mutants = mutants
        let wrong = mutants.enumerated().reduce(into: [String: [FindingRule]]()) { wrong, mutant in
            let replacement = mutant.element.replacement?.copy(id: Self.id(mutant.offset))
            wrong[mutant.element.rule.id, default: []] += [replacement].compactMap(\.self)
        }
        book = RuleBook(
            findings: RuleBook.standard.findings.map { kind in
                kind.with(rules: kind.rules.flatMap { [$0] + (wrong[$0.id] ?? []) })
            })
    }

    /// The places of those mutants that find something else than the rules as they are.
    package func told(by findings: [Finding]) -> Set<Int> {
        let found = Dictionary(grouping: findings, by: \.rule).mapValues { $0.map(\.traits) }
        return Set(mutants.indices.filter { found[mutants[$0].rule.id] != found[Self.id($0)] })
    }

    /// No rule has such a name.
    private static func id(_ index: Int) -> String { "#\(index)" }

    /// The places of those mutants that find something else in an example.
    package func told(by example: TracedExample) -> Set<Int> {
        example.findings(by: book).reduce(into: []) { $0.formUnion(told(by: $1)) }
    }

    /// The apps of the laws that are about findings; in the others nothing is wrong.
    package static let apps: [(LawTest, Scenario)] = LawTest.all.filter { test in
        switch test.kind {
        case .everyVersion, .everyAction, .unusual, .careless, .named, .viewed: true
        case .pairsOfEvents, .documentationPreferred, .declared: false
        }
    }.flatMap { test in test.setups.map { (test, $0) } }

    /// The places of those mutants that find something else in an app of the laws.
    package func told(by test: LawTest, _ setup: Scenario) -> Set<Int> {
        let exploration = test.exploration(by: book)
        let ways = exploration.depth == 0 ? [] : exploration.ways(of: setup)
        return ways.reduce(into: told(by: exploration.findings(in: setup))) { all, way in
            for trigger in exploration.triggers { all.formUnion(told(by: way.findings(at: trigger))) }
        }
    }
}

extension Finding {
    /// All that is recorded of it, but its rule.
    fileprivate var traits: [String] { Array(words.dropFirst()) }
}
