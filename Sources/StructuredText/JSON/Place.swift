/// A range of a source text, such as a key or a value.
public struct Place: Hashable, Sendable {
    /// The text that contains it.
    public let source: SourceText
    // 32 bits are enough below the reader's size limit, and a tree holds millions of places.
    private let start: UInt32
    private let end: UInt32

    /// A place with a range of bytes, counted from 0.
    public init(source: SourceText, range: Range<Int>) {
        self.source = source
        start = UInt32(clamping: range.lowerBound)
        end = UInt32(clamping: range.upperBound)
    }

    /// The bytes of the source that it covers.
    public var range: Range<Int> { Int(start)..<Int(end) }

    /// The number of its line, counted from 1.
    public var line: Int { source.position(of: Int(start)).line }

    /// The Unicode scalars before it in its line, plus 1.
    public var column: Int { source.position(of: Int(start)).column }

    /// Its line in the source, without the line ending.
    public var lineText: String { source.text(in: lineRange) }

    /// The blanks at the beginning of its line; empty if there are unusually many.
    package var indentation: String {
        let line = lineRange
        let end = min(source.ink(from: line.lowerBound), line.upperBound)
        return end - line.lowerBound <= 200 ? source.text(in: line.lowerBound..<end) : ""
    }

    /// The name of the source with line and column, or the words of a `--set`, safe to print.
    public var heading: String { source.settingNumber == 0 ? "\(source.name.printable):\(line):\(column)" : file }

    /// The original name of the source, or the words of a `--set` if they aren't too long.
    package var file: String { source.settingNumber == 0 ? source.name : source.name.clipped(to: 80) }

    /// The key for sorting places: a file comes before each `--set`.
    package var position: (Int, Int) { (source.settingNumber, Int(start)) }

    /// The same place in the text with another name.
    package func renamed(_ name: String) -> Place { Place(source: source.renamed(name), range: range) }

    /// The empty place after it.
    package var behind: Place { Place(source: source, range: Int(end)..<Int(end)) }

    /// Only its first byte, to mark the brace that opens an object.
    package var opening: Place { Place(source: source, range: Int(start)..<min(Int(start) + 1, Int(end))) }

    var lineRange: Range<Int> {
        let lineStart = source.position(of: Int(start)).lineStart
        var lineEnd = source.lineEnd(from: Int(start))
        if lineEnd > lineStart, source.bytes[lineEnd - 1] == .carriageReturn { lineEnd -= 1 }
        return lineStart..<lineEnd
    }
}

extension UInt8 {
    @inlinable package static var tab: UInt8 { UInt8(ascii: "\t") }
    @inlinable package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
    @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    @inlinable package static var space: UInt8 { UInt8(ascii: " ") }
    @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
    @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
}
