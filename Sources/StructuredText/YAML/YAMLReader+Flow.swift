// Values between brackets and quotation marks, in which indentation means nothing.

extension YAMLReader {
    mutating func flowValue() throws(YAMLProblem) -> YAMLNode {
        try anchored { (reader) throws(YAMLProblem) in try reader.flowContent() }
    }

    private mutating func flowContent() throws(YAMLProblem) -> YAMLNode {
        let start = index
        switch byte {
        case .leftBracket: return try flowSequence()
        case .leftBrace: return try flowMapping()
        case .star: return try alias()
        case .quote, .apostrophe:
            let text = try quotedScalar()
            return try node(.scalar(text, isPlain: false), start..<index)
        default:
            let text = try flowWord()
            return try node(.scalar(text, isPlain: true), start..<index)
        }
    }

    private mutating func flowSequence() throws(YAMLProblem) -> YAMLNode {
        let start = index
        index += 1
        var items: [YAMLNode] = []
        try skipToInk(inside: start)
        while byte != .rightBracket {
            items.append(try flowValue())
            try endItem(before: .rightBracket, from: start)
        }
        index += 1
        return try node(.sequence(items), start..<start + 1)
    }

    private mutating func flowMapping() throws(YAMLProblem) -> YAMLNode {
        let start = index
        index += 1
        var entries = YAMLEntries()
        try skipToInk(inside: start)
        while byte != .rightBrace {
            let key = try flowContent()
            guard case .scalar(let text, _) = key.content else {
                throw problem(.complexKey, at: key.place.range.lowerBound)
            }
            try skipToInk()
            var value = try node(.scalar("", isPlain: true), index..<index)
            if byte == .colon {
                index += 1
                try skipToInk()
                if let byte, byte != .comma, byte != .rightBrace { value = try flowValue() }
            }
            try entries.add(text, key.place, value)
            try endItem(before: .rightBrace, from: start)
        }
        index += 1
        return try node(.mapping(try entries.all()), start..<start + 1)
    }

    /// A comma, unless the bracket closes.
    private mutating func endItem(before bracket: UInt8, from start: Int) throws(YAMLProblem) {
        try skipToInk(inside: start)
        if byte == .comma {
            index += 1
            try skipToInk(inside: start)
        } else if byte != bracket {
            throw problem(.unexpected)
        }
    }

    private mutating func skipToInk(inside bracket: Int) throws(YAMLProblem) {
        try skipToInk()
        if byte == nil { throw problem(.unterminated, at: bracket) }
    }

    /// A word without quotation marks, whose lines become one.
    private mutating func flowWord() throws(YAMLProblem) -> String {
        guard let byte, !byte.isFlowSign, !byte.isIndicator else {
            throw problem(byte == nil ? .unterminated : .unexpected)
        }
        var lines = FoldedLines()
        while true {
            let start = index
            while index < bytes.count, !bytes[index].isLineEnd, !isFlowWordEnd { index += 1 }
            lines.add(bytes[start..<index].trimmed)
            guard index < bytes.count, bytes[index].isLineEnd else { break }
            skipLineEnd(&lines)
            guard index < bytes.count, !isFlowWordEnd else { break }
        }
        return lines.text
    }

    private var isFlowWordEnd: Bool {
        if bytes[index].isFlowSign || isComment { return true }
        return bytes[index] == .colon && (isAlone(at: index) || bytes[index + 1].isFlowSign)
    }

    // MARK: - Quotation marks

    mutating func quotedScalar() throws(YAMLProblem) -> String {
        let (start, quote) = (index, bytes[index])
        index += 1
        var lines = FoldedLines()
        var line: [UInt8] = []
        while let byte {
            if byte == quote {
                index += 1
                guard quote == .apostrophe, self.byte == .apostrophe else {
                    lines.add(line[...])
                    return lines.text
                }
                line.append(byte)
                index += 1
            } else if byte == .backslash, quote == .quote {
                try escape(into: &line, &lines)
            } else if byte.isLineEnd {
                while line.last?.isBlank == true { line.removeLast() }
                lines.add(line[...])
                line = []
                skipLineEnd(&lines)
            } else {
                line.append(byte)
                index += 1
            }
        }
        throw problem(.unterminated, at: start)
    }

    /// Goes over the end of a line, empty lines, and what indents the next.
    mutating func skipLineEnd(_ lines: inout FoldedLines) {
        var ends = 0
        while let byte, byte.isLineEnd || byte.isBlank {
            if byte.isLineEnd {
                if byte == .carriageReturn, index + 1 < bytes.count, bytes[index + 1] == .lineFeed { index += 1 }
                ends += 1
                lineStart = index + 1
            }
            index += 1
        }
        lines.breaks = ends
    }

    private mutating func escape(into line: inout [UInt8], _ lines: inout FoldedLines) throws(YAMLProblem) {
        let start = index
        index += 1
        guard let sign = byte else { throw problem(.unterminated, at: start) }
        if sign.isLineEnd {
            // The line goes on in the next, without a space between them.
            lines.add(line[...])
            line = []
            skipLineEnd(&lines)
            return lines.breaks = 0
        }
        index += 1
        if let digits = Self.digits[sign] {
            let text = bytes[index..<min(index + digits, bytes.count)]
            guard text.count == digits, text.allSatisfy(\.isHexDigit), let number = UInt32(text.text, radix: 16),
                let scalar = Unicode.Scalar(number)
            else { throw problem(.unknownEscape, at: start) }
            index += digits
            line += Array(String(Character(scalar)).utf8)
        } else if let text = Self.escapes[sign] {
            line += Array(text.utf8)
        } else {
            throw problem(.unknownEscape, at: start)
        }
    }

    private static let digits: [UInt8: Int] = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]

    private static let escapes: [UInt8: String] = [
        UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
        .tab: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}", .space: " ", .quote: "\"", .slash: "/", .backslash: "\\",
        UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
        UInt8(ascii: "P"): "\u{2029}",
    ]
}

/// Lines of a scalar that become one: a line end is a space, and each empty line behind it a line end.
struct FoldedLines {
    private var bytes: [UInt8] = []
    /// The line ends before the next line.
    var breaks = 0

    mutating func add(_ line: ArraySlice<UInt8>) {
        if breaks == 1 { bytes.append(.space) }
        if breaks > 1 { bytes += [UInt8](repeating: .lineFeed, count: breaks - 1) }
        bytes += line
        breaks = 0
    }

    var text: String { bytes[...].text }
}

extension UInt8 {
    /// Whether no plain word begins with it.
    var isIndicator: Bool { "&*!|>'\"%@`#".utf8.contains(self) }
}
