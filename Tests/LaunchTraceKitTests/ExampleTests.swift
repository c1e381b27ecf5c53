import Foundation
import LaunchMutants
import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct ExampleTests {
    @Test func allAreAsRecorded() throws {
        let outcome = CommandOutcome.of(
            ["check", Example.folder], files: Example.files,
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
        let count = Example.all.count
        let others = Example.observedPaths.count
        #expect(
            outcome
                == CommandOutcome(
                    stdout: """
                        \(count) scenarios: \(count) unchanged; \(try Example.recordedErrors) recorded errors; \
                        \(Example.apps.count) app file; \(others) other JSON files

                        """))
        #expect(count >= 40)
    }

    @Test(arguments: LintFormat.all) func canBeLinted(format: LintFormat) {
        let outcome = CommandOutcome.of(
            ["lint", "--format", format.name] + Example.all.map(\.path), files: Example.files,
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
        #expect(outcome.stderr.isEmpty == (format != .text))
        #expect(outcome.status != 2)
        if [.json, .sarif].contains(format) {
            #expect(throws: Never.self) { try JSONReader.read(SourceText(outcome.stdout)) }
        }
    }

    @Test func everyRuleIsUsed() throws {
        var applied: Set<String> = []
        for example in Example.all {
            for preference in Preference.allCases {
                applied.formUnion(try example.scenario().weighing(preferring: preference).applied)
            }
        }
        #expect(RuleBook.standard.rules.map(\.id).filter { !applied.contains($0) } == [])
    }

    /// The README shows it.
    @Test func theExampleIsDrawnAsItIs() throws {
        let path = "\(Example.folder)/url/cold-scene"
        let outcome = CommandOutcome.of(
            ["run", "\(path).json", "--format", "svg"], files: Example.files,
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
        #expect(try Example.files.readFile("\(path).svg") == Array(outcome.stdout.utf8))
    }
}
