import CLibrary
import LaunchTraceKit

/// Writes a file whole or not at all.
@Sendable func write(_ file: OutputFile) throws(FileProblem) {
    if file.makesFolder { try makeFolder(of: file.path) }
    if file.purpose == .new { return try create(file) }
    if let noun = file.purpose.nounWithoutLinks, FileStatus.isLink(file.path) {
        throw FileProblem(reason: "it is a link, and \(noun) through none")
    }
    guard let existing = FileStatus(path: file.path) else { return try replace(file, like: nil) }
    if file.path == "/dev/stdout" || existing.isSameFile(as: FileStatus(descriptor: STDOUT_FILENO)) {
        // `-o /dev/stdout`, or `-o x > x`: a new file in its place would leave the shell's one empty.
        return try writeBesideStandardOutput(file.content)
    }
    guard existing.isRegular else {
        guard file.purpose == .product else { throw FileProblem(reason: "it is no regular file") }
        return try writeInPlace(file)
    }
    if file.sources.contains(where: { existing.isSameFile(as: $0.status) }) {
        throw FileProblem(reason: "it is the input itself")
    }
    try usedFiles.refuse(existing, for: file.purpose)
    guard access(file.path, W_OK) == 0 else { throw .ofLastCall }
    try replace(file, like: existing)
}

/// Writes a file where nothing is.
private func create(_ file: OutputFile) throws(FileProblem) {
    // A run that has nothing to write leaves no trace.
    if FileStatus.isAnything(file.path) { throw .presence }
    try createFile(file.path, with: file.content)
    usedFiles.noteWritten(FileStatus(path: file.path))
}

private func replace(_ file: OutputFile, like existing: FileStatus?) throws(FileProblem) {
    let path =
        switch file.purpose {
        case .product: try resolvingLinks(file.path)
        case .timeline, .source, .progress, .new: file.path
        }
    try replaceFile(path, with: file.content, like: existing)
    usedFiles.noteWritten(FileStatus(path: path))
}

/// Makes the folder of a file, and those above it, where there are none.
private func makeFolder(of path: String) throws(FileProblem) {
    var folder = directory(of: path)
    while folder.count > 1, folder.last == "/" { folder.removeLast() }
    guard !folder.isEmpty, FileStatus(path: folder) == nil else { return }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .ofLastCall }
}

/// Writes to a pipe or a device, which nothing can replace.
private func writeInPlace(_ file: OutputFile) throws(FileProblem) {
    let descriptor = try retrying { open(file.path, O_WRONLY | O_CLOEXEC) }
    try closing(descriptor) { () throws(FileProblem) in
        try writeAll(file.content, to: descriptor)
    }
}

extension OutputFile.Purpose {
    /// What isn't done through links.
    fileprivate var nounWithoutLinks: String? {
        switch self {
        case .timeline: "a timeline is recorded"
        case .source: "a source is mended"
        case .progress: "progress is kept"
        case .product, .new: nil
        }
    }
}

extension Input {
    fileprivate var status: FileStatus? {
        switch self {
        case .standardInput: FileStatus(descriptor: STDIN_FILENO)
        case .file(let path): FileStatus(path: path)
        }
    }
}
