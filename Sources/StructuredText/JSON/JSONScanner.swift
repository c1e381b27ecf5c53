/// Reads the tokens of a JSON text, one after another.
package struct JSONScanner {
    package let source: SourceText
    package let bytes: [UInt8]
    package let end: Int
    package var position: Int

    package init(_ source: SourceText, in range: Range<Int>) {
        self.source = source
        bytes = source.bytes
        position = range.lowerBound
        end = range.upperBound
    }

    package var byte: UInt8? { position < end ? bytes[position] : nil }

    /// The byte at some distance; nil beyond the end.
    package func byte(ahead distance: Int) -> UInt8? { position + distance < end ? bytes[position + distance] : nil }

    mutating func skipWhitespace() {
        while position < end {
            switch bytes[position] {
            case .space, .tab, .lineFeed, .carriageReturn: position += 1
            default: return
            }
        }
    }

    /// Moves past the byte if it is next.
    package mutating func skip(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        position += 1
        return true
    }

    /// The place from an earlier position to this one.
    package func place(from start: Int) -> Place { Place(source: source, range: start..<position) }

    package func problem(_ mistake: JSONMistake, at range: Range<Int>) -> JSONProblem {
        JSONProblem(mistake: mistake, place: Place(source: source, range: range))
    }

    /// `true`, `false` or `null`.
    package mutating func literal() throws(JSONProblem) -> JSONNode {
        let start = position
        position = wordEnd(from: start)
        let content: JSONNode.Content
        switch source.text(in: start..<position) {
        case "true": content = .bool(true)
        case "false": content = .bool(false)
        case "null": content = .null
        default:
            position = start
            throw unexpected(.value)
        }
        return JSONNode(content, at: place(from: start))
    }

    /// The end of a run of ASCII letters, digits and underscores, at most 80 of them.
    func wordEnd(from start: Int) -> Int {
        var index = start
        while index < min(end, start + 80), bytes[index].isWord { index += 1 }
        return index
    }

    /// The length of the UTF-8 sequence at an index; nil if it is invalid.
    func sequenceLength(at index: Int) -> Int? {
        let lead = bytes[index]
        if lead < 0x80 { return 1 }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)  // no surrogates
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= end, second.contains(bytes[index + 1]) else { return nil }
        let isValid = bytes[(index + 2)..<(index + length)].allSatisfy { (0x80...0xBF).contains($0) }
        return isValid ? length : nil
    }
}

extension UInt8 {
    @inlinable package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    package var isWord: Bool {
        isDigit || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
