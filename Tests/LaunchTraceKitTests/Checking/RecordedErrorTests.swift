import Testing

@testable import LaunchTraceKit

private func app(_ methods: String) -> String { #"{ "lifecycle": "appDelegate", "appDelegate": { \#(methods) } }"# }

private func scenario(_ url: String, app: String = #""app.json""#) -> String {
    #"""
    { "name": "Link", "device": { "os": "18.0" }, "app": \#(app), "events": [{ "event": "openURL", "url": "\#(url)" }] }
    """#
}

private let deaf = app(#""application(_:didFinishLaunchingWithOptions:)": { "does": [] }"#)

private let listening = app(
    #""application(_:didFinishLaunchingWithOptions:)": { "does": [{ "read": "launchOptions.url" }] }"#)

/// The last line, which counts what is recorded.
private func summary(_ files: SampleFiles) -> Substring {
    files.outcome("check", "--record", "L").stdout.split(separator: "\n").last ?? ""
}

/// An error counts once, in however many launches it shows.
struct RecordedErrorTests {
    private let files: SampleFiles

    init() {
        let links = (0..<20).map { ("L/\($0).json", scenario("soup://\($0)")) }
        files = SampleFiles(Dictionary(uniqueKeysWithValues: links + [("L/app.json", deaf)]))
    }

    @Test func oneCauseIsOneError() {
        #expect(summary(files) == "20 scenarios: 20 missing; 1 recorded error; 1 app file; 20 timelines recorded")
        #expect(files.outcome("check", "L").stdout == "20 scenarios: 20 unchanged; 1 recorded error; 1 app file\n")
    }

    @Test func itIsOneAlsoWhereTheTimelinesAreNot() {
        _ = summary(files)
        files.set("L/app.json", Array(deaf.replacing("\"does\": []", with: "\"returns\": false, \"does\": []").utf8))
        let changed = files.outcome("check", "L").stdout
        #expect(changed.hasSuffix("20 scenarios: 20 changed; 1 recorded error; 1 app file\n"))
    }

    @Test func whatIsMissingInTheAppIsOneErrorOfIt() {
        files.set("L/app.json", Array(app("").utf8))
        #expect(summary(files).contains("; 1 recorded error;"))
    }

    @Test func twoAppsHaveTwo() {
        for name in ["20", "21"] {
            files.set("L/\(name).json", Array(scenario("soup://7", app: #""other.json""#).utf8))
        }
        files.set("L/other.json", Array(deaf.utf8))
        #expect(summary(files).contains("; 2 recorded errors; 2 app files;"))
    }

    @Test func scenariosWithAnAppOfTheirOwnHaveTheirOwn() {
        files.set("L/20.json", Array(scenario("soup://7", app: deaf).utf8))
        files.set("L/21.json", Array(scenario("soup://7", app: deaf).utf8))
        #expect(summary(files).contains("; 3 recorded errors;"))
    }

    @Test func otherPlacesAreOtherErrors() {
        let dead = #"{ "applicationDidBecomeActive(_:)": {}, "applicationWillResignActive(_:)": {} }"#
        files.set("L/app.json", Array(#"{ "appDelegate": \#(dead), "sceneDelegate": {} }"#.utf8))
        let lint = files.outcome("lint", "L/0.json", "--format", "github").stdout
        let errors = lint.split(separator: "\n").count { $0.hasPrefix("::error") }
        #expect(errors > 1 && summary(files).contains("; \(errors) recorded errors;"))
    }

    @Test func whatIsGoneCountsUntilItIsRecorded() {
        _ = summary(files)
        files.set("L/app.json", Array(listening.utf8))
        #expect(files.outcome("check", "L").stdout.hasSuffix("20 changed; 1 recorded error; 1 app file\n"))
        #expect(!summary(files).contains("recorded error"))
    }
}
