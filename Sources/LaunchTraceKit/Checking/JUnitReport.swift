extension ReportFormat {
    /// JUnit's XML in the words that both Ant's and Jenkins' schema know: a folder is a suite, a scenario a case.
    static let junit = ReportFormat(name: "junit", destination: .file) { report in
        let suites = Suite.all(of: report)
        let elements = suites.enumerated().map { $1.element(number: $0, at: report.timestamp) }
        return XMLTag("testsuites", children: elements).document
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

    /// What it took is left out (0), so that the same check gives the same report.
    func element(number: Int, at timestamp: String) -> XMLTag {
        XMLTag(
            "testsuite",
            [
                ("name", folder), ("package", Tool.name), ("id", String(number)), ("tests", String(results.count)),
                ("failures", String(results.count { $0.outcome == .failure })),
                ("errors", String(results.count { $0.outcome == .error })), ("skipped", "0"), ("time", "0"),
                ("timestamp", timestamp), ("hostname", "localhost"),
            ],
            children: [XMLTag("properties")] + results.map(\.testCase)
                + [XMLTag("system-out"), XMLTag("system-err")])
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
