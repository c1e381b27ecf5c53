// What the lines of a log are made of; all that has a meaning there is ASCII.

extension UInt8 {
    static let escape: UInt8 = 0x1B
    static let plus = UInt8(ascii: "+")
    static let minus = UInt8(ascii: "-")
    static let dot = UInt8(ascii: ".")
    static let comma = UInt8(ascii: ",")
    static let semicolon = UInt8(ascii: ";")
    static let slash = UInt8(ascii: "/")
    static let bar = UInt8(ascii: "|")
    static let colon = UInt8(ascii: ":")
    static let equals = UInt8(ascii: "=")
    static let underscore = UInt8(ascii: "_")
    static let apostrophe = UInt8(ascii: "'")
    static let backtick = UInt8(ascii: "`")
    static let leftParenthesis = UInt8(ascii: "(")
    static let rightParenthesis = UInt8(ascii: ")")
    static let leftBracket = UInt8(ascii: "[")
    static let rightBracket = UInt8(ascii: "]")
    static let leftBrace = UInt8(ascii: "{")
    static let rightBrace = UInt8(ascii: "}")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")

    var isBlank: Bool { self == .space || self == .tab }

    var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }

    var isLowercase: Bool { (0x61...0x7A).contains(self) }

    var isUppercase: Bool { (0x41...0x5A).contains(self) }

    var isLetter: Bool { isLowercase || isUppercase }

    var isQuote: Bool { self == .quote || self == .apostrophe || self == .backtick }

    var isBracketOrBar: Bool {
        self == .leftBracket || self == .rightBracket || self == .less || self == .greater || self == .bar
    }
}

extension ArraySlice<UInt8> {
    /// The text; bytes that are no UTF-8 become U+FFFD.
    var text: String {
        String(decoding: self, as: UTF8.self)
    }

    var trimmed: ArraySlice<UInt8> {
        let start = drop(while: \.isBlank)
        guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
        return start[...last]
    }

    /// The line without the sequences that colour it in a terminal.
    var withoutTerminalEscapes: ArraySlice<UInt8> {
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
