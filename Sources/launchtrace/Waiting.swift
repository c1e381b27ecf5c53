import CLibrary
import LaunchTraceKit

/// Those of the descriptors that can be read, as soon as there is one; none when the time, below a second, is over, and
/// nil when a signal came.
func readable(among descriptors: [Int32], milliseconds limit: Int?) throws(FileProblem) -> [Int32]? {
    var waiting = try DescriptorSet(descriptors)
    var time = timeval()
    time.tv_usec = .init((limit ?? 0) * 1000)
    let count = withUnsafeMutablePointer(to: &time) {
        select(waiting.end, &waiting.bits, nil, nil, limit == nil ? nil : $0)
    }
    if count < 0, errno == EINTR { return nil }
    guard count >= 0 else { throw .ofLastCall }
    // Where the time is over, POSIX empties the set.
    return descriptors.filter(waiting.contains)
}

/// Waits until something can be written.
func waitUntilWritable(_ descriptor: Int32) throws(FileProblem) {
    var waiting = try DescriptorSet([descriptor])
    _ = try retrying { select(waiting.end, nil, &waiting.bits, nil, nil) }
}

/// A set for `select`, which takes terminals on every system; `poll` of macOS refuses `/dev/tty`.
private struct DescriptorSet {
    var bits = fd_set()
    /// The number behind the last descriptor.
    let end: Int32

    init(_ descriptors: [Int32]) throws(FileProblem) {
        guard descriptors.allSatisfy({ $0 < MemoryLayout<fd_set>.size * 8 }) else { throw FileProblem(EMFILE) }
        end = (descriptors.max() ?? -1) + 1
        withUnsafeMutableBytes(of: &bits) { bytes in
            for descriptor in descriptors { bytes[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8) }
        }
    }

    /// The bits as macros of C number them, on machines that store the low byte of a word first.
    func contains(_ descriptor: Int32) -> Bool {
        withUnsafeBytes(of: bits) { $0[Int(descriptor) / 8] & 1 << UInt8(descriptor % 8) != 0 }
    }
}
