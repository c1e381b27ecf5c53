import Testing

@testable import LaunchTraceKit

/// `diff` with apps and a trigger.
struct AskedDiffTests {
    /// Two worktrees, in the second of which a link is lost at a cold start.
    private static let files: SampleFiles = {
        var texts = SampleApp(folder: "old").files.merging(SampleApp(folder: "new").files) { first, _ in first }
        texts["new/App/SceneDelegate.swift"] = SampleApp.withoutColdLinks
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
        diff(words + " --warm").expect()
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

/// `verify` with an app in the place of a scenario.
struct AskedVerifyTests {
    private static let launch = "AppDelegate.application(_:didFinishLaunchingWithOptions:)\n"
    private static let connection = "SceneDelegate.scene(_:willConnectTo:options:)"

    private static let files: SampleFiles = {
        var app = SampleApp()
        app.infoPlist = SampleApp.infoPlist.replacing(
            "<string>recipes</string>", with: "<string>recipes</string><string>fb1</string>")
        app.infoPlist += "<key>UIBackgroundModes</key><array><string>location</string></array>"
        let logs = [
            "cold.txt": launch + connection, "opened.txt": "\(launch)\(connection) url: fb1://soup",
            "linked.txt": "\(launch)\(connection) url: https://recipes.example/soup",
            "warm.txt": "SceneDelegate.scene(_:openURLContexts:)",
            "location.txt": "\(launch)locationManager(_:didUpdateLocations:)",
            "both.txt": "SceneDelegate.scene(_:openURLContexts:)\nSceneDelegate.scene(_:continue:)",
            "two.txt": "\(launch)\(connection)\nSceneDelegate.scene(_:openURLContexts:)\n\(launch)\(connection)",
            "wrong.txt": "\(launch)SceneDelegate.scene(_:openURLContexts:)", "none.txt": "nothing\n",
            "cold.json": #"{ "name": "Cold", "events": [{ "event": "tapIcon" }] }"#,
        ]
        return SampleFiles(app.files.merging(logs) { first, _ in first })
    }()

    private func verify(_ words: String) -> CommandOutcome {
        Self.files.outcome(["verify"] + words.split(separator: " ").map(String.init))
    }

    /// A callback that only one trigger brings, or the URL of one, tells which launch a log is of.
    @Test(arguments: [
        ("Recipes.xcodeproj warm.txt", "Recipes.xcodeproj: openURL (suspended) recipes://path"),
        (". opened.txt", "openURL (notRunning) fb1://path"),
        (". linked.txt", "openUniversalLink (notRunning) https://recipes.example/path"),
        (". location.txt", "backgroundEvent location (notRunning)"),
        (". openURL cold.txt", "openURL (notRunning) recipes://path"),
        (". openURL fb1://path cold.txt", "openURL (notRunning) fb1://path"),
        (". openURL warm.txt --from active", "openURL (active) recipes://path"),
        (". tapIcon, pressHome, openURL cold.txt", "tapIcon, pressHome, openURL (notRunning) recipes://path"),
        ("--plist App/Info.plist --sources App warm.txt", "openURL (suspended) recipes://path"),
        ("--plist App/Info.plist --sources App openURL warm.txt", "openURL (suspended) recipes://path"),
    ]) func theLogTellsTheLaunch(_ words: String, _ title: String) {
        let outcome = verify(words)
        #expect(outcome.stdout.hasPrefix(title + "\n"), "\(outcome)")
        #expect(outcome.stderr == "" && outcome.stdout.contains(" compared, in order\n"))
    }

    @Test func whatIsNotAsItShouldBeIsTold() {
        let outcome = verify(". wrong.txt")
        #expect(outcome.status == 1 && outcome.stdout.hasPrefix("openURL ("), "\(outcome)")
        #expect(verify(". openURL cold.txt").status == 0)
        #expect(verify(". openURL cold.txt --warm").status == 1)
    }

    @Test(arguments: [
        (". cold.txt", "cold.txt", "tapIcon, openURL or openUniversalLink", "openUniversalLink"),
        (". both.txt", "both.txt", "openURL or openUniversalLink", "openUniversalLink"),
    ]) func aLogThatFitsSeveralIsAskedAbout(_ words: String, _ log: String, _ triggers: String, _ example: String) {
        let outcome = verify(words)
        let message = """
            .:1:1: error: \(log) fits several launches: \(triggers)
            hint: choose a launch: launchtrace verify . \(example) \(log)

            """
        outcome.expect(stderr: message, status: 2)
    }

    /// One trigger is held against all launches of a log only if it is named.
    @Test func severalLaunchesNeedAName() {
        #expect(verify(". two.txt --launch all").status == 2)
        #expect(verify(". openURL two.txt --launch all").stdout.contains("of 2 launches match the model\n"))
        #expect(verify(". two.txt").stdout.hasPrefix("openURL ("))
    }

    @Test(arguments: [
        (". none.txt", "launchtrace: error: no callback found in none.txt\n"),
        (". openURL none.txt", "launchtrace: error: no callback found in none.txt\n"),
        (". quickAction warm.txt", ".:1:1: error: the app has no launch by quickAction: "),
        (". lost.txt", "launchtrace: error: cannot read lost.txt: no such file or directory\n"),
        (
            "cold.json openURL cold.txt",
            "cold.json:1:1: error: a scenario or a timeline contains its own events; leave out \"openURL\"\n"
        ), (". tapIcon cold.txt --from active", ".:1:1: error: tapIcon can't happen if the app starts as active: "),
    ]) func whatCannotBeHeldAgainstItIsSaid(_ words: String, _ message: String) {
        let outcome = verify(words)
        #expect(outcome.status == 2 && outcome.stdout == "")
        #expect(outcome.stderr.hasPrefix(message), "\(outcome.stderr)")
    }
}
