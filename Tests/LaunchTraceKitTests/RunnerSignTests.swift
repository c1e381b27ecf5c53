import Foundation
import Testing

@testable import LaunchFormats
@testable import LaunchTraceKit

/// Nothing that a stranger writes is a command for the runner of a CI job: such a runner obeys lines that begin with `::`,
/// blanks before it or not, and lines that hold `##[`.
struct RunnerSignTests {
    @Test(arguments: [
        ("::error::x", #":\u{3A}error::x"#), (" \t::error", #" \u{9}::error"#), ("a ::b ::c", #"a :\u{3A}b :\u{3A}c"#),
        ("\u{A0}::x", "\u{A0}:\\u{3A}x"), ("std::x a:: b", "std::x a:: b"), (": :", ": :"), (":::", #":\u{3A}:"#),
        ("a##[error]", #"a##\u{5B}error]"#), ("##vso[x]", #"##vso\u{5B}x]"#), ("###[", #"###\u{5B}"#),
        ("# [x] ## [x] #[x] ##a b[", "# [x] ## [x] #[x] ##a b["), ("\n::x", #"\u{A}::x"#),
    ]) func isSpelledOut(_ text: String, _ shown: String) {
        #expect(text.printable == shown)
        #expect(shown.printable == shown)
    }

    static let hostile = [
        "::error::x", "  ::warning file=a::x", "a ##[error]x", "##vso[task.x]y", "x\n::stop::y", "\u{1B}[2J::x",
    ]

    private static func scenario(_ text: String) -> String {
        let string = Value.string(text).json
        return """
            { "name": \(string), "notes": \(string), "device": { "platform": "iPadOS" },
              "app": { "appDelegate": { "*": { "does": [
                { "mark": \(string) }, { "work": \(string), "durationMs": 9000 }, { "create": \(string) }, { "use": \(string) },
                { "use": \(Value.string("b" + text).json) } ] } },
                "infoPlist": { "BGTaskSchedulerPermittedIdentifiers": [\(string)],
                  "UIApplicationSceneManifest": { "UIApplicationSupportsMultipleScenes": true } } },
              "events": [
                { "event": "quickAction", "type": \(string) }, { "event": "openWindow", "scene": \(string) },
                { "event": "remoteNotification", "alert": true, "payload": { \(string): [\(string), { \(string): 1 }] } },
                { "event": "continueActivity", "activityType": \(string) }, { "event": "terminate", "by": "user" },
                { "event": "backgroundEvent", "kind": "appRefreshTask", "identifier": \(string) } ] }
            """
    }

    private static func obeyed(_ output: String) -> [String] {
        let lines = output.split(omittingEmptySubsequences: false) { $0.isNewline }
        return lines.map(String.init).filter { line in
            line.drop { $0.isWhitespace }.hasPrefix("::") || line.contains("##[") || line.contains("##vso[")
        }
    }

    @Test(arguments: hostile) func inNoFormatOfATimeline(_ text: String) throws {
        let files = SampleFiles(["a.json": Self.scenario(text)])
        for format in TimelineFormat.all {
            for detail in [[], ["--explain"]] {
                let outcome = files.outcome(["run", "a.json", "--format", format.name, "--show", "all"] + detail)
                #expect(outcome.status == 0 && Self.obeyed(outcome.stdout) == [], "\(format.name): \(outcome.stderr)")
            }
        }
    }

    @Test(arguments: hostile) func inNoOtherCommand(_ text: String) throws {
        let broken = Self.scenario(text).replacing("quickAction", with: "quickActio")
        let files = SampleFiles([
            "a.json": Self.scenario(text), "b.json": Self.scenario("b"), "c.json": broken,
            "\(text.printable).json": broken,
            "log": "scene(_:openURLContexts:) \(text)\nsceneDidBecomeActive \(text)\n",
        ])
        for words in [
            ["lint", "a.json"], ["lint", "a.json", "--format", "json"], ["lint", "a.json", "--format", "sarif"],
            ["diff", "a.json", "b.json"], ["diff", "a.json", "b.json", "--format", "unified"],
            ["diff", "b.json", "a.json", "--format", "json"], ["play", "a.json", "--keys", "n"],
            ["verify", "a.json", "log"], ["verify", "--scenario-from-log", "log"], ["matrix", "--app", "a.json"],
            ["check", "."], ["check", ".", "--report", "markdown=-"], ["check", ".", "--report", "sarif=-"],
            ["check", ".", "--report", "junit=-"], ["run", "c.json"], ["run", "a.json", "--set", "events.0.\(text)=1"],
            ["run", text], [text], ["run", "a.json", text],
        ] {
            let outcome = files.outcome(words)
            #expect(Self.obeyed(outcome.stdout + "\n" + outcome.stderr) == [], "\(words)")
            #expect(!outcome.stdout.isEmpty || !outcome.stderr.isEmpty, "\(words)")
        }
    }

    @Test(arguments: hostile) func whatIsRecordedReadsBack(_ text: String) throws {
        let files = SampleFiles(["a.json": Self.scenario(text)])
        let recorded = files.outcome("run", "a.json").stdout
        files.set("a.txt", Array(recorded.utf8))
        let diff = files.outcome("diff", "a.txt", "a.json")
        #expect(diff.status == 0, "\(diff.stdout)\(diff.stderr)")
    }

    /// A text that was changed by hand drives neither a terminal nor a runner.
    @Test(arguments: [
        ("\u{1B}[31m", #"'\u{1B}' could drive a terminal or a runner here; a recorded timeline has \u{1B}"#),
        ("\r", #"'\u{D}' could drive a terminal or a runner here; a recorded timeline has \u{D}"#),
        ("\u{202E}", #"'\u{202E}' could drive a terminal or a runner here; a recorded timeline has \u{202E}"#),
        (" ::error::", #"':' could drive a terminal or a runner here; a recorded timeline has \u{3A}"#),
        ("##[error]", #"'[' could drive a terminal or a runner here; a recorded timeline has \u{5B}"#),
    ]) func aRecordedTextHoldsNone(_ sign: String, _ message: String) throws {
        let files = SampleFiles(["a.json": #"{ "name": "Cold", "events": [{ "event": "tapIcon" }] }"#])
        let recorded = files.outcome("run", "a.json").stdout
        for (index, line) in [(1, "Cold"), (5, "> tapIcon"), (6, "    process created")] {
            files.set("a.txt", Array(recorded.replacing(line, with: "\(line)\(sign)x", maxReplacements: 1).utf8))
            for format in ["unified", "text", "json"] {
                let outcome = files.outcome("diff", "a.txt", "a.json", "--format", format)
                #expect(outcome.stderr.hasPrefix("a.txt:\(index):") && outcome.stderr.contains(": error: \(message)\n"))
                #expect(outcome.status == 2 && outcome.stdout.isEmpty)
                #expect(Self.obeyed(outcome.stderr) == [] && !outcome.stderr.contains("\u{1B}"))
            }
        }
    }
}
