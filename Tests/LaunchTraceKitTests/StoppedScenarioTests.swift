import Testing

@testable import LaunchTraceKit

/// Scenarios that go on after the moment at which the app is stopped.
struct StoppedScenarioTests {
    private static let goesOn = """
        {
          "name": "A week with the app",
          "device": { "os": "18.0" },
          "app": {
            "lifecycle": "appDelegate",
            "sdk": "27.0",
            "appDelegate": {
              "application(_:didFinishLaunchingWithOptions:)": { "does": [] },
              "application(_:open:options:)": { "does": [{ "handle": "url" }] },
              "application(_:handleOpen:)": { "does": [{ "work": "import" }] }
            }
          },
          "events": [
            { "event": "tapIcon" },
            { "event": "pressHome", "afterMs": 4000 },
            { "event": "openURL", "url": "recipes://soup", "afterMs": 60000 },
            { "event": "backgroundEvent", "kind": "location" }
          ]
        }
        """

    private static let files = FileAccess(
        readFile: { (path) throws(FileProblem) in
            guard path == "week.json" else { throw FileProblem(reason: "no such file or directory") }
            return Array(goesOn.utf8)
        }, readStandardInput: { [] })

    private func outcome(_ line: String) -> CommandOutcome {
        CommandOutcome.of(
            line.split(separator: " ").map(String.init), files: Self.files,
            terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
    }

    @Test func theNewSystemStopsTheAppAndNothingElseIsWrong() {
        let lint = outcome("lint week.json --set device.os=27.0")
        #expect(lint.status == 1)
        #expect(lint.stdout.contains("error: LT001 built with SDK 27, the app crashes at launch on iOS 27"))
        #expect(!lint.stdout.contains("LT013"))
        #expect(lint.stderr == "1 scenario, 1 finding\n")
    }

    @Test func theTimelineEndsWithTheTrapAndSaysWhatItSwallows() {
        let run = outcome("run week.json --set device.os=27.0")
        #expect(run.status == 0 && run.stderr.isEmpty)
        #expect(run.stdout.contains("trap: UIScene life cycle is required for apps built with this SDK"))
        let words = run.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains(
                "the app stops before 3 methods that the scenario names; pressHome, openURL and backgroundEvent "
                    + "don't happen"))
        #expect(outcome("run week.json --set device.os=27.0 --strict").status == 1)
    }

    @Test func theSystemBeforeItRunsAllOfIt() {
        let run = outcome("run week.json")
        #expect(run.status == 0 && run.stderr.isEmpty)
        #expect(!run.stdout.contains("the app stops before"))
        #expect(outcome("lint week.json").stdout.contains("LT013"))
    }
}
