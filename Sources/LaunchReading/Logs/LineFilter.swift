/// Tells lines that hold none of some texts, which are nearly all lines of a log, eight bytes at a time.
///
/// A text of seven bytes has four beside each other at every multiple of four bytes, so that looking at these is enough.
/// It lets a line too many through, and none too few.
struct LineFilter {
    /// A bit for each group of four bytes, by its hash.
    private var groups = [UInt64](repeating: 0, count: 1 << 12)
    /// A byte of each text that is too short for groups, eight times in a word.
    private var signs: [UInt64] = []
    /// The first bytes of lines that are to be looked at, whatever follows.
    private var firsts = [Bool](repeating: false, count: 256)

    init(_ texts: [[UInt8]], atLineStart starts: [String]) {
        for text in texts {
            if text.count >= Self.shortest { add(text.rarestWindow) } else { addSign(of: text) }
        }
        for byte in starts.compactMap(\.utf8.first) { firsts[Int(byte)] = true }
    }

    /// A line's end, and whether the line may hold a text.
    struct Line {
        let end: Int
        let mayHold: Bool
    }

    /// The line that begins at an index; nil where the bytes end first.
    func line(in bytes: UnsafeRawBufferPointer, from start: Int) -> Line? {
        groups.withUnsafeBufferPointer { groups in
            var hits: UInt64 = 0
            var index = start
            while index + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
                let small = word | Self.caseBits
                hits |= Self.bit(of: UInt32(truncatingIfNeeded: small), in: groups)
                hits |= Self.bit(of: UInt32(truncatingIfNeeded: small &>> 32), in: groups)
                for sign in signs { hits |= (small ^ sign).zeroBytes }
                let ends = (word ^ Self.lineFeeds).zeroBytes
                if ends != 0 {
                    return Line(end: index + ends.trailingZeroBitCount / 8, mayHold: hits != 0 || mayHold(bytes[start]))
                }
                index += 8
            }
            while index < bytes.count {
                if bytes[index] == .lineFeed { return Line(end: index, mayHold: true) }
                index += 1
            }
            return nil
        }
    }

    private func mayHold(_ first: UInt8) -> Bool { firsts[Int(first)] }

    private mutating func add(_ window: ArraySlice<UInt8>) {
        for index in window.indices.dropLast(3) {
            let group = window[index..<index + 4].reversed().reduce(UInt32(0)) {
                $0 << 8 | UInt32($1 | Automaton.caseBit)
            }
            let hash = Self.hash(group)
            groups[Int(hash &>> 6)] |= 1 &<< UInt64(hash & 63)
        }
    }

    private mutating func addSign(of text: [UInt8]) {
        let words = text.map { UInt64($0 | Automaton.caseBit) &* Self.ones }
        guard !words.contains(where: signs.contains) else { return }
        let sign = zip(text, words).max { $0.0.rarity < $1.0.rarity }
        signs += [sign?.1].compactMap(\.self)
    }

    @inline(__always)
    private static func bit(of group: UInt32, in groups: UnsafeBufferPointer<UInt64>) -> UInt64 {
        let hash = hash(group)
        return groups[Int(hash &>> 6)] &>> UInt64(hash & 63) & 1
    }

    /// Eighteen bits.
    @inline(__always)
    private static func hash(_ group: UInt32) -> UInt32 { (group &* 0x9E37_79B1) &>> 14 }

    /// The bytes of four groups beside each other.
    fileprivate static let shortest = 7
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let lineFeeds = UInt64(UInt8.lineFeed) &* ones
    private static let caseBits = UInt64(Automaton.caseBit) &* ones
}

extension UInt64 {
    /// A bit in the place of each byte that is zero, and perhaps in those above one.
    @inline(__always)
    fileprivate var zeroBytes: UInt64 { (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 }
}

extension [UInt8] {
    /// The bytes of which the most frequent group is rarest.
    fileprivate var rarestWindow: ArraySlice<UInt8> {
        let windows = (0...count - LineFilter.shortest).map { self[$0..<$0 + LineFilter.shortest] }
        return windows.max { $0.rarity < $1.rarity } ?? self[...]
    }
}

extension ArraySlice<UInt8> {
    fileprivate var rarity: Int {
        indices.dropLast(3).map { self[$0..<$0 + 4].reduce(0) { $0 + $1.rarity } }.min() ?? 0
    }
}

extension UInt8 {
    private static let frequent = Array(" etaoinsrlhdcu._:-()[]\"=,/mpfgybwvkxjqz".utf8)

    /// How seldom it stands in a log, roughly.
    fileprivate var rarity: Int {
        Self.frequent.firstIndex(of: isUppercase ? self | Automaton.caseBit : self) ?? Self.frequent.count
    }
}
