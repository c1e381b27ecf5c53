import StructuredText

/// Texts that would like to be more than text.
package enum HostileText {
    /// Some that are known for it, and random ones made of such pieces, the same in every run.
    package static func samples(_ count: Int, seed: UInt64) -> [String] {
        var random = SeededGenerator(state: seed)
        let mixed = (0..<count).map { _ in
            (0..<Int.random(in: 1...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        return pieces + mixed
    }

    /// A name of 100 kB.
    package static let long = String(repeating: "ab|`c ", count: 17_000)

    private static let pieces = [
        "", " ", "  ", "a", "word", "|", "\\", "\\|", "\\\\|", "`", "``", "`|`", "\n", "\r\n", "\t", "\n\n# x\n", "<b>",
        "</td>", "<!-- -->", "<script>alert(1)</script>", "&amp;", "&#35;", "&lt;", "[x](http://x.y)",
        "![x](http://x.y/i.png)", "http://x.y/z", "www.x.y", "a@b.cd", "@mention", "#123", "GH-123", "o/r#1",
        "deadbeef", "0123456789abcdef", "**b**", "_i_", "~~s~~", "$$x$$", ":smile:", "- x", "1. x", "> x", "---",
        "| --- |", "#", ";", "#lt;", "#35;", "end", "%%", "%%{init: {\"theme\": \"dark\"}}%%", "->>", "A->>B: x",
        "<br/>", "\\n", "wrap:", "nowrap:", ":", ",", "ﬂ°lt¶ß", "ﬂ°°35¶ß", "\"", "'", "{", "}", "[", "]", "(", ")",
        "_:x:", "note over", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}", "\u{200B}", "\u{301}",
        "`\u{301}", "|\u{301}", " \u{301}", "é", "日本", "👨‍👩‍👧", "🇯🇵", "\u{FEFF}", "\u{FFFE}", "\u{A0}", "end\nparticipant x",
        "javascript:alert(1)", "</text>", "]]>", "=", "+", "!", "?", "..",
    ]
}

/// A text in which `«` and `»` enclose what a message must point at.
package struct MarkedText {
    package let source: SourceText
    package let marks: [Range<Int>]

    package init(_ marked: String, name: String = "cold.json") {
        var bytes: [UInt8] = []
        var starts: [Int] = []
        var marks: [Range<Int>] = []
        for character in marked {
            switch character {
            case "«": starts.append(bytes.count)
            case "»": marks.append((starts.popLast() ?? 0)..<bytes.count)
            default: bytes += Array(String(character).utf8)
            }
        }
        source = SourceText(name: name, bytes: bytes)
        self.marks = marks.sorted { $0.lowerBound < $1.lowerBound }
    }
}

extension SourceText {
    package convenience init(_ text: String, name: String = "cold.json") {
        self.init(name: name, bytes: Array(text.utf8))
    }
}

/// Steele, Lea and Flood's SplitMix64, so that every run draws the same numbers.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Marsaglia's xorshift64, so that every run damages a text in the same ways.
package struct Xorshift: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
