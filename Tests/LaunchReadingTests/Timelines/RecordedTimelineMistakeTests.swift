import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchReading

private func diagnostics(_ source: SourceText) -> [Diagnostic] {
    do {
        _ = try WrittenInput(source)
        return []
    } catch { return error.all }
}

struct RecordedMistakeCase: CustomTestStringConvertible {
    let marked: String
    let messages: [String]

    var testDescription: String { messages.joined(separator: "; ") }
}

private let heading = "Soup\niOS 18.0, scene life cycle\n\n"
private let top = #"{"schema":1,"scenario":{"name":"n","platform":"iOS","os":"18.0","sdk":"18.0","lifecycle":"scene"}"#

@Test(arguments: [
    RecordedMistakeCase(
        marked: heading + "  «idle»        AppDelegate    f()\n= active\n", messages: [#"unknown state "idle""#]),
    RecordedMistakeCase(
        marked: heading + "~ app         «backgruond» -> inactive\n= active\n",
        messages: [#"unknown state "backgruond"; did you mean "background"?"#]),
    RecordedMistakeCase(
        marked: heading + "«~ app         active»\n= active\n",
        messages: [#"a change of state is written as "~ app  inactive -> active""#]),
    RecordedMistakeCase(
        marked: heading + "«<<<<<<< HEAD»\n  «?»\n= «gone»\n> tapIcon«»",
        messages: [
            "this is not a line of a recorded timeline", #"unknown state "?""#, #"unknown state "gone""#,
            "expected a last line such as \"= active\", found the end",
        ]),
    RecordedMistakeCase(
        marked: heading + "> tapIcon  +«99999999999999999999» ms\n= active\n",
        messages: [#"expected a number of milliseconds, found "99999999999999999999""#]),
    RecordedMistakeCase(marked: heading + "> tapIcon  a: 1  «b: 2»\n= active\n", messages: [#"unexpected "b: 2""#]),
    RecordedMistakeCase(
        marked: heading + "= active\n«> tapIcon»\n", messages: ["only findings can follow the line of the outcome"]),
    RecordedMistakeCase(
        marked: heading + "= active\n\nerror «LT000» no-such: x\n", messages: [#"unknown finding "LT000""#]),
    RecordedMistakeCase(
        marked: heading + "> tapIcon«»\n", messages: ["expected a last line such as \"= active\", found the end"]),
    RecordedMistakeCase(marked: "«hello»\nworld\n", messages: ["neither a scenario nor a timeline"]),
]) func aMistakeInARecordedTimelineIsPointedAt(_ sample: RecordedMistakeCase) {
    let text = MarkedText(sample.marked, name: "cold.timeline.txt")
    let found = diagnostics(text.source)
    #expect(found.map(\.message) == sample.messages)
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

struct JSONTimelineMistakeCase: CustomTestStringConvertible {
    let marked: String
    let message: String

    var testDescription: String { message }
}

private let cases = [
    JSONTimelineMistakeCase(
        marked: top + #","entries":[{"kind":«"stpe"»,"name":"a"}],"findings":[],"outcome":"active"}"#,
        message: #"unknown kind "stpe"; did you mean "step"?"#),
    JSONTimelineMistakeCase(
        marked: top + #","entries":[«{»"kind":"step"}],"findings":[],"outcome":"active"}"#,
        message: #"missing key "name""#),
    JSONTimelineMistakeCase(
        marked: top
            + #","entries":[{"kind":"transition","name":"app","subject":"app","from":"active","to":«"foregroundActive"»}],"#
            + #""findings":[],"outcome":"active"}"#, message: #"unknown to "foregroundActive""#),
    JSONTimelineMistakeCase(
        marked: top + #","entries":[],"findings":[],"outcome":«"asleep"»}"#, message: #"unknown outcome "asleep""#),
    JSONTimelineMistakeCase(
        marked: top + #","entries":«{}»,"findings":[],"outcome":"active"}"#, message: "expected a list, found an object"
    ),
    JSONTimelineMistakeCase(
        marked: #"{"schema":«7»"# + top.dropFirst(11) + #","entries":[],"findings":[],"outcome":"active"}"#,
        message: "unknown schema 7 (known: 1)"),
    JSONTimelineMistakeCase(
        marked: #"{"kind":"header","# + top.dropFirst() + "}\n" + #"{"kind":"step","name":"a"}«»"# + "\n\n",
        message: #"expected a last line of the kind "footer", found the end"#),
    JSONTimelineMistakeCase(
        marked: #"{"kind":"header","# + top.dropFirst() + "}\n" + #"{"kind":"step","name":"a"«»"# + "\n"
            + #"{"kind":"footer","findings":[],"outcome":"active"}"#, message: "expected ',' or '}', found the end"),
]

@Test(arguments: cases) func aMistakeInAJSONTimelineIsPointedAt(_ sample: JSONTimelineMistakeCase) {
    let text = MarkedText(sample.marked, name: "cold.json")
    let found = diagnostics(text.source)
    #expect(found.map(\.message) == [sample.message])
    #expect(found.map { $0.place?.range } == text.marks)
}
