import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats
@testable import LaunchModel
@testable import LaunchTraceKit
@testable import StructuredText

extension RealToolTests {
    /// What GitHub's own reader makes of it.
    struct MarkdownReadingTests {
        private let texts = HostileText.samples(600, seed: 11) + [HostileText.long]

        @Test(.needs(python: .cmarkgfm)) func codeIsReadBackAsItWas() throws {
            let table = MarkdownTable(
                header: ["a", "b"], rows: texts.map { [$0.markdownCode, "b \($0.markdownCode)"] })
            let page = try #require(try Page.read([table.text]).first)
            #expect(page.tags == ["code", "table", "tbody", "td", "th", "thead", "tr"])
            #expect(page.rows.dropFirst() == texts.map { [$0.readBack, "b \($0.readBack)"] }[...])
        }

        @Test(.needs(python: .cmarkgfm)) func sentencesAreReadBackAsTheyWere() throws {
            let pages =
                texts.map { "### x\($0.markdownProse)\n\n- x \($0.markdownProse)\n" } + [
                    MarkdownTable(header: ["a"], rows: texts.map { ["x \($0.markdownProse)"] }).text
                ]
            let read = try Page.read(pages)
            for (text, page) in zip(texts, read) {
                #expect(
                    page.blocks.map(\.trimmed) == [("x" + text.printable).trimmed, ("x " + text.printable).trimmed])
                #expect(Set(page.tags).isSubset(of: ["code", "h3", "li", "ul"]))
            }
            #expect(
                read.last?.rows.dropFirst().map { $0.map(\.trimmed) } == texts.map { [("x " + $0.printable).trimmed] })
            for page in read { #expect(page.prose.firstMatch(of: linked) == nil) }
        }

        @Test(.needs(python: .cmarkgfm)) func timelinesOfHostileTextsAreTables() throws {
            let timelines = texts.map { text in
                Timeline.sample(
                    [
                        .sample(.event, "openURL", [Value.Member(text, .string(text))]),
                        .sample(
                            .callback, text, to: .sceneDelegate, scene: text, in: .active,
                            [Value.Member("a", .string(text))], returns: .string(text), confidence: .inferred),
                        .sample(.action, "work", [Value.Member("label", .string(text))]), .sample(.stop, text),
                    ], name: text)
            }
            let pages = timelines.map {
                TimelineFormat.markdown.rendered($0, Presentation(kinds: ShownKind.everything))
            }
            for (page, timeline) in zip(try Page.read(pages), timelines) {
                #expect(page.rows.map(\.count) == [4, 4, 4, 4, 4])
                #expect(page.rows[2][2] == timeline.entries[1].name.readBack + " \(Confidence.doubt.sign)")
                #expect(Set(page.tags).isSubset(of: Self.tags))
                #expect(page.prose.firstMatch(of: linked) == nil)
            }
        }

        @Test(.needs(python: .cmarkgfm)) func everyExampleIsATable() throws {
            let traced = try Example.all.map { try $0.traced() }
            for detail in [Presentation.Detail.facts, .explained] {
                let presentation = Presentation(kinds: ShownKind.everything, detail: detail)
                let pages = try Page.read(traced.map { TimelineFormat.markdown.render($0, presentation) })
                for (page, traced) in zip(pages, traced) {
                    let width = detail == .facts ? 4 : 5
                    #expect(page.rows.map(\.count) == Array(repeating: width, count: traced.timeline.entries.count + 1))
                    #expect(Set(page.tags).isSubset(of: detail == .facts ? Self.tags : Self.tags.union(["a"])))
                }
            }
        }

        private static let tags: Set = [
            "br", "code", "h3", "li", "p", "strong", "table", "tbody", "td", "th", "thead", "tr", "ul",
        ]
    }
}

