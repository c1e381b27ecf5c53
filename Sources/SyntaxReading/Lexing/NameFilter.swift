/// A filter for the names in a text, so that most texts needn't be searched. It never rejects a name that is in the
/// text.
struct NameFilter: Sendable {
    private var bits: [UInt64]
    private let mask: UInt64

    /// Bits for each name of a text: one in a hundred absent names is accepted.
    private static let bitsPerName = 4

    init(_ tokens: [Token], of text: LexedText) {
        let names = tokens.reduce(0) { $1.kind == .name ? $0 + 1 : $0 }
        let size = max(names * Self.bitsPerName, 64)
        let count = 1 << (Int.bitWidth - (size - 1).leadingZeroBitCount)
        (bits, mask) = (Array(repeating: 0, count: count / 64), UInt64(count - 1))
        text.source.bytes.withUnsafeBufferPointer { bytes in
            for token in tokens where token.kind == .name {
                let hash = NameHash(UnsafeBufferPointer(rebasing: bytes[token.range]))
                set(hash.value & mask)
                set(hash.value >> 32 & mask)
            }
        }
    }

    func mayHold(_ name: NameHash) -> Bool { isSet(name.value & mask) && isSet(name.value >> 32 & mask) }

    private mutating func set(_ bit: UInt64) { bits[Int(bit >> 6)] |= 1 << (bit & 63) }

    private func isSet(_ bit: UInt64) -> Bool { bits[Int(bit >> 6)] & 1 << (bit & 63) != 0 }
}

/// A hash that two names rarely share.
package struct NameHash: Sendable {
    fileprivate let value: UInt64

    package init(_ name: String) { self.init(name.utf8) }

    /// The hash of Fowler, Noll and Vo (FNV-1a), mixed once more for its upper half.
    fileprivate init(_ bytes: some Sequence<UInt8>) {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        value = hash ^ hash >> 29
    }
}
