import Testing

@testable import LaunchReading
@testable import LaunchTraceKit

private let home = #"""
    {
      "observed": [{ "name": "LINE" }, { "name": "sceneDidEnterBackground(_:)", "appState": "background" }],
      "scenario": {
        "name": "Home", "app": { "lifecycle": "scene" }, "start": "active", "events": [{ "event": "pressHome" }]
      },
      "source": { "who": "A test", "kind": "log" },
      "versions": { "from": "18.0", "to": "26.0", "stated": true }SAYS
    }
    """#

private func verify(_ content: String, _ words: [String] = ["a.json"]) -> CommandOutcome {
    CommandOutcome.of(
        ["verify"] + words,
        files: FileAccess(
            readFile: { path throws(FileProblem) in
                guard path.hasSuffix("a.json") else { throw .absence(reason: "no such file") }
                return Array(content.utf8)
            }, readStandardInput: { () throws(FileProblem) in [] },
            listFolder: { path throws(FileProblem) in path == "Seen" ? [FolderEntry("a.json", .file)] : nil }),
        terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
}

private func recording(_ line: String, says: String = "") -> String {
    home.replacing("LINE", with: line).replacing("SAYS", with: says)
}

struct VerifyRecordingsTests {
    private let otherwise = #", "contradicts": { "rule": "scene.resigns", "because": "a test" }"#

    @Test func aRecordingThatTheModelShows() {
        let outcome = verify(recording("sceneWillResignActive(_:)"))
        #expect(outcome == CommandOutcome(stdout: "1 recording: 1 matched\n"))
        #expect(verify(recording("sceneWillResignActive(_:)"), ["Seen"]) == outcome)
    }

    @Test func aRecordingThatTheModelContradicts() {
        let outcome = verify(recording("sceneDidBecomeActive(_:)"))
        #expect(outcome.status == 1)
        #expect(
            outcome.stdout == """
                contradicted  a.json: 18.0: the model has sceneDidEnterBackground(_:) main background background
                1 recording: 1 contradicted

                """)
        #expect(verify(recording("sceneDidBecomeActive(_:)", says: otherwise)).status == 0)
    }

    @Test func aContradictionThatIsNoneIsTold() {
        let outcome = verify(recording("sceneWillResignActive(_:)", says: otherwise))
        #expect(outcome.status == 1)
        #expect(outcome.stdout.hasPrefix("matched  a.json, which is marked as a known difference\n"))
    }

    @Test func mistakesArePointedAt() {
        let misspelt = verify(recording("sceneWillResignActive(_:)").replacing("appState", with: "appStat"))
        #expect(misspelt.status == 2 && misspelt.stderr.hasPrefix("a.json:2:"))
        let scenario = verify(#"{"name": "a", "events": [{"event": "tapIcon"}]}"#)
        #expect(scenario.status == 2)
        #expect(
            scenario.stderr == """
                a.json:1:1: error: expected a recording with the key "observed", or a log after the scenario
                    {"name": "a", "events": [{"event": "tapIcon"}]}
                    ^

                """)
        #expect(verify(#"{"name": "a"}"#, ["Seen"]).stderr.contains("no recording found; a recording has the key"))
        #expect(verify("", ["b.json"]).status == 2)
    }

    /// What is wrong with the scenario is no verdict of the model, which `contradicts` could hide.
    @Test(arguments: [
        (#""pressHome""#, #""pressHom""#, #"error: unknown event "pressHom"; did you mean "pressHome"?"#),
        (#""name": "Home", "#, "", #"error: missing key "name""#),
        (#""name": "Home""#, #""nam": "Home""#, #"error: unknown key "nam"; did you mean "name"?"#),
        (#""start": "active""#, #""start": 1"#, "error: expected a string, found a number"),
        (#""start": "active""#, #""device": { "os": [18] }"#, "error: expected a string, found a list"),
        (#""start": "active""#, #""device": { "os": "18x" }"#, #"error: "18x" is not a version"#),
        (#""start": "active""#, #""device": { "platform": "iOs" }"#, #"error: unknown platform "iOs""#),
        (#""start": "active""#, #""device": 18"#, "error: expected an object, found a number"),
    ]) func aBrokenScenarioIsNoVerdict(right: String, wrong: String, message: String) {
        for says in ["", otherwise] {
            let content = recording("sceneWillResignActive(_:)", says: says)
            #expect(content.contains(right))
            let outcome = verify(content.replacing(right, with: wrong))
            #expect(outcome.status == 2 && outcome.stdout.isEmpty)
            #expect(outcome.stderr.contains(message) && outcome.stderr.hasPrefix("a.json:"))
        }
    }

    @Test func anEventThatAScenarioDoesNotHave() {
        let says = #", "contradicts": { "because": "a scenario has no event for the crown" }"#
        let content = recording("sceneWillResignActive(_:)", says: says)
        #expect(verify(content.replacing("pressHome", with: "pressDigitalCrown")).status == 0)
        #expect(verify(content.replacing("pressHome", with: "pressHom")).status == 2)
        #expect(verify(content.replacing("Home", with: "Crown").replacing(#""name": "Crown", "#, with: "")).status == 2)
    }

    /// Such a recording said nothing, and passed.
    @Test(arguments: [
        (#""sceneWillResignActive(_:)""#, #""sceneWillResignActve(_:)""#, "sceneWillResignActive(_:)"),
        (#""sceneWillResignActive(_:)""#, #""sceneWillResignActive:""#, "sceneWillResignActive(_:)"),
        (#""sceneWillResignActive(_:)""#, #""UIScene.didActivatNotification""#, "UIScene.didActivateNotification"),
        (#""stated": true }"#, #""stated": true }, "notCalled": ["viewDidLod()"]"#, "viewDidLoad()"),
    ]) func aMisspeltNameIsNone(right: String, wrong: String, meant: String) {
        let outcome = verify(recording("sceneWillResignActive(_:)").replacing(right, with: wrong))
        #expect(outcome.status == 2)
        #expect(outcome.stderr.contains(#"error: unknown callback ""#))
        #expect(outcome.stderr.contains(#"; did you mean "\#(meant)"?"#))
    }

    @Test func whatSaysNothingIsAMistake() {
        let unknown = verify(recording("doSomething()"))
        #expect(unknown.stderr.hasPrefix(#"a.json:2:26: error: unknown callback "doSomething()"\#n"#))
        let rule = verify(recording("sceneDidBecomeActive(_:)", says: otherwise.replacing("resigns", with: "resigs")))
        #expect(rule.status == 2)
        #expect(rule.stderr.contains(#"error: unknown rule "scene.resigs"; did you mean "scene.resigns"?"#))
        let backwards = recording("sceneWillResignActive(_:)").replacing("26.0", with: "14.0")
        #expect(
            verify(backwards).stderr == """
                a.json:7:39: error: the last version is older than the first, 18.0
                    "versions": { "from": "18.0", "to": "14.0", "stated": true }
                                                        ^~~~~~

                """)
    }

    /// UIKit posts more than the model knows.
    @Test(arguments: [
        "UIPasteboard.changedNotification", "UIScreen.didDisconnectNotification", "UIWindow.didBecomeKeyNotification",
        "UIWindow.didResignKeyNotification", "UIApplication.significantTimeChangeNotification",
        "UIApplication.didChangeStatusBarFrameNotification", "UIApplication.userDidTakeScreenshotNotification",
        "UIApplication.backgroundRefreshStatusDidChangeNotification", "UISceneSession.changedNotification",
    ]) func anotherNotificationIsRead(_ name: String) { #expect(verify(recording(name)).status == 1) }

    /// What they ask for means nothing for a recording.
    @Test(arguments: [
        "--format json", "-o out.txt", "--launch 2", "--expect viewDidLoad", "--set device.os=18.0",
        "--prefer documented",
    ]) func optionsOfALogAreRefused(_ option: String) {
        let words = option.split(separator: " ").map(String.init)
        let outcome = verify(recording("sceneWillResignActive(_:)"), words + ["a.json"])
        #expect(outcome.status == 2 && outcome.stdout.isEmpty)
        let long = words[0] == "-o" ? "--output" : words[0]
        #expect(outcome.stderr.hasPrefix("launchtrace: error: \(long) needs a scenario and a log; "))
    }
}
