import Testing

@testable import StructuredText

/// The grammar of RFC 8259, kind by kind, so that a clone alone proves it.
struct JSONGrammarTests {
    struct Kind: CustomTestStringConvertible, Sendable {
        let name: String
        let accepted: [String]
        let refused: [String]

        var testDescription: String { name }
    }

    @Test(arguments: [
        Kind(
            name: "array",
            accepted: [
                "[]", "[ ]", "[1,2]", "[[],[[]]]", "[1\n,2]", #"[null,1,"1",{}]"#, #"[""]"#, "[false]", " [1] ",
                "[1,null,null,2]",
            ],
            refused: [
                "[1,]", "[,1]", "[,]", "[1,,2]", "[1,,]", "[1", "[", "]", "[1 2]", "[1:2]", #"["a""#, "[1}", "[*]",
                "[1,\n", "['a']", "[-]", "[][]", "[1]x", #"["a", b]"#, "[(1)]", "[1;2]", "[\n1\n,1",
            ]),
        Kind(
            name: "number",
            accepted: [
                "0", "-0", "1", "123", "1.5", "-1.25", "1e5", "1E5", "1e+5", "1e-5", "0e1", "0.000001", "1.5E-3",
                "-1e0", "123456789012345678901234567890", "1e400", "-1e-400",
            ],
            refused: [
                "01", "-01", "00", "+1", "1.", ".", ".5", "-", "--1", "-.5", "1e", "1e+", "1E-", "1.e1", "0x1", "1_000",
                "NaN", "nan", "Infinity", "-Infinity", "1.2.3", "1eE2", "1e1.5", "2.e+3", "1a", "-a", "0e", "1 000",
                "９", "- 1", "1,5", "++1", "0b1", "1f", "1L", "-NaN",
            ]),
        Kind(
            name: "object",
            accepted: [
                "{}", "{ }", #"{"a":1}"#, #"{"":0}"#, #"{"a":{"b":[]}}"#, #"{"a":1,"b":2}"#, #"{"a" : 1}"#,
                #"{"\u0061b":1}"#, "{\n\"a\"\n:\n1\n}", #"{"a":"b","c":[1]}"#,
            ],
            refused: [
                "{", "}", #"{"a"}"#, #"{"a":}"#, #"{"a" 1}"#, "{a:1}", "{'a':1}", "{1:1}", #"{"a":1,}"#, "{,}", "{:1}",
                #"{"a":1 "b":2}"#, #"{"a"::1}"#, #"{"a":1}}"#, #"{"a":1,,"b":2}"#, "{null:1}", #"{"a":1"#,
                #"{"a","b"}"#, #"{"a":1;"b":2}"#, #"{"a"=1}"#, #"{["a"]:1}"#, #"{"a":1]"#, #"{"a":1}#"#, #"{"a":1} {"#,
                "{true:1}",
            ]),
        Kind(
            name: "string",
            accepted: [
                #""""#, #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041""#, #""\uD83D\uDE00""#, "\"é\"", "\"\u{7F}\"",
                "\"\u{2028}\u{2029}\"", #""\u0000""#, "\"\u{FFFF}\"", "\"\u{10FFFF}\"", #""a/*b*/c""#,
                #""\uDBFF\uDFFF""#, #""\u2028""#, "\"\u{200B}\"", #""\\u0000""#, "\" \"",
            ],
            refused: [
                "\"", "\"a", "\"\u{1}\"", "\"\n\"", "\"\t\"", "\"\u{0}\"", #""\x41""#, #""\u12""#, #""\uZZZZ""#,
                #""\""#, #""\uD800""#, #""\uDC00""#, #""\uD800\u0041""#, "'a'", #""\a""#, #""a"b"#, #""\u""#,
                #""\U0041""#, #""\u00A""#, #""\'""#, #""\ ""#, #"\"a\""#, "`a`", #""\uD800\n""#, "“a”", #""\v""#,
                #""\0""#,
            ]),
        Kind(
            name: "structure",
            accepted: ["true", "false", "null", #""x""#, "\t\n\r 1 \t\n\r", "1\n", "[true]", "{\"a\":null}"],
            refused: [
                "", " ", "\n", "true false", "nul", "tru", "fals", "True", "TRUE", "nulL", "undefined", "// x\n1",
                "/* */ 1", "1 // x", "# x\n1", "[1]]", "\u{FEFF}1", "\u{A0}1", "\u{C}1", "\u{2060}[]", "<1>", "#", "@",
                #"\"#, "{}[]", "1;", "[1],", "*", "{}}", "[}", "{]", "a", "å", "--", "$x", "&1", "!", "[1]/", "null,",
            ]),
    ]) func acceptsAndRefuses(kind: Kind) {
        for text in kind.accepted { #expect(Self.isAccepted(Array(text.utf8)), "\(text.debugDescription)") }
        for text in kind.refused { #expect(!Self.isAccepted(Array(text.utf8)), "\(text.debugDescription)") }
    }

    /// Bytes that are no UTF-8, or another encoding.
    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xE2, 0x82, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22], [0x22, 0xE9, 0x22],
            [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], [0x00, 0x5B, 0x00, 0x5D],
            [0x31, 0x00], [0x5B, 0xFF, 0x5D], [0xEF, 0xBB, 0xBF, 0x7B, 0x7D],
            [0x22, 0xF8, 0x88, 0x80, 0x80, 0x80, 0x22], [0x22, 0xC3],
        ] as [[UInt8]]) func refusesWhatIsNoUTF8(bytes: [UInt8])
    { #expect(!Self.isAccepted(bytes)) }

    private static func isAccepted(_ bytes: [UInt8]) -> Bool {
        do {
            _ = try JSONReader.read(SourceText(name: "case", bytes: bytes))
            return true
        } catch { return false }
    }
}
