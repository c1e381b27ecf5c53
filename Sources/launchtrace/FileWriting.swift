import CLibrary
import LaunchTraceKit

/// Writes a file whole or not at all.
@Sendable func write(_ file: OutputFile) throws(FileProblem) {
    if let folder = file.folder { try refuseLinks(from: folder, to: file.path) }
    if file.makesFolder { try makeFolder(of: file.path) }
    if file.purpose == .new { return try create(file) }
    if let noun = file.purpose.nounWithoutLinks, FileStatus.isLink(file.path) {
        throw FileProblem(reason: "it is a link, and no link is followed when \(noun)")
    }
    guard let existing = FileStatus(path: file.path) else { return try replace(file, like: nil) }
    if file.path == "/dev/stdout" || existing.isSameFile(as: FileStatus(descriptor: STDOUT_FILENO)) {
        // `-o /dev/stdout`, or `-o x > x`: a new file in its place would leave the shell's one empty.
        return try writeBesideStandardOutput(file.content)
    }
    guard existing.isRegular else {
        guard case .product = file.purpose else { throw FileProblem(reason: "not a regular file") }
        return try writeInPlace(file)
    }
    if file.sources.contains(where: { existing.isSameFile(as: $0.status) }) {
        throw FileProblem(reason: "it is the input itself")
    }
    try usedFiles.refuse(existing, for: file.purpose)
    guard access(file.path, W_OK) == 0 else { throw .ofLastCall }
    if case .part(let mark?) = file.purpose { try refuseOthers(file, withoutMark: mark) }
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
        case .timeline, .source, .progress, .part, .new: file.path
        }
    try replaceFile(path, with: file.content, like: existing) { () throws(FileProblem) in
        guard case .source(let text) = file.purpose else { return }
        guard try bytes(of: path) == Array(text.utf8) else {
            throw FileProblem(reason: "it has changed since it was read")
        }
    }
    usedFiles.noteWritten(FileStatus(path: path))
}

/// Refuses a file whose path leads through a link below a folder.
private func refuseLinks(from folder: String, to path: String) throws(FileProblem) {
    let isInside = path.utf8.starts(with: folder.utf8)
    var inner = isInside ? folder : ""
    // Bytes, since a slash before an accent is no character of its own.
    let rest = path.utf8.dropFirst(isInside ? folder.utf8.count : 0)
    for part in rest.split(separator: UInt8(ascii: "/")).dropLast() {
        if !inner.isEmpty, inner.utf8.last != UInt8(ascii: "/") { inner += "/" }
        inner += String(decoding: Array(part), as: UTF8.self)
        if FileStatus.isLink(inner) { throw FileProblem(reason: "\(quotedIfNeeded(inner)) is a link") }
    }
}

/// Refuses to replace a file that this tool didn't write, unless it has the same text.
private func refuseOthers(_ file: OutputFile, withoutMark mark: String) throws(FileProblem) {
    let existing = try bytes(of: file.path)
    guard existing != Array(file.content.utf8) else { return }
    guard String(decoding: existing.prefix(markedBytes), as: UTF8.self).contains(mark) else {
        throw FileProblem(reason: "it wasn't written by \(ToolInfo.name); --force replaces it")
    }
}

/// The part of a file that has its mark.
private let markedBytes = 4096

/// What a regular file has now, which is no input.
private func bytes(of path: String) throws(FileProblem) -> [UInt8] {
    let files = FileAccess.ofSystem()
    return try files.readRegularFile(files.locate(path).path)
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
    try closing(descriptor) { () throws(FileProblem) in try writeAll(file.content, to: descriptor) }
}

extension OutputFile.Purpose {
    /// What isn't done through links.
    fileprivate var nounWithoutLinks: String? {
        switch self {
        case .timeline: "a timeline is recorded"
        case .source: "a source is fixed"
        case .progress: "progress is kept"
        case .part: "a page is written"
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
