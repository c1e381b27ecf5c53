import Testing

@testable import LaunchTraceKit

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
