import LaunchModel
import LaunchTraceKit

/// A recording, and where the rules as they are were weighed for it.
package struct TracedRecording: Sendable {
    package let path: String
    private let recording: Recording
    private let verdict: Recording.Verdict
    private let files: FileAccess
    let triggers: Set<RuleTrigger>

    /// Nil for another kind of JSON, and for what no scenario can say.
    package init?(_ path: String, _ bytes: [UInt8], _ files: FileAccess) throws {
        guard let recording = try Recording(SourceText(name: path, bytes: bytes)) else { return nil }
        self.path = path
        self.files = files
        self.recording = recording
        verdict = recording.verdict(files)
        do {
            triggers = try recording.versions.all.reduce(into: []) { triggers, os in
                let scenario = try recording.scenario(on: os, readFile: files.reading(for: path))
                triggers.formUnion(try scenario.weighing(preferring: .logs).triggers)
            }
        } catch { return nil }
    }

    /// Whether a book follows it where the rules as they are don't, or the other way round.
    func isChanged(by book: RuleBook) -> Bool { recording.verdict(files, by: book) != verdict }
}
