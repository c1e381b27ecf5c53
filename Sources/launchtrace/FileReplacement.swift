import LaunchTraceKit

/// Puts a new file in the place of another, in one step; on failure nothing has changed.
func replaceFile(_ path: String, with text: String, like existing: FileStatus?) throws(FileProblem) {
    let temporary = try TemporaryFile(beside: path)
    do throws(FileProblem) {
        try temporary.fill(text, like: existing)
        guard rename(temporary.path, path) == 0 else { throw .ofLastCall }
    } catch {
        unlink(temporary.path)
        throw error
    }
}

/// The path behind symbolic links, also where the last one points at nothing yet.
func resolvingLinks(_ path: String) throws(FileProblem) -> String {
    var path = path
    for _ in 0..<40 {
        guard let target = linkTarget(path) else { return path }
        path = target.hasPrefix("/") ? target : directory(of: path) + target
    }
    throw FileProblem(ELOOP)
}

/// The target of a symbolic link; nil for anything else.
private func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
}

/// The path up to its last slash; empty for the working directory.
func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}

/// A new file in the directory of another, so that a rename can put it there.
private struct TemporaryFile {
    let path: String
    private let descriptor: Int32

    init(beside path: String) throws(FileProblem) {
        for attempt in 0..<100 {
            let name = directory(of: path) + ".launchtrace.\(getpid()).\(attempt).tmp"
            let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                self.path = name
                self.descriptor = descriptor
                return
            }
            guard errno == EEXIST || errno == EINTR else { throw .ofLastCall }
        }
        throw FileProblem(EEXIST)
    }

    /// Writes the text down to the disk and closes the file.
    func fill(_ text: String, like existing: FileStatus?) throws(FileProblem) {
        try closing(descriptor) { () throws(FileProblem) in
            if let existing {
                _ = try retrying { fchmod(descriptor, existing.permissions) }
            }
            try writeAll(text, to: descriptor)
            _ = try retrying { fsync(descriptor) }
        }
    }
}
