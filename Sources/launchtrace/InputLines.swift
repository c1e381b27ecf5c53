import CLibrary
import LaunchTraceKit

/// The lines that the user types, or a script sends, as they come.
struct InputLines {
    private let descriptor: Int32
    private var rest: [UInt8] = []
    private var hasEnded = false

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// The next line, cut where it is longer than any command; nil at the end.
    mutating func next() throws(FileProblem) -> String? {
        var line: [UInt8] = []
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line += rest[..<end]
                rest.removeSubrange(...end)
                return text(line)
            }
            line = Array((line + rest).prefix(Self.longest))
            rest = []
            if hasEnded { return line.isEmpty ? nil : text(line) }
            try fill()
        }
    }

    private mutating func fill() throws(FileProblem) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = try retrying { read(descriptor, &buffer, buffer.count) }
        hasEnded = count == 0
        rest = Array(buffer.prefix(count))
    }

    private func text(_ line: [UInt8]) -> String {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
        return String(decoding: line.prefix(Self.longest), as: UTF8.self)
    }

    private static let longest = 1000
}
