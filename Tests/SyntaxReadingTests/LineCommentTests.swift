import StructuredText
import Testing

@testable import SyntaxReading

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
