import Foundation
import Testing

@testable import LaunchTraceKit

/// The limits, each met and gone beyond where that takes no more than a moment; those of a run are held by
/// `TraceLimitTests`, of a property list by `PlistShapeTests`, of a log by `LogReaderTests`, and of a project by
/// `ProjectLimitTests`.
struct InputLimitTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Sources/LaunchModel/LaunchModel.docc/Limits.md")

    @Test func thePageSaysThem() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        for table in [InputLimit.table, ProjectLimit.table] {
            #expect(text.contains("\n\n" + table + "\n"), "\(table)")
        }
    }

    private func scenario(_ content: String, settings: [Setting] = []) -> String? {
        let source = SourceText(name: "a.json", bytes: Array(content.utf8))
        do throws(Diagnostics) {
            _ = try ScenarioReader { _ in [] }.read(source, settings: settings)
            return nil
        } catch { return error.all.first?.message }
    }

    @Test func levelsOfJSON() {
        func nested(_ depth: Int) -> String {
            // Three of the levels are those of the scenario around it.
            let payload = String(repeating: "[", count: depth - 4) + String(repeating: "]", count: depth - 4)
            return #"{ "name": "n", "events": [{ "event": "remoteNotification", "payload": { "a": \#(payload) } }] }"#
        }
        let limit = InputLimit.jsonDepth.number
        #expect(scenario(nested(limit)) == nil)
        #expect(scenario(nested(limit + 1)) == InputLimit.jsonDepth.excess)
    }

    @Test func keysOfASetting() {
        let text = #"{ "name": "n", "events": [{ "event": "remoteNotification", "payload": {} }] }"#
        func setting(_ count: Int) -> Setting {
            Setting(key: "events.0.payload" + String(repeating: ".a", count: count - 3), value: "1")
        }
        let limit = InputLimit.settingKeys.number
        #expect(scenario(text, settings: [setting(limit)]) == nil)
        #expect(scenario(text, settings: [setting(limit + 1)]) == InputLimit.settingKeys.excess)
    }

    @Test func scenesAndEventsOfAScenario() throws {
        func text(_ event: String, _ count: Int) -> String {
            let events = (0..<count).map { event.replacing("#", with: "\($0)") }.joined(separator: ", ")
            return """
                { "name": "n", "device": { "platform": "iPadOS" }, "app": { "multipleScenes": true },
                  "events": [{ "event": "tapIcon" }, \(events)] }
                """
        }
        let files = SampleFiles([
            "scenes.json": text(#"{ "event": "openWindow", "scene": "w#" }"#, InputLimit.scenes.number - 1),
            "more.json": text(#"{ "event": "openWindow", "scene": "w#" }"#, InputLimit.scenes.number),
            "events.json": text(#"{ "event": "memoryWarning" }"#, InputLimit.events.number),
        ])
        #expect(files.outcome("run", "scenes.json").status == 0)
        let more = files.outcome("run", "more.json")
        #expect(more.stderr.hasPrefix("more.json:2:") && more.stderr.contains(": error: \(InputLimit.scenes.excess)\n"))
        #expect(more.status == 2 && more.stdout.isEmpty)
        #expect(files.outcome("run", "events.json").stderr.contains(": error: \(InputLimit.events.excess)\n"))
    }

    @Test func mistakesAreKeptAndShownUpToALimit() {
        func output(_ count: Int) -> String {
            let events = Array(repeating: #"{ "event": "lunch" }"#, count: count).joined(separator: ",\n")
            return SampleFiles(["a.json": #"{ "name": "n", "events": [\#(events)] }"#]).outcome("run", "a.json").stderr
        }
        #expect(!output(InputLimit.shownMistakes.number).contains("more\n"))
        #expect(output(InputLimit.shownMistakes.number + 7).hasSuffix(InputLimit.shownMistakes.excess + "\n"))
        let kept = InputLimit.mistakes.number
        #expect(output(kept + 7).hasSuffix("... and \(kept + 7 - InputLimit.shownMistakes.number) more\n"))
    }
}
