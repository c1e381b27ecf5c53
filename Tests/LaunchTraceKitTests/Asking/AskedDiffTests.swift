import Testing

@testable import LaunchTraceKit

/// `diff` with apps and a trigger.
struct AskedDiffTests {
    /// Two worktrees, in the second of which a link is lost at a cold start.
    private static let files: SampleFiles = {
        var texts = SampleApp(folder: "old").files.merging(SampleApp(folder: "new").files) { first, _ in first }
        texts["new/App/SceneDelegate.swift"] = SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: "")
        texts["app.json"] = #"{ "lifecycle": "scene" }"#
        texts["cold.json"] = #"{ "name": "Cold", "events": [{ "event": "tapIcon" }] }"#
        return SampleFiles(texts)
    }()

    private func diff(_ words: String) -> CommandOutcome {
        Self.files.outcome(["diff"] + words.split(separator: " ").map(String.init))
    }

    @Test(arguments: ["old new openURL", "old/Recipes.xcodeproj new/Recipes.xcodeproj openURL --target Recipes"])
    func twoWorktreesAreCompared(_ words: String) {
        let outcome = diff(words)
        #expect(outcome.status == 1 && outcome.stderr == "", "\(outcome.stderr)")
        #expect(outcome.stdout.contains("\nactions   1 gone\nfindings  1 new\n"), "\(outcome.stdout)")
        #expect(outcome.stdout.contains("LT011 warm-only-handler"))
        #expect(diff(words + " --warm") == CommandOutcome())
    }

    /// The app is called as its project is, and what is lost is told beside a timeline that was recorded.
    @Test func aRecordedTimelineIsComparedWithAnApp() {
        let files = Self.files
        let recorded = files.outcome("run", "old/Recipes.xcodeproj", "openURL").stdout
        files.set("old.timeline.txt", Array(recorded.utf8))
        #expect(diff("old.timeline.txt old/Recipes.xcodeproj openURL").status == 0)
        let outcome = diff("old.timeline.txt new/Recipes.xcodeproj openURL")
        #expect(outcome.status == 1 && outcome.stdout.contains("LT011"), "\(outcome)")
    }

    @Test func anAppIsComparedWithItsChangedSelf() {
        let outcome = diff("app.json openURL --set app.lifecycle=appDelegate --set device.os=18.0")
        #expect(outcome.status == 1 && outcome.stderr == "", "\(outcome.stderr)")
        #expect(
            outcome.stdout.hasPrefix(
                """
                - app.json openURL
                + app.json openURL --set app.lifecycle=appDelegate --set device.os=18.0
                  app.json: openURL (notRunning) app://path

                """), "\(outcome.stdout)")
        #expect(diff("old openURL --set device.os=18.0 --ignore heading").status == 0)
        #expect(diff("--plist old/App/Info.plist --sources old/App openURL --set device.os=18.0").status == 1)
    }

    @Test(arguments: [
        ("old new", "old:1:1: error: choose one of the app's launches: "),
        ("old new quickAction", "new:1:1: error: the app has no launch by quickAction: "),
        (
            "cold.json cold.json tapIcon",
            "cold.json:1:1: error: a scenario or a timeline contains its own events; leave out \"tapIcon\"\n"
        ),
        (
            "cold.json tapIcon --set device.os=18.0",
            "cold.json:1:1: error: a scenario or a timeline contains its own events; "
        ),
    ]) func whatCannotBeComparedIsSaid(_ words: String, _ message: String) {
        let outcome = diff(words)
        #expect(outcome.status == 2 && outcome.stdout == "")
        #expect(outcome.stderr.contains(message), "\(outcome.stderr)")
    }
}
