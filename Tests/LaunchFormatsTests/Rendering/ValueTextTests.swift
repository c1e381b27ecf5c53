import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchFormats

struct ValueTextCase: CustomTestStringConvertible {
    let value: Value
    let text: String

    var testDescription: String { text }
}

private typealias Member = Value.Member

@Test(arguments: [
    ValueTextCase(value: .null, text: "key: nil"), ValueTextCase(value: .bool(false), text: "key: false"),
    ValueTextCase(value: .number("1.50"), text: "key: 1.50"),
    ValueTextCase(value: .string("recipes://soup?id=7"), text: "key: recipes://soup?id=7"),
    ValueTextCase(value: .string(""), text: #"key: """#),
    ValueTextCase(value: .string("two words"), text: #"key: "two words""#),
    ValueTextCase(value: .string("a,b"), text: #"key: "a,b""#),
    ValueTextCase(value: .string(#"say "hi" \ bye"#), text: #"key: "say \"hi\" \\ bye""#),
    ValueTextCase(value: .string("\u{1B}[31m"), text: #"key: "\u{1B}[31m""#),
    ValueTextCase(value: .list([]), text: "key: []"), ValueTextCase(value: .list([.number("1")]), text: "key: 1"),
    ValueTextCase(value: .list([.number("1"), .string("a b")]), text: #"key: [1, "a b"]"#),
    ValueTextCase(value: .object([]), text: "key: {}"),
    ValueTextCase(value: .object([Member("url", .string("a:b"))]), text: "key.url: a:b"),
    ValueTextCase(value: .object([Member("aps", .object([Member("x.y", .number("1"))]))]), text: #"key.aps."x.y": 1"#),
    ValueTextCase(
        value: .object([Member("a", .null), Member("b", .object([Member("c", .null)]))]),
        text: "key: {a: nil, b.c: nil}"),
    ValueTextCase(
        value: .list([.queryItem("id", .string("7")), .queryItem("flag", .null)]), text: "key: {id: 7, flag: nil}"),
    ValueTextCase(value: .urlContexts, text: "key: recipes://soup?id=7 {id: 7}"),
    ValueTextCase(
        value: .object([
            Member("url", .string("a:b")), Member("queryItems", .list([])),
            Member("sourceApplication", .string("com.apple.mobilesafari")),
        ]), text: "key: a:b (sourceApplication: com.apple.mobilesafari)"),
]) func valueIsWrittenForPeople(_ sample: ValueTextCase) {
    #expect(Value.Member("key", sample.value).text == sample.text)
}
