import Foundation
import SyntaxReading
import Testing

struct SwiftLexerTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        /// The tokens, divided by blanks; those that aren't plain by their kind.
        let tokens: [String]
        var testDescription: String { text }
    }

    private static let cases = [
        Case(text: "a/* /* ( */ \" */b // c", tokens: ["a", "b"]),
        Case(text: #"f("\")")"#, tokens: ["f", "(", #""\")""#, ")"]),
        Case(text: #""a\(b("c)"))d""#, tokens: [#""a\"#, "(", "b", "(", #""c)""#, ")", ")", #"d""#]),
        Case(text: ##"#"a\(b)"#"##, tokens: [##"#"a\(b)"#"##]),
        Case(text: ##"#"a\#(b)"#"##, tokens: [##"#"a\#"##, "(", "b", ")", ##""#"##]),
        Case(text: "\"\"\"\n a\"\"b\\\"\"\"\n\"\"\"", tokens: ["\"\"\"\n a\"\"b\\\"\"\"\n\"\"\""]),
        Case(text: ###"#"""#"###, tokens: [###"#"""#"###]), Case(text: "a / b / c", tokens: ["a", "/", "b", "/", "c"]),
        Case(text: "a/b/c", tokens: ["a", "/", "b", "/", "c"]),
        Case(text: "f(/a(b/)", tokens: ["f", "(", "/a(b/", ")"]),
        Case(text: "f(/a)b/)", tokens: ["f", "(", "/", "a", ")", "b", "/", ")"]),
        Case(text: "reduce(1, /)", tokens: ["reduce", "(", "1", ",", "/", ")"]),
        Case(text: "x = /\\/{/", tokens: ["x", "=", "/\\/{/"]), Case(text: "#/a/b\"/#", tokens: ["#/a/b\"/#"]),
        Case(text: "#if os(iOS)", tokens: ["#if", "os", "(", "iOS", ")"]),
        Case(text: "#selector(a)", tokens: ["#", "selector", "(", "a", ")"]),
        Case(text: "### a", tokens: ["#", "#", "#", "a"]), Case(text: "##if a", tokens: ["#", "#if", "a"]),
        Case(text: "##/a/# b/## c", tokens: ["##/a/# b/##", "c"]),
        Case(text: "#/\n\\/# a\n/# b", tokens: ["#/\n\\/# a\n/#", "b"]),
        Case(text: "#/a/# #/b/#", tokens: ["#/a/#", "#/b/#"]),
        Case(text: "`class`.self", tokens: ["`class`", ".", "self"]),
        Case(text: "1...2 ..< x.0.1", tokens: ["1", "...", "2", "..<", "x", ".", "0", ".", "1"]),
        Case(text: "1e-3 0xE-3", tokens: ["1e-3", "0xE", "-", "3"]),
        Case(text: "[Int]?=nil//", tokens: ["[", "Int", "]", "?", "=", "nil"]),
        Case(text: "#!/usr/bin/swift {\na", tokens: ["a"]), Case(text: "\u{FEFF}a", tokens: ["a"]),
    ]

    @Test(arguments: cases) func reads(_ example: Case) {
        let text = LexedText(swift: SourceText(name: "A.swift", bytes: Array(example.text.utf8)))
        #expect(text.tokens.map(text.text) == example.tokens)
        #expect(text.problems.isEmpty)
    }

    /// Hashes that the end of a regex lacks were searched for once more, each to the end of the file.
    @Test func aRegexWithFewerHashesAtItsEnd() {
        let text = LexedText(swift: SourceText(name: "A.swift", bytes: Array("###/a/# ##/b".utf8)))
        #expect(text.tokens.map(text.text) == ["#", "#", "#/a/#", "#", "#", "/", "b"])
        #expect(text.problems.map(\.kind) == Array(repeating: .regexNotClosed, count: 4))
    }

    struct Mistake: CustomTestStringConvertible {
        /// The place is behind `«`.
        let text: String
        let kind: SourceProblem.Kind
        var testDescription: String { text }
    }

    private static let mistakes = [
        Mistake(text: "a\n«/* /* */\nb", kind: .commentNotClosed), Mistake(text: "a\n«\"b\nc", kind: .stringNotClosed),
        Mistake(text: "«\"\"\"\nb\n\"\"", kind: .stringNotClosed),
        Mistake(text: "\"a\\«(b\nc", kind: .interpolationNotClosed), Mistake(text: "a\n«#/b\nc", kind: .regexNotClosed),
        Mistake(text: "«`a\nb`\n", kind: .nameNotClosed),
    ]

    @Test(arguments: mistakes) func namesWhatItCannotFollow(_ mistake: Mistake) throws {
        let offset = try #require(Array(mistake.text.utf8).firstIndex(of: 0xC2))
        let bytes = Array(mistake.text.replacing("«", with: "").utf8)
        let text = LexedText(swift: SourceText(name: "A.swift", bytes: bytes))
        let problem = try #require(text.problems.first)
        #expect(problem.kind == mistake.kind)
        #expect(problem.place.range.lowerBound == offset)
    }

    @Test func refusesALargeFile() {
        let bytes = [UInt8](repeating: .lineFeed, count: 16 << 20 + 1)
        let text = LexedText(swift: SourceText(name: "A.swift", bytes: bytes + bytes))
        #expect(text.problems.map(\.kind) == [.fileTooLarge(limitMiB: 16)])
    }

    /// `LAUNCHTRACE_BENCH=1 swift test -c release --filter SwiftLexerTests`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["LAUNCHTRACE_BENCH"] != nil))
    func readsAHundredMegabytesASecond() throws {
        let file = URL(fileURLWithPath: #filePath)
        let folder = file.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let code = try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) }.reduce(Data(), +)
        let bytes = (0..<(10 << 20 / code.count)).flatMap { _ in code }
        let source = SourceText(name: "A.swift", bytes: bytes)
        let times = (0..<5).map { _ in ContinuousClock().measure { _ = LexedText(swift: source).tokens.count } }
        let fastest = try #require(times.min())
        #expect(fastest < .seconds(Double(bytes.count) / 100e6))
        print("\(bytes.count) bytes in \(fastest)")
    }
}
