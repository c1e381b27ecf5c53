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
        let ranges = blocks.indices.map { $0 * Self.size..<min(($0 + 1) * Self.size, bytes.count) }
        var before = Block()
        // What comes behind the last one is the end.
        for index in blocks.indices.dropLast() {
            for position in ranges[index] { before.take(bytes[position], at: position) }
            blocks[index + 1] = before
        }
        var behind = (lineFeed: UInt32(bytes.count), ink: UInt32(bytes.count))
        for index in blocks.indices.reversed() {
            behind.lineFeed = ranges[index].first { bytes[$0] == .lineFeed }.map(UInt32.init) ?? behind.lineFeed
            behind.ink = ranges[index].first { !bytes[$0].isBlank }.map(UInt32.init) ?? behind.ink
            (blocks[index].lineFeed, blocks[index].ink) = behind
        }
        self.blocks = blocks
    }
}

extension TextBlocks.Block {
    fileprivate mutating func take(_ byte: UInt8, at position: Int) {
        if byte & 0b1100_0000 != 0b1000_0000 { scalars += 1 }
        guard byte == .lineFeed else { return }
        lineFeeds += 1
        lineStart = UInt32(position) + 1
    }
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
