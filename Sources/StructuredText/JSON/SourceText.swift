/// A text that was read, with the name that messages give it.
public final class SourceText: Sendable {
    /// The path, or another name for messages.
    public let name: String
    /// The text as it was read, which needn't be valid UTF-8.
    public let bytes: [UInt8]
    /// The place of a `--set` among its kind, counted from 1; 0 for a file.
    package let settingNumber: Int
    /// Whether whoever runs the tool named it: what is found, and what a stranger's file or link leads to, may be anything.
    package let isNamed: Bool
    /// Whether lines of it may stand below a message.
    package let isQuoted: Bool
    private let blocks: TextBlocks

    /// The text of a file, or of another source with a name.
    public convenience init(name: String, bytes: [UInt8]) {
        self.init(name: name, bytes: bytes, isNamed: true)
    }

    /// A text of which it is known who named it.
    package init(name: String, bytes: [UInt8], isNamed: Bool, isQuoted: Bool = true) {
        self.name = name
        self.bytes = bytes
        settingNumber = 0
        self.isNamed = isNamed
        self.isQuoted = isQuoted
        blocks = TextBlocks(bytes)
    }

    /// The words of a command line that set something, such as `--set device.os=26.0`.
    package init(settingNumber: Int, words: String) {
        name = words
        bytes = Array(words.utf8)
        self.settingNumber = settingNumber
        (isNamed, isQuoted) = (true, true)
        blocks = TextBlocks(bytes)
    }

    private init(_ other: SourceText, name: String) {
        self.name = name
        (bytes, settingNumber, isNamed, isQuoted, blocks) =
            (other.bytes, other.settingNumber, other.isNamed, other.isQuoted, other.blocks)
    }

    /// The same text by another name.
    package func renamed(_ name: String) -> SourceText { name == self.name ? self : SourceText(self, name: name) }

    /// Where a byte is: the number of its line and its column, counted from 1, and the start of the line.
    func position(of index: Int) -> (line: Int, column: Int, lineStart: Int) {
        let here = blocks.before(index, in: bytes)
        let start = blocks.before(here.lineStart, in: bytes)
        return (here.lineFeeds + 1, here.scalars - start.scalars + 1, here.lineStart)
    }

    /// The end of the line, without what ends it.
    func lineEnd(from index: Int) -> Int {
        blocks.lineFeed(from: index, in: bytes)
    }

    /// The first byte from an index on that is no blank.
    func ink(from index: Int) -> Int {
        blocks.ink(from: index, in: bytes)
    }

    /// Part of the text; bytes that are no UTF-8 become U+FFFD.
    package func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension SourceText: Hashable {
    /// Compares the name and the bytes.
    public static func == (left: SourceText, right: SourceText) -> Bool {
        left === right || (left.name == right.name && left.bytes == right.bytes)
    }

    /// Hashes the name and the length, since a text may be long.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(bytes.count)
    }
}
