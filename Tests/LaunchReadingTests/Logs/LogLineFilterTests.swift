import LaunchModel
import TestSupport
import Testing

@testable import LaunchReading

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
