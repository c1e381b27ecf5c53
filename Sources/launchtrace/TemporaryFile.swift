import CLibrary
import LaunchTraceKit

/// A new file in the directory of another, so that a rename can put it there.
struct TemporaryFile {
    let path: String
    private let descriptor: Int32
    /// Nil where too many are unfinished at once.
    private let mark: UnfinishedFiles.Mark?

    init(beside path: String) throws(FileProblem) {
        let folder = directory(of: path)
        removeTemporaryFilesOfTheDead(in: folder)
        while true {
            let name = folder + TemporaryName(process: getpid(), number: .random(in: .min ... .max)).text
            // Marked before it is there, since the signal could come in between.
            let mark = unfinishedFiles.mark(name)
            let descriptor = unfinishedFiles.create { open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
            if descriptor >= 0 {
                (self.path, self.descriptor, self.mark) = (name, descriptor, mark)
                return
            }
            let problem = errno
            unfinishedFiles.forget(mark)
            guard problem == EEXIST || problem == EINTR else { throw FileProblem(problem) }
        }
    }

    /// Writes the text down to the disk and closes the file.
    func fill(_ text: String, like existing: FileStatus?) throws(FileProblem) {
        try closing(descriptor) { () throws(FileProblem) in
            if let existing { _ = try retrying { fchmod(descriptor, existing.permissions) } }
            try writeAll(text, to: descriptor)
            _ = try retrying { fsync(descriptor) }
        }
    }

    /// The file is gone, or has another name now.
    func forget() { unfinishedFiles.forget(mark) }
}

/// `.launchtrace.4711.9f86d081884c7d65.tmp`
private struct TemporaryName {
    let process: pid_t
    let number: UInt64

    var text: String { "\(Self.start)\(process).\(String(number, radix: 16))\(Self.end)" }

    init(process: pid_t, number: UInt64) { (self.process, self.number) = (process, number) }

    /// Reads a name; nil for that of any other file.
    init?(_ text: String) {
        guard text.hasPrefix(Self.start), text.hasSuffix(Self.end) else { return nil }
        let parts = text.dropFirst(Self.start.count).dropLast(Self.end.count).split(separator: ".")
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0, let number = UInt64(parts[1], radix: 16)
        else { return nil }
        self.init(process: process, number: number)
    }

    private static let start = ".launchtrace."
    private static let end = ".tmp"
}

/// Removes what processes left that were ended before they could do it themselves.
private func removeTemporaryFilesOfTheDead(in folder: String) {
    guard unfinishedFiles.isFirstVisit(to: folder) else { return }
    do throws(FileProblem) {
        for entry in try listFolder(folder.isEmpty ? "." : folder) ?? [] where entry.kind == .file {
            guard let name = TemporaryName(entry.name), kill(name.process, 0) != 0, errno == ESRCH else { continue }
            unlink(folder + entry.name)
        }
    } catch {
        // A folder that can't be listed can't be cleaned; writing reports a problem.
    }
}
