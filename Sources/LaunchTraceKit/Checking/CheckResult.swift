package struct CheckResult: Sendable {
    let item: CheckItem
    private(set) var verdict: Verdict
    /// Nil where there was nothing to write.
    let recording: Recording?
    /// The findings in the timeline that is recorded now that are errors.
    var recordedErrors: Set<RecordedError> = []
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

extension [CheckResult] {
    /// Accepts what a baseline knows of the errors that are recorded, and of what is found in apps.
    mutating func accept(_ baseline: Baseline, _ names: BaselineNames) {
        let recorded = Set(flatMap(\.recordedErrors)).compactMap(\.entry)
        let known = baseline.known(among: recorded)
        let inApps = baseline.known(among: flatMap(\.findingsOfApp).map(names.entry))
        for index in indices {
            self[index].recordedErrors = self[index].recordedErrors.filter { error in
                error.entry.map { !known.contains($0) } ?? true
            }
            self[index].accept(inApps, by: baseline.name, names)
        }
    }
}

extension CheckResult {
    /// What counts of what is found in an app that was named.
    fileprivate var findingsOfApp: [PlacedFinding] {
        if case .linted(let linted) = verdict { linted.findings.counted } else { [] }
    }

    fileprivate mutating func accept(_ known: Set<BaselineEntry>, by baseline: String, _ names: BaselineNames) {
        guard case .linted(var linted) = verdict else { return }
        linted.accept(known, by: baseline, names)
        verdict = .linted(linted)
    }
}
