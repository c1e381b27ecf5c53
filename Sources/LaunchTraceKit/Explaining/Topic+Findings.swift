extension Topic {
    static let findings = FindingKind.allCases.map { kind in
        Topic(.finding, kind.title, names: [kind.code, kind.name], summary: kind.meaning) { kind.sections }
    }

    /// A rule that has the name of its kind is explained with it.
    static let findingRules = FindingKind.allCases.flatMap { kind in
        kind.rules.filter { $0.id != kind.name }.map { rule in
            Topic(.findingRule, rule.id, summary: kind.meaning) {
                [
                    .lead(rule.item), .lead("\(naming: kind): \(kind.meaning)"),
                    .lead("See \"\(ToolInfo.name) explain \(kind.code)\"."),
                ]
            }
        }
    }
}
