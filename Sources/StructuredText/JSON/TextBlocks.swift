/// A table of a text, so that a place in it needn't be counted from the beginning: an entry for each block of bytes.
struct TextBlocks: Sendable {
    /// How many bytes are looked through to find a place.
    static let size = 4096
    private let blocks: [Block]

    /// What comes before the first byte of a block, or at it and behind.
    fileprivate struct Block {
        var lineFeeds: UInt32 = 0
        var scalars: UInt32 = 0
        /// The start of the line that the first byte is in.
        var lineStart: UInt32 = 0
        /// The next byte that ends a line, and the next that is no blank; the end of the text where there is none.
        var lineFeed: UInt32 = 0
        var ink: UInt32 = 0
    }

    init(_ bytes: [UInt8]) {
        var blocks = Array(repeating: Block(), count: bytes.count / Self.size + 1)
        var before = Block()
        bytes.withUnsafeBufferPointer { bytes in
            // What comes behind the last one is the end.
            for index in blocks.indices.dropLast() {
                before.take(bytes, in: index * Self.size..<min((index + 1) * Self.size, bytes.count))
                blocks[index + 1] = before
            }
            var behind = Block(lineFeed: UInt32(bytes.count), ink: UInt32(bytes.count))
            for index in blocks.indices.reversed() {
                let range = index * Self.size..<min((index + 1) * Self.size, bytes.count)
                let isLast = index + 1 == blocks.endIndex
                if isLast || blocks[index + 1].lineFeeds > blocks[index].lineFeeds {
                    behind.lineFeed = range.first { bytes[$0] == .lineFeed }.map(UInt32.init) ?? behind.lineFeed
                }
                behind.ink = bytes.ink(in: range).map(UInt32.init) ?? behind.ink
                (blocks[index].lineFeed, blocks[index].ink) = (behind.lineFeed, behind.ink)
            }
        }
        self.blocks = blocks
    }
}

extension TextBlocks.Block {
    /// Goes on behind a range of bytes, eight at once where no line ends.
    fileprivate mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        let raw = UnsafeRawBufferPointer(bytes)
        var position = range.lowerBound
        while position + 8 <= range.upperBound {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            scalars += UInt32(8 - word.continuationBytes)
            let ends = word.lineFeeds
            if ends != 0 {
                lineFeeds += UInt32((ends >> 7).sumOfBytes)
                lineStart = UInt32(position + 8 - ends.leadingZeroBitCount / 8)
            }
            position += 8
        }
        for index in position..<range.upperBound { take(bytes[index], at: index) }
    }

    fileprivate mutating func take(_ byte: UInt8, at position: Int) {
        if byte & 0b1100_0000 != 0b1000_0000 { scalars += 1 }
        guard byte == .lineFeed else { return }
        lineFeeds += 1
        lineStart = UInt32(position) + 1
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first byte of a range that is no blank, past eight spaces at once.
    fileprivate func ink(in range: Range<Int>) -> Int? {
        let raw = UnsafeRawBufferPointer(self)
        var start = range.lowerBound
        while start + 8 <= range.upperBound, raw.loadUnaligned(fromByteOffset: start, as: UInt64.self) == .spaces {
            start += 8
        }
        return (start..<range.upperBound).first { !self[$0].isBlank }
    }
}

extension UInt64 {
    fileprivate static let spaces = ones &* UInt64(UInt8.space)
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// The highest bit of each of the eight bytes that is a line feed: only a byte that has become 0 doesn't carry into it.
    fileprivate var lineFeeds: UInt64 {
        let low = Self.ones &* 0x7F
        let zeros = self ^ (Self.ones &* UInt64(UInt8.lineFeed))
        return ~((zeros & low) &+ low | zeros | low)
    }

    /// How many of the eight bytes go on with a scalar that began before.
    fileprivate var continuationBytes: Int {
        ((self >> 7) & ~(self >> 6) & Self.ones).sumOfBytes
    }

    /// The sum of eight bytes that are 0 or 1, as the highest byte of a product.
    fileprivate var sumOfBytes: Int { Int((self &* Self.ones) >> 56) }
}

extension TextBlocks {
    /// How many lines have ended, how many scalars have begun, and where the line begins.
    func before(_ position: Int, in bytes: [UInt8]) -> (lineFeeds: Int, scalars: Int, lineStart: Int) {
        let position = min(position, bytes.count)
        var block = blocks[position / Self.size]
        for index in position / Self.size * Self.size..<position { block.take(bytes[index], at: index) }
        return (Int(block.lineFeeds), Int(block.scalars), Int(block.lineStart))
    }

    /// The first line feed from a place on; the end of the text where there is none.
    func lineFeed(from position: Int, in bytes: [UInt8]) -> Int {
        first(from: position, in: bytes, { $0 == .lineFeed }, \.lineFeed)
    }

    /// The first byte from a place on that is no blank; the end of the text where there is none.
    func ink(from position: Int, in bytes: [UInt8]) -> Int {
        first(from: position, in: bytes, { !$0.isBlank }, \.ink)
    }

    private func first(
        from position: Int, in bytes: [UInt8], _ isSought: (UInt8) -> Bool, _ next: KeyPath<Block, UInt32>
    ) -> Int {
        let end = (position / Self.size + 1) * Self.size
        if let found = bytes[position..<min(end, bytes.count)].firstIndex(where: isSought) { return found }
        return end < bytes.count ? Int(blocks[end / Self.size][keyPath: next]) : bytes.count
    }
}
