/// A format for findings.
package typealias LintFormat = OutputFormat<[PlacedFinding], LintStyle>

extension LintFormat {
    /// Every format, the default first.
    package static var all: [LintFormat] { [.text, .json, .sarif, .github, .xcode] }

    /// For readers and for editors: the effect on users, the line that causes it, and the fix.
    package static var text: LintFormat {
        LintFormat("text") { findings, style in findings.map { FindingText($0, style).text }.joined() }
    }

    /// One array for programs. A finding stays on one line, and counts the entries of its timeline as `run --format
    /// json` prints them.
    package static var json: LintFormat {
        LintFormat("json") { findings, _ in Value.list(findings.map(\.valueInList)).json(laidOut: .linewise) + "\n" }
    }

    /// SARIF 2.1.0, for code scanning.
    package static var sarif: LintFormat { LintFormat("sarif") { findings, _ in findings.map(\.problem).sarif } }

    /// Commands in the log of a GitHub workflow.
    package static var github: LintFormat {
        LintFormat("github", for: .workflowLog) { findings, _ in findings.map(\.annotation).workflowCommands }
    }

    /// For a build phase of Xcode. Xcode marks a line of a file if a line of the log begins with its absolute path, so
    /// only findings have one.
    package static var xcode: LintFormat {
        LintFormat("xcode") { findings, _ in
            findings.filter { $0.severity != .note && $0.acceptance == nil }.map { $0.lineOfBuild + "\n" }.joined()
        }
    }
}

extension PlacedFinding {
    fileprivate var lineOfBuild: String {
        return "\(placeInFile.file.printable):\(placeInFile.line):\(placeInFile.column): \(severity.rawValue): "
            + "\(heading): \(finding.account.label)\(fixes.first.map { "; " + $0 } ?? "")".printable
    }
}

extension PlacedFinding: CustomStringConvertible {
    /// `SceneDelegate.swift:12:5: error: LT011 a link that starts the app is lost`, without the lines below it.
    public var description: String { FindingText(self, .plain).headline }
}

extension PlacedFinding {
    /// The finding for a report.
    package var problem: Problem {
        let kind = finding.kind
        var problem = Problem(
            severity: finding.severity, type: kind.name, rule: kind.problemRule, title: heading,
            sentences: [finding.account.effect] + account, location: Location(placeInFile),
            identity: [kind.code, scenario.name, statement])
        problem.related = notes.compactMap { note in
            note.place.map { Problem.Related(text: note.text, location: Location($0)) }
        }
        problem.suppression = acceptance.map { Problem.Suppression(kind: $0.sarifKind, reason: $0.words) }
        problem.fix =
            fix.map { Problem.Fix(finding.account.fix, $0.edits) }
            ?? finding.help.flatMap { help in edit.map { Problem.Fix(help.words, [$0]) } }
        return problem
    }

    /// The finding for an annotation, which states if it is ignored.
    fileprivate var annotation: Problem {
        Problem(
            severity: acceptance == nil ? finding.severity : .note, type: finding.kind.name,
            title: acceptance == nil ? heading : "ignored: \(heading)",
            sentences: account + (acceptance.map { ["ignored: \($0.words)"] } ?? []), location: Location(placeInFile))
    }
}

extension FindingKind {
    fileprivate var problemRule: Problem.Rule {
        Problem.Rule(
            id: code, name: name, meaning: meaning, why: why, fix: fix, uri: rules.lazy.compactMap(\.source.url).first)
    }
}
