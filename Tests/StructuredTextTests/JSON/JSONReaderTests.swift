import Foundation
import TestSupport
import Testing

@testable import StructuredText

struct JSONReaderTests {
    struct Refusal: CustomTestStringConvertible {
        let text: String
        let message: String
        var testDescription: String { message }

        init(_ text: String, _ message: String) { (self.text, self.message) = (text, message) }
    }

    @Test(arguments: [
        Refusal("«»", "nothing but whitespace; expected a JSON value"),
        Refusal("«» \n\t", "nothing but whitespace; expected a JSON value"),
        Refusal("[1«»\n\n", "expected ',' or ']', found the end"),
        Refusal("{\"a\"«»", "expected ':' after the key, found the end"),
        Refusal("{\"a\": 1 «\"b\"»: 2}", "expected ',' or '}', found a string"),
        Refusal("{\"a\" «1»}", "expected ':' after the key, found \"1\""),
        Refusal("{«1»: 2}", "a key needs double quotation marks"),
        Refusal("{«a»: 2}", "a key needs double quotation marks"),
        Refusal("{«,»}", "expected a key in quotation marks, found ','"),
        Refusal("[1 «2»]", "expected ',' or ']', found \"2\""), Refusal("[1«}»", "expected ',' or ']', found '}'"),
        Refusal("[1,«,» 2]", "expected a value, found ','"),
        Refusal("[1«,» ]", "a trailing comma; JSON allows none before ']' or '}'"),
        Refusal("{\"a\": 1«,»\n}", "a trailing comma; JSON allows none before ']' or '}'"),
        Refusal("{} «{»", "expected the end, found '{'"), Refusal("[«//» no\n1]", "comments are not allowed in JSON"),
        Refusal("[1 «/*» no */]", "comments are not allowed in JSON"),
        Refusal("[«#» no\n]", "comments are not allowed in JSON"),
        Refusal("[«True»]", "unknown word \"True\"; did you mean true?"),
        Refusal("[«nil»]", "unknown word \"nil\"; did you mean null?"), Refusal("[«NaN»]", "NaN is not a JSON number"),
        Refusal("[-«I»nfinity]", "expected a digit after '-'"),
        Refusal("[«truth»]", "expected a value, found \"truth\""),
        Refusal("[«'»a']", "a string needs straight double quotation marks"),
        Refusal("[«“»a”]", "a string needs straight double quotation marks"),
        Refusal("[«\"abc]»", "unterminated string"), Refusal("[«\"abc»\n\"]", "unterminated string"),
        Refusal("[\"a«\t»b\"]", "control character in string; write it as \\u0009"),
        Refusal("[\"a«\\x»41\"]", "unknown escape '\\x' in string"),
        Refusal("[\"a«\\é»\"]", "unknown escape '\\é' in string"),
        Refusal("[\"«\\u»12G4\"]", "expected four hexadecimal digits after '\\u'"),
        Refusal("[\"«\\uD800»\"]", "unpaired surrogate in string"),
        Refusal("[\"«\\uDC00»\"]", "unpaired surrogate in string"),
        Refusal("[\"«\\uD800»\\u0041\"]", "unpaired surrogate in string"),
        Refusal("[«0»12]", "a number cannot begin with 0 and another digit"),
        Refusal("[«+»1]", "a number cannot begin with '+'"),
        Refusal("[«.»5]", "expected a digit before the decimal point"),
        Refusal("[1.«]»", "expected a digit after the decimal point"),
        Refusal("[1e«]»", "expected a digit in the exponent"), Refusal("[-«]»", "expected a digit after '-'"),
        Refusal("[1«é»]", "expected ',' or ']', found 'é'"),
        Refusal("[1«\u{1B}»]", "expected ',' or ']', found '\\u{1B}'"),
    ]) func refuses(_ refusal: Refusal) {
        let marked = MarkedText(refusal.text)
        let problem = problem(in: marked.source)
        #expect(problem?.mistake.message == refusal.message)
        #expect(problem.map { [$0.place.range] } == marked.marks)
    }

