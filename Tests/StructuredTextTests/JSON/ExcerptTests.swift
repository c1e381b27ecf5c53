import TestSupport
import Testing

@testable import StructuredText

struct ExcerptTests {
    @Test(arguments: [
        (
            "the line's own indent is dropped", "{\n\t  «\"name\"»: 1\n}",
            """
                "name": 1
                ^~~~~~
            """
        ), ("a tab stays a tab", "{\"a\":\t«1»}", "    {\"a\":\t1}\n         \t^"),
        (
            "wide characters take two cells", "[\"日本\", «\"本\"»]",
            """
                ["日本", "本"]
                         ^~~~
            """
        ),
        (
            "emoji take two cells", "[\"👩‍👩‍👧\", «7»]",
            """
                ["👩‍👩‍👧", 7]
                       ^
            """
        ), ("combining marks take none", "[\"e\u{301}\", «7»]", "    [\"e\u{301}\", 7]\n          ^"),
        (
            "what could drive a terminal is spelled out", "[\"\u{1B}[2J\u{202E}\", «7»]",
            #"""
                ["\u{1B}[2J\u{202E}", 7]
                                      ^
            """#
        ),
        (
            "a place over several lines ends with the first", "[«{\r\n}»]",
            """
                [{
                 ^
            """
        ),
        (
            "behind the end of the line", "[1«»\n",
            """
                [1
                  ^
            """
        ),
    ]) func picture(_ name: String, _ text: String, _ expected: String) {
        let marked = MarkedText(text)
        let excerpt = Excerpt(Place(source: marked.source, range: marked.marks[0]))
        #expect(excerpt.line + "\n" + excerpt.caret == expected)
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

/// Lines and columns of places, looked up in a table and counted by hand.
struct PlaceTests {
    private func expectPlaces(in text: String, at indices: some Sequence<Int>) {
        let source = SourceText(name: "a", bytes: Array(text.utf8))
        for index in indices {
            let place = Place(source: source, range: index..<index)
            let before = source.bytes[..<index]
            let start = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
            let rest = source.bytes[index...]
            let end = rest.firstIndex(of: .lineFeed) ?? rest.endIndex
            #expect(place.line == before.count { $0 == .lineFeed } + 1)
            #expect(place.column == String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1)
            #expect(place.lineRange.lowerBound == start)
            #expect(
                place.lineRange.upperBound == end - (end > start && source.bytes[end - 1] == .carriageReturn ? 1 : 0))
        }
    }

    @Test(arguments: ["", "a", "\n", "\r\n", "é\n日本\n\n  x", "a\r\nb\rc\r\n", String(repeating: " ", count: 50)])
    func inShortTexts(_ text: String) {
        let starts = text.utf8.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
        expectPlaces(in: text, at: starts.filter { text.utf8.isEmpty || Array(text.utf8)[$0] & 0xC0 != 0x80 })
        expectPlaces(in: text, at: [text.utf8.count])
    }

    /// Texts around the size of a block of the table.
    @Test(arguments: [-2, -1, 0, 1, 2]) func atTheEdgesOfBlocks(_ shift: Int) {
        let size = TextBlocks.size
        for filler in ["a", " ", "\n", "ab\n", "\r\n"] {
            let count = (3 * size + shift) / filler.utf8.count
            let text = String(repeating: filler, count: count) + "x\ny"
            let edges = [0, 1, size, 2 * size, 3 * size].flatMap { [$0 - 1, $0, $0 + 1] }
            expectPlaces(in: text, at: edges.filter { (0...text.utf8.count).contains($0) } + [text.utf8.count])
        }
    }

    /// Each of 40,000 places in a line of 40 MB would be counted for a day.
    @Test func aPlaceIsFoundWithoutReadingWhatIsBeforeIt() {
        let text = String(repeating: " ", count: 1 << 21) + String(repeating: "é", count: 1 << 20) + "x"
        let source = SourceText(name: "a", bytes: Array(text.utf8))
        let end = source.bytes.count
        for _ in 0..<10_000 {
            let place = Place(source: source, range: end - 1..<end)
            #expect(place.line == 1 && place.column == (1 << 21) + (1 << 20) + 1)
        }
        #expect(Excerpt(Place(source: source, range: end - 1..<end)).line.hasSuffix("éx"))
        #expect(Place(source: source, range: end - 1..<end).indentation == "")
    }
}
