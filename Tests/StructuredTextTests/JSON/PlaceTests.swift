import Testing

@testable import StructuredText

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
