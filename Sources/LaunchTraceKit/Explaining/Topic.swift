import LaunchModel

/// Something that can be explained.
enum Topic: Equatable, Sendable {
    case finding(FindingCode)
    case findingRule(FindingRule)
    case rule(Rule)

    /// Reads the code or the name of a finding, in any case, or the id of a rule.
    init?(_ name: String) {
        let lowercased = name.lowercased()
        let code = FindingCode.allCases.first {
            $0.rawValue.lowercased() == lowercased || $0.facts.name == lowercased
        }
        if let code {
            self = .finding(code)
        } else if let rule = FindingBook.rule(name) {
            self = .findingRule(rule)
        } else if let rule = RuleBook.rule(name) {
            self = .rule(rule)
        } else {
            return nil
        }
    }

    /// Everything that a topic can be asked for by; a rule that has the name of its code is explained with it.
    static let names =
        FindingCode.allCases.flatMap { [$0.rawValue, $0.facts.name] }
        + FindingBook.all.filter { $0.id != $0.code.facts.name }.map(\.id) + RuleBook.all.map(\.id)

    /// All that there is to know, in whole lines.
    var text: String {
        switch self {
        case .finding(let code): code.explanation
        case .findingRule(let rule): page([rule.lines, ["See \"\(Tool.name) explain \(rule.code.rawValue)\"."]])
        case .rule(let rule): page(rule.sections)
        }
    }

    /// All findings with their meanings.
    static var contents: String {
        page(
            FindingCode.allCases.map { [$0.title] + indented($0.facts.meaning) }
                + [wrapped("\"\(Tool.name) explain CODE\" has more on a finding.", to: pageWidth)])
    }
}

extension Rule {
    fileprivate var sections: [[String]] {
        [[id], wrapped(because, to: pageWidth), source.lines]
    }
}
