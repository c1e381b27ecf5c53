import CLibrary
import LaunchTraceKit

/// Puts a new file in the place of another, in one step; on failure nothing has changed.
/// `check` has the last word, right before that step.
func replaceFile(_ path: String, with text: String, like existing: FileStatus?, check: () throws(FileProblem) -> Void)
    throws(FileProblem)
{
    let temporary = try TemporaryFile(beside: path)
    defer { temporary.forget() }
    do throws(FileProblem) {
        try temporary.fill(text, like: existing)
        try check()
        guard rename(temporary.path, path) == 0 else { throw .ofLastCall }
    } catch {
        unlink(temporary.path)
        throw error
    }
}

/// Puts a new file where nothing is, whole and in one step: of several that try at once, one does.
func createFile(_ path: String, with text: String) throws(FileProblem) {
    let temporary = try TemporaryFile(beside: path)
    defer { temporary.forget() }
    do throws(FileProblem) {
        try temporary.fill(text, like: nil)
        try giveName(path, to: temporary.path)
    } catch {
        unlink(temporary.path)
        throw error
    }
}

/// Gives a file another name, which nothing has.
private func giveName(_ path: String, to file: String) throws(FileProblem) {
    if link(file, path) == 0 {
        guard unlink(file) != 0 else { return }
        // All or nothing: what stays behind would have both names.
        let problem = FileProblem.ofLastCall
        unlink(path)
        throw problem
    }
    if errno == EEXIST { throw .presence }
    // Some file systems have no second names. There an empty file holds the place for a moment.
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw .ofLastCall }
    let place = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard place >= 0 else { throw errno == EEXIST ? .presence : .ofLastCall }
    close(place)
    guard rename(file, path) == 0 else {
        let problem = FileProblem.ofLastCall
        unlink(path)
        throw problem
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

/// The path up to its last slash; empty for the working directory.
func directory(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
