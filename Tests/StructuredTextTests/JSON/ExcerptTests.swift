import TestSupport
import Testing

@testable import StructuredText

struct ExcerptTests {
    struct Picture: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let expected: String
    }

    @Test(arguments: [
        Picture(
            testDescription: "the line's own indent is dropped", text: "{\n\t  «\"name\"»: 1\n}",
            expected: """
                    "name": 1
                    ^~~~~~
                """),
        Picture(testDescription: "a tab stays a tab", text: "{\"a\":\t«1»}", expected: "    {\"a\":\t1}\n         \t^"),
        Picture(
            testDescription: "wide characters take two cells", text: "[\"日本\", «\"本\"»]",
            expected: """
                    ["日本", "本"]
                             ^~~~
                """),
        Picture(
            testDescription: "emoji take two cells", text: "[\"👩‍👩‍👧\", «7»]",
            expected: """
                    ["👩‍👩‍👧", 7]
                           ^
                """),
        Picture(
            testDescription: "combining marks take none", text: "[\"e\u{301}\", «7»]",
            expected: "    [\"e\u{301}\", 7]\n          ^"),
        Picture(
            testDescription: "what could drive a terminal is spelled out", text: "[\"\u{1B}[2J\u{202E}\", «7»]",
            expected: #"""
                    ["\u{1B}[2J\u{202E}", 7]
                                          ^
                """#),
        Picture(
            testDescription: "a place over several lines ends with the first", text: "[«{\r\n}»]",
            expected: """
                    [{
                     ^
                """),
        Picture(
            testDescription: "behind the end of the line", text: "[1«»\n",
            expected: """
                    [1
                      ^
                """),
    ]) func picture(_ picture: Picture) {
        let marked = MarkedText(picture.text)
        let excerpt = Excerpt(Place(source: marked.source, range: marked.marks[0]))
        #expect(excerpt.line + "\n" + excerpt.caret == picture.expected)
    }

    @Test func longLinesAreCut() {
        let filler = String(repeating: "x", count: 1000)
        let marked = MarkedText("[\"\(filler)\", «7», \"\(filler)\"]")
        let excerpt = Excerpt(Place(source: marked.source, range: marked.marks[0]))
        #expect(excerpt.line == "    ..." + filler.prefix(77) + "\", 7, \"" + filler.prefix(77) + "...")
        #expect(excerpt.caret == String(repeating: " ", count: 4 + 3 + 80) + "^")
    }

    @Test func longPlacesAreCut() {
        let marked = MarkedText("«\"\(String(repeating: "é", count: 1000))\"»")
        let excerpt = Excerpt(Place(source: marked.source, range: marked.marks[0]))
        #expect(excerpt.line == "    \"" + String(repeating: "é", count: 79) + "...")
        #expect(excerpt.caret == "    ^" + String(repeating: "~", count: 39))
    }

    @Test func linesAndColumns() {
        let marked = MarkedText("{\r\n\"é😀\": «7»}")
        let place = Place(source: marked.source, range: marked.marks[0])
        #expect(place.line == 2)
        #expect(place.column == 7)
        #expect(place.lineText == "\"é😀\": 7}")
        #expect(place.heading == "cold.json:2:7")
    }

    @Test func hostileFileNames() {
        let source = SourceText("[", name: "a\u{1B}]0;x\u{7}\n.json")
        #expect(Place(source: source, range: 0..<1).heading == "a\\u{1B}]0;x\\u{7}\\u{A}.json:1:1")
    }
}
