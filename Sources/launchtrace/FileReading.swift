import LaunchTraceKit

/// The bytes of a file.
@Sendable func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = try openFile(path)
    defer { close(descriptor) }
    return try readAll(descriptor)
}

/// The bytes that are piped or typed in.
@Sendable func readStandardInput() throws(FileProblem) -> [UInt8] {
    usedFiles.noteRead(FileStatus(descriptor: STDIN_FILENO))
    return try readAll(STDIN_FILENO)
}

/// Hands on the bytes of a file, or of what is piped in, piece by piece.
@Sendable func readPieces(_ input: Input, _ take: (ArraySlice<UInt8>) -> Void) throws(FileProblem) {
    switch input {
    case .standardInput:
        usedFiles.noteRead(FileStatus(descriptor: STDIN_FILENO))
        try readDescriptor(STDIN_FILENO) { (piece) throws(FileProblem) in take(piece) }
    case .file(let path):
        let descriptor = try openFile(path)
        defer { close(descriptor) }
        try readDescriptor(descriptor) { (piece) throws(FileProblem) in take(piece) }
    }
}

/// The bytes of a regular file, at a path that leads through no link. What is opened is looked at, and not what stood
/// there before: a pipe or a device isn't waited for, and no link can take its place in between.
@Sendable func readRegularFile(_ path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = try openFile(path, O_NONBLOCK)
    defer { close(descriptor) }
    guard let opened = FileStatus(descriptor: descriptor), opened.isRegular else {
        throw FileProblem(reason: "it is no regular file")
    }
    guard try isOpened(path, as: descriptor, opened) else {
        throw FileProblem(reason: "it was exchanged while it was read")
    }
    return try readAll(descriptor)
}

/// Whether the file that was opened is the one at the path, which leads through no link. Linux says where an open file
/// is; elsewhere each folder on the way is asked whether it is a link.
private func isOpened(_ path: String, as descriptor: Int32, _ opened: FileStatus) throws(FileProblem) -> Bool {
    if linkTarget("/proc/self/fd/\(descriptor)") == path { return true }
    return try pathWithoutLinks(path) == path && opened.isSameFile(as: FileStatus(path: path))
}

private func openFile(_ path: String, _ flags: Int32 = 0) throws(FileProblem) -> Int32 {
    // C would read the file that is named before the NUL.
    guard !path.utf8.contains(0) else { throw FileProblem(reason: "its name holds a NUL character") }
    let descriptor = try retrying { open(path, O_RDONLY | O_CLOEXEC | flags) }
    usedFiles.noteRead(FileStatus(descriptor: descriptor))
    return descriptor
}

private func readAll(_ descriptor: Int32) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    try readDescriptor(descriptor) { (piece) throws(FileProblem) in
        bytes += piece
        guard bytes.count <= InputLimit.fileSize.number << 20 else {
            throw FileProblem(reason: InputLimit.fileSize.excess)
        }
    }
    return bytes
}

private func readDescriptor(
    _ descriptor: Int32, _ take: (ArraySlice<UInt8>) throws(FileProblem) -> Void
) throws(FileProblem) {
    // Most files are small, and clearing the memory for a large one would take longer than reading them.
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while true {
        let count = try fill(&buffer, from: descriptor)
        if count > 0 { try take(buffer[..<count]) }
        if count < buffer.count { return }
        if count < 1 << 20 { buffer = [UInt8](repeating: 0, count: count << 4) }
    }
}

/// How many bytes there were; fewer than asked for only at the end.
private func fill(_ buffer: inout [UInt8], from descriptor: Int32) throws(FileProblem) -> Int {
    var filled = 0
    while filled < buffer.count {
        let count = try retrying {
            buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled) }
        }
        if count == 0 { break }
        filled += count
    }
    return filled
}
