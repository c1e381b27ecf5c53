import TestSupport
import Testing

@testable import LaunchTraceKit

extension SteppedTimeline {
    /// The story that a scenario tells.
    static func sample(
        _ events: String = #"{ "event": "openURL", "url": "recipes://soup" }"#, name: String = "Soup",
        app: String = "{}", kinds: Set<ShownKind> = ShownKind.usual
    ) throws -> SteppedTimeline {
        let text = #"{ "name": "\#(name)", "device": { "os": "18.0" }, "app": \#(app), "events": [ \#(events) ] }"#
        let files = FileAccess(
            readFile: { (_) throws(FileProblem) in Array(text.utf8) },
            readStandardInput: { () throws(FileProblem) in [] })
        let tracing = ScenarioTracing()
        let (traced, detailed) = try tracing.detailedTimeline(tracing.read(.file("soup.json"), files))
        guard let timeline = SteppedTimeline(traced, detailed, kinds: kinds) else { throw NoStepIsShown() }
        return timeline
    }
}

struct NoStepIsShown: Error {}

extension Player {
    /// The player after some keys, as `--keys` writes them.
    func pressing(_ keys: String) throws -> Player {
        try KeyNotation.keys(written: keys).reduce(self) { $0.pressing($1) }
    }
}

/// `launchtrace play` with a scenario `soup.json`, and no terminal.
func play(_ line: String, scenario: String? = nil) -> CommandOutcome {
    let text = scenario ?? #"{ "name": "Soup", "device": { "os": "18.0" }, "events": [ { "event": "tapIcon" } ] }"#
    let files = FileAccess(
        readFile: { (path) throws(FileProblem) in
            guard path == "soup.json" else { throw FileProblem(reason: "no such file or directory") }
            return Array(text.utf8)
        }, readStandardInput: { Array(text.utf8) })
    return CommandOutcome.of(["play"] + line.split(separator: " ").map(String.init), files: files)
}

struct PlayerTests {
    let player: Player
    let last: Int

