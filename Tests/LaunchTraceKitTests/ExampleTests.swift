import Foundation
import LaunchMutants
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct ExampleTests {
    @Test
    func allAreAsRecorded() throws {
        let outcome = CommandOutcome.of(
            ["check", Example.folder], files: Example.files,
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
        let count = Example.all.count
        let others = Example.observedPaths.count
        #expect(
            outcome
                == CommandOutcome(
                    stdout: """
                        \(count) scenarios: \(count) as recorded; \(try Example.recordedErrors) recorded errors; \
                        \(Example.apps.count) app file; \(others) other JSON files

                        """))
        #expect(count >= 40)
    }

    @Test(arguments: LintFormat.all)
    func canBeLinted(format: LintFormat) {
        let outcome = CommandOutcome.of(
            ["lint", "--format", format.name] + Example.all.map(\.path), files: Example.files,
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
        #expect(outcome.stderr.isEmpty == (format != .text))
        #expect(outcome.status != 2)
        if [.json, .sarif].contains(format) {
            #expect(throws: Never.self) { try JSONReader.read(SourceText(outcome.stdout)) }
        }
    }

    @Test
    func everyRuleIsUsed() throws {
        var applied: Set<String> = []
        for example in Example.all {
            for preference in Preference.allCases {
                applied.formUnion(try example.scenario().weighing(preferring: preference).applied)
            }
        }
        #expect(RuleBook.standard.rules.map(\.id).filter { !applied.contains($0) } == [])
    }
}

/// A scenario of the folder Examples.
struct Example: Sendable, CustomTestStringConvertible {
    let path: String

    var timelinePath: String { path.dropLast(".json".count) + ".timeline.txt" }
    var testDescription: String { String(path.dropFirst(Self.folder.count + 1)) }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples").standardizedFileURL.path

    private static let paths: [String] = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
        .compactMap { $0 as? String }.map { "\(folder)/\($0)" }.sorted()

    static let all = paths.filter { path in
        path.hasSuffix(".json") && ![observed, appFolder].contains { path.hasPrefix($0) }
    }.map { Example(path: $0) }

    /// Apps by themselves.
    static let apps = paths.filter { $0.hasSuffix(".json") && $0.hasPrefix(appFolder) }

    private static let appFolder = "\(folder)/apps/"

    /// How many errors the recorded timelines end with.
    static var recordedErrors: Int {
        get throws {
            try all.reduce(0) { count, example in
                let text = try String(contentsOfFile: example.timelinePath, encoding: .utf8)
                return count + text.split(separator: "\n").count { $0.hasPrefix("error LT") }
            }
        }
    }

    /// Recordings, which hold a scenario and aren't one.
    static let observedPaths = paths.filter { $0.hasSuffix(".json") && $0.hasPrefix(observed) }

    private static let observed = "\(folder)/observed/"

    static let files = FileAccess(
        readFile: { path throws(FileProblem) in
            guard let data = FileManager.default.contents(atPath: path) else { throw .absence(reason: "missing") }
            return [UInt8](data)
        }, readStandardInput: { () throws(FileProblem) in [] }, listFolder: list)

    private static func list(_ folder: String) throws(FileProblem) -> [FolderEntry]? {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
                var isFolder = ObjCBool(false)
                _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
                return FolderEntry(name, isFolder.boolValue ? .folder : .file)
            }
        } catch {
            throw FileProblem(reason: "\(error)")
        }
    }

    func scenario() throws -> Scenario {
        let text = SourceText(name: path, bytes: try Self.files.readFile(path))
        return try ScenarioReader(readFile: Self.files.readFile).read(text).scenario
    }

    func traced() throws -> TracedScenario {
        try ScenarioTracing().trace(.file(path), Self.files)
    }
}
