extension FindingKind {
    /// The meaning, the reason and the remedy, the rules that find it, and two scenarios.
    var explanation: [[String]] {
        [["What it means:"] + Page.indented(meaning), ["Why it happens:"] + Page.indented(why)]
            + [["How to fix it:"] + Page.indented(fix)] + rules.map(\.lines)
            + [["A scenario that shows it, \(path()):"], example.shown.lines]
            + [["The same without it, \(path(".clean")):"], example.clean.lines]
    }

    /// Where the repository has its example.
    func path(_ variant: String = "") -> String {
        "Examples/findings/\(code)-\(name)\(variant).json"
    }

    /// The code with its meaning, for a list of findings.
    var item: String { "\(title): \(meaning)" }

    /// The kinds that tell of something: whose rules ask about it, or that name it.
    static func kinds(naming name: String? = nil, where isAbout: (FindingRule) -> Bool) -> [FindingKind] {
        allCases.filter { kind in
            kind.rules.contains { rule in
                let texts = [rule.message.text, rule.fix.text, kind.why, kind.fix]
                return isAbout(rule) || name.map { name in texts.contains { $0.contains(name) } } ?? false
            }
        }
    }
}

extension FindingExample {
    /// An example of a finding as a file: what matters to it stands there, even where it is as usual.
    static func text(of scenario: Scenario) -> String {
        scenario.value(Spelling(spelledOut: ["device", "os"])).prettyJSON
    }
}

extension Scenario {
    fileprivate var lines: [String] {
        FindingExample.text(of: self).split(separator: "\n").map(String.init)
    }
}

extension FindingRule {
    /// The subjects of its conditions.
    var mentions: [Mentions] { conditions.flatMap(\.mentions) }

    /// Its id and severity, message, remedy, conditions and source.
    var lines: [String] {
        wrapped("Rule \(id), \(severityText):", to: Page.width) + Page.indented(message.text) + Page.indented(fix.text)
            + when.clauses.flatMap { Page.item("if \($0)") } + source.lines.map { "    " + $0 }
    }

    /// The condition of being found, and those of being so bad.
    var conditions: [Condition] { [when] + severities.map(\.when) }

    /// `error if the SDK is 27.0 or later, otherwise warning`
    private var severityText: String {
        severities.enumerated().map { index, clause in
            let severity = (index > 0 ? "otherwise " : "") + clause.severity.rawValue
            return clause.when == .always ? severity : "\(severity) \(clause.when.clause)"
        }.joined(separator: ", ")
    }
}