/// What GitHub makes a link of although it is no link yet.
private nonisolated(unsafe) let linked = /(@|#)\w|GH-\d|\b[0-9a-f]{7,40}\b|:\w+:|:\/\/|www\./

/// What a page holds for a reader.
private struct Page: Decodable {
    let tags: [String]
    let rows: [[String]]
    let blocks: [String]
    let prose: String

    static func read(_ texts: [String]) throws -> [Page] {
        let pages = try PythonModule.run("markdown_pages.py", on: .list(texts.map(Value.string)))
        return try JSONDecoder().decode([Page].self, from: JSONSerialization.data(withJSONObject: pages))
    }
}

extension String {
    /// Code is never empty.
    fileprivate var readBack: String { isEmpty ? "  " : printable }

    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

/// A timeline that is written while it is traced is the one that is traced first and written then.
struct PiecesTests {
    @Test(arguments: Example.all) func aStreamHasTheEntriesOfTheTimeline(example: Example) throws {
        for preference in Preference.allCases {
            let scenario = try example.scenario()
            let stream = try TimelineStream(scenario, preferring: preference, by: .standard)
            var whole = try scenario.trace(preferring: preference)
            var entries: [Timeline.Entry] = []
            stream.forEachPart { entries += $0 }
            #expect(entries == whole.entries)
            (whole.entries, whole.payloads) = ([], [])
            #expect(stream.outline == whole)
        }
    }

    @Test(arguments: Example.all) func piecesMakeTheWholeText(example: Example) throws {
        let traced = try example.traced()
        let read = traced.read
        let stream = try TimelineStream(read.scenario, preferring: .logs, by: .standard)
        for format in [TimelineFormat.text, .ndjson] {
            let entryWriter = try #require(format.entryWriter)
            for detail in [Presentation.Detail.facts, .explained] {
                let presentation = Presentation(kinds: format.usualKinds, detail: detail)
                let pieces = ProductPieces(of: stream, by: OneByOne()) {
                    entryWriter(read, stream.outline, presentation)
                }
                #expect(pieces.text == format.render(traced, presentation))
            }
        }
    }

    @Test(arguments: ["text", "ndjson"]) func aLongTimelineComesInPieces(format: String) {
        let files = Self.files(Self.long("tapIcon"))
        let whole = Self.outcome(format, files)
        let pieces = Self.outcome(format, files, .pieces)
        #expect(whole.pieces == nil && pieces.stdout.isEmpty)
        #expect(pieces.pieces?.text == whole.stdout)
        #expect(pieces.status == 0)
    }

    @Test(arguments: ["text", "ndjson"]) func aScenarioThatIsRefusedAtItsEndPrintsNothing(format: String) {
        let files = Self.files(Self.long("pressHome"))
        let outcome = Self.outcome(format, files, .pieces)
        #expect(outcome.pieces == nil && outcome.stdout.isEmpty)
        #expect(outcome == Self.outcome(format, files))
        #expect(outcome.status == 2)
    }

    /// Two hundred events, and a last one.
    private static func long(_ last: String) -> String {
        let events = Array(repeating: ["tapIcon", "pressHome"], count: 100).joined() + [last]
        return #"{"name": "Long", "events": ["# + events.map { #"{"event": "\#($0)"}"# }.joined(separator: ", ") + "]}"
    }

    private static func files(_ scenario: String) -> @Sendable (OutputForm) -> FileAccess {
        { form in
            FileAccess(
                readFile: { (_) throws(FileProblem) in Array(scenario.utf8) }, readStandardInput: { [] }, output: form)
        }
    }

    private static func outcome(_ format: String, _ files: (OutputForm) -> FileAccess, _ form: OutputForm = .whole)
        -> CommandOutcome
    { CommandOutcome.of(["run", "long.json", "--format", format], files: files(form)) }
}

extension RealToolTests {
    /// What Mermaid makes of it.
    struct SequenceReadingTests {
        @Test(.needs(python: .mermaidx)) func hostileTextsAreShownAsTheyAre() throws {
            let texts = HostileText.samples(40, seed: 5)
            let diagrams = stride(from: 0, to: texts.count, by: 24).map { Array(texts[$0..<min($0 + 24, texts.count)]) }
            let pictures = try Picture.draw(diagrams.map { SequenceDiagram(of: $0).text })
            for (texts, picture) in zip(diagrams, pictures) {
                #expect(picture.notes.map(\.withoutBlanks) == texts.map { ("x" + $0.shown).withoutBlanks })
                // An arrow without a text gets one that nobody sees.
                let messages = texts.map(\.shown.withoutBlanks).map { $0.isEmpty ? "\u{200B}" : $0 }
                #expect(picture.messages.map(\.withoutBlanks) == messages)
                #expect(picture.title.withoutBlanks == ("x" + texts[0].shown).withoutBlanks)
                #expect(picture.participants.contains { $0.withoutBlanks == ("x" + texts[1].shown).withoutBlanks })
                #expect(Set(picture.tags).isDisjoint(with: ["a", "b", "foreignObject", "image", "script"]))
            }
        }

        /// One in so many, because Mermaid takes more than a second for each.
        @Test(.needs(python: .mermaidx)) func examplesAreDrawn() throws {
            let examples = Example.all.enumerated().filter { $0.offset % 40 == 7 }.map(\.element)
            let traced = try examples.map { try $0.traced() }
            let pictures = try Picture.draw(
                traced.map { TimelineFormat.mermaid.render($0, Presentation(kinds: ShownKind.everything)) })
            for (picture, traced) in zip(pictures, traced) {
                let lines = (picture.notes + picture.messages).joined()
                for entry in traced.timeline.entries where entry.kind == .callback {
                    #expect(lines.contains(entry.name))
                }
                #expect(picture.title == traced.timeline.scenario.name)
            }
        }
    }
}

extension SequenceDiagram {
    /// Each text in a note and at an arrow, two also as names.
    fileprivate init(of texts: [String]) {
        self.init(title: "x" + texts[0], participants: ["a", "x" + texts[1]])
        for text in texts {
            addNote(over: 0...1, ["x" + text])
            addMessage(from: 0, to: 1, .filled, [text])
        }
    }
}

/// What a picture holds for those who look at it.
private struct Picture: Decodable {
    let tags: [String]
    let title: String
    let participants: [String]
    let notes: [String]
    let messages: [String]

    static func draw(_ diagrams: [String]) throws -> [Picture] {
        let pictures = try PythonModule.run("mermaid_texts.py", on: .list(diagrams.map(Value.string)))
        return try JSONDecoder().decode([Picture].self, from: JSONSerialization.data(withJSONObject: pictures))
    }
}

extension String {
    /// As the encoder writes what a picture can't hold.
    fileprivate var shown: String { printable.replacing("\u{FFFE}", with: #"\u{FFFE}"#) }

    fileprivate var withoutBlanks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isWhitespace }))
    }
}
