/// Finds the few lines of a log that contain one of some texts, in one pass and in constant memory.
struct LogLineFilter {
    private let texts: LineTexts
    private let partSize: Int
    /// The number of lines in earlier chunks, and the number of those that contain only blanks or a row of one mark.
    private var lines = 0
    private var gaps = 0
    /// The beginning of a line that started in an earlier chunk.
    private var carried: [UInt8] = []

    /// A longer line is cut; readable logs have no such lines.
    static let lineLimit = 1 << 20

    /// - Parameters:
    ///   - texts: the texts.
    ///   - partSize: the approximate number of bytes that justify another thread.
    init(_ texts: LineTexts, partSize: Int = 1 << 17) { (self.texts, self.partSize) = (texts, partSize) }

    /// Reads some bytes, and passes on the lines that end in them and contain a text, with the number of gaps before
    /// them. The parts are independent, so that they may be filtered in parallel.
    mutating func feed(
        _ chunk: ArraySlice<UInt8>, by filter: ([LogPart]) -> [FilteredPart],
        _ found: (_ line: Int, _ text: ArraySlice<UInt8>, _ gaps: Int) -> Void
    ) {
        let parts = parts(of: chunk)
        for (part, filtered) in zip(parts, filter(parts)) { take(part, filtered, found) }
    }

    /// Passes on the last line if it has no line ending.
    mutating func finish(_ found: (_ line: Int, _ text: ArraySlice<UInt8>, _ gaps: Int) -> Void) {
        let last = endCarried()
        take(last, last.filtered(), found)
    }

    private mutating func take(
        _ part: LogPart, _ filtered: FilteredPart,
        _ found: (_ line: Int, _ text: ArraySlice<UInt8>, _ gaps: Int) -> Void
    ) {
        for line in filtered.found { found(lines + line.number, part.bytes[line.range], gaps + line.gaps) }
        lines += filtered.lines
        gaps += filtered.gaps
    }

    /// The whole lines that end in some bytes; the rest is kept for the next chunk.
    private mutating func parts(of chunk: ArraySlice<UInt8>) -> [LogPart] {
        var parts: [LogPart] = []
        var rest = chunk
        if !carried.isEmpty {
            let end = rest.firstIndex(of: .lineFeed) ?? rest.endIndex
            carry(rest[..<end])
            guard end < rest.endIndex else { return [] }
            parts.append(endCarried())
            rest = rest[(end + 1)...]
        }
        while let end = rest.dropFirst(partSize).firstIndex(of: .lineFeed) ?? rest.lastIndex(of: .lineFeed) {
            parts.append(LogPart(bytes: rest[...end], texts: texts))
            rest = rest[(end + 1)...]
        }
        carry(rest)
        return parts
    }

    private mutating func carry(_ bytes: ArraySlice<UInt8>) { carried += bytes.prefix(Self.lineLimit - carried.count) }

    private mutating func endCarried() -> LogPart {
        defer { carried = [] }
        return LogPart(bytes: carried + [.lineFeed], texts: texts)
    }
}

/// Texts that lines are searched for, and bytes that count as a text at the beginning of a line, or after its blanks.
struct LineTexts: Sendable {
    let filter: LineFilter
    private let tree: TextTree
    private let starts: [UInt8]
    private let indentedStarts: [UInt8]

    init(_ texts: [String], atLineStart starts: [UInt8] = [], indented indentedStarts: [UInt8] = []) {
        tree = TextTree(texts)
        filter = LineFilter(tree.texts, atLineStart: starts, indented: indentedStarts)
        self.starts = starts
        self.indentedStarts = indentedStarts
    }

    /// Whether a line contains one of them.
    func areFound(in line: ArraySlice<UInt8>) -> Bool {
        line.first.map(starts.contains) == true || isIndentedStart(of: line) || tree.finds(in: line)
    }

    private func isIndentedStart(of line: ArraySlice<UInt8>) -> Bool {
        line.first?.isBlank == true && line.first { !$0.isBlank }.map(indentedStarts.contains) == true
    }
}
