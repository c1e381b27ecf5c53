extension CheckReport {
    /// A folder is a suite, a scenario a case.
    var suites: [JUnitSuite] {
        let tests = results.filter { $0.outcome != nil }
        let folders = tests.map { $0.item.path.folderPath }
        // Bytes, because names may differ in them only.
        let byFolder = Dictionary(grouping: tests.indices) { Array(folders[$0].utf8) }
        var suites = byFolder.values.sorted { $0[0] < $1[0] }.map { numbers in
            JUnitSuite(name: folders[numbers[0]], cases: numbers.compactMap { tests[$0].testCase })
        }
        // Problems without a test are reported once, with the first.
        if !suites.isEmpty { suites[0].warnings = warnings.map { $0.headline(.plain) } }
        return suites
    }
}

extension CheckResult {
    fileprivate var testCase: JUnitSuite.Case? {
        outcome.map { JUnitSuite.Case(name: item.path.lastPathPart, outcome: $0, problems: problems) }
    }

    private var hasError: Bool { problems.contains { $0.severity == .error } }

    /// Nil for what is no test.
    fileprivate var outcome: JUnitSuite.Outcome? {
        switch verdict {
        case .asRecorded, .sameLaunch: .success
        case .changed, .unanalyzed, .stale, .missing: isRecorded ? .success : .failure
        case .orphaned: .failure
        case .unreadable: .error
        case .linted: hasError ? .failure : .success
        case .app, .noScenario: nil
        }
    }
}
