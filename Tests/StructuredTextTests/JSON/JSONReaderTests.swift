import TestSupport
import Testing

@testable import StructuredText

struct JSONReaderTests {
    struct Refusal: CustomTestStringConvertible {
        let text: String
        let message: String
        var testDescription: String { message }

        init(_ text: String, _ message: String) {
            self.text = text
            self.message = message
        }
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

    struct Bytes: CustomTestStringConvertible {
        let bytes: [UInt8]
        let message: String
        let offset: Int
        var testDescription: String { message }
    }

    @Test(arguments: [
        Bytes(
            bytes: [0xEF, 0xBB, 0xBF] + Array("{}".utf8), message: "a byte order mark; JSON is UTF-8 without one",
            offset: 0),
        Bytes(bytes: [0xFF, 0xFE, 0x7B, 0], message: "this looks like UTF-16; JSON must be UTF-8", offset: 0),
        Bytes(bytes: [0, 0x7B, 0, 0x7D], message: "this looks like UTF-16; JSON must be UTF-8", offset: 0),
        Bytes(bytes: Array("[\"a".utf8) + [0xC3, 0x28] + Array("\"]".utf8), message: "invalid UTF-8", offset: 3),
        Bytes(bytes: Array("[\"".utf8) + [0xC0, 0x80] + Array("\"]".utf8), message: "invalid UTF-8", offset: 2),
        Bytes(bytes: Array("[\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"]".utf8), message: "invalid UTF-8", offset: 2),
        Bytes(bytes: Array("[\"".utf8) + [0xF4, 0x90, 0x80, 0x80], message: "invalid UTF-8", offset: 2),
        Bytes(bytes: Array("[\"".utf8) + [0xE2, 0x82], message: "invalid UTF-8", offset: 2),
        Bytes(bytes: Array("[1, ".utf8) + [0xFF], message: "invalid UTF-8", offset: 4),
    ]) func refusesBytes(_ refusal: Bytes) {
        let problem = problem(in: SourceText(name: "cold.json", bytes: refusal.bytes))
        #expect(problem?.mistake.message == refusal.message)
        #expect(problem?.place.range.lowerBound == refusal.offset)
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
