extension CheckReport {
    /// A folder is a suite, a scenario a case, in the order of all reports.
    var suites: [JUnitSuite] {
        let tests = results.entries.flatMap { entry in
            let results = entry.results
            return results.compactMap { result in
                result.testCase(in: entry, after: results[0].item.path).map {
                    (folder: result.item.path.folderPath, test: $0)
                }
            }
        }
        // Bytes, because names may differ in them only.
        let byFolder = Dictionary(grouping: tests.indices) { Array(tests[$0].folder.utf8) }
        var suites = byFolder.values.sorted { $0[0] < $1[0] }.map { numbers in
            JUnitSuite(name: tests[numbers[0]].folder, cases: numbers.map { tests[$0].test })
        }
        // Problems without a test are reported once, with the first.
        if !suites.isEmpty { suites[0].warnings = warnings.map { $0.headline(.plain) } }
        return suites
    }
}

extension CheckResult {
    /// `path`: that of the first launch with the cause.
    fileprivate func testCase(in entry: CheckEntry, after path: String) -> JUnitSuite.Case? {
        outcome.map {
            JUnitSuite.Case(
                name: item.path.lastPathPart, outcome: $0,
                problems: entry.bug.map { [problem($0, after: path)] } ?? problems)
        }
    }

    /// The bug, what else differs, and the location in the scenario; a launch with only a consequence names the bug after it.
    private func problem(_ bug: NewFinding, after path: String) -> Problem {
        let isOwn = bugs.contains { $0.likeness == bug.likeness }
        let others = bugs.filter { $0.likeness != bug.likeness }
        let head = "\(bug.title): \(bug.headline)"
        let own = others.map { "\($0.title): \($0.headline)" }
        let first =
            isOwn
            ? [head] + bug.finding.account + own.map { "also \($0)" } : own + ["same cause as the \(head), in \(path)"]
        let place = change.map { "in \($0.location.heading)" }
        return Problem(
            severity: .error, type: faults.first?.type ?? "",
            sentences: first + sentencesBesidesBugs + [place].compactMap(\.self))
    }

    private var hasError: Bool { problems.contains { $0.severity == .error } }

    /// Nil for what is no test.
    private var outcome: JUnitSuite.Outcome? {
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
