import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct RecordingTests {
    @Test func theFilesAreWellFormed() throws {
        #expect(try Recording.reading.get().count == 281)
    }

    @Test(arguments: Recording.all)
    func isShownOrListed(_ recording: Recording) {
        switch UnreproducedRecording.all[recording.id]?.extent {
        case nil: #expect(recording.contradiction(.arguments) == nil)
        case .arguments:
            #expect(recording.contradiction(.sequence) == nil)
            #expect(recording.contradiction(.arguments) != nil, "no longer contradicted, so no longer to be listed")
        case .sequence:
            #expect(recording.contradiction(.sequence) != nil, "no longer contradicted, so no longer to be listed")
        }
    }

    @Test func theListNamesRecordingsAndRules() {
        let listed = UnreproducedRecording.all
        #expect(Set(listed.keys).subtracting(Recording.all.map(\.id)) == [])
        #expect(Set(listed.values.compactMap(\.rule)).subtracting(RuleBook.standard.rules.map(\.id)) == [])
    }

    /// A misspelt name would never be called, and never be compared.
    @Test func namesAreSpeltAsInATimeline() {
        let shown =
            Callback.allCases.map(\.name) + PostedNotification.allCases.map(\.rawValue) + Step.allCases.map(\.rawValue)
            + [Report.trap]
        #expect(Set(Recording.notModelled.keys).intersection(shown) == [])
        let known = Set(shown + OtherMethod.all.map(\.name) + Recording.notModelled.keys)
        for recording in Recording.all {
            #expect(Set(recording.observed.map(\.name)).union(recording.notCalled).subtracting(known) == [])
        }
    }
}
