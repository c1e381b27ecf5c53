import TestSupport
import Testing

@testable import LaunchTraceKit

struct KeyDecoderTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let bytes: String
        let keys: [Key]

        var testDescription: String { bytes.printable }
    }

    static let cases: [Case] = [
        Case(bytes: "nb q", keys: [.character("n"), .character("b"), .character(" "), .character("q")]),
        Case(bytes: "\r\n", keys: [.enter, .enter]),
        Case(bytes: "\u{7F}\u{8}\t", keys: [.backspace, .backspace, .tab]),
        Case(bytes: "\u{1}\u{3}\u{C}\u{1A}", keys: [.control("a"), .control("c"), .control("l"), .control("z")]),
        Case(bytes: "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", keys: [.up, .down, .right, .left]),
        Case(
            bytes: "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OH\u{1B}OF", keys: [.up, .down, .right, .left, .home, .end]),
        Case(
            bytes: "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
            keys: [.home, .end, .home, .end, .home, .end]),
        Case(bytes: "\u{1B}[5~\u{1B}[6~\u{1B}[6;5~", keys: [.pageUp, .pageDown, .pageDown]),
        Case(bytes: "\u{1B}[1;5Cn", keys: [.right, .character("n")]), Case(bytes: "\u{1B}OM", keys: [.enter]),
        // Delete, Shift-Tab, F5, a report of the mouse, Linux's F1, Alt-x: no keys of ours, and no others either.
        Case(bytes: "\u{1B}[3~\u{1B}[Z\u{1B}[15~\u{1B}[<0;3;4M\u{1B}[[A\u{1B}xn", keys: [.character("n")]),
        Case(bytes: "é日🍲", keys: [.character("é"), .character("日"), .character("🍲")]),
        // What the terminal would take for an order is no key, in whatever form.
        Case(
            bytes: "\u{9B}2Jn\u{202E}\u{1C}\u{0}b",
            keys: [.character("2"), .character("J"), .character("n"), .character("b")]),
        Case(bytes: "\u{1B}\u{1B}[A", keys: [.escape, .up]),
    ]

    @Test(arguments: cases) func makesKeysOfBytes(sample: Case) {
        var decoder = KeyDecoder()
        let keys = decoder.keys(from: sample.bytes.utf8)
        #expect(keys.filter { $0 != .enter || sample.keys.contains(.enter) } == sample.keys)
        #expect(!decoder.isWaiting)
    }

    /// A slow line sends the bytes of one key in pieces.
    @Test(arguments: cases) func makesTheSameKeysOfPieces(sample: Case) {
        let bytes = Array(sample.bytes.utf8)
        var whole = KeyDecoder()
        let expected = whole.keys(from: bytes)
        for cut in bytes.indices {
            var decoder = KeyDecoder()
            #expect(decoder.keys(from: bytes[..<cut]) + decoder.keys(from: bytes[cut...]) == expected, "cut at \(cut)")
        }
        var decoder = KeyDecoder()
        #expect(bytes.flatMap { decoder.keys(from: [$0]) } == expected)
    }

    @Test func anEscapeAloneIsAKeyWhenNothingFollows() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: [0x1B]) == [] && decoder.isWaiting)
        #expect(decoder.keysWithoutMore() == [.escape] && !decoder.isWaiting)
        #expect(decoder.keys(from: [0x1B, 0x5B]) == [] && decoder.keysWithoutMore() == [])
        #expect(decoder.keys(from: Array("n".utf8)) == [.character("n")])
    }

    @Test func whatIsNoUTF8IsSkipped() {
        var decoder = KeyDecoder()
        #expect(
            decoder.keys(from: [0xFF, 0xC3, 0x6E, 0xE6, 0x97, 0x62, 0xC0, 0x80, 0xED, 0xA0, 0x80]) == [
                .character("n"), .character("b"),
            ])
        #expect(!decoder.isWaiting)
    }

    @Test func anEndlessSequenceIsGivenUp() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 100_000)) == [])
        #expect(!decoder.isWaiting)
        #expect(decoder.keys(from: Array("n".utf8)) == [.character("n")])
    }

    @Test func anyBytesEndSomewhere() {
        var generator = SeededGenerator(state: 7)
        for _ in 0..<2000 {
            var decoder = KeyDecoder()
            let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &generator) }
            _ = decoder.keys(from: bytes)
            _ = decoder.keysWithoutMore()
            #expect(decoder.keys(from: Array("q".utf8)) == [.character("q")])
        }
    }
}

struct KeyNotationTests {
    @Test func writesKeysByTheirCharactersAndNames() throws {
        #expect(try KeyNotation.keys(written: "") == [])
        #expect(
            try KeyNotation.keys(written: "n /é<enter><PageDown><lt>>\n<C-c><ESC>") == [
                .character("n"), .character(" "), .character("/"), .character("é"), .enter, .pageDown, .character("<"),
                .character(">"), .enter, .control("c"), .escape,
            ])
    }

    @Test(arguments: [
        ("n<Entr>", "unknown key \"<Entr>\" of --keys; did you mean \"Enter\"?"),
        ("<C-1>", "unknown key \"<C-1>\" of --keys"), ("<>", "unknown key \"<>\" of --keys"),
        ("a<b", "\"<b\" of --keys has no \">\"; <lt> is the character <"),
    ]) func saysWhatIsNoKey(text: String, message: String) {
        let error = #expect(throws: UsageError.Mistake.self) { try KeyNotation.keys(written: text) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }
}
