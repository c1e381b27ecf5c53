/// A text that was read, with its name for messages.
public final class SourceText: Sendable {
    /// The path, or another name for messages.
    public let name: String
    /// The bytes of the text, which may be invalid UTF-8.
    public let bytes: [UInt8]
    /// The number of a `--set`, counted from 1; 0 for a file.
    package let settingNumber: Int
    /// Whether the user named it. A file that was found, or that a link or another file leads to, may have any content.
    package let isNamed: Bool
    /// Whether its lines may be shown below a message.
    package let isQuoted: Bool
    private let blocks: TextBlocks

    /// The text of a file, or of another source with a name.
    public convenience init(name: String, bytes: [UInt8]) { self.init(name: name, bytes: bytes, isNamed: true) }

    /// A text whose origin is known.
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
        (bytes, settingNumber, isNamed, isQuoted, blocks) = (
            other.bytes, other.settingNumber, other.isNamed, other.isQuoted, other.blocks
        )
    }

    /// The same text with another name.
    package func renamed(_ name: String) -> SourceText { name == self.name ? self : SourceText(self, name: name) }

    /// The position of a byte: its line and column, counted from 1, and the start of the line.
    func position(of index: Int) -> (line: Int, column: Int, lineStart: Int) {
        let here = blocks.before(index, in: bytes)
        let start = blocks.before(here.lineStart, in: bytes)
        return (here.lineFeeds + 1, here.scalars - start.scalars + 1, here.lineStart)
    }

    /// The end of the line, without the line ending.
    func lineEnd(from index: Int) -> Int { blocks.lineFeed(from: index, in: bytes) }

    /// The first byte at or after an index that isn't a blank.
    func ink(from index: Int) -> Int { blocks.ink(from: index, in: bytes) }

    /// A part of the text; invalid UTF-8 becomes U+FFFD.
    package func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
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
