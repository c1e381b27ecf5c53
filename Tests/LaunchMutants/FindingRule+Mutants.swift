import LaunchModel

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
