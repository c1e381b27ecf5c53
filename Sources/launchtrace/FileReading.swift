#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import LaunchTraceKit

/// More than any scenario needs, and less than what a machine can't hold.
private let limit = 64 << 20

/// The bytes of a file.
@Sendable func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
    // C would read the file that is named before the NUL.
    guard !path.utf8.contains(0) else { throw FileProblem(reason: "its name holds a NUL character") }
    let descriptor = try retrying { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    return try readAll(descriptor)
}

/// The bytes that are piped or typed in.
@Sendable func readStandardInput() throws(FileProblem) -> [UInt8] {
    try readAll(STDIN_FILENO)
}

private func readAll(_ descriptor: Int32) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = try retrying { read(descriptor, &buffer, buffer.count) }
        if count == 0 { return bytes }
        bytes += buffer[..<count]
        guard bytes.count <= limit else { throw FileProblem(reason: "it is larger than \(limit >> 20) MiB") }
    }
}
