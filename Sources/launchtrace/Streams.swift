import CLibrary
import LaunchTraceKit

/// Writes a product to standard output, and makes sure that it got there.
func writeStandardOutput(_ text: String) throws(FileProblem) {
    guard !text.isEmpty else { return }
    try closing(STDOUT_FILENO) { () throws(FileProblem) in try writeAll(text, to: STDOUT_FILENO) }
}

func writeStandardOutput(_ pieces: ProductPieces) throws(FileProblem) {
    try closing(STDOUT_FILENO) { () throws(FileProblem) in
        var problem: FileProblem?
        pieces.write { piece in
            guard problem == nil else { return }
            do throws(FileProblem) { try writeAll(piece, to: STDOUT_FILENO) } catch { problem = error }
        }
        if let problem { throw problem }
    }
}

/// Writes to where standard output goes, and leaves it open for more.
func writeBesideStandardOutput(_ text: String) throws(FileProblem) {
    let copy = try retrying { dup(STDOUT_FILENO) }
    try closing(copy) { () throws(FileProblem) in try writeAll(text, to: copy) }
}

/// Writes a message; a failure of that has no place to be reported.
func writeStandardError(_ text: String) { do throws(FileProblem) { try writeAll(text, to: STDERR_FILENO) } catch {} }

/// Writes all of a text, however many calls it takes.
func writeAll(_ text: String, to descriptor: Int32) throws(FileProblem) {
    try writeAll(Array(text.utf8), to: descriptor)
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
            // A pipe that was made non-blocking is full.
            try waitUntilWritable(descriptor)
        } else if errno != EINTR {
            throw .ofLastCall
        }
    }
}

/// Closes a descriptor after it has been written to; an error of either gets out.
func closing(_ descriptor: Int32, after write: () throws(FileProblem) -> Void) throws(FileProblem) {
    do throws(FileProblem) { try write() } catch {
        close(descriptor)
        throw error
    }
    // A full or remote disk may report its error only now.
    guard close(descriptor) == 0 else { throw .ofLastCall }
}
