/// The result of checking one item.
package struct CheckResult: Sendable {
    let item: CheckItem
    let verdict: Verdict
    /// Nil where there was nothing to write.
    let recording: Recording?

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
}
