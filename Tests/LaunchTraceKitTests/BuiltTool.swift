import Foundation
import Testing

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
