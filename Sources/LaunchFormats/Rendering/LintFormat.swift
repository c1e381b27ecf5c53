/// One way to write findings down.
package typealias LintFormat = OutputFormat<[PlacedFinding], Palette>

extension LintFormat {
    /// Every format, the usual one first.
    package static var all: [LintFormat] { [.text, .json, .sarif, .github, .xcode] }

    /// For people and for editors: `cold.json:3:23: error: LT010 payload-unclaimed: ...`, and the line.
    package static var text: LintFormat {
        LintFormat("text") { findings, palette in
            findings.flatMap { [$0.diagnostic, $0.acceptanceNote].compactMap(\.self) }.map { $0.text(palette) }.joined()
        }
    }

    /// One array for programs; a finding stays on one line, and counts the entries of its timeline as
    /// `run --format json` prints them.
    package static var json: LintFormat {
        LintFormat("json") { findings, _ in
            Value.list(findings.map(\.valueInList)).json(laidOut: .linewise) + "\n"
        }
    }

    /// SARIF 2.1.0, for code scanning.
    package static var sarif: LintFormat { LintFormat("sarif") { findings, _ in findings.map(\.problem).sarif } }

    /// Commands in the log of a GitHub workflow.
    package static var github: LintFormat {
        LintFormat("github", for: .workflowLog) { findings, _ in findings.map(\.annotation).workflowCommands }
    }
}

extension LintFormat {
    /// For a build phase of Xcode, which marks a line of a file where a line of the log begins with its absolute path; what
    /// tells of no mistake would stand among the issues.
    package static var xcode: LintFormat {
        LintFormat("xcode") { findings, _ in
            findings.filter { $0.severity != .note && $0.acceptance == nil }.map { $0.lineOfBuild + "\n" }.joined()
        }
    }
}

extension PlacedFinding {
    fileprivate var lineOfBuild: String {
        let path = absolutePath ?? placeInFile.file
        return "\(path.printable):\(placeInFile.line):\(placeInFile.column): \(severity.rawValue): "
            + "\(finding.kind.title): \(message)".printable
    }
}

extension PlacedFinding: CustomStringConvertible {
    /// `SceneDelegate.swift:12:5: error: LT011 warm-only-handler: ...`, without the line that stands there.
    public var description: String { diagnostic.headline(.plain) }

    fileprivate var diagnostic: Diagnostic {
        let severity = acceptance == nil ? finding.severity : .note
        let head = acceptance == nil ? "" : "ignored \(finding.severity.rawValue) "
        var diagnostic = Diagnostic(head + "\(finding.kind.title): \(message)", severity: severity, at: shownPlace)
        diagnostic.help = finding.help?.words
        return diagnostic
    }

    /// Why it is ignored; nil where it isn't.
    fileprivate var acceptanceNote: Diagnostic? {
        acceptance.map { Diagnostic("ignored: \($0.words)", severity: .note, at: $0.place) }
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
        problem.suppression = acceptance.map { Problem.Suppression(kind: $0.sarifKind, reason: $0.words) }
        problem.fix = finding.help.flatMap { help in edit.map { Problem.Fix(help.words, $0) } }
        return problem
    }
}

extension PlacedFinding {
    /// The finding for an annotation, where one that is ignored says so.
    fileprivate var annotation: Problem {
        guard let acceptance else { return problem }
        return Problem(
            severity: .note, type: finding.kind.name, title: "ignored: \(finding.kind.title)",
            sentences: [message, "ignored: \(acceptance.words)"], location: Location(placeInFile))
    }
}

extension FindingKind {
    fileprivate var problemRule: Problem.Rule {
        Problem.Rule(id: code, name: name, meaning: meaning, why: why, fix: fix)
    }
}
