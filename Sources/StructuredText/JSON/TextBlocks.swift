/// An index of a text, with an entry for each block of bytes, so that positions needn't be counted from the beginning.
struct TextBlocks: Sendable {
    /// The number of bytes that are scanned to find a position.
    static let size = 4096
    private let blocks: [Block]

    /// The facts before the first byte of a block, and at or after it.
    fileprivate struct Block {
        var lineFeeds: UInt32 = 0
        var scalars: UInt32 = 0
        /// The start of the line of the first byte.
        var lineStart: UInt32 = 0
        /// The next byte that ends a line, and the next that isn't a blank; the end of the text if there is none.
        var lineFeed: UInt32 = 0
        var ink: UInt32 = 0
    }

    init(_ bytes: [UInt8]) {
        var blocks = Array(repeating: Block(), count: bytes.count / Self.size + 1)
        let ranges = blocks.indices.map { $0 * Self.size..<min(($0 + 1) * Self.size, bytes.count) }
        var before = Block()
        // The end of the text follows the last block.
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
    /// The number of ended lines, the number of begun scalars, and the start of the line.
    func before(_ position: Int, in bytes: [UInt8]) -> (lineFeeds: Int, scalars: Int, lineStart: Int) {
        let position = min(position, bytes.count)
        var block = blocks[position / Self.size]
        for index in position / Self.size * Self.size..<position { block.take(bytes[index], at: index) }
        return (Int(block.lineFeeds), Int(block.scalars), Int(block.lineStart))
    }

    /// The first line feed at or after a position; the end of the text if there is none.
    func lineFeed(from position: Int, in bytes: [UInt8]) -> Int {
        first(from: position, in: bytes, { $0 == .lineFeed }, \.lineFeed)
    }

    /// The first byte at or after a position that isn't a blank; the end of the text if there is none.
    func ink(from position: Int, in bytes: [UInt8]) -> Int { first(from: position, in: bytes, { !$0.isBlank }, \.ink) }

    private func first(
        from position: Int, in bytes: [UInt8], _ isSought: (UInt8) -> Bool, _ next: KeyPath<Block, UInt32>
    ) -> Int {
        let end = (position / Self.size + 1) * Self.size
        if let found = bytes[position..<min(end, bytes.count)].firstIndex(where: isSought) { return found }
        return end < bytes.count ? Int(blocks[end / Self.size][keyPath: next]) : bytes.count
    }
}
