import LaunchModel
import SampleLaunches
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
        let lines = try calls(inOneLine(",\n"), pieces: size).map { $0.prefix { $0 != " " } }
        #expect(lines == ["1", "2", "3"])
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
