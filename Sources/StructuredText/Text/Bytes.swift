// The bytes of log lines. All bytes with a meaning are ASCII. Inlinable, because the readers in other modules check
// every byte.

extension UInt8 {
    @inlinable package static var escape: UInt8 { 0x1B }
    @inlinable package static var plus: UInt8 { UInt8(ascii: "+") }
    @inlinable package static var minus: UInt8 { UInt8(ascii: "-") }
    @inlinable package static var dot: UInt8 { UInt8(ascii: ".") }
    @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
    @inlinable package static var semicolon: UInt8 { UInt8(ascii: ";") }
    @inlinable package static var slash: UInt8 { UInt8(ascii: "/") }
    @inlinable package static var bar: UInt8 { UInt8(ascii: "|") }
    @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
    @inlinable package static var equals: UInt8 { UInt8(ascii: "=") }
    @inlinable package static var apostrophe: UInt8 { UInt8(ascii: "'") }
    @inlinable package static var backtick: UInt8 { UInt8(ascii: "`") }
    @inlinable package static var leftParenthesis: UInt8 { UInt8(ascii: "(") }
    @inlinable package static var rightParenthesis: UInt8 { UInt8(ascii: ")") }
    @inlinable package static var leftBracket: UInt8 { UInt8(ascii: "[") }
    @inlinable package static var rightBracket: UInt8 { UInt8(ascii: "]") }
    @inlinable package static var leftBrace: UInt8 { UInt8(ascii: "{") }
    @inlinable package static var rightBrace: UInt8 { UInt8(ascii: "}") }
    @inlinable package static var less: UInt8 { UInt8(ascii: "<") }
    @inlinable package static var greater: UInt8 { UInt8(ascii: ">") }

    @inlinable package static var hash: UInt8 { UInt8(ascii: "#") }
    @inlinable package static var star: UInt8 { UInt8(ascii: "*") }

    @inlinable package var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

    @inlinable package var isBlank: Bool { self == .space || self == .tab }

    @inlinable package var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }

    @inlinable package var isLowercase: Bool { (0x61...0x7A).contains(self) }

    @inlinable package var isUppercase: Bool { (0x41...0x5A).contains(self) }

    @inlinable package var lowercased: UInt8 { isUppercase ? self | 0x20 : self }

    @inlinable package var isLetter: Bool { isLowercase || isUppercase }

    @inlinable package var isQuote: Bool { self == .quote || self == .apostrophe || self == .backtick }

    @inlinable package var isBracketOrBar: Bool {
        self == .leftBracket || self == .rightBracket || self == .less || self == .greater || self == .bar
    }
}

extension ArraySlice<UInt8> {
    /// The first range of a word; nil for an empty word. The standard library's search isn't specialized for bytes, and
    /// resolves types for each byte.
    package func range(of word: String) -> Range<Int>? {
        let word = Array(word.utf8)
        guard let first = word.first else { return nil }
        var rest = self
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: word) { return start..<start + word.count }
            rest.removeFirst()
        }
        return nil
    }

    /// The text; invalid UTF-8 becomes U+FFFD.
    package var text: String { String(decoding: self, as: UTF8.self) }

    /// The text, or nil if the bytes aren't valid UTF-8. `String(validating:as:)` needs macOS 15.
    package var validText: String? {
        let text = text
        return text.utf8.elementsEqual(self) ? text : nil
    }

    package var trimmed: ArraySlice<UInt8> {
        let start = drop(while: \.isBlank)
        guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
        return start[...last]
    }

    /// The line without terminal color sequences.
    package var withoutTerminalEscapes: ArraySlice<UInt8> {
        guard contains(.escape) else { return self }
        var plain: [UInt8] = []
        var rest = self
        while let byte = rest.popFirst() {
            guard byte == .escape, rest.first == .leftBracket else {
                plain.append(byte)
                continue
            }
            rest = rest.dropFirst().drop { !(0x40...0x7E).contains($0) }.dropFirst()
        }
        return plain[...]
    }
}
