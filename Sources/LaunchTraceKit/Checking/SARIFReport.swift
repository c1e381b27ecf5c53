import LaunchModel

extension ReportFormat {
    /// SARIF 2.1.0, for code scanning.
    static let sarif = ReportFormat(name: "sarif", destination: .file) { report in
        let problems = report.problems
        let found = Set(problems.map(\.kind))
        let rules = CheckProblem.Kind.allCases.filter(found.contains).map(\.rule)
        return SARIFLog(rules: rules, results: problems.map(\.result)).text
    }
}

extension CheckProblem.Kind {
    fileprivate var rule: SARIFLog.Rule {
        SARIFLog.Rule(id: id, name: id, meaning: meaning, why: why, fix: fix)
    }
}

extension CheckProblem {
    fileprivate var result: SARIFLog.Result {
        SARIFLog.Result(
            rule: kind.id, level: .error, message: "\(path): \(message)", location: location,
            identity: [kind.id, path] + (kind == .unreadable ? [message] : []))
    }
}
