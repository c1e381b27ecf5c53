/// Apps of a life cycle on a version of UIKit.
package struct SurveyedScope: Hashable, Sendable {
    package let lifecycle: Lifecycle
    package let uikit: Version

    package init(_ lifecycle: Lifecycle, on uikit: Version) { (self.lifecycle, self.uikit) = (lifecycle, uikit) }
}

extension FindingKind {
    /// Whether one of its rules can apply there.
    package func mayHold(in scope: SurveyedScope) -> Bool {
        rules.contains { rule in
            rule.when.truth(in: scope) != false && rule.severities.contains { $0.when.truth(in: scope) != false }
        }
    }

    /// Its possible severities, the highest first.
    package var possibleSeverities: [Severity] {
        Severity.allCases.filter { severity in rules.contains { $0.severities.contains { $0.severity == severity } } }
    }
}

extension Condition {
    /// Whether it holds there; nil if that depends on other facts.
    fileprivate func truth(in scope: SurveyedScope) -> Bool? {
        switch self {
        case .always: true
        case .all(let parts): Self.conjunction(parts.map { $0.truth(in: scope) })
        case .any(let parts):
            // De Morgan: one of them holds if not all of their opposites do.
            Self.conjunction(parts.map { $0.truth(in: scope).map(!) }).map(!)
        case .not(let part): part.truth(in: scope).map(!)
        case .lifecycle(let lifecycle): lifecycle == scope.lifecycle
        case .os(let range): range.contains(scope.uikit)
        default: nil
        }
    }

    private static func conjunction(_ truths: [Bool?]) -> Bool? {
        truths.contains(false) ? false : truths.contains(nil) ? nil : true
    }
}
