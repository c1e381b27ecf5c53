// What the lines of a log are made of; all that has a meaning there is ASCII.

extension UInt8 {
    package static let escape: UInt8 = 0x1B
    package static let plus = UInt8(ascii: "+")
    package static let minus = UInt8(ascii: "-")
    package static let dot = UInt8(ascii: ".")
    package static let comma = UInt8(ascii: ",")
    package static let semicolon = UInt8(ascii: ";")
    package static let slash = UInt8(ascii: "/")
    package static let bar = UInt8(ascii: "|")
    package static let colon = UInt8(ascii: ":")
    package static let equals = UInt8(ascii: "=")
    static let underscore = UInt8(ascii: "_")
    package static let apostrophe = UInt8(ascii: "'")
    package static let backtick = UInt8(ascii: "`")
    package static let leftParenthesis = UInt8(ascii: "(")
    package static let rightParenthesis = UInt8(ascii: ")")
    package static let leftBracket = UInt8(ascii: "[")
    package static let rightBracket = UInt8(ascii: "]")
    package static let leftBrace = UInt8(ascii: "{")
    package static let rightBrace = UInt8(ascii: "}")
    package static let less = UInt8(ascii: "<")
    package static let greater = UInt8(ascii: ">")

    package var isBlank: Bool { self == .space || self == .tab }

    package var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }

    package var isLowercase: Bool { (0x61...0x7A).contains(self) }

    package var isUppercase: Bool { (0x41...0x5A).contains(self) }

    package var isLetter: Bool { isLowercase || isUppercase }

    package var isQuote: Bool { self == .quote || self == .apostrophe || self == .backtick }

    package var isBracketOrBar: Bool {
        self == .leftBracket || self == .rightBracket || self == .less || self == .greater || self == .bar
    }
}

extension ArraySlice<UInt8> {
    /// The text; bytes that are no UTF-8 become U+FFFD.
    package var text: String {
        String(decoding: self, as: UTF8.self)
    }

    package var trimmed: ArraySlice<UInt8> {
        let start = drop(while: \.isBlank)
        guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
        return start[...last]
    }

    /// The line without the sequences that colour it in a terminal.
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
