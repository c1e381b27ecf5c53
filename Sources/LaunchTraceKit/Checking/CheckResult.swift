/// The result of checking one item.
package struct CheckResult: Sendable {
    let item: CheckItem
    let verdict: Verdict
    /// Nil where there was nothing to write.
    let recording: Recording?
    /// The findings in the timeline that is recorded now that are errors.
    var recordedErrors: Set<RecordedError> = []
    /// What couldn't be read of the project that its app is read from.
    var warnings: [Diagnostic] = []

    /// The result of writing the timeline.
    enum Recording: Sendable {
        case done
        case failed(OutputFile, FileProblem)
    }

    init(_ item: CheckItem, _ verdict: Verdict, recording: Recording? = nil) {
        self.item = item
        self.verdict = verdict
        self.recording = recording
    }

    /// Whether the timeline that stands beside the scenario is the present one.
    var isRecorded: Bool {
        switch (verdict, recording) {
        case (.asRecorded, _), (.sameLaunch, _), (_, .done?): true
        case (_, .failed?), (_, nil): false
        }
    }
}
