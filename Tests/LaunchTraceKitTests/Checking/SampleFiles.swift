import Foundation
import Testing

@testable import LaunchTraceKit

extension CommandOutcome {
    /// What the tool does with such words, away from a terminal.
    static func of(_ words: [String], files: FileAccess) -> CommandOutcome {
        .of(words, files: files, terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
    }

    /// Expects that this is all.
    func expect(
        _ stdout: String = "", stderr: String = "", status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(self == CommandOutcome(stdout: stdout, stderr: stderr, status: status), sourceLocation: sourceLocation)
    }
}

/// Files that exist only in a test.
final class SampleFiles: @unchecked Sendable {
    private let lock = NSLock()
    private var files: [String: [UInt8]]
    /// Paths that nobody may read, list or write.
    private let forbidden: Set<String>

    init(_ files: [String: String], forbidden: Set<String> = []) {
        self.files = files.mapValues { Array($0.utf8) }
        self.forbidden = forbidden
    }

    subscript(path: String) -> String? { lock.withLock { files[path].map { String(decoding: $0, as: UTF8.self) } } }

    func set(_ path: String, _ bytes: [UInt8]) { lock.withLock { files[path] = bytes } }

    /// Every file with its text.
    var all: [String: String] { lock.withLock { files.mapValues { String(decoding: $0, as: UTF8.self) } } }

    var access: FileAccess {
        FileAccess(
            readFile: read, readStandardInput: { [] }, listFolder: list,
            write: { (file) throws(FileProblem) in
                try self.check(file.path)
                self.set(file.path, Array(file.content.utf8))
            })
    }

    func outcome(_ words: String...) -> CommandOutcome { outcome(words) }

    func outcome(_ words: [String]) -> CommandOutcome { .of(words, files: access) }

    private func check(_ path: String) throws(FileProblem) {
        if forbidden.contains(path) { throw FileProblem(reason: "permission denied") }
    }

    private func read(_ path: String) throws(FileProblem) -> [UInt8] {
        try check(path)
        guard let bytes = lock.withLock({ files[path.relativePath] }) else {
            throw .absence(reason: "no such file or directory")
        }
        return bytes
    }

    private func list(_ path: String) throws(FileProblem) -> [FolderEntry]? {
        try check(path)
        if lock.withLock({ files[path.relativePath] != nil }) { return nil }
        let paths = lock.withLock { Array(files.keys) }
        let folder = path.withoutLastSlashes.relativePath
        let start = folder == "." ? "" : folder + "/"
        let below = paths.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
        // There is always a working folder.
        if below.isEmpty, folder != ".", path != "empty" { throw .absence(reason: "no such file or directory") }
        let folders = Set(below.filter { $0.contains("/") }.map { $0.prefix { $0 != "/" } })
        return below.filter { !$0.contains("/") }.map { FolderEntry(String($0), .file) }
            + folders.map { FolderEntry(String($0), .folder) }
    }
}
