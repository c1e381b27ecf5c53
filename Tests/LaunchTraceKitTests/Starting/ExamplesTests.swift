import Foundation
import SampleLaunches
import SystemFiles
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct ExamplesTests {
    static func outcome(_ words: String...) -> CommandOutcome {
        CommandOutcome.of(words, files: .ofSystem(), terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
    }

    @Test func everyEventAndEveryFindingIsListed() {
        let lines = Self.outcome("examples").stdout.split(separator: "\n")
        let words = EventKind.allCases.map(\.rawValue) + FindingKind.allCases.flatMap { [$0.code, "\($0.code).clean"] }
        for word in words { #expect(lines.count { $0 == "    launchtrace new \(word)" } == 1, "\(word)") }
    }

    @Test func eachEntryIsAQuestionWithAnAnswer() throws {
        for entry in ExampleIndex().sections.flatMap(\.entries) {
            #expect(entry.question.hasSuffix("?") || FindingKind.allCases.contains { $0.meaning == entry.question })
            #expect(FileManager.default.fileExists(atPath: "\(Example.folder)/\(entry.folder)"), "\(entry.folder)")
        }
    }

    /// Workflows, app files and the Xcode project are no scenarios.
    @Test func everyFolderAnswersAQuestion() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Example.folder).filter {
            !$0.hasSuffix(".md")
        }
        let index = ExampleIndex()
        #expect(Set(folders) == Set(index.sections.flatMap(\.entries).map(\.folder)).union(["Recipes", "apps", "ci"]))
    }

    /// `launchtrace examples Examples --format markdown -o Examples/README.md` writes it anew.
    @Test func theIndexOfTheExamplesIsAsItWouldBePrinted() throws {
        let readme = try String(contentsOfFile: "\(Example.folder)/README.md", encoding: .utf8)
        #expect(Self.outcome("examples", Example.folder, "--format", "markdown").stdout == readme)
        for example in Example.all { #expect(readme.contains("](\(example))"), "\(example)") }
    }

    @Test func aFolderWithoutExamplesIsRefused() {
        let outcome = Self.outcome("examples", "/nowhere")
        #expect(outcome.stderr == "launchtrace: error: cannot list /nowhere/icon: no such file or directory\n")
        #expect(outcome.status == 2 && outcome.stdout.isEmpty)
    }
}
