import LaunchModel

extension DiffFormat {
    /// Commands in the log of a GitHub workflow, which shows ten of a kind: the worst come first.
    static let github = DiffFormat(
        name: "github",
        render: { diff, _ in
            let notes = diff.notes
            let byKind = ChangeNote.Kind.allCases.flatMap { kind in notes.filter { $0.kind == kind } }
            return Severity.allCases.flatMap { severity in byKind.filter { $0.severity == severity } }
                .map(\.command).joined()
        }, complain: LintFormat.github.complain)
}

extension ChangeNote {
    fileprivate var command: String {
        WorkflowCommand(
            severity, at: place.map(Location.init), title: details.isEmpty ? nil : title,
            details.isEmpty ? title : details.joined(separator: "\n")
        ).text
    }
}
