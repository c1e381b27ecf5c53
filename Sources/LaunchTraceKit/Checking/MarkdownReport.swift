extension ReportFormat {
    /// For a comment on a pull request, or the summary of a workflow.
    static let markdown = ReportFormat(name: "markdown", destination: .file) { report in
        let problems = report.worstFirst
        let title = problems.isEmpty ? "as recorded" : "not as recorded"
        var text = "### Launches: \(title)\n\n\(report.summary)\n"
        guard !problems.isEmpty else { return text }
        text += "\n" + list(problems)
        guard problems.contains(where: \.kind.endsWhenRecorded) else { return text }
        text += "\nIf that is meant, record it, and read the diff before you commit it:\n\n"
        return text + "```sh\n\(report.recordCommand.printable)\n```\n"
    }
}

/// GitHub refuses a comment of more than 65,536 characters.
private let roomInComment = 60_000

private func list(_ problems: [CheckProblem]) -> String {
    var text = ""
    for (index, problem) in problems.enumerated() {
        let item = problem.listItem
        guard text.utf8.count + item.utf8.count <= roomInComment else {
            return text + "- and \(problems.count - index) more\n"
        }
        text += item
    }
    return text
}

extension CheckProblem {
    fileprivate var listItem: String {
        "- **\(kind.rawValue)** \(path.markdownCode): \(message.clipped(to: 1000).markdownCode)\n"
    }
}
