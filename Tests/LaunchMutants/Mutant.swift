import LaunchLaws
import LaunchModel

/// A rule book in which one rule of UIKit is wrong.
package struct Mutant: Sendable, CustomStringConvertible {
    /// The rule as it is.
    package let rule: Rule
    /// The difference from it.
    package let change: String
    /// The wrong rule; nil where the rule is left out.
    private let replacement: Rule?

    package init(_ rule: Rule, _ change: String, _ replacement: Rule?) {
        (self.rule, self.change, self.replacement) = (rule, change, replacement)
    }

    package static let all = RuleBook.standard.rules.flatMap(\.mutants)

    package var description: String { "\(rule.id): \(change)" }

    /// The standard rule book with the mistake in it.
    package var book: RuleBook {
        RuleBook(rules: RuleBook.standard.rules.flatMap { $0.id == rule.id ? [replacement].compactMap(\.self) : [$0] })
    }

    /// What the machine asks to learn whether the mistake would make a difference.
    package var alternative: Alternatives.Alternative { Alternatives.Alternative(to: rule, replacement) }
}

extension Rule {
    /// The rule left out, with two neighbouring effects swapped, with a condition denied or left out, with a bound moved.
    /// One without effects says why nothing happens, and nothing tells where it is wrong.
    package var mutants: [Mutant] {
        if effects.isEmpty { return [] }
        let wrong =
            swaps
            + (requirementsLeftOut + bounds + when.mistakes.map { $0.map { copy(when: $0) } }).filter {
                !isSame(as: $0.subject)
            }
        return [Mutant(self, "left out", nil)] + wrong.map { Mutant(self, $0.change, $0.subject) }
    }

    private var swaps: [Mistaken<Rule>] {
        effects.indices.dropLast().compactMap { index in
            let (first, second) = (effects[index], effects[index + 1])
            let states = effects[..<index].contains(where: \.mayChangeState) ? nil : from
            if first.isInterchangeable(with: second, in: states) { return nil }
            var swapped = effects
            swapped.swapAt(index, index + 1)
            return Mistaken(change: "\(second.title) before \(first.title)", subject: copy(effects: swapped))
        }
    }

    /// A list has no opposite, so that it is left out.
    private var requirementsLeftOut: [Mistaken<Rule>] {
        var wrong: [Mistaken<Rule>] = []
        if from != nil { wrong.append(Mistaken(change: "in any state", subject: copy(from: .some(nil)))) }
        if lifecycles.count < Lifecycle.allCases.count {
            wrong.append(Mistaken(change: "in any life cycle", subject: copy(lifecycles: Lifecycle.allCases)))
        }
        if platforms.count < Platform.allCases.count {
            wrong.append(Mistaken(change: "on any platform", subject: copy(platforms: Platform.allCases)))
        }
        return wrong
    }

    private var bounds: [Mistaken<Rule>] {
        os.moved(of: "the system").map { $0.map { copy(os: $0) } }
            + sdk.moved(of: "the SDK").map { $0.map { copy(sdk: $0) } }
    }

    private func copy(
        from: [AppState]?? = nil, when: Condition? = nil, lifecycles: [Lifecycle]? = nil, os: VersionRange? = nil,
        sdk: VersionRange? = nil, platforms: [Platform]? = nil, effects: [Effect]? = nil
    ) -> Rule {
        Rule(
            id, on: on, from: from ?? self.from, when: when ?? self.when, lifecycles: lifecycles ?? self.lifecycles,
            os: os ?? self.os, sdk: sdk ?? self.sdk, platforms: platforms ?? self.platforms,
            effects: effects ?? self.effects, because: because, source: source, order: order, state: state)
    }
}

extension Effect { fileprivate var title: String { words { "the point \($0.rawValue)" } } }

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

extension FindingKind {
    /// Each of its rules left out, with a condition of its own or of a severity denied, or with a bound moved.
    package var mutants: [FindingMutant] {
        rules.flatMap { rule in
            [FindingMutant(kind: self, rule: rule, change: "left out", replacement: nil)]
                + rule.mistakes.map {
                    FindingMutant(kind: self, rule: rule, change: $0.change, replacement: $0.subject)
                }
        }
    }
}

extension FindingRule {
    fileprivate var mistakes: [Mistaken<FindingRule>] {
        let ofSeverities = severities.indices.flatMap { index in
            severities[index].when.mistakes.map { mistake in
                mistake.map { when in
                    var severities = severities
                    severities[index] = Severity.Clause(severity: severities[index].severity, when: when)
                    return copy(severities: severities)
                }
            }
        }
        return when.mistakes.map { $0.map { copy(when: $0) } } + ofSeverities
    }
}

/// The examples and the recordings that every mutant is held against.
package struct Judge: Sendable {
    package let examples: [TracedExample]
    package let recordings: [TracedRecording]

    package init(examples: [TracedExample], recordings: [TracedRecording]) {
        self.examples = examples
        self.recordings = recordings
    }

    /// The first example that tells the mutant; nil where none does.
    package func example(against mutant: Mutant) -> Witness? {
        let (book, rule) = (mutant.book, mutant.rule)
        // Those first in which it held.
        let weighed = examples.filter { !$0.triggers.isDisjoint(with: rule.on) }
        let inOrder = weighed.filter { $0.applied.contains(rule.id) } + weighed.filter { !$0.applied.contains(rule.id) }
        return inOrder.first { $0.isChanged(by: book) }.map { .example($0.path) }
    }

    /// The first of the apps that tells the mutant, or the first recording; nil for one that survives. The index is the
    /// mutant's place among those that the apps were asked about.
    package func lawOrRecording(against mutant: Mutant, at index: Int, in apps: [ExploredApp]) -> Witness? {
        let book = mutant.book
        if let app = apps.first(where: { $0.mayShow(mutant) && $0.isChanged(by: book, at: index) }) {
            return .law(app.test.description)
        }
        let recording = recordings.first { recording in
            !recording.triggers.isDisjoint(with: mutant.rule.on) && recording.isChanged(by: book)
        }
        return recording.map { .recording($0.path) }
    }
}
