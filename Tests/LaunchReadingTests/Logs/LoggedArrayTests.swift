import SampleLaunches
import TestSupport
import Testing

@testable import LaunchReading

/// `3 sceneDidBecomeActive(_:) App[7]`
private func calls(_ log: String, pieces: Int = .max) throws -> [String] {
    try readLog(Array(log.utf8), pieces: pieces).launch.map { launch in
        launch.entries.map { "\($0.line) \($0.name) \(launch.process?.title ?? "")" }
    } ?? []
}

private let entries: [[(key: String, value: String)]] = [
    [
        ("eventMessage", #""sceneWillEnterForeground(_:) [\"a\",{""#),
        ("backtrace", #"{ "frames" : [ { "imageOffset" : 1 } ] }"#), ("processID", "7"),
        ("processImagePath", #""\/x\/App""#),
    ], [("processID", "7"), ("eventMessage", #""sceneDidBecomeActive(_:)""#), ("processImagePath", #""\/x\/App""#)],
    [("processID", "7"), ("eventMessage", #""sceneWillResignActive(_:)""#), ("processImagePath", #""\/x\/App""#)],
]

/// An array as `jq` or Python's `json` lay it out, with the keys behind so many blanks or tabs.
private func laidOut(by indent: String, colon: String = ": ") -> String {
    let objects = entries.map { members in
        let lines = members.map { "\(indent)\(indent)\"\($0.key)\"\(colon)\($0.value.nested(by: indent))" }
        return "\(indent){\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
}

extension String {
    /// The backtrace on lines of its own.
    fileprivate func nested(by indent: String) -> String {
        replacing("{ \"frames\"", with: "{\n\(indent)\(indent)\(indent)\"frames\"").replacing(
            "[ { ", with: "[\n\(indent)\(indent)\(indent)\(indent){\n"
        ).replacing(" } ]", with: "\n\(indent)\(indent)\(indent)\(indent)}\n]").replacing(
            "] }", with: "]\n\(indent)\(indent)}")
    }
}

/// The brace that ends an entry was looked for at the beginning of a line alone, so that only the last entry was read.
@Test(arguments: ["  ", "    ", " ", "\t"]) func anIndentedArrayIsReadEntryByEntry(_ indent: String) throws {
    let expected = [
        "3 sceneWillEnterForeground(_:) App[7]", "16 sceneDidBecomeActive(_:) App[7]",
        "21 sceneWillResignActive(_:) App[7]",
    ]
    #expect(try calls(laidOut(by: indent)) == expected)
    #expect(try calls(laidOut(by: indent, colon: " : "), pieces: 5) == expected)
}

private func inOneLine(_ separator: String, _ opening: String = "[") -> String {
    let objects = entries.map { members in
        "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }
    return opening + objects.joined(separator: separator) + "]\n"
}

@Test(arguments: ["[", " [ ", "\u{FEFF}["]) func anArrayInOneLineIsReadEntryByEntry(_ opening: String) throws {
    let expected = [
        "1 sceneWillEnterForeground(_:) App[7]", "1 sceneDidBecomeActive(_:) App[7]",
        "1 sceneWillResignActive(_:) App[7]",
    ]
    let log = inOneLine(",", opening)
    for size in [Int.max, 1, 7, 64] { #expect(try calls(log, pieces: size) == expected) }
    #expect(try calls(inOneLine(", ", opening)) == expected)
}

@Test func linesAreCountedBehindAnArrayInOneLine() throws {
    let lines = try calls(inOneLine(",") + "\nsceneDidEnterBackground\n").map { $0.prefix { $0 != " " } }
    #expect(lines == ["1", "1", "1", "3"])
    for size in [Int.max, 1, 9] {
        #expect(try calls(inOneLine(",\n"), pieces: size).map { $0.prefix { $0 != " " } } == ["1", "2", "3"])
    }
}

/// A whole log in one line is longer than any line that people read.
@Test func anArrayInOneLineMayBeLong() throws {
    let filler = Array(repeating: #"{"eventMessage":"nothing, of [the] kind","processID":7}"#, count: 40_000)
    let last = #"{"eventMessage":"sceneDidBecomeActive(_:)","processID":7}"#
    let log = "[\((filler + [last]).joined(separator: ","))]"
    #expect(log.utf8.count > 2 * LogLineFilter.lineLimit)
    #expect(try calls(log, pieces: 1 << 16) == ["1 sceneDidBecomeActive(_:) process[7]"])
}

@Test func aLineWithBracketsIsNoArray() throws {
    #expect(try calls("[{lifecycle}] sceneDidBecomeActive").map { $0.prefix(22) } == ["1 sceneDidBecomeActive"])
}

@Test(arguments: LineShape.all.indices) func everyShapeReadsItsExample(_ index: Int) {
    let shape = LineShape.all[index]
    let line = LogLine(7, Array(shape.example.utf8)[...])
    #expect(line.number == 7)
    #expect(["text", "(Image) text", "(Flutter) text"].contains(line.message.text))
    #expect(line.echo == shape.echo)
    #expect(line.process?.name == (shape.example.contains("App") ? "App" : nil))
}

struct HeadCase: CustomTestStringConvertible {
    let line: String
    var process: String?
    var pid: Int?
    let message: String

    var testDescription: String { line }
}

@Test(arguments: [
    HeadCase(line: "2013-10-13 12:24:09.941 App[12199:60b] text", process: "App", pid: 12199, message: "text"),
    HeadCase(
        line: "2018-01-01 10:00:00.123456-0500 Private Direct[11691:2308032] [x] text", process: "Private Direct",
        pid: 11691, message: "[x] text"),
    HeadCase(line: "2013/10/13 12:24:09:941 App[12:60b] text", process: "App", pid: 12, message: "text"),
    HeadCase(
        line: "2026-08-11 17:15:22.031 E  App[80328:9875ec] [com.x:path] text", process: "App", pid: 80328,
        message: "[com.x:path] text"),
    HeadCase(
        line: "Nov 12 12:24:37 iPad SpringBoard(FrontBoard)[510] <Notice>: text", process: "SpringBoard", pid: 510,
        message: "text"),
    HeadCase(
        line: "default\t14:56:57.693619-0400\tMy App\ttext\twith tab", process: "My App", message: "text\twith tab"),
    // Without a device, as idevicesyslog writes today, and pymobiledevice3.
    HeadCase(
        line: "Nov  2 09:12:44 Recipes(Recipes)[812] <Notice>: text", process: "Recipes", pid: 812, message: "text"),
    HeadCase(
        line: "Nov  2 09:12:44.123456 Recipes(libsystem_trace.dylib)[812] <Error>: [a] text", process: "Recipes",
        pid: 812, message: "[a] text"),
    HeadCase(line: "Nov  2 09:12:44 Recipes[812] <Notice>: text", process: "Recipes", pid: 812, message: "text"),
    HeadCase(
        line: "2026-11-02 09:12:44.123456 Recipes{Img}[812] <NOTICE>: text", process: "Recipes", pid: 812,
        message: "text"),
    // The columns that Console shows are a choice.
    HeadCase(line: "default\t14:56:57.693619-0400\tApp\t1766\ttext", process: "App", pid: 1766, message: "text"),
    HeadCase(line: "default\t14:56:57.693619-0400\tApp\tcom.example.app\ttext", process: "App", message: "text"),
    HeadCase(
        line: "default\t09:12:44.121233+0100\tRecipes\t812\t0x1a2b\tcom.ex\tlifecycle\tsceneDidBecomeActive(_:)",
        process: "Recipes", pid: 812, message: "sceneDidBecomeActive(_:)"),
    HeadCase(
        line: "default\t2026-11-02 09:12:44.121233+0100\tRecipes\tsceneDidBecomeActive(_:)", process: "Recipes",
        message: "sceneDidBecomeActive(_:)"),
    HeadCase(line: "default\t09:12:44.1\tApp\t812\t0x1\t\t\ttext", process: "App", pid: 812, message: "text"),
    HeadCase(line: "default\t09:12:44.1\tApp\tcom.ex\tviewDidLoad\tx", process: "App", message: "viewDidLoad\tx"),
    HeadCase(line: "default\t09:12:44.1\tApp\tA.viewDidLoad()\tx", process: "App", message: "A.viewDidLoad()\tx"),
    HeadCase(line: "  text", message: "  text"), HeadCase(line: "2013-10-13 text", message: "2013-10-13 text"),
    HeadCase(line: "2013-10-13 12:24:09.941 text [12:3] more", message: "2013-10-13 12:24:09.941 text [12:3] more"),
    HeadCase(line: "[12] text", message: "[12] text"), HeadCase(line: "", message: ""),
]) func headsAreTakenOff(_ sample: HeadCase) {
    let line = LogLine(1, Array(sample.line.utf8)[...])
    #expect(line.message.text == sample.message)
    #expect(line.process?.name == sample.process)
    #expect(line.process?.pid == sample.pid)
}

/// The lines of a text that hold one of some texts, fed in pieces and filtered in parts of some size.
private func filtered(
    _ texts: [String], in text: String, atLineStart starts: [UInt8] = [], indented: [UInt8] = [], pieces: Int = .max,
    parts: Int = .max
) -> [FoundLine] {
    var filter = LogLineFilter(LineTexts(texts, atLineStart: starts, indented: indented), partSize: parts)
    var lines: [FoundLine] = []
    var rest = Array(text.utf8)[...]
    func take(_ line: Int, _ text: ArraySlice<UInt8>, _ gaps: Int) {
        lines.append(FoundLine(line: line, text: text.text, gaps: gaps))
    }
    while !rest.isEmpty {
        // The order in which parts are filtered makes no difference.
        filter.feed(rest.prefix(pieces), by: { $0.reversed().map { $0.filtered() }.reversed() }, take)
        rest = rest.dropFirst(pieces)
    }
    filter.finish(take)
    return lines
}

private struct FoundLine: Equatable {
    let line: Int
    let text: String
    let gaps: Int
}

private func found(
    _ texts: [String], in text: String, atLineStart starts: [UInt8] = [], indented: [UInt8] = [], pieces: Int = .max,
    parts: Int = .max
) -> [Int] {
    filtered(texts, in: text, atLineStart: starts, indented: indented, pieces: pieces, parts: parts).map(\.line)
}

@Test func linesWithATextAreFound() {
    #expect(found(["abc"], in: "ab\nabc\nababc\nc\nxabcx\nabc") == [2, 3, 5, 6])
    #expect(found(["abcd", "bc"], in: "abc\nabd\nabcd\nb\nc") == [1, 3])
    #expect(found(["abab", "bb"], in: "aabab\nabba\naba") == [1, 2])
    #expect(found(["b"], in: "}\n }\na}\nb", atLineStart: [.rightBrace]) == [1, 4])
    #expect(found([], in: "a\n") == [])
    #expect(found(["b"], in: "}\n \t}\na }\n  \n x}\n{\n    }", indented: [.rightBrace]) == [2, 7])
}

/// Whatever the texts, the filter finds what a plain search finds.
@Test func theFilterFindsWhatAPlainSearchFinds() {
    var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    func word(_ length: Int) -> String { String((0..<length).map { _ in "abc ".randomElement(using: &random) ?? "a" }) }
    for _ in 0..<300 {
        // Short texts are filtered by a byte, long ones by groups of bytes.
        let lengths = Bool.random(using: &random) ? 1...5 : 7...9
        let texts = (0..<4).map { _ in word(Int.random(in: lengths, using: &random)) }
        let lines = (0..<20).map { _ in
            word(Int.random(in: 0...20, using: &random)) + (texts.randomElement(using: &random) ?? "").prefix(8)
                + word(Int.random(in: 0...20, using: &random))
        }
        let expected = lines.indices.filter { index in texts.contains { lines[index].contains($0) } }.map { $0 + 1 }
        let pieces = Int.random(in: 1...30, using: &random)
        let parts = Int.random(in: 1...100, using: &random)
        #expect(found(texts, in: lines.joined(separator: "\n"), pieces: pieces, parts: parts) == expected)
    }
}

@Test func linesAndGapsAreTheSameInPartsOfAnySize() {
    let text = "one abc\r\n\r\n---- \nno\n \t\nabc two\n\n\n==\n-\nthree abc and more of it\n\nabc\r"
    let expected = [
        FoundLine(line: 1, text: "one abc", gaps: 0), FoundLine(line: 6, text: "abc two", gaps: 3),
        FoundLine(line: 11, text: "three abc and more of it", gaps: 6), FoundLine(line: 13, text: "abc", gaps: 7),
    ]
    for size in 1...text.utf8.count {
        #expect(filtered(["abc"], in: text, parts: size) == expected)
        #expect(filtered(["abc"], in: text, pieces: size) == expected)
        #expect(filtered(["abc"], in: text, pieces: 40, parts: size) == expected)
    }
}

@Test func everySpellingHoldsAMark() {
    let spellings = CallbackSpelling.names.keys.map { $0.lowercased() }
    let marks = CallbackSpelling.marks.map { $0.lowercased() }
    #expect(spellings.filter { spelling in !marks.contains { spelling.contains($0) } } == [])
}
