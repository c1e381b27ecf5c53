extension ReportFormat {
    /// JUnit's XML: a folder is a suite, a scenario a case.
    static let junit = ReportFormat(name: "junit", destination: .file) { report in
        let suites = Suite.all(of: report)
        return JUnitSuite.document(suites.enumerated().map { $1.junit(number: $0, at: report.timestamp) })
    }
}

/// The scenarios of a folder.
private struct Suite {
    let folder: String
    var results: [CheckResult] = []

    /// In the order in which the folders come.
    static func all(of report: CheckReport) -> [Suite] {
        var suites: [Suite] = []
        var numbers: [[UInt8]: Int] = [:]
        for result in report.results where result.outcome != nil {
            let folder = result.folder
            let number = numbers[Array(folder.utf8)] ?? suites.count
            if number == suites.count {
                suites.append(Suite(folder: folder))
                numbers[Array(folder.utf8)] = number
            }
            suites[number].results.append(result)
        }
        return suites
    }

    func junit(number: Int, at timestamp: String) -> JUnitSuite {
        JUnitSuite(
            name: folder, number: number, failures: results.count { $0.outcome == .failure },
            errors: results.count { $0.outcome == .error }, timestamp: timestamp, cases: results.map(\.testCase))
    }
}

/// What JUnit calls it.
private enum TestOutcome: String {
    case success, failure, error
}

extension CheckResult {
    /// Nil for what is no test.
    fileprivate var outcome: TestOutcome? {
        switch verdict {
        case .asRecorded: .success
        case .changed, .stale, .missing, .orphaned: .failure
        case .unreadable: .error
        case .noScenario: nil
        }
    }

    fileprivate var folder: String { item.path.folderPath }

    fileprivate var testCase: XMLTag {
        let attributes = [("name", item.path.lastPathPart), ("classname", folder), ("time", "0")]
        let problems = problems
        guard let outcome, let first = problems.first else { return XMLTag("testcase", attributes) }
        let text = problems.map { "\($0.location.heading): " + $0.sentences.joined(separator: "\n") }.joined(
            separator: "\n")
        let problem = XMLTag(
            outcome.rawValue, [("message", first.message), ("type", first.kind.rawValue)], text: text)
        return XMLTag("testcase", attributes, children: [problem])
    }
}

extension Location {
    /// `cold.json:3:23`
    fileprivate var heading: String {
        ([file, String(line)] + [span.map { String($0.column) }].compactMap(\.self)).joined(separator: ":")
    }
}
