import SampleLaunches
import TestSupport
import Testing

@testable import LaunchReading

private func diagnostics(_ source: SourceText) -> [Diagnostic] {
    do {
        _ = try WrittenInput(source)
        return []
    } catch { return error.all }
}

private let heading = "Soup\niOS 18.0, scene life cycle\n\n"
private let top = #"{"schema":1,"scenario":{"name":"n","platform":"iOS","os":"18.0","sdk":"18.0","lifecycle":"scene"}"#

@Test(arguments: [
    (heading + "  «idle»        AppDelegate    f()\n= active\n", [#"unknown state "idle""#]),
    (
        heading + "~ app         «backgruond» -> inactive\n= active\n",
        [#"unknown state "backgruond"; did you mean "background"?"#]
    ),
    (heading + "«~ app         active»\n= active\n", [#"a change of state is written as "~ app  inactive -> active""#]),
    (
        heading + "«<<<<<<< HEAD»\n  «?»\n= «gone»\n> tapIcon«»",
        [
            "this is not a line of a recorded timeline", #"unknown state "?""#, #"unknown state "gone""#,
            "expected a last line such as \"= active\", found the end",
        ]
    ),
    (
        heading + "> tapIcon  +«99999999999999999999» ms\n= active\n",
        [#"expected a number of milliseconds, found "99999999999999999999""#]
    ), (heading + "> tapIcon  a: 1  «b: 2»\n= active\n", [#"unexpected "b: 2""#]),
    (heading + "= active\n«> tapIcon»\n", ["only findings can follow the line of the outcome"]),
    (heading + "= active\n\nerror «LT000» no-such: x\n", [#"unknown finding "LT000""#]),
    (heading + "> tapIcon«»\n", ["expected a last line such as \"= active\", found the end"]),
    ("«hello»\nworld\n", ["neither a scenario nor a timeline"]),
]) func aMistakeInARecordedTimelineIsPointedAt(_ marked: String, _ messages: [String]) {
    let text = MarkedText(marked, name: "cold.timeline.txt")
    let found = diagnostics(text.source)
    #expect(found.map(\.message) == messages)
    #expect(found.map { $0.place?.range } == text.marks)
}

/// The characters of a title that is no text don't stand where those of the repaired one would.
@Test(arguments: ["\u{0}", "é", "##[group]"]) func aTitleThatIsNoTextIsPointedAt(_ end: String) {
    let title = Array(repeating: UInt8(0xA2), count: 90) + Array(end.utf8)
    let rest = "\niOS 18.0, scene life cycle\n  app  this event\n= active\n"
    let found = diagnostics(SourceText(name: "cold.timeline.txt", bytes: title + Array(rest.utf8)))
    #expect(found.first?.message == "invalid UTF-8" && found.first?.place?.range == 0..<title.count)
    #expect(found.map(\.text).joined().contains("cold.timeline.txt:1:1: error: invalid UTF-8"))
}

private let cases: [(String, String)] = [
    (
        top + #","entries":[{"kind":«"stpe"»,"name":"a"}],"findings":[],"outcome":"active"}"#,
        #"unknown kind "stpe"; did you mean "step"?"#
    ), (top + #","entries":[«{»"kind":"step"}],"findings":[],"outcome":"active"}"#, #"missing key "name""#),
    (
        top
            + #","entries":[{"kind":"transition","name":"app","subject":"app","from":"active","to":«"foregroundActive"»}],"#
            + #""findings":[],"outcome":"active"}"#, #"unknown to "foregroundActive""#
    ), (top + #","entries":[],"findings":[],"outcome":«"asleep"»}"#, #"unknown outcome "asleep""#),
    (top + #","entries":«{}»,"findings":[],"outcome":"active"}"#, "expected a list, found an object"),
    (
        #"{"schema":«7»"# + top.dropFirst(11) + #","entries":[],"findings":[],"outcome":"active"}"#,
        "unknown schema 7 (known: 1)"
    ),
    (
        #"{"kind":"header","# + top.dropFirst() + "}\n" + #"{"kind":"step","name":"a"}«»"# + "\n\n",
        #"expected a last line of the kind "footer", found the end"#
    ),
    (
        #"{"kind":"header","# + top.dropFirst() + "}\n" + #"{"kind":"step","name":"a"«»"# + "\n"
            + #"{"kind":"footer","findings":[],"outcome":"active"}"#, "expected ',' or '}', found the end"
    ),
]

@Test(arguments: cases) func aMistakeInAJSONTimelineIsPointedAt(_ marked: String, _ message: String) {
    let text = MarkedText(marked, name: "cold.json")
    let found = diagnostics(text.source)
    #expect(found.map(\.message) == [message])
    #expect(found.map { $0.place?.range } == text.marks)
}

private func query(_ name: String, _ value: Value) -> Value { .queryItem(name, value) }

@Test(
    arguments: [
        ("launchOptions: nil", [Value.Member("launchOptions", .null)]),
        (
            "launchOptions.url: recipes://soup, n: -1.5e3, t: true",
            [
                Value.Member("launchOptions", .object([Value.Member("url", .string("recipes://soup"))])),
                Value.Member("n", .number("-1.5e3")), Value.Member("t", .bool(true)),
            ]
        ),
        (
            #"a: "say \"x\\y\" \u{1B}", "b.c": \u{202E}x, d: "7", e: {}, f: []"#,
            [
                Value.Member("a", .string("say \"x\\y\" \u{1B}")), Value.Member("b.c", .string("\u{202E}x")),
                Value.Member("d", .string("7")), Value.Member("e", .object([])), Value.Member("f", .list([])),
            ]
        ),
        (
            "u: recipes://soup?id=7&x {id: 7, x: nil} (options.openInPlace: true, s: a)",
            [
                Value.Member(
                    "u",
                    .object([
                        Value.Member("url", .string("recipes://soup?id=7&x")),
                        Value.Member("queryItems", .list([query("id", .string("7")), query("x", .null)])),
                        Value.Member("options", .object([Value.Member("openInPlace", .bool(true))])),
                        Value.Member("s", .string("a")),
                    ]))
            ]
        ),
        (
            "l: [a, {b: 1, c.d: 2}, {e: x}]",
            [
                Value.Member(
                    "l",
                    .list([
                        .string("a"),
                        .object([
                            Value.Member("b", .number("1")),
                            Value.Member("c", .object([Value.Member("d", .number("2"))])),
                        ]), .list([.object([Value.Member("e", .string("x"))])]),
                    ]))
            ]
        ), ("nobody: wrote: this", [Value.Member("", .string("nobody: wrote: this"))]),
    ] as [(String, [Value.Member])]) func argumentsAreReadBack(_ text: String, _ members: [Value.Member])
{
    #expect(RecordedValueReader.arguments(text) == members)
    if members.first?.key != "" { #expect(members.map(\.text).joined(separator: ", ") == text) }
}

/// Whatever a scenario hands over: read back and written again, its text is the same.
@Test(arguments: 1...2000) func everyValueReadsBackToItsText(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let members = (0..<Int.random(in: 1...3, using: &random)).map { index in
        Value.Member(randomText(&random) + "\(index)", randomValue(&random, depth: 3))
    }
    let text = members.map(\.text).joined(separator: ", ")
    #expect(RecordedValueReader.arguments(text).map(\.text).joined(separator: ", ") == text)
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

@Test(arguments: Receiver.allCases) func callbacksOfViewControllersAreAKindOfTheirOwn(_ receiver: Receiver) {
    let kind = ShownKind(.sample(.callback, "x", to: receiver))
    let ofViews: [Receiver] = [.viewController, .restoredViewController, .restorationClass]
    #expect(kind == (ofViews.contains(receiver) ? .viewController : .callback))
}