    @Test(
        arguments: [
            ([0xEF, 0xBB, 0xBF] + Array("{}".utf8), "a byte order mark; JSON is UTF-8 without one", 0),
            ([0xFF, 0xFE, 0x7B, 0], "this looks like UTF-16; JSON must be UTF-8", 0),
            ([0, 0x7B, 0, 0x7D], "this looks like UTF-16; JSON must be UTF-8", 0),
            (Array("[\"a".utf8) + [0xC3, 0x28] + Array("\"]".utf8), "invalid UTF-8", 3),
            (Array("[\"".utf8) + [0xC0, 0x80] + Array("\"]".utf8), "invalid UTF-8", 2),
            (Array("[\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"]".utf8), "invalid UTF-8", 2),
            (Array("[\"".utf8) + [0xF4, 0x90, 0x80, 0x80], "invalid UTF-8", 2),
            (Array("[\"".utf8) + [0xE2, 0x82], "invalid UTF-8", 2), (Array("[1, ".utf8) + [0xFF], "invalid UTF-8", 4),
        ] as [([UInt8], String, Int)]) func refusesBytes(_ bytes: [UInt8], _ message: String, _ offset: Int)
    {
        let problem = problem(in: SourceText(name: "cold.json", bytes: bytes))
        #expect(problem?.mistake.message == message)
        #expect(problem?.place.range.lowerBound == offset)
    }

    @Test func keepsNumbersAndDecodesStrings() throws {
        let source = SourceText(#"[-0.0e+10, 1E400, "\"\\\/\b\f\n\r\té\uD83D\uDE00é😀", true, false, null]"#)
        guard case .list(let items) = try JSONReader.read(source).value else {
            Issue.record("no list")
            return
        }
        #expect(
            items.map(\.value) == [
                .number("-0.0e+10"), .number("1E400"), .string("\"\\/\u{8}\u{C}\n\r\té😀é😀"), .bool(true), .bool(false),
                .null,
            ])
    }

    @Test func knowsWhereEverythingStands() throws {
        let marked = MarkedText("«{ «\"a\"» : «[ «1», «{}»]», «\"a\"»:«\"x\"»}»")
        let node = try JSONReader.read(marked.source)
        guard case .object(let members) = node.value, case .list(let items) = members[0].value.value else {
            Issue.record("no object with a list")
            return
        }
        let places = [
            node.place, members[0].keyPlace, members[0].value.place, items[0].place, items[1].place,
            members[1].keyPlace, members[1].value.place,
        ]
        #expect(places.map(\.range) == marked.marks)
    }

    @Test func limitsDepth() {
        func nested(_ depth: Int) -> SourceText {
            SourceText(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        }
        #expect(problem(in: nested(512)) == nil)
        #expect(problem(in: nested(513))?.mistake == .tooDeep(limit: 512))
        #expect(problem(in: SourceText(String(repeating: "[", count: 100_000)))?.place.column == 513)
        #expect(problem(in: SourceText(String(repeating: "{\"a\":", count: 100_000)))?.mistake == .tooDeep(limit: 512))
    }

    @Test func limitsSize() {
        let source = SourceText(name: "big.json", bytes: Array(repeating: .space, count: 64 << 20 + 1))
        #expect(problem(in: source)?.mistake == .tooLarge(limitMiB: 64))
    }

    private func problem(in source: SourceText) -> JSONProblem? {
        do {
            _ = try JSONReader.read(source)
            return nil
        } catch { return error }
    }
}

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

/// Every case of https://github.com/nst/JSONTestSuite, where a copy of it lies beside the package.
struct JSONTestSuiteTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "shared/json-test-suite/test_parsing")

    private static let files: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted()
    }()

    @Test(.enabled(if: !files.isEmpty)) func acceptsAndRefuses() throws {
        var counts: [Character: Int] = [:]
        for file in Self.files {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
            let source = SourceText(name: file, bytes: Array(data))
            let problem = Self.problem(in: source)
            let isAccepted = problem == nil
            let kind = file.first ?? " "
            counts[kind, default: 0] += 1
            if kind == "y" { #expect(isAccepted, "\(file)") }
            if kind == "n" { #expect(!isAccepted, "\(file)") }
            if let place = problem?.place { #expect(place.line >= 1 && place.column >= 1) }
        }
        #expect(counts == ["y": 95, "n": 188, "i": 35])
    }

    /// The cases that RFC 8259 leaves open: numbers of any size are fine, broken text is not.
    @Test(.enabled(if: !files.isEmpty)) func undecidedCases() throws {
        let accepted = try Self.files.filter { $0.hasPrefix("i_") }.filter { file in
            let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
            return Self.problem(in: SourceText(name: file, bytes: Array(data))) == nil
        }
        #expect(accepted.allSatisfy { $0.hasPrefix("i_number") || $0 == "i_structure_500_nested_arrays.json" })
        #expect(accepted.count == 11)
    }

    private static func problem(in source: SourceText) -> JSONProblem? {
        do {
            _ = try JSONReader.read(source)
            return nil
        } catch { return error }
    }
}
