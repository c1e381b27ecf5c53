import LaunchModel

extension Topic {
    static let findings = FindingCode.allCases.map { code in
        Topic(
            .finding, code.title, names: [code.rawValue, code.facts.name], summary: code.facts.meaning
        ) { code.explanation }
    }

    /// A rule that has the name of its code is explained with it.
    static let findingRules = FindingBook.all.filter { $0.id != $0.code.facts.name }.map { rule in
        Topic(.findingRule, rule.id, summary: rule.code.facts.meaning) {
            [rule.lines, ["See \"\(Tool.name) explain \(rule.code.rawValue)\"."]]
        }
    }
}
