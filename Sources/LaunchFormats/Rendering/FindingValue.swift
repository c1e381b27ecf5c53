extension PlacedFinding {
    /// The finding as an object; `entry` is the number of its entry among those that are printed, and is left out
    /// where that entry isn't, so that no reader takes another entry for it.
    package func value(entry: Int?, _ detail: Presentation.Detail = .facts) -> Value {
        let members = Value.members([
            "code": .string(finding.kind.code), "name": .string(finding.kind.name),
            "severity": .string(finding.severity.rawValue), "message": .string(statement),
            "entry": entry.map { .number($0) }, "at": place.value, "rule": .string(finding.rule),
            "help": finding.help.map { .string($0.words) },
            "launches": launches?.value,
            "scenarios": otherScenarios.isEmpty
                ? nil : .list(([scenario] + otherScenarios).map { .string($0.name) }),
        ])
        switch detail {
        case .facts: return .object(members)
        case .explained: return .object(members + finding.reasons)
        }
    }
}

extension Place {
    /// Where an editor would look for it; the words of a `--set` count as a file.
    fileprivate var value: Value { ["file": .string(file), "line": .number(line), "column": .number(column)] }
}

extension Finding {
    fileprivate var reasons: [Value.Member] {
        Value.members([
            "because": .string(kind.why), "confidence": .string(confidence.rawValue),
            "source": RuleBook.standard.findingRule(rule).map(\.source.value),
        ])
    }
}
