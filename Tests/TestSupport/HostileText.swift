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
