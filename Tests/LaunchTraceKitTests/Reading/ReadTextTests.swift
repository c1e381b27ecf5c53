import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit
@testable import ProjectReading

/// Mistakes in scenarios that are written by hand, with the advice that leads on.
struct HandWrittenScenarioTests {
    private static func scenario(_ events: String, app: String = "{}") -> String {
        "{ \"name\": \"n\", \"app\": \(app), \"events\": [\(events)] }"
    }

    private func outcome(_ line: String, _ files: [String: String]) -> CommandOutcome {
        SampleFiles(files).outcome(line.split(separator: " ").map(String.init))
    }

    /// The message didn't name the start.
    @Test(arguments: [
        (#"{ "event": "pressHome" }"#, #"hint: it can happen first with "start": "active""#),
        (#"{ "event": "suspend" }"#, #"hint: it can happen first with "start": "background""#),
        (#"{ "event": "unlock" }"#, #"hint: it can happen after {"event": "lock"}"#),
        (#"{ "event": "closeAppSwitcher" }"#, #"hint: it can happen after {"event": "openAppSwitcher"}"#),
    ]) func anImpossibleFirstEventHasAHint(event: String, hint: String) {
        let outcome = outcome("run a.json", ["a.json": Self.scenario(event)])
        #expect(outcome.stderr.contains(" can't happen here: ") && outcome.stderr.hasSuffix(hint + "\n"))
        #expect(outcome.status == 2)
    }

    /// No start helps, or the event isn't the first.
    @Test(arguments: [#"{ "event": "removeHeadset" }"#, #"{ "event": "tapIcon" }, { "event": "closeAppSwitcher" }"#])
    func otherEventsHaveNone(events: String) {
        let outcome = outcome("run a.json", ["a.json": Self.scenario(events)])
        #expect(outcome.stderr.contains(" can't happen here: ") && !outcome.stderr.contains("hint:"))
    }

    @Test func aWebAddressInOpenURLHasANote() {
        let event = #"{ "event": "openURL", "url": "https://example.com/soup" }"#
        let run = outcome("run a.json", ["a.json": Self.scenario(event)])
        #expect(run.stderr.hasPrefix("a.json:1:"))
        #expect(
            run.stderr.contains(
                ": note: openURL delivers a web address as a custom URL; the event of a universal link is "
                    + "openUniversalLink\n"))
        let custom = event.replacing("https://example.com/soup", with: "recipes://soup")
        #expect(outcome("run a.json", ["a.json": Self.scenario(custom)]).stderr == "")
        let link = event.replacing("openURL", with: "openUniversalLink")
        #expect(outcome("run a.json", ["a.json": Self.scenario(link)]).stderr == "")
    }

    /// The message was about the keys of an app, without the level in which they are.
    @Test func anAppLevelInAnAppFileIsNamed() {
        let app = #"{ "app": { "lifecycle": "scene", "sceneDelegate": {} } }"#
        let files = ["app.json": app, "a.json": Self.scenario(#"{ "event": "tapIcon" }"#, app: "\"app.json\"")]
        for line in ["run a.json", "lint app.json"] {
            let outcome = outcome(line, files)
            #expect(
                outcome.stderr.hasPrefix(
                    "app.json:1:3: error: an app file has no level \"app\"; its keys are those of the app\n"), "\(line)"
            )
            #expect(outcome.status == 2)
        }
    }
}

extension RealToolTests {
    /// Whatever is read has the value that Python's readers give it.
    struct PythonValueTests {
        private static let folder = Release.project.appendingPathComponent("Tests")

        @Test(.needs(.python3)) func json() throws {
            let examples = try (Example.all.map(\.path) + Example.apps + Example.observedPaths).map(bytes)
            var accepted: [Value] = []
            for text in examples + Self.bent(Self.texts, count: 20_000, seed: 1) {
                guard let node = try? JSONReader.read(SourceText(name: "", bytes: text)) else { continue }
                accepted.append(Self.sample("json", text, node.plainValue.told))
            }
            let answer = try Self.answer(accepted)
            #expect(answer.different.isEmpty, "\(answer.different)")
            // Python refuses nothing but half a pair of surrogates, which is refused here, too.
            #expect(answer.refused == 0 && answer.compared > examples.count + 1000, "\(answer)")
        }

        @Test(.needs(.python3)) func propertyLists() throws {
            let seeds = try ["xml", "binary"].map { try bytes(Self.folder.path + "/Fuzz/Seeds/plist/\($0).plist") }
            var accepted: [Value] = []
            for text in seeds + Self.bent(seeds, count: 10_000, seed: 2) {
                guard let list = try? PropertyTree.dictionary(text, path: "") else { continue }
                accepted.append(Self.sample("plist", text, PropertyTree.dictionary(list).told))
            }
            let answer = try Self.answer(accepted)
            #expect(answer.different.isEmpty, "\(answer.different)")
            #expect(answer.compared > 500, "\(answer)")
        }

        private func bytes(_ path: String) throws -> [UInt8] {
            [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        }

        private static let texts = [
            #"{"a": [1, -0, 0.5e-3, 1E+400, 123456789012345678901234567890], "b": {"": null, "a": true}, "a": false}"#,
            #"["\u00e9\ud83d\ude00\/\b\f\n\r\t\"\\", "é😀", [], {}, [[{}]]]"#, #" -1.25E2 "#, #""\u0000\u001f\u2028""#,
        ].map { Array($0.utf8) }

        /// Texts with up to three of their bytes exchanged, doubled or left out.
        private static func bent(_ seeds: [[UInt8]], count: Int, seed: UInt64) -> [[UInt8]] {
            var random = SeededGenerator(state: seed)
            return (0..<count).map { number in
                var bytes = seeds[number % seeds.count]
                for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
                    let index = Int.random(in: bytes.indices, using: &random)
                    let other = bytes[Int.random(in: bytes.indices, using: &random)]
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: bytes[index] = other
                    case 1: bytes.insert(other, at: index)
                    case 2: bytes.remove(at: index)
                    default: bytes[index] = .random(in: 0x20...0x7E, using: &random)
                    }
                }
                return bytes
            }
        }

        private static func sample(_ format: String, _ text: [UInt8], _ value: Value) -> Value {
            let digits = text.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            return ["format": .string(format), "bytes": .string(digits), "value": value]
        }

        private static func answer(_ cases: [Value]) throws -> (compared: Int, refused: Int, different: [[String]]) {
            let answer = try #require(try PythonModule.run("python_values.py", on: .list(cases)) as? [String: Any])
            return (
                try #require(answer["compared"] as? Int), try #require(answer["refused"] as? Int),
                try #require(answer["different"] as? [[String]])
            )
        }
    }
}

extension Value {
    /// The value in lists that name each kind, as the script tells it.
    fileprivate var told: Value {
        switch self {
        case .null: .list([.string("null")])
        case .bool(let flag): .list([.string("bool"), .bool(flag)])
        case .number(let text): .list([.string("number"), .string(text)])
        case .string(let text): .list([.string("text"), .string(text)])
        case .list(let items): .list([.string("list")] + items.map(\.told))
        case .object(let members): .list([.string("object")] + members.map { .list([.string($0.key), $0.value.told]) })
        }
    }
}

extension PropertyTree {
    fileprivate var told: Value {
        switch self {
        case .text(let text): .list([.string("text"), .string(text)])
        case .bool(let flag): .list([.string("bool"), .bool(flag)])
        case .number(let number): .list([.string("number"), .number("\(number)")])
        case .list(let items): .list([.string("list")] + items.map(\.told))
        case .dictionary(let members):
            .list(
                [.string("object")]
                    + members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
                        .list([.string($0.key), $0.value.told])
                    })
        case .other: .list([.string("other")])
        }
    }
}

/// Damages good timelines in thousands of ways: each must be read, or refused with places, and never trap.
struct TimelineMutationTests {
    @Test(arguments: [TimelineFormat.text, .json, .ndjson], 0..<4) func damagedTimelines(
        _ format: TimelineFormat, _ round: UInt64
    ) throws {
        let presentation = Presentation(kinds: ShownKind.everything)
        let example = try #require(Example.all.first { $0.path.hasSuffix("window/disconnect-and-reconnect.json") })
        let good = DiffSide.recorded(format.rendered(try example.scenario().trace(), presentation))
        let other = try #require(try good.get())
        var random = SeededGenerator(state: round)
        for _ in 0..<100 {
            var bytes = Array(format.rendered(other.timeline, presentation).utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) { Self.damage(&bytes, &random) }
            switch DiffSide.recorded(String(decoding: bytes, as: UTF8.self)) {
            case .success(let side?):
                let diff = try TimelineDiff(other, side)
                for format in DiffFormat.all {
                    #expect(format.finds(diff) != format.render(diff, .plain).isEmpty || format == .json)
                }
            case .success(nil): break
            case .failure(let diagnostics):
                #expect(!diagnostics.all.isEmpty && diagnostics.all.allSatisfy { $0.place != nil })
                #expect(!diagnostics.text.isEmpty)
            }
        }
    }

    private static let pieces = [
        "{", "}", "[", "]", "\"", "\\", "  ", "~ ", "> ", "= ", "- ", "* ", "\n", "(", ")", " -> ",
        "99999999999999999999", "\u{0}", "\u{FFFD}", "null", "1e999", "scene ", "error LT010 x: y", "\n= active\n",
    ].map { Array($0.utf8) }

    private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        let piece = pieces.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: piece, at: start)
        case 2: bytes.replaceSubrange(start..<end, with: piece)
        case 3: bytes.removeSubrange(start...)
        default:
            bytes.insert(contentsOf: Array(bytes[start..<end]), at: Int.random(in: 0...bytes.count, using: &random))
        }
    }
}

extension DiffSide {
    fileprivate static func recorded(_ text: String) -> Result<DiffSide?, Diagnostics> {
        Result { () throws(Diagnostics) in
            switch try WrittenInput(SourceText(text, name: "fuzz")) {
            case .scenario: nil
            case .timeline(let read): DiffSide(label: "fuzz", path: "fuzz", content: .recorded(read))
            }
        }
    }
}
