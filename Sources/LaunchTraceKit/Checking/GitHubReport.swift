import LaunchModel

extension ReportFormat {
    /// Commands in the log of a GitHub workflow, and the numbers for who reads the log itself.
    static let github = ReportFormat(name: "github", destination: .standardOutput) { report in
        report.worstFirst.map(\.command).joined() + report.summary + "\n"
    } complain: { report in
        // What can't be read is among the commands already, and its excerpt could hold one of its own.
        report.unwritten.map { WorkflowCommand(.error, at: nil, title: nil, $0).text }.joined()
    }
}

extension CheckProblem {
    fileprivate var command: String {
        WorkflowCommand(.error, at: location, title: kind.title, "\(path): \(message)").text
    }
}
