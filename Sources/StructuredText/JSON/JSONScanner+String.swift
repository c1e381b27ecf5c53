extension JSONScanner {
    /// A string, from its opening to its closing quotation mark, decoded.
    package mutating func string() throws(JSONProblem) -> (text: String, place: Place) {
        let start = position
        position += 1
        var decoded: [UInt8] = []
        var runStart = position
        while position < end {
            let next = bytes[position]
            switch next {
            case .quote:
                let run = bytes[runStart..<position]
                position += 1
                let text = String(decoding: decoded.isEmpty ? run : (decoded + run)[...], as: UTF8.self)
                return (text, place(from: start))
            case .backslash:
                decoded += bytes[runStart..<position]
                try escape(appendingTo: &decoded)
                runStart = position
            case .lineFeed, .carriageReturn: throw problem(.unterminatedString, at: start..<position)
            case ..<0x20: throw problem(.controlCharacter(Unicode.Scalar(next)), at: position..<position + 1)
            case ..<0x80: position += 1
            default: try skipSequence()
            }
        }
        throw problem(.unterminatedString, at: start..<position)
    }

    private mutating func skipSequence() throws(JSONProblem) {
        guard let length = sequenceLength(at: position) else {
            throw problem(.invalidUTF8, at: position..<position + 1)
        }
        position += length
    }

    private mutating func escape(appendingTo decoded: inout [UInt8]) throws(JSONProblem) {
        guard let letter = byte(ahead: 1) else { throw problem(.unterminatedString, at: position..<end) }
        if letter == UInt8(ascii: "u") {
            decoded += Array(String(Character(try unicodeEscape())).utf8)
        } else if let byte = Self.escapes[letter] {
            decoded.append(byte)
            position += 2
        } else {
            let length = sequenceLength(at: position + 1) ?? 1
            let scalar = source.text(in: position + 1..<position + 1 + length).unicodeScalars.first
            throw problem(.unknownEscape(scalar ?? "\u{FFFD}"), at: position..<position + 1 + length)
        }
    }

    private static let escapes: [UInt8: UInt8] = [
        .quote: .quote, .backslash: .backslash, UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08,
        UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): .lineFeed, UInt8(ascii: "r"): .carriageReturn,
        UInt8(ascii: "t"): .tab,
    ]

    /// `\u00E9`, or the two escapes of a surrogate pair.
    private mutating func unicodeEscape() throws(JSONProblem) -> Unicode.Scalar {
        let start = position
        let high = try codeUnit()
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard high < 0xDC00, byte == .backslash, byte(ahead: 1) == UInt8(ascii: "u") else {
            throw problem(.unpairedSurrogate, at: start..<position)
        }
        let low = try codeUnit()
        guard (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw problem(.unpairedSurrogate, at: start..<start + 6) }
        return scalar
    }

    /// The number for `\u` and four digits.
    private mutating func codeUnit() throws(JSONProblem) -> UInt32 {
        let digits = bytes[min(position + 2, end)..<min(position + 6, end)]
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw problem(.badUnicodeEscape, at: position..<min(position + 2, end)) }
        position += 6
        return unit
    }
}
