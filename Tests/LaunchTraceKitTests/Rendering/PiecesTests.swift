import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

/// A timeline that is written while it is traced is the one that is traced first and written then.
struct PiecesTests {
    @Test(arguments: Example.all) func aStreamHasTheEntriesOfTheTimeline(example: Example) throws {
        for preference in Preference.allCases {
            let scenario = try example.scenario()
            let stream = try TimelineStream(scenario, preferring: preference, by: .standard)
            var whole = try scenario.trace(preferring: preference)
            var entries: [Timeline.Entry] = []
            stream.forEachPart { entries += $0 }
            #expect(entries == whole.entries)
            (whole.entries, whole.payloads) = ([], [])
            #expect(stream.outline == whole)
        }
    }

    @Test(arguments: Example.all) func piecesMakeTheWholeText(example: Example) throws {
        let traced = try example.traced()
        let read = traced.read
        let stream = try TimelineStream(read.scenario, preferring: .logs, by: .standard)
        for format in [TimelineFormat.text, .ndjson] {
            let entryWriter = try #require(format.entryWriter)
            for detail in [Presentation.Detail.facts, .explained] {
                let presentation = Presentation(kinds: format.usualKinds, detail: detail)
                let pieces = ProductPieces(of: stream, by: OneByOne()) {
                    entryWriter(read, stream.outline, presentation)
                }
                #expect(pieces.text == format.render(traced, presentation))
            }
        }
    }

    @Test(arguments: ["text", "ndjson"]) func aLongTimelineComesInPieces(format: String) {
        let files = Self.files(Self.long("tapIcon"))
        let whole = Self.outcome(format, files)
        let pieces = Self.outcome(format, files, .pieces)
        #expect(whole.pieces == nil && pieces.stdout.isEmpty)
        #expect(pieces.pieces?.text == whole.stdout)
        #expect(pieces.status == 0)
    }

    @Test(arguments: ["text", "ndjson"]) func aScenarioThatIsRefusedAtItsEndPrintsNothing(format: String) {
        let files = Self.files(Self.long("pressHome"))
        let outcome = Self.outcome(format, files, .pieces)
        #expect(outcome.pieces == nil && outcome.stdout.isEmpty)
        #expect(outcome == Self.outcome(format, files))
        #expect(outcome.status == 2)
    }

    /// Two hundred events, and a last one.
    private static func long(_ last: String) -> String {
        let events = Array(repeating: ["tapIcon", "pressHome"], count: 100).joined() + [last]
        return #"{"name": "Long", "events": ["# + events.map { #"{"event": "\#($0)"}"# }.joined(separator: ", ") + "]}"
    }

    private static func files(_ scenario: String) -> @Sendable (OutputForm) -> FileAccess {
        { form in
            FileAccess(
                readFile: { (_) throws(FileProblem) in Array(scenario.utf8) }, readStandardInput: { [] }, output: form)
        }
    }

    private static func outcome(_ format: String, _ files: (OutputForm) -> FileAccess, _ form: OutputForm = .whole)
        -> CommandOutcome
    {
        CommandOutcome.of(
            ["run", "long.json", "--format", format], files: files(form),
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
    }
}
