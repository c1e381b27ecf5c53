import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchReading

struct ReadBackCase: CustomTestStringConvertible {
    let text: String
    let members: [Value.Member]

    var testDescription: String { text }
}

private func query(_ name: String, _ value: Value) -> Value { .queryItem(name, value) }

@Test(arguments: [
    ReadBackCase(text: "launchOptions: nil", members: [Value.Member("launchOptions", .null)]),
    ReadBackCase(
        text: "launchOptions.url: recipes://soup, n: -1.5e3, t: true",
        members: [
            Value.Member("launchOptions", .object([Value.Member("url", .string("recipes://soup"))])),
            Value.Member("n", .number("-1.5e3")), Value.Member("t", .bool(true)),
        ]),
    ReadBackCase(
        text: #"a: "say \"x\\y\" \u{1B}", "b.c": \u{202E}x, d: "7", e: {}, f: []"#,
        members: [
            Value.Member("a", .string("say \"x\\y\" \u{1B}")), Value.Member("b.c", .string("\u{202E}x")),
            Value.Member("d", .string("7")), Value.Member("e", .object([])), Value.Member("f", .list([])),
        ]),
    ReadBackCase(
        text: "u: recipes://soup?id=7&x {id: 7, x: nil} (options.openInPlace: true, s: a)",
        members: [
            Value.Member(
                "u",
                .object([
                    Value.Member("url", .string("recipes://soup?id=7&x")),
                    Value.Member("queryItems", .list([query("id", .string("7")), query("x", .null)])),
                    Value.Member("options", .object([Value.Member("openInPlace", .bool(true))])),
                    Value.Member("s", .string("a")),
                ]))
        ]),
    ReadBackCase(
        text: "l: [a, {b: 1, c.d: 2}, {e: x}]",
        members: [
            Value.Member(
                "l",
                .list([
                    .string("a"),
                    .object([
                        Value.Member("b", .number("1")), Value.Member("c", .object([Value.Member("d", .number("2"))])),
                    ]), .list([.object([Value.Member("e", .string("x"))])]),
                ]))
        ]), ReadBackCase(text: "nobody: wrote: this", members: [Value.Member("", .string("nobody: wrote: this"))]),
]) func argumentsAreReadBack(_ sample: ReadBackCase) {
    #expect(RecordedValueReader.arguments(sample.text) == sample.members)
    if sample.members.first?.key != "" { #expect(sample.members.map(\.text).joined(separator: ", ") == sample.text) }
}

/// Whatever a scenario hands over: read back and written again, its text is the same.
@Test(arguments: 1...2000) func everyValueReadsBackToItsText(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let members = (0..<Int.random(in: 1...3, using: &random)).map { index in
        Value.Member(randomText(&random) + "\(index)", randomValue(&random, depth: 3))
    }
    let text = members.map(\.text).joined(separator: ", ")
    let again = RecordedValueReader.arguments(text)
    #expect(again.map(\.text).joined(separator: ", ") == text)
}

@Test func deepNestingIsNoTrap() {
    for opening in ["{a: ", "[", "x (a: ", "{", "[a: ", "{a.a.a: ", "x (a.a: "] {
        let text = "a: " + String(repeating: opening, count: 100_000)
        #expect(RecordedValueReader.arguments(text) == [Value.Member("", .string(text))])
    }
}

/// A path of 37,000 parts would be as many objects in each other.
@Test func theDepthOfAPathIsThatOfItsObjects() {
    func path(_ count: Int) -> String { Array(repeating: "a", count: count).joined(separator: ".") + ": 1" }
    let limit = InputLimit.recordedDepth.number
    #expect(RecordedValueReader.arguments(path(limit)).map(\.text) == [path(limit)])
    #expect(RecordedValueReader.arguments(path(limit)).first?.key == "a")
    for count in [limit + 1, 37_000] {
        #expect(RecordedValueReader.arguments(path(count)) == [Value.Member("", .string(path(count)))])
    }
}

private func randomValue(_ random: inout SeededGenerator, depth: Int) -> Value {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(["0", "-1", "1e3", "12.5"].randomElement(using: &random) ?? "0")
    case 3: .string(randomText(&random))
    case 4: .list((0..<Int.random(in: 0...3, using: &random)).map { _ in randomValue(&random, depth: depth - 1) })
    case 5: .list((0..<2).map { _ in query(randomName(&random), .string(randomText(&random))) })
    case 6:
        .object([
            Value.Member("url", .string("recipes://\(Int.random(in: 0...9, using: &random))")),
            Value.Member("queryItems", .list([query(randomName(&random), .null)])),
            Value.Member("options", randomValue(&random, depth: depth - 1)),
        ])
    default:
        .object(
            (0..<Int.random(in: 0...3, using: &random)).map { index in
                Value.Member(randomText(&random) + "\(index)", randomValue(&random, depth: depth - 1))
            })
    }
}

private func randomText(_ random: inout SeededGenerator) -> String {
    let pieces = [
        "a", "b", " ", ".", ":", ",", "{", "}", "[", "]", "\"", "\\", "\u{1B}", "\u{2028}", "nil", "true", "7", "é",
        "\\u{1B}", "->", "(x", "=",
    ]
    return (0..<Int.random(in: 0...3, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
}

/// The name of a query item; one with a dot at its end would read as half a path, and is left as text.
private func randomName(_ random: inout SeededGenerator) -> String { randomText(&random).replacing(".", with: "") }
