import Foundation
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct ExampleTests {
    @Test(arguments: Example.all)
    func isTheRecordedTimeline(example: Example) throws {
        let outcome = Outcome.of(
            ["run", example.path], files: Example.files,
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
        #expect(outcome.stderr == "")
        #expect(outcome.stdout == (try String(contentsOfFile: example.timelinePath, encoding: .utf8)))
    }

    @Test(arguments: LintFormat.all)
    func canBeLinted(format: LintFormat) {
        let outcome = Outcome.of(
            ["lint", "--format", format.name] + Example.all.map(\.path), files: Example.files,
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
        #expect(outcome.stderr == "")
        #expect(outcome.status != 2)
        if [.json, .sarif].contains(format) {
            #expect(throws: Never.self) { try JSONReader.read(SourceText(outcome.stdout)) }
        }
    }

    @Test
    func thereAreManyAndNoTimelineIsLeftOver() {
        #expect(Example.all.count >= 40)
        #expect(Set(Example.timelines) == Set(Example.all.map(\.timelinePath)))
    }

    @Test
    func everyRuleIsUsed() throws {
        var applied: Set<String> = []
        for example in Example.all {
            for preference in Preference.allCases {
                applied.formUnion(try example.scenario().run(preferring: preference).applied)
            }
        }
        #expect(RuleBook.all.map(\.id).filter { !applied.contains($0) } == [])
    }
}

/// A scenario of the folder Examples.
struct Example: Sendable, CustomTestStringConvertible {
    let path: String

    var timelinePath: String { path.dropLast(".json".count) + ".timeline.txt" }
    var testDescription: String { String(path.dropFirst(Self.folder.count + 1)) }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples").standardizedFileURL.path

    private static let paths: [String] = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
        .compactMap { $0 as? String }.map { "\(folder)/\($0)" }.sorted()

    static let all = paths.filter { $0.hasSuffix(".json") }.map { Example(path: $0) }
    static let timelines = paths.filter { $0.hasSuffix(".timeline.txt") }

    static let files = FileAccess(
        readFile: { path throws(FileProblem) in
            guard let data = FileManager.default.contents(atPath: path) else { throw FileProblem(reason: "missing") }
            return [UInt8](data)
        }, readStandardInput: { () throws(FileProblem) in [] })

    func scenario() throws -> Scenario {
        let text = SourceText(name: path, bytes: try Self.files.readFile(path))
        return try ScenarioReader(readFile: Self.files.readFile).read(text).scenario
    }
}
