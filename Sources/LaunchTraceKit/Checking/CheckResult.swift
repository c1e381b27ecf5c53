package struct CheckResult: Sendable {
    let item: CheckItem
    private(set) var verdict: Verdict
    /// Nil where there was nothing to write.
    let recording: Recording?
    /// The findings in the timeline that is recorded now that are errors.
    var recordedErrors: Set<RecordedError> = []
    /// What is found now, as a baseline names it; nothing where there is no baseline.
    var found: Set<FoundEntry> = []
    /// What couldn't be read of the project that its app is read from.
    var warnings: [Diagnostic] = []
    /// The timeline as it is now, where that isn't recorded and may be.
    var unrecorded: OutputFile?

    /// The result of writing the timeline.
    enum Recording: Sendable {
        case done
        case failed(OutputFile, FileProblem)
    }

    init(_ item: CheckItem, _ verdict: Verdict, recording: Recording? = nil) {
        (self.item, self.verdict, self.recording) = (item, verdict, recording)
    }

    /// How its launch differs from the recorded one; nil where it doesn't, or nothing is recorded.
    var change: TimelineChange? {
        switch verdict {
        case .changed(let change), .unanalyzed(let change), .stale(let change): change
        case .asRecorded, .sameLaunch, .missing, .orphaned, .unreadable, .linted, .app, .noScenario: nil
        }
    }

    /// The new findings that count as bugs.
    var bugs: [NewFinding] { change?.bugs ?? [] }

    /// What else differs.
    var sentencesBesidesBugs: [String] { change?.sentencesBesidesBugs ?? [] }

    /// Why it can't be read; nil where it was.
    var failure: ScenarioTracing.Failure? { if case .unreadable(let failure) = verdict { failure } else { nil } }

    /// Whether the recorded timeline equals the current one.
    var isRecorded: Bool {
        switch (verdict, recording) {
        case (.asRecorded, _), (.sameLaunch, _), (_, .done?): true
        case (_, .failed?), (_, nil): false
        }
    }
}

extension CheckResult {
    /// Changes the findings of an app that was named, and those that are new in a launch.
    mutating func changeFindings<Problem: Error>(_ change: (inout PlacedFinding) throws(Problem) -> Void)
        throws(Problem)
    {
        switch verdict {
        case .changed(var timeline):
            try timeline.changeFindings(change)
            verdict = .changed(timeline)
        case .stale(var timeline):
            try timeline.changeFindings(change)
            verdict = .stale(timeline)
        case .linted(var linted):
            for index in linted.findings.indices { try change(&linted.findings[index]) }
            verdict = .linted(linted)
        case .unanalyzed, .asRecorded, .sameLaunch, .missing, .orphaned, .unreadable, .app, .noScenario: break
        }
    }
}

extension TimelineChange {
    fileprivate mutating func changeFindings<Problem: Error>(_ change: (inout PlacedFinding) throws(Problem) -> Void)
        throws(Problem)
    { for index in findings.indices { try change(&findings[index].finding) } }
}

extension [CheckResult] {
    /// Accepts what a baseline knows of the findings of launches, and of those of apps.
    mutating func accept(_ baseline: Baseline, _ names: BaselineNames) {
        let inLaunches = baseline.known(among: Set(flatMap(\.found)).map(\.entry))
        let inApps = baseline.known(among: flatMap(\.findingsOfApp).map(names.entry))
        for index in indices {
            self[index].recordedErrors = self[index].recordedErrors.filter { error in
                error.entry.map { !inLaunches.contains($0) } ?? true
            }
            let known = self[index].isOfApp ? inApps : inLaunches
            self[index].changeFindings { finding in
                guard finding.acceptance == nil, known.contains(names.entry(of: finding)) else { return }
                finding.acceptance = .baseline(baseline.name)
            }
        }
    }

    /// The same results, with other names of the files of findings.
    func naming(_ names: ShownNames) throws(ScenarioTracing.Failure) -> [CheckResult] {
        var results = self
        for index in results.indices {
            try results[index].changeFindings { finding throws(ScenarioTracing.Failure) in
                finding = try names.naming(finding)
            }
        }
        return results
    }
}

extension CheckResult {
    fileprivate var isOfApp: Bool { if case .linted = verdict { true } else { false } }

    /// What counts of what is found in an app that was named.
    fileprivate var findingsOfApp: [PlacedFinding] {
        if case .linted(let linted) = verdict { linted.findings.counted } else { [] }
    }
}