    init() throws {
        player = Player(try .sample(#"{ "event": "tapIcon" }, { "event": "pressHome" }, { "event": "tapIcon" }"#))
        last = player.timeline.steps.count - 1
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let keys: String
        /// The name of the step that is shown then.
        let step: String
        var message: StatusMessage?

        var testDescription: String { keys }
    }

    @Test(arguments: [
        Case(keys: "", step: "tapIcon"), Case(keys: "n", step: "process created"),
        Case(keys: "<Enter><Space><Right><Down>", step: "UIApplication created"),
        Case(keys: "nnnnbp<Left>", step: "process created"), Case(keys: "n<BS>", step: "tapIcon"),
        Case(keys: "b", step: "tapIcon", message: .atTheFirst), Case(keys: "bn", step: "process created"),
        Case(keys: "nnng", step: "tapIcon"), Case(keys: "G<Home>", step: "tapIcon"), Case(keys: "G", step: "app"),
        Case(keys: "<End>n", step: "app", message: .atTheLast(.app(.active))),
        Case(keys: "3<Enter>", step: "launch screen shown"), Case(keys: "12<BS>g", step: "tapIcon"),
        Case(keys: "4<Esc>", step: "tapIcon"), Case(keys: "4n", step: "process created"),
        Case(keys: "0<Enter>", step: "tapIcon", message: .noSuchStep("0", count: 39)),
        Case(keys: "999999999999999999999<Enter>", step: "tapIcon", message: .noSuchStep("999999999", count: 39)),
        Case(keys: "e", step: "pressHome"), Case(keys: "<PageDown>e", step: "tapIcon"), Case(keys: "eee", step: "app"),
        Case(keys: "GE", step: "tapIcon"), Case(keys: "GEE", step: "pressHome"),
        Case(keys: "nn<PageUp>", step: "tapIcon"),
        Case(keys: "/WILLCONNECT<Enter>", step: "scene(_:willConnectTo:options:)"),
        Case(keys: "/scene:willConnectToSession<Enter>", step: "scene(_:willConnectTo:options:)"),
        Case(keys: "/scene.says-active<Enter>", step: "sceneDidBecomeActive(_:)"),
        Case(keys: "/didBecome<Enter>/<Enter>", step: "sceneDidBecomeActive(_:)"),
        Case(keys: "/tapIcon<Enter>/<Enter>", step: "tapIcon", message: .foundFromTheTop("tapIcon")),
        Case(keys: "n/soup?<Enter>", step: "process created", message: .notFound("soup?")),
        Case(keys: "/<Enter>", step: "tapIcon"),
        Case(keys: "/willx<BS>C<Enter>", step: "scene(_:willConnectTo:options:)"),
        Case(keys: "/will<C-u>created<Enter>", step: "process created"),
        Case(keys: "/q<BS><BS>n", step: "process created"), Case(keys: "/n<Esc>n", step: "process created"),
        Case(keys: "?nn", step: "process created"), Case(keys: "d<Esc>n", step: "process created"),
        Case(keys: "d<Down><Down>j<PageDown><Up>kn", step: "tapIcon"), Case(keys: "d<Down>xn", step: "process created"),
        Case(keys: "x<Esc><Tab><C-l><C-z>", step: "tapIcon"),
    ]) func goesWhereKeysSay(sample: Case) throws {
        let player = try player.pressing(sample.keys)
        #expect(player.timeline.steps[player.position].entry.name == sample.step)
        #expect(player.message == sample.message)
        #expect(!player.isOver)
    }

    @Test(arguments: ["q", "nq", "<C-c>", "<C-d>", "?q", "dq", "/x<C-c>", "7<C-c>"]) func leaves(keys: String) throws {
        let player = try player.pressing(keys)
        #expect(player.isOver)
        #expect(try player.pressing("nnq").position == player.position)
    }

    @Test func goesForwardAndBackThroughAllSteps() throws {
        let there = try player.pressing(String(repeating: "n", count: last))
        #expect(there.position == last)
        #expect(try there.pressing(String(repeating: "b", count: last)) == player)
    }

    @Test func whateverIsPressedTheStepExists() {
        var generator = SeededGenerator(state: 3)
        let keys = "nb gGeE/?dq0137aw".map(Key.character) + [.enter, .escape, .backspace, .up, .end, .pageUp]
        for quiz in [nil, Quiz()] {
            var player = Player(self.player.timeline, quiz: quiz)
            for _ in 0..<3000 {
                let next = player.pressing(keys.randomElement(using: &generator) ?? .enter)
                if !next.isOver { player = next }
                #expect(player.timeline.steps.indices.contains(player.position))
                #expect(player.position <= player.reached)
            }
        }
    }
}

struct SteppedTimelineTests {
    @Test func tellsWhatElseCouldHaveCome() throws {
        let timeline = try SteppedTimeline.sample()
        let number = try #require(timeline.steps.firstIndex { $0.entry.callback == .didFinishLaunching })
        let notes = timeline.notes(on: number)
        #expect(notes.map(\.label) == ["what", "why", "rule", "else", "also"])
        #expect(
            notes[3].items == [
                "if the app doesn't implement application(_:didFinishLaunchingWithOptions:): "
                    + "applicationDidFinishLaunching(_:) is called only if the method with options is missing."
            ])
        #expect(
            notes[4].items.contains { $0.hasPrefix("in an app with no scenes, if the interface is created in code: ") })
    }

    @Test func tellsAtTheEndOfAnEventWhatCanHappenNext() throws {
        let timeline = try SteppedTimeline.sample(#"{ "event": "tapIcon" }, { "event": "pressHome" }"#)
        let ends = timeline.steps.indices.filter { timeline.steps[$0].endsEvent }
        #expect(ends.map { timeline.steps[$0].entry.eventIndex } == [0, 1] && ends.last == timeline.steps.count - 1)
        let notes = timeline.notes(on: ends[0])
        #expect(notes.first { $0.label == "next" }?.items.first?.contains("pressHome") == true)
        #expect(notes.first { $0.label == "not" }?.items.contains("tapIcon: the app is already in front") == true)
    }

    @Test func followsThePayload() throws {
        let timeline = try SteppedTimeline.sample()
        let payloadNotes = timeline.steps.flatMap { step in step.payloadNotes.map { "\(step.entry.name): \($0)" } }
        #expect(
            payloadNotes == [
                "application(_:configurationForConnecting:options:): the URL is delivered here",
                "scene(_:willConnectTo:options:): the URL is delivered here",
            ])
        let ignored = try SteppedTimeline.sample(
            app: #"{ "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [] } }, "appDelegate": {} }"#)
        #expect(ignored.steps.flatMap(\.payloadNotes) == ["the URL is delivered here, but never handled"])
        #expect(ignored.steps.contains { !$0.frame.findings.isEmpty })
    }
}

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
