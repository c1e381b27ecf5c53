import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

/// What projects have recorded stays good when the layout of the text changes.
struct OlderLayoutTests {
    @Test(arguments: OlderLayout.timelines)
    func isStillTheSameLaunch(example: String, text: String) throws {
        let files = FileAccess(
            readFile: { path throws(FileProblem) in
                if path == "Examples/" + example { return try Example.files.readFile(path) }
                if path == "Examples/" + example.dropLast(5) + ".timeline.txt" { return Array(text.utf8) }
                throw FileProblem.absence(reason: "no such file or directory")
            }, readStandardInput: Example.files.readStandardInput)
        let terminal = TerminalFacts(outputIsTerminal: false) { _ in nil }
        let checked = CommandOutcome.of(["check", "Examples/" + example], files: files, terminal: terminal)
        #expect(checked.stdout.hasPrefix("1 scenario: 1 as recorded; "))
        #expect(checked.stdout.hasSuffix("1 file is out of date, and --record refreshes it\n"))
        #expect(checked.status == 0)
        let same = CommandOutcome.of(
            [
                "diff", "Examples/" + example.dropLast(5) + ".timeline.txt", "Examples/" + example, "--ignore",
                "confidence",
            ],
            files: files, terminal: terminal)
        #expect(same == CommandOutcome(stdout: "", status: 0))
    }

    @Test(arguments: OlderLayout.timelines)
    func aChangeIsStillAChange(example: String, text: String) throws {
        let recorded = try #require(try RecordedTimeline(text: SourceText(text)))
        let traced = try Example.all.first { $0.path.hasSuffix(example) }?.scenario().trace()
        var other = try #require(traced)
        let transition = try #require(other.entries.lastIndex { $0.kind == .transition })
        other.entries.remove(at: transition)
        #expect(!other.difference(from: recorded).isEmpty)
    }

    @Test func thereAreTenOfThem() {
        #expect(OlderLayout.timelines.count == 10)
    }
}
