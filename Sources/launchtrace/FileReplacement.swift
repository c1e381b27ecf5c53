import LaunchTraceKit

/// Puts a new file in the place of another, in one step; on failure nothing has changed.
func replaceFile(_ path: String, with text: String, like existing: FileStatus?) throws(FileProblem) {
    let temporary = try TemporaryFile(beside: path)
    defer { temporary.forget() }
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
func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let count = readlink(path, start, buffer.count)
        guard count > 0 else { return nil }
        return String(
            decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]), as: UTF8.self)
    }
}

/// The path up to its last slash; empty for the working directory.
func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}
