import LaunchModel

/// A line for each example with the checksum of all that a program is told of it: recorded timelines hide
/// notifications, and would keep quiet about a change among them.
package enum RecordedChecksums {
    /// As `launchtrace run EXAMPLE --format json | cksum` prints it, and the example; with documentation preferred,
    /// where that makes a difference.
    package static func lines(of examples: [TracedExample]) -> [String] {
        examples.flatMap { example in
            let usual = example.json(preferring: .logs)
            let documented = example.json(preferring: .documented)
            return ["\(usual.checksum) \(example.path)"]
                + (documented == usual ? [] : ["\(documented.checksum) \(example.path) --prefer documented"])
        }
    }
}

extension String {
    /// The checksum and the size that POSIX `cksum` prints.
    package var checksum: String {
        let bytes = Array(utf8)
        var sum = bytes.reduce(UInt32(0)) { $0.adding($1) }
        var rest = bytes.count
        while rest > 0 {
            sum = sum.adding(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
        return "\(~sum) \(bytes.count)"
    }
}

extension UInt32 {
    fileprivate func adding(_ byte: UInt8) -> UInt32 { (self << 8) ^ Self.remainders[Int(self >> 24) ^ Int(byte)] }

    /// The remainders of each byte by the polynomial of Ethernet.
    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte) << 24) { sum, _ in (sum << 1) ^ (sum >> 31 == 1 ? 0x04C1_1DB7 : 0) }
    }
}
