import CLibrary

/// Reads the content of the system's files.
struct FileReading: Sendable {
    /// Called for each file before its bytes are read; nil if standard input is closed.
    let note: @Sendable (FileStatus?) -> Void

    func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
        let (descriptor, status) = try openFile(path)
        defer { close(descriptor) }
        note(status)
        return try readAll(descriptor, status)
    }

    func readStandardInput() throws(FileProblem) -> [UInt8] {
        let status = FileStatus(descriptor: STDIN_FILENO)
        note(status)
        return try readAll(STDIN_FILENO, status)
    }

    /// Passes on the bytes of a file, or of standard input, piece by piece.
    func readPieces(_ input: Input, _ take: (ArraySlice<UInt8>) -> Void) throws(FileProblem) {
        switch input {
        case .standardInput:
            note(FileStatus(descriptor: STDIN_FILENO))
            try readDescriptor(STDIN_FILENO) { (piece) throws(FileProblem) in take(piece) }
        case .file(let path):
            let (descriptor, status) = try openFile(path)
            defer { close(descriptor) }
            note(status)
            try readDescriptor(descriptor) { (piece) throws(FileProblem) in take(piece) }
        }
    }

    /// The bytes of a regular file, at a path without links. Other kinds are never opened, because a pipe or a device
    /// would block. The opened file is checked again, so that the file can't be replaced in between.
    func readRegularFile(_ path: String) throws(FileProblem) -> [UInt8] {
        // Opening reports the reason for an absence.
        guard FileStatus(path: path)?.isRegular ?? true else { throw FileProblem(reason: "not a regular file") }
        let (descriptor, opened) = try openFile(path, O_NONBLOCK)
        defer { close(descriptor) }
        guard opened.isRegular else { throw FileProblem(reason: "not a regular file") }
        guard try isOpened(path, as: descriptor, opened) else {
            throw FileProblem(reason: "it was replaced while it was read")
        }
        note(opened)
        return try readAll(descriptor, opened)
    }
}

/// Whether the opened file is the one at the path, which has no links. Linux provides the path of an open file; on
/// other systems each folder of the path is checked for a link.
private func isOpened(_ path: String, as descriptor: Int32, _ opened: FileStatus) throws(FileProblem) -> Bool {
    if linkTarget("/proc/self/fd/\(descriptor)") == path { return true }
    return try pathWithoutLinks(path) == path && opened.isSameFile(as: FileStatus(path: path))
}

private func openFile(_ path: String, _ flags: Int32 = 0) throws(FileProblem) -> (descriptor: Int32, status: FileStatus)
{
    // C would read the file with the name before the NUL.
    guard !path.utf8.contains(0) else { throw FileProblem(reason: "its name contains a NUL character") }
    let descriptor = try retrying { open(path, O_RDONLY | O_CLOEXEC | flags) }
    guard let status = FileStatus(descriptor: descriptor) else {
        let problem = FileProblem.ofLastCall
        close(descriptor)
        throw problem
    }
    return (descriptor, status)
}

private func readAll(_ descriptor: Int32, _ status: FileStatus?) throws(FileProblem) -> [UInt8] {
    let limit = JSONReader.sizeLimitMiB << 20
    var bytes = try firstBytes(descriptor, min(status?.size ?? 0, limit))
    try readDescriptor(descriptor) { (piece) throws(FileProblem) in
        bytes += piece
        guard bytes.count <= limit else { throw .tooLarge(limitMiB: JSONReader.sizeLimitMiB) }
    }
    return bytes
}

/// As many bytes as the stated size of the file, if they are available at once; empty for a pipe.
private func firstBytes(_ descriptor: Int32, _ size: Int) throws(FileProblem) -> [UInt8] {
    guard size > 0 else { return [] }
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        let taken = read(descriptor, buffer.baseAddress, size)
        if taken < 0 { problem = errno }
        count = max(0, taken)
    }
    guard problem == 0 || problem == EINTR else { throw FileProblem(problem) }
    return bytes
}

private func readDescriptor(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) throws(FileProblem) -> Void)
    throws(FileProblem)
{
    // Most files are small, and clearing memory for a large one would take longer than reading.
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while true {
        let count = try fill(&buffer, from: descriptor)
        if count > 0 { try take(buffer[..<count]) }
        if count < buffer.count { return }
        if count < 1 << 20 { buffer = [UInt8](repeating: 0, count: count << 4) }
    }
}

/// The number of bytes read; fewer than requested only at the end.
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
