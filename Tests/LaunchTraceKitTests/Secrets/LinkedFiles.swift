import Foundation

@testable import LaunchTraceKit

/// Files and links that exist only in a test, by their paths from the top; paths that don't begin there begin in `/r`.
struct LinkedFiles {
    var files: [String: String]
    var links: [String: String] = [:]

    /// What a run writes.
    final class Written: @unchecked Sendable {
        private let lock = NSLock()
        private var files: [OutputFile] = []

        func add(_ file: OutputFile) { lock.withLock { files.append(file) } }

        /// The names and the contents of the files.
        var text: String { lock.withLock { files.map { $0.path + "\n" + $0.content }.joined(separator: "\n") } }
    }

    /// All that comes of a command: both streams, and files with their names.
    func output(_ words: String) -> String {
        let written = Written()
        let outcome = CommandOutcome.of(
            words.split(separator: " ").map(String.init), files: access(written),
            terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
        for file in outcome.files { written.add(file) }
        let product = outcome.pieces?.text ?? outcome.stdout
        return [product, outcome.stderr, written.text].joined(separator: "\n")
    }

    private func access(_ written: Written) -> FileAccess {
        FileAccess(
            readFile: read, readStandardInput: { [] }, listFolder: list,
            write: { (file) throws(FileProblem) in
                if file.purpose == .new, real(file.path) != nil { throw .presence }
                written.add(file)
            },
            locate: { (path) throws(FileProblem) in
                let end = try found(path)
                return FileLocation(path: end, isRegularFile: files[end] != nil)
            },
            readRegularFile: { (path) throws(FileProblem) in
                guard real(path) == path else { throw FileProblem(reason: "it leads through a link") }
                return try read(path)
            })
    }

    /// Where a path leads; nil where nothing is.
    private func real(_ path: String) -> String? {
        var rest = (path.hasPrefix("/") ? path : "/r/" + path).split(separator: "/")[...]
        var (end, steps) = ("", 0)
        while let part = rest.popFirst() {
            if part == "." { continue }
            if part == ".." {
                end = end.folderPath == "/" ? "" : end.folderPath
                continue
            }
            let next = "\(end)/\(part)"
            guard let target = links[next] else {
                end = next
                continue
            }
            steps += 1
            guard steps < 40 else { return nil }
            rest = target.split(separator: "/") + rest
            if target.hasPrefix("/") { end = "" }
        }
        return files[end] != nil || isFolder(end) ? end : nil
    }

    private func isFolder(_ path: String) -> Bool {
        files.keys.contains { $0.hasPrefix(path + "/") } || links.keys.contains { $0.hasPrefix(path + "/") }
    }

    private func found(_ path: String) throws(FileProblem) -> String {
        guard let end = real(path) else { throw .absence(reason: "no such file or directory") }
        return end
    }

    @Sendable private func read(_ path: String) throws(FileProblem) -> [UInt8] {
        guard let text = files[try found(path)] else { throw FileProblem(reason: "is a directory") }
        return Array(text.utf8)
    }

    @Sendable private func list(_ path: String) throws(FileProblem) -> [FolderEntry]? {
        let folder = try found(path)
        if files[folder] != nil { return nil }
        let inner = (Array(files.keys) + links.keys).filter { $0.hasPrefix(folder + "/") }
        let names = Set(inner.map { $0.dropFirst(folder.count + 1).prefix { $0 != "/" } })
        return names.sorted().map { name in
            let inside = "\(folder)/\(name)"
            guard links[inside] != nil else { return FolderEntry(String(name), files[inside] == nil ? .folder : .file) }
            let isToFolder = real(inside).map { files[$0] == nil } ?? false
            return FolderEntry(String(name), isToFolder ? .other : .file)
        }
    }
}
