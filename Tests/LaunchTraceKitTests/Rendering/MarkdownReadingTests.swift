import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

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
