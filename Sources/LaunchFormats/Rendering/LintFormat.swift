/// One way to write findings down.
package typealias LintFormat = OutputFormat<[PlacedFinding], Palette>

extension LintFormat {
    /// Every format, the usual one first.
    package static var all: [LintFormat] { [.text, .json, .sarif, .github] }

    /// For people and for editors: `cold.json:3:23: error: LT010 payload-unclaimed: ...`, and the line.
    package static var text: LintFormat {
        LintFormat("text") { findings, palette in findings.map { $0.diagnostic.text(palette) }.joined() }
    }

    /// One array for programs; a finding stays on one line, and counts the entries of its timeline as
    /// `run --format json` prints them.
    package static var json: LintFormat {
        LintFormat("json") { findings, _ in
            Value.list(findings.map { $0.value(entry: $0.launches == nil ? $0.finding.entry : nil) }).json(
                laidOut: .linewise) + "\n"
        }
    }

    /// SARIF 2.1.0, for code scanning.
    package static var sarif: LintFormat { LintFormat("sarif") { findings, _ in findings.map(\.problem).sarif } }

    /// Commands in the log of a GitHub workflow.
    package static var github: LintFormat {
        LintFormat("github", for: .workflowLog) { findings, _ in findings.map(\.problem).workflowCommands }
    }
}

extension PlacedFinding: CustomStringConvertible {
    /// `SceneDelegate.swift:12:5: error: LT011 warm-only-handler: ...`, without the line that stands there.
    public var description: String { diagnostic.headline(.plain) }

    fileprivate var diagnostic: Diagnostic {
        var diagnostic = Diagnostic(
            "\(finding.kind.title): \(message)", severity: finding.severity, at: place)
        diagnostic.help = finding.help?.words
        return diagnostic
    }
}

extension PlacedFinding {
    /// The finding for a report.
    package var problem: Problem {
        let kind = finding.kind
        var problem = Problem(
            severity: finding.severity, type: kind.name, rule: kind.problemRule, title: kind.title,
            sentences: [message], location: Location(placeInFile),
            identity: [kind.code, scenario.name, statement])
        problem.fix = finding.help.flatMap { help in edit.map { Problem.Fix(help.words, $0) } }
        return problem
    }
}

extension FindingKind {
    fileprivate var problemRule: Problem.Rule {
        Problem.Rule(id: code, name: name, meaning: meaning, why: why, fix: fix)
    }
}
