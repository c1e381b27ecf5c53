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
