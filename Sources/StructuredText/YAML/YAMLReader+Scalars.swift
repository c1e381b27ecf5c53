// Scalars that end by indentation.

extension YAMLReader {
    /// A plain text, with the lines behind it that are indented more than what is around it.
    mutating func plainScalar(of parent: Int) throws(YAMLProblem) -> YAMLNode {
        let start = index
        guard let byte, !byte.isIndicator, !byte.isFlowSign, !(byte == UInt8(ascii: "?") && isAlone(at: index)) else {
            throw problem(.unexpected)
        }
        var end = index
        var lines = FoldedLines()
        while true {
            let line = index
            while index < bytes.count, !bytes[index].isLineEnd, !isComment { index += 1 }
            let text = bytes[line..<index].trimmed
            lines.add(text)
            end = text.endIndex
            guard let sign = self.byte, sign.isLineEnd else { break }
            skipLineEnd(&lines)
            guard self.byte != nil, column > parent, !isComment, !isMarker(.minus), !isMarker(.dot) else { break }
            if isKey { throw problem(.indentation) }
        }
        return try node(.scalar(lines.text, isPlain: true), start..<end)
    }

    /// A text behind `|` or `>`, with all lines that are indented more than what is around it.
    mutating func blockScalar(of parent: Int) throws(YAMLProblem) -> YAMLNode {
        let start = index
        let isFolded = byte == .greater
        index += 1
        var (ending, given): (UInt8?, Int?) = (nil, nil)
        while let byte, byte == .minus || byte == .plus || (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) {
            if byte.isDigit { given = Int(byte - UInt8(ascii: "0")) } else { ending = byte }
            index += 1
        }
        try endLine()
        index = lineEnd
        var lines = BlockLines(isFolded: isFolded, indent: given.map { max(parent, 0) + $0 })
        while index < bytes.count {
            let next =
                bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed ? 2 : 1
            let lineStart = index + next
            let end = bytes[lineStart...].firstIndex(where: \.isLineEnd) ?? bytes.count
            guard lines.add(bytes[lineStart..<end], outside: parent) else { break }
            (self.lineStart, index) = (lineStart, end)
        }
        return try node(.scalar(lines.text(ending), isPlain: false), start..<start + 1)
    }
}

/// The lines of a scalar behind `|` or `>`.
private struct BlockLines {
    let isFolded: Bool
    /// Nil before the first line that isn't empty.
    var indent: Int?
    private var bytes: [UInt8] = []
    /// Line ends behind the last line that isn't empty.
    private var breaks = 0
    private var isLastIndented = true

    init(isFolded: Bool, indent: Int?) {
        self.isFolded = isFolded
        self.indent = indent
    }

    /// Whether the line is a part of the scalar.
    mutating func add(_ line: ArraySlice<UInt8>, outside parent: Int) -> Bool {
        let blanks = line.prefix { $0 == .space }.count
        if blanks == line.count, blanks <= indent ?? blanks {
            breaks += 1
            return true
        }
        if indent == nil, blanks > parent { indent = blanks }
        guard let indent, blanks >= indent else { return false }
        let text = line.dropFirst(indent)
        let isIndented = text.first?.isBlank == true
        if isFolded, !bytes.isEmpty, !isIndented, !isLastIndented, breaks > 0 {
            bytes += breaks == 1 ? [.space] : [UInt8](repeating: .lineFeed, count: breaks - 1)
        } else {
            bytes += [UInt8](repeating: .lineFeed, count: breaks)
        }
        bytes += text
        (breaks, isLastIndented) = (1, isIndented)
        return true
    }

    /// The text; the line ends behind it are dropped with `-`, kept with `+`, and else are one.
    func text(_ ending: UInt8?) -> String {
        let ends = ending == .minus ? 0 : ending == .plus ? breaks : min(bytes.isEmpty ? 0 : 1, breaks)
        return (bytes + [UInt8](repeating: .lineFeed, count: ends))[...].text
    }
}
