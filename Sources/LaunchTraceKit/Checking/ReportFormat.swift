typealias ReportFormat = OutputFormat<CheckReport, Void>

extension ReportFormat {
    static var all: [ReportFormat] { [.junit, .sarif, .github, .markdown] }

    /// JUnit's XML.
    static var junit: ReportFormat { ReportFormat("junit") { report, _ in report.suites.junit(at: report.timestamp) } }

    /// SARIF 2.1.0, for code scanning.
    static var sarif: ReportFormat { ReportFormat("sarif") { report, _ in report.problems.sarif } }

    /// Commands in the log of a GitHub workflow, and the numbers for who reads the log itself.
    static var github: ReportFormat {
        ReportFormat("github", for: .workflowLog) { report, _ in
            report.problems.workflowCommands + report.summary + "\n"
        }
    }

    /// For a comment on a pull request, or the summary of a workflow.
    static var markdown: ReportFormat { ReportFormat("markdown") { report, _ in report.markdown } }
}

extension CheckReport {
    fileprivate var markdown: String {
        let parts = [problems.markdownList.withoutLastLineFeeds, summary].filter { !$0.isEmpty }
        let heading = "### Launches: \(status == 0 ? "unchanged" : "check failed")\n\n"
        let text = heading + parts.joined(separator: "\n\n") + "\n"
        guard results.contains(where: \.endsWhenRecorded) else { return text }
        return text
            + "\nIf a change is intended, write the new timelines, and read their diff before you commit them:\n\n"
            + "```sh\n\(recordCommand.printable)\n```\n"
    }
}

extension String {
    fileprivate var withoutLastLineFeeds: String {
        String(decoding: utf8.reversed().drop { $0 == .lineFeed }.reversed(), as: UTF8.self)
    }
}

extension CheckResult {
    fileprivate var endsWhenRecorded: Bool {
        switch verdict {
        case .changed, .stale, .missing: !isRecorded
        // What isn't known can't be meant.
        case .unanalyzed: false
        case .asRecorded, .sameLaunch, .orphaned, .unreadable, .linted, .app, .noScenario: false
        }
    }
}
