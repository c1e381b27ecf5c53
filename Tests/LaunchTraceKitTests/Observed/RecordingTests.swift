import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

struct RecordingTests {
    private static func recording(_ path: String) throws -> Recording {
        try #require(try Recording(SourceText(name: path, bytes: try Example.files.readFile(path))))
    }

    @Test func noneIsLost() { #expect(Example.observedPaths.count == 304) }

    /// The model shows it, or the recording says why not.
    @Test(arguments: Example.observedPaths) func isShownOrSaysWhyNot(path: String) throws {
        let verdict = try Self.recording(path).verdict(Example.files)
        #expect(verdict == .holds || verdict == .contradictedAsSaid)
    }

    /// A misspelt name would never be called, and never be compared.
    @Test(arguments: Example.observedPaths) func namesWhatATimelineCouldHold(path: String) throws {
        let recording = try Self.recording(path)
        let shown = Callback.allCases.map(\.name) + PostedNotification.allCases.map(\.rawValue)
        let stops = RuleBook.standard.rules.flatMap(\.effects).compactMap { effect in
            if case .stop(let reason) = effect { reason } else { nil }
        }
        let others = Step.allCases.map(\.rawValue) + stops + OtherMethod.all.map(\.name)
        let known = Set(shown + others + Recording.notModelled.keys)
        #expect(Set(recording.lines.map(\.name) + recording.notCalled).subtracting(known) == [])
        let unasked = Callback.allCases.filter(\.comesUnasked).map(\.name)
        #expect(Set(Recording.notModelled.keys).intersection(shown).isSubset(of: unasked))
        #expect(recording.contradicts?.rule.map { RuleBook.standard.rule($0) != nil } ?? true)
        #expect(recording.source.link?.hasPrefix("http") ?? true)
    }
}
