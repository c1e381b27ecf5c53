import LaunchModel

extension LintFormat {
    /// Commands in the log of a GitHub workflow, which shows ten of a kind: the worst come first.
    static let github = LintFormat(name: "github") { findings, _ in
        Severity.allCases.flatMap { severity in findings.filter { $0.finding.severity == severity } }
            .map(\.command).joined()
    } complain: { failure in
        // The excerpt of a plain message could hold a line that is a command itself.
        failure.diagnostics.map(\.command).joined()
    }
}

extension PlacedFinding {
    fileprivate var command: String {
        WorkflowCommand(
            finding.severity, at: Location(placeInFile), title: finding.code.title, finding.message
        ).text
    }
}

extension Diagnostic {
    fileprivate var command: String {
        let isInFile = place?.source.settingNumber == 0
        return WorkflowCommand(
            severity, at: isInFile ? place.map(Location.init) : nil, title: isInFile ? nil : place?.file, fullMessage
        ).text
    }

    /// The message with the hint in a line of its own.
    var fullMessage: String {
        [message, hint].compactMap(\.self).joined(separator: "\n")
    }
}
