/// Rejects lines that contain none of some texts, which are nearly all lines of a log, eight bytes at a time.
///
/// A text of eleven bytes contains an eight-byte group at an offset that is a multiple of four, one of nine a six-byte
/// group, and one of seven a four-byte group, so only these offsets are checked. The filter may accept a line without a
/// text, but never rejects one with a text.
struct LineFilter {
    /// A bit for each eight or six bytes, and for each four of the shortest texts, by their hash.
    private var longGroups = [UInt64](repeating: 0, count: 1 << 14)
    private var shortGroups = [UInt64](repeating: 0, count: 1 << 10)
    /// A byte of each text that is too short for groups, repeated eight times in a word.
    private var signs: [UInt64] = []
    /// The first bytes of lines that are always accepted, also after blanks.
    private var firsts = [Bool](repeating: false, count: 256)
    private var indented = [Bool](repeating: false, count: 256)

    init(_ texts: [[UInt8]], atLineStart starts: [UInt8], indented indentedStarts: [UInt8]) {
        for text in texts {
            switch text.count {
            case 11...: add(text, inGroupsOf: 8)
            case 9...: add(text, inGroupsOf: 6)
            case 7...: addShort(text)
            default: addSign(of: text)
            }
        }
        for byte in starts { firsts[Int(byte)] = true }
        for byte in indentedStarts { indented[Int(byte)] = true }
    }

    /// The end of a line, and whether the line may contain a text.
    struct Line {
        let end: Int
        let mayHold: Bool
    }

    /// The line that begins at an index; nil at the end of the bytes.
    func line(in bytes: UnsafeRawBufferPointer, from start: Int) -> Line? {
        longGroups.withUnsafeBufferPointer { longGroups in
            shortGroups.withUnsafeBufferPointer { shortGroups in
                var (hits, index, last) = (UInt64(0), start, UInt64(0))
                while index + 8 <= bytes.count {
                    let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
                    let small = word | Self.caseBits
                    let middle = last &>> 32 | small &<< 32
                    hits |= Self.bit(of: small, in: longGroups) | Self.bit(of: middle, in: longGroups)
                    hits |= Self.bit(of: small & Self.sixBytes, in: longGroups)
                    hits |= Self.bit(of: middle & Self.sixBytes, in: longGroups)
                    hits |= Self.bit(of: UInt32(truncatingIfNeeded: small), in: shortGroups)
                    hits |= Self.bit(of: UInt32(truncatingIfNeeded: small &>> 32), in: shortGroups)
                    for sign in signs { hits |= (small ^ sign).zeroBytes }
                    let ends = (word ^ Self.lineFeeds).zeroBytes
                    if ends != 0 {
                        let mayHold = hits != 0 || isMarked(bytes, at: start)
                        return Line(end: index + ends.trailingZeroBitCount / 8, mayHold: mayHold)
                    }
                    (index, last) = (index + 8, small)
                }
                let end = bytes[index...].firstIndex(of: .lineFeed)
                return end.map { Line(end: $0, mayHold: true) }
            }
        }
    }

    /// Whether a line, which ends with a line feed, begins with one of the accepted bytes.
    @inline(__always) private func isMarked(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        if firsts[Int(bytes[start])] { return true }
        guard bytes[start].isBlank else { return false }
        var index = start
        while bytes[index].isBlank { index += 1 }
        return indented[Int(bytes[index])]
    }

    /// Adds the groups at four consecutive offsets in its middle, because its beginning or end may be a common word.
    private mutating func add(_ text: [UInt8], inGroupsOf count: Int) {
        let middle = (text.count - count - 3) / 2
        for index in middle..<middle + 4 {
            let hash = Self.hash(text.word(at: index, of: count))
            longGroups[hash / 64] |= 1 &<< UInt64(hash % 64)
        }
    }

    private mutating func addShort(_ text: [UInt8]) {
        for index in 0..<4 {
            let hash = Self.hash(UInt32(text.word(at: index, of: 4)))
            shortGroups[hash / 64] |= 1 &<< UInt64(hash % 64)
        }
    }

    /// Prefers a mark to a letter, because few lines contain it.
    private mutating func addSign(of text: [UInt8]) {
        let mark = text.max { $0.rarity < $1.rarity }
        let sign = mark.map { UInt64($0 | UInt8.caseBit) &* Self.ones }
        if let sign, !signs.contains(sign) { signs.append(sign) }
    }

    @inline(__always) private static func bit(of group: UInt64, in groups: UnsafeBufferPointer<UInt64>) -> UInt64 {
        let hash = hash(group)
        return groups[hash &>> 6] &>> UInt64(hash & 63) & 1
    }

    @inline(__always) private static func bit(of group: UInt32, in groups: UnsafeBufferPointer<UInt64>) -> UInt64 {
        let hash = hash(group)
        return groups[hash &>> 6] &>> UInt64(hash & 63) & 1
    }

    /// A hash of 20 bits.
    @inline(__always) private static func hash(_ group: UInt64) -> Int { Int((group &* 0x9E37_79B9_7F4A_7C15) &>> 44) }

    /// A hash of 16 bits.
    @inline(__always) private static func hash(_ group: UInt32) -> Int { Int((group &* 0x9E37_79B1) &>> 16) }

    private static let sixBytes: UInt64 = 0xFFFF_FFFF_FFFF
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let lineFeeds = UInt64(UInt8.lineFeed) &* ones
    private static let caseBits = UInt64(UInt8.caseBit) &* ones
}

extension UInt64 {
    /// A bit for each byte that is zero, and possibly for bytes after one.
    @inline(__always) fileprivate var zeroBytes: UInt64 {
        (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080
    }
}

extension [UInt8] {
    /// A number of bytes as an integer, the first byte lowest, in one letter case.
    fileprivate func word(at index: Int, of count: Int) -> UInt64 {
        self[index..<index + count].reversed().reduce(0) { $0 << 8 | UInt64($1 | UInt8.caseBit) }
    }
}

extension UInt8 {
    /// The bit that distinguishes ASCII's capital letters from the small ones.
    fileprivate static let caseBit: UInt8 = 0x20

    private static let frequent = Array(" etaoinsrlhdcu._:-()[]\"=,/mpfgybwvkxjqz".utf8)

    /// An estimate of how rarely it occurs in a log.
    fileprivate var rarity: Int { Self.frequent.firstIndex(of: lowercased) ?? Self.frequent.count }
}
