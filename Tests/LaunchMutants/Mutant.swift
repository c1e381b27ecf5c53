import LaunchModel

/// A rule book that is wrong in one place.
package struct Mutant: Sendable, CustomStringConvertible {
    /// The rule that is wrong.
    package let subject: Subject
    /// The difference from the rule as it is.
    package let change: String
    /// The wrong rules; none where the rule is left out.
    private let replacement: Replacement

    package enum Subject: Hashable, Sendable {
        case rule(Rule)
        case finding(FindingRule, of: FindingKind)
    }

    private enum Replacement: Sendable {
        case rules([Rule])
        case findings([FindingRule])
    }

    package init(_ rule: Rule, _ change: String, _ replacement: Rule?) {
        subject = .rule(rule)
        self.change = change
        self.replacement = .rules([replacement].compactMap(\.self))
    }

    init(_ rule: FindingRule, of kind: FindingKind, _ change: String, _ replacement: FindingRule?) {
        subject = .finding(rule, of: kind)
        self.change = change
        self.replacement = .findings([replacement].compactMap(\.self))
    }

    /// Whether the rule, right or wrong, is one for such an app.
    func mayConcern(_ app: ExploredApp) -> Bool {
        guard case .rule(let rule) = subject, case .rules(let wrong) = replacement else { return false }
        return ([rule] + wrong).contains {
            $0.lifecycles.contains(app.setup.app.lifecycle) && $0.platforms.contains(app.setup.device.platform)
        }
    }

    package var description: String { "\(id): \(change)" }

    package var id: String {
        switch subject {
        case .rule(let rule): rule.id
        case .finding(let rule, let kind): "\(kind.code) \(rule.id)"
        }
    }

    /// The standard rule book with the mistake in it.
    package var book: RuleBook {
        let standard = RuleBook.standard
        switch (subject, replacement) {
        case (.rule(let rule), .rules(let wrong)):
            return RuleBook(rules: standard.rules.flatMap { $0.id == rule.id ? wrong : [$0] })
        case (.finding(let rule, _), .findings(let wrong)):
            return RuleBook(
                findings: standard.findings.map { kind in
                    kind.with(rules: kind.rules.flatMap { $0.id == rule.id ? wrong : [$0] })
                })
        case (.rule, .findings), (.finding, .rules): return standard
        }
    }
}

extension Mutant {
    /// Those of the rules of UIKit.
    package static let ofRules = RuleBook.standard.rules.flatMap(\.mutants)

    /// Those of the rules for findings.
    package static let ofFindings = RuleBook.standard.findings.flatMap(\.mutants)
}
