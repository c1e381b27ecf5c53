import Foundation
import Testing

@testable import SyntaxReading

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

    private static let mistakes: [(String, SourceProblem.Kind)] = [
        ("a\n«/* /* */\nb", .commentNotClosed), ("a\n«\"b\nc", .stringNotClosed),
        ("«\"\"\"\nb\n\"\"", .stringNotClosed), ("\"a\\«(b\nc", .interpolationNotClosed),
        ("a\n«#/b\nc", .regexNotClosed), ("«`a\nb`\n", .nameNotClosed),
    ]

    @Test(arguments: mistakes) func namesWhatItCannotFollow(_ text: String, _ kind: SourceProblem.Kind) throws {
        let offset = try #require(Array(text.utf8).firstIndex(of: 0xC2))
        let bytes = Array(text.replacing("«", with: "").utf8)
        let lexed = LexedText(swift: SourceText(name: "A.swift", bytes: bytes))
        let problem = try #require(lexed.problems.first)
        #expect(problem.kind == kind)
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

struct CLexerTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let tokens: [String]
        var testDescription: String { text }
    }

    private static let cases = [
        Case(text: "a/* /* ( */b // c \\\n d\ne", tokens: ["a", "b", "e"]),
        Case(text: #"@"a\"{" '{' '\''"#, tokens: ["@", #""a\"{""#, "'{'", #"'\''"#]),
        Case(text: "\"a\\\nb\" c", tokens: ["\"a\\\nb\"", "c"]),
        Case(text: #"R"x(a)"{)x" b"#, tokens: [#"R"x(a)"{)x""#, "b"]),
        Case(text: "1'000 0x1F 1e-3f", tokens: ["1'000", "0x1F", "1e-3f"]),
        Case(text: "#define A(x) \\\n  { x\nb", tokens: ["#define A(x) \\\n  { x", "b"]),
        Case(text: "#define A \\\r\n  {\r\nb", tokens: ["#define A \\\r\n  {", "b"]),
        Case(text: "#pragma mark - Don't {\nb", tokens: ["#pragma mark - Don't {", "b"]),
        Case(text: "#define A /* {\n } */ {\nb", tokens: ["#define A /* {\n } */ {", "b"]),
        Case(text: "a && b == c || !d", tokens: ["a", "&&", "b", "==", "c", "||", "!", "d"]),
    ]

    @Test(arguments: cases) func reads(_ example: Case) {
        let text = LexedText(objectiveC: SourceText(name: "A.m", bytes: Array(example.text.utf8)))
        #expect(text.tokens.map(text.text) == example.tokens)
        #expect(text.problems.isEmpty)
    }

    /// Each was searched for to the end of the file; what is known of one tells of others.
    @Test func rawStringsWithoutAnEnd() {
        let source = SourceText(name: "A.mm", bytes: Array("R\"a(x R\"b(y)b\" R\"a(z R\"(w)\" v".utf8))
        let text = LexedText(objectiveC: source)
        let tokens = ["R\"", "a", "(", "x", "R\"b(y)b\"", "R\"", "a", "(", "z", "R\"(w)\"", "v"]
        #expect(text.tokens.map(text.text) == tokens)
    }

    @Test(arguments: [
        ("a\n/* b", SourceProblem.Kind.commentNotClosed, 2), ("a\nb \"c\nd", .stringNotClosed, 2),
        ("\n\nR\"x(a)\"", .stringNotClosed, 3),
    ]) func namesWhatItCannotFollow(_ code: String, _ kind: SourceProblem.Kind, _ line: Int) {
        let text = LexedText(objectiveC: SourceText(name: "A.m", bytes: Array(code.utf8)))
        #expect(text.problems.first?.kind == kind)
        #expect(text.problems.first?.place.line == line)
    }
}

/// A text in which each comment that is found has a letter, and the lines that it speaks of.
private struct CommentCase: CustomTestStringConvertible {
    let testDescription: String
    var language = SourceLanguage.swift
    let text: String
    /// What stands behind the word, and the lines.
    let found: [String]
}

private let cases = [
    CommentCase(testDescription: "behind code", text: "let a = 1 // tool:word x\nlet b = 2\n", found: ["x 1...1"]),
    CommentCase(testDescription: "above code", text: "// tool:word x\nlet b = 2\n", found: ["x 1...2"]),
    CommentCase(
        testDescription: "above others and a blank line", text: "///  tool:word x\n// tool:word y\n/* */\n\nlet b = 2",
        found: ["x 1...5", "y 2...5"]),
    CommentCase(
        testDescription: "above attributes",
        text: "class A {\n    // tool:word x\n    @objc(a: b)\n    @MainActor\n    func a() {\n        b()\n    }\n}\n",
        found: ["x 2...5"]),
    CommentCase(testDescription: "at the end", text: "let a = 1\n// tool:word x", found: ["x 2...2"]),
    CommentCase(testDescription: "with Windows' lines", text: "// tool:word x\r\nlet b = 2\r\n", found: ["x 1...2"]),
    CommentCase(testDescription: "without anything", text: "// tool:word\n", found: [" 1...1"]),
    CommentCase(
        testDescription: "that only look like it",
        text: """
            let a = "// tool:word x"
            let b = \"""
                // tool:word x
                \"""
            /* // tool:word x
             tool:word x */
            // see // tool:word x
            // tool:words x
            //: tool:word x
            /* /* */ // tool:word x */

            """, found: []),
    CommentCase(
        testDescription: "in a branch that isn't built",
        text: "#if os(macOS)\n// tool:word x\nlet a = 1\n#else\n// tool:word y\nlet a = 2\n#endif\n", found: ["y 5...6"]
    ),
    CommentCase(
        testDescription: "of Objective-C", language: .objectiveC,
        text: "@implementation A\n// tool:word x\n- (void)a {\n}\n/* /* */ // tool:word y\n@end\n",
        found: ["x 2...3", "y 5...6"]),
]

struct LineCommentTests {
    @Test(arguments: cases) private func comment(_ sample: CommentCase) {
        let text = SourceText(name: "a", bytes: Array(sample.text.utf8))
        let choice = BranchChoice.building(BuildConditions())
        let file = sample.language == .swift ? SourceFile(swift: text, choice) : SourceFile(objectiveC: text, choice)
        let found = file.lineComments(beginningWith: "tool:word").map {
            "\($0.text.drop(while: \.isWhitespace)) \($0.lines.lowerBound)...\($0.lines.upperBound)"
        }
        #expect(found == sample.found)
    }

    /// However the word overlaps with what stands before it.
    @Test func theWordIsFoundAnywhere() {
        for filler in ["", "t", "to", "tool", "tool:", "tool:wor", "tool:tool", "rd"] {
            let text = SourceText(name: "a", bytes: Array("// \(filler)\n// tool:word x\n".utf8))
            let file = SourceFile(swift: text, .first)
            #expect(file.lineComments(beginningWith: "tool:word").map(\.place.line) == [2], "\(filler)")
        }
    }
}
