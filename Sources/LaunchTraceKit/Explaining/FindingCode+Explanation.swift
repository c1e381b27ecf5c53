import LaunchModel

extension FindingCode {
    /// What it means, why it happens, how to fix it, the rules that find it, and two scenarios.
    var explanation: [[String]] {
        let facts = facts
        return [["What it means:"] + indented(facts.meaning), ["Why it happens:"] + indented(facts.why)]
            + [["How to fix it:"] + indented(facts.fix)]
            + FindingBook.rules(of: self).map(\.lines)
            + [["A scenario that shows it, \(path()):"], lines(of: example.finding)]
            + [["The same without it, \(path(".clean")):"], lines(of: example.clean)]
    }

    /// Where the repository has its example.
    func path(_ variant: String = "") -> String {
        "Examples/findings/\(rawValue)-\(facts.name)\(variant).json"
    }

    private func lines(of example: [UInt8]) -> [String] {
        String(decoding: example, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init).reversed().drop(while: \.isEmpty).reversed()
    }
}

extension FindingRule {
    /// Its id and severity, what it says, when, and who says so.
    var lines: [String] {
        wrapped("Rule \(id), \(severityText):", to: pageWidth) + indented(message.text) + indented(fix.text)
            + when.clauses.flatMap { item("if \($0)") } + source.lines.map { "    " + $0 }
    }

    /// `error if the SDK is 27.0 or later, otherwise warning`
    private var severityText: String {
        severities.enumerated().map { index, clause in
            let severity = (index > 0 ? "otherwise " : "") + clause.severity.rawValue
            return clause.when == .always ? severity : "\(severity) \(clause.when.clause)"
        }.joined(separator: ", ")
    }
}
