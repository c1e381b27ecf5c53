import Testing

@testable import LaunchReading
@testable import LaunchTraceKit

private func found(_ texts: [String], in text: String, atLineStart starts: [String] = [], pieces: Int = .max) -> [Int] {
    var sieve = LogSieve(LineTexts(texts, atLineStart: starts))
    var lines: [Int] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        sieve.feed(rest.prefix(pieces)) { line, _, _ in lines.append(line) }
        rest = rest.dropFirst(pieces)
    }
    sieve.finish { line, _, _ in lines.append(line) }
    return lines
}

@Test func linesWithATextAreFound() {
    #expect(found(["abc"], in: "ab\nabc\nababc\nc\nxabcx\nabc") == [2, 3, 5, 6])
    #expect(found(["abcd", "bc"], in: "abc\nabd\nabcd\nb\nc") == [1, 3])
    #expect(found(["abab", "bb"], in: "aabab\nabba\naba") == [1, 2])
    #expect(found(["b"], in: "}\n }\na}\nb", atLineStart: ["}"]) == [1, 4])
    #expect(found([], in: "a\n") == [])
}

/// Whatever the texts, the sieve finds what a plain search finds.
@Test func theSieveFindsWhatAPlainSearchFinds() {
    var random = MutationTests.Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    func word(_ length: Int) -> String {
        String((0..<length).map { _ in "abc ".randomElement(using: &random) ?? "a" })
    }
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
        #expect(found(texts, in: lines.joined(separator: "\n"), pieces: pieces) == expected)
    }
}

@Test func everySpellingHoldsAMark() {
    let phrases = CallbackPhrase.byFirstWord.values.joined().map { $0.words.joined(separator: " ") }
    let spellings = CallbackSpelling.names.keys.map { $0.lowercased() } + phrases
    let marks = CallbackSpelling.marks.map { $0.lowercased() }
    #expect(spellings.filter { spelling in !marks.contains { spelling.contains($0) } } == [])
}
