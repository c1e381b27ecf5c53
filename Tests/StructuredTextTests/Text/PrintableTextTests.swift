import Testing

@testable import StructuredText

struct PrintableTextTests {
    @Test(arguments: [
        ("plain é 日本 😀 👩‍👩‍👧", "plain é 日本 😀 👩‍👩‍👧"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\tb\r\nc", "a\\u{9}b\\u{D}\\u{A}c"),
        ("\u{0}\u{7F}\u{9B}", "\\u{0}\\u{7F}\\u{9B}"),
        ("\u{202E}\u{2066}\u{200E}\u{61C}", "\\u{202E}\\u{2066}\\u{200E}\\u{61C}"),
        ("\u{2028}\u{2029}\u{FEFF}", "\\u{2028}\\u{2029}\\u{FEFF}"),
    ]) func printable(_ text: String, _ expected: String) { #expect(text.printable == expected) }

    @Test func quotedTextsAreClipped() {
        #expect("a\u{7}".quoted == "\"a\\u{7}\"")
        #expect(String(repeating: "x", count: 80).quoted == "\"\(String(repeating: "x", count: 80))\"")
        let bomb = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(bomb.quoted.unicodeScalars.count == 85)
    }
}
