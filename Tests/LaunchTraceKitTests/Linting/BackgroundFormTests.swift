import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

/// A background launch is judged with a scene and without one.
struct BackgroundFormTests {
    private func lint(_ app: String, event: String, _ words: String...) -> CommandOutcome {
        outcome(["lint", "a.json"] + words, app, event)
    }

    private func outcome(_ command: [String], _ app: String, _ event: String) -> CommandOutcome {
        let scenario = """
            { "name": "n", "device": { "os": "18.0" }, "app": { "lifecycle": "scene", \(app) },
              "events": [{ "event": \(event) }] }
            """
        return SampleFiles(["a.json": scenario]).outcome(command)
    }

    /// What a scene makes and a push needs: only where none connects it isn't there.
    private static let engine = #"""
        "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] } },
        "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "create": "engine" }] } },
        "serviceDelegates": { "PKPushRegistryDelegate": {
            "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)": {
                "does": [{ "use": "engine" }, { "reportCall": true }] } } }
        """#

    private static let push = #""backgroundEvent", "kind": "voipPush""#

    @Test func whatOneFormAloneHasIsNoError() {
        let outcome = lint(Self.engine, event: Self.push)
        #expect(outcome.status == 0)
        #expect(outcome.stdout.contains("warning: LT005"))
        #expect(
            outcome.stdout.contains("  note: holds if no scene connects, as engineers state for iOS 15 and later\n"))
    }

    @Test func whatItsTimelineAloneHasFailsNoRun() {
        let shown = outcome(["run", "a.json", "--strict"], Self.engine, Self.push)
        #expect(shown.status == 0)
        #expect(shown.stdout.contains("warning LT005") && shown.stdout.contains("(if no scene connects, "))
        let uses = Self.engine.replacing(#"[{ "create": "engine" }]"#, with: "[]")
        let wrong = outcome(["run", "a.json", "--strict"], uses, Self.push)
        #expect(wrong.status == 1 && wrong.stdout.contains("error LT005") && !wrong.stdout.contains("scene connects, "))
    }

    @Test func whoChoosesAFormIsToldOfThatAlone() {
        let outcome = lint(Self.engine, event: Self.push, "--prefer", "scene-in-background")
        #expect(!outcome.stdout.contains("LT005"))
    }

    @Test func whatBothHaveStaysAnError() {
        let uses = Self.engine.replacing(#"[{ "create": "engine" }]"#, with: "[]")
        let outcome = lint(uses, event: Self.push)
        #expect(outcome.status == 1 && outcome.stdout.contains("error: LT005") && !outcome.stdout.contains("holds if "))
    }

    /// A payload of a scene that may connect, and work that its delegate does.
    @Test func whatHoldsWithASceneIsToldWithItsCondition() {
        let app = #"""
            "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] } },
            "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "use": "engine" }] } }
            """#
        let outcome = lint(app, event: #""backgroundEvent", "kind": "location""#)
        #expect(outcome.status == 0)
        #expect(outcome.stdout.contains("  note: holds if a scene connects, as reports state for iOS 15 and later\n"))
    }

    /// The views of a SwiftUI app appear with a scene that connects.
    @Test func viewsAreCountedWithAScene() {
        let scenario = #"""
            { "name": "n", "device": { "os": "26.0" }, "app": { "lifecycle": "swiftUI",
              "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] } },
              "view": { "onAppear(perform:)": { "does": [{ "mark": "start", "metric": "session" }] } } },
              "events": [{ "event": "backgroundEvent", "kind": "location" }] }
            """#
        let outcome = SampleFiles(["a.json": scenario]).outcome(["lint", "a.json"])
        #expect(outcome.status == 0 && outcome.stdout.contains("warning: LT030"))
        #expect(outcome.stdout.contains("  note: holds if a scene connects, as reports state for iOS 15 and later\n"))
        #expect(!outcome.stdout.contains("LT031"))
    }

    /// Before iOS 15 there is one form.
    @Test func whatIsMeasuredHasOneForm() {
        let outcome = lint(Self.engine, event: Self.push, "--set", "device.os=14.0")
        #expect(!outcome.stdout.contains("holds if "))
    }
}
