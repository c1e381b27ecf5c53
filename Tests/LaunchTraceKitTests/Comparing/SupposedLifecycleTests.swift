import Testing

@testable import LaunchTraceKit

/// A life cycle that a command line asks for is supposed, and one that a file names is said.
struct SupposedLifecycleTests {
    private func outcome(_ app: String, _ words: String...) -> CommandOutcome {
        let scenario = """
            { "name": "n", "device": { "os": "18.0" }, "events": [{ "event": "tapIcon" }], "app": { \(app) } }
            """
        return SampleFiles(["a.json": scenario]).outcome(["run", "a.json"] + words)
    }

    private static let chooser = #""appDelegate": { "application(_:configurationForConnecting:options:)": {} }"#

    @Test func anAppIsSupposedToGiveUpItsScenes() {
        let outcome = outcome(Self.chooser, "--set", "app.lifecycle=appDelegate")
        #expect(outcome.status == 0 && outcome.stdout.contains("(no scenes)"))
        #expect(!outcome.stdout.contains("configurationForConnecting"))
    }

    @Test func anAppThatAdoptsScenesIsNotWithoutThem() {
        let outcome = outcome(#""lifecycle": "appDelegate", "# + Self.chooser)
        #expect(outcome.status == 2)
        #expect(outcome.stderr.contains("adopts scenes, so the app can't be without scenes"))
        #expect(outcome.stderr.contains("write \"scene\", or remove the method from appDelegate"))
    }
}
