import LaunchModel
import Testing

@testable import ScenarioFormat

struct JSONWriterTests {
    private let value = Value.object([
        .init("list", .list([.number("1"), .bool(true), .null])), .init("empty", .object([])), .init("none", .list([])),
        .init("inner", .object([.init("a", .string("x"))])),
    ])

    /// Names of the tool's own are written as they are.
    @Test func ownNamesNeedNoEscape() {
        let names =
            Timeline.Kind.allCases.map(\.rawValue) + Receiver.allCases.map(\.rawValue)
            + AppState.allCases.map(\.rawValue) + SceneState.allCases.map(\.rawValue)
            + Confidence.allCases.map(\.rawValue)
        for name in names { #expect(text(.string(name), .compact) == "\"\(name)\"") }
    }

    @Test func compact() {
        #expect(text(value, .compact) == #"{"list":[1,true,null],"empty":{},"none":[],"inner":{"a":"x"}}"#)
    }

    @Test func indented() {
        let expected = """
            {
              "list": [
                1,
                true,
                null
              ],
              "empty": {},
              "none": [],
              "inner": {
                "a": "x"
              }
            }
            """
        #expect(text(value, .indented) == expected)
    }

    @Test(arguments: [
        ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{0}\u{1B}", #""\n\r\t\u0008\u0000\u001B""#),
        ("\u{7F}\u{9B}", #""\u007F\u009B""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
        ("\u{202E}\u{2066}\u{200F}\u{FEFF}", #""\u202E\u2066\u200F\uFEFF""#), ("é日😀", "\"é日😀\""),
    ]) func escapes(_ string: String, _ expected: String) { #expect(text(.string(string), .compact) == expected) }

    @Test(arguments: [
        ("-1.5e+3", "-1.5e+3"), ("0", "0"), ("", "\"\""), ("nan", "\"nan\""), ("01", "\"01\""), ("1, 2", "\"1, 2\""),
        (" 1", "\" 1\""), ("e5", "\"e5\""), (".5", "\".5\""), ("-", "\"-\""),
    ]) func numbersStayJSON(_ number: String, _ expected: String) {
        #expect(text(.number(number), .compact) == expected)
    }

    private func text(_ value: Value, _ layout: JSONLayout) -> String { value.json(laidOut: layout) }
}
