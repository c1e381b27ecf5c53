import Testing

@testable import LaunchTraceKit

/// `run` and `play` with an app and a trigger.
struct AskedLaunchTests {
    /// An app with two schemes, a web link, two background tasks and code for quick actions, and a scenario.
    private static let files: SampleFiles = {
        var app = SampleApp()
        app.infoPlist = SampleApp.infoPlist.replacing(
            "<string>recipes</string>", with: "<string>recipes</string><string>fb1</string>")
        app.infoPlist += """
            <key>UIBackgroundModes</key><array><string>fetch</string><string>processing</string><string>location</string></array>
            """
        var texts = app.files
        texts["App/AppDelegate.swift"] = SampleApp.appDelegate.replacing(
            "return true",
            with: """
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.fresh", using: nil) { $0.setTaskCompleted(success: true) }
                return true
                """)
        texts["app.json"] = #"{ "project": "Recipes.xcodeproj", "target": "Recipes" }"#
        texts["cold.json"] = #"{ "name": "Cold", "app": "app.json", "events": [{ "event": "tapIcon" }] }"#
        return SampleFiles(texts)
    }()

    private func run(_ words: String) -> CommandOutcome {
        Self.files.outcome(["run"] + words.split(separator: " ").map(String.init))
    }

    /// What an event carries is the app's own.
    @Test(arguments: [
        (
            "Recipes.xcodeproj openURL", "Recipes.xcodeproj: openURL (notRunning) recipes://path",
            "openURL  url: recipes://path"
        ), (". openURL --warm", "openURL (suspended) recipes://path", "openURL  url: recipes://path"),
        ("app.json openURL fb1://path", "app.json: openURL (notRunning) fb1://path", "openURL  url: fb1://path"),
        (
            ". openUniversalLink", "openUniversalLink (notRunning) https://recipes.example/path",
            "openUniversalLink  url: https://recipes.example/path"
        ),
        (
            ". OpenURL --from background --target Recipes", "openURL (background) recipes://path",
            "openURL  url: recipes://path"
        ), (". backgroundEvent location", "backgroundEvent location (notRunning)", "backgroundEvent  kind: location"),
        (
            ". processingTask", "backgroundEvent processingTask (notRunning) com.example.fresh",
            "backgroundEvent  kind: processingTask, identifier: com.example.fresh"
        ), (". tapIcon --from prewarmed", "tapIcon (prewarmed)", "tapIcon"),
        (". pressHome --from active", "pressHome (active)", "pressHome"),
        (". tapIcon, pressHome, tapIcon", "tapIcon, pressHome, tapIcon (notRunning)", "tapIcon"),
        (". unlock --from active", "lock, unlock (active)", "lock"),
        (
            "--plist App/Info.plist --sources App openURL", "openURL (notRunning) recipes://path",
            "openURL  url: recipes://path"
        ),
    ]) func aLaunchIsAskedFor(_ words: String, _ title: String, _ event: String) {
        let outcome = run(words)
        let lines = outcome.stdout.split(separator: "\n").map(String.init)
        #expect(outcome.status == 0 && outcome.stderr == "", "\(outcome.stderr)")
        #expect(lines.first == title)
        #expect(lines.first { $0.hasPrefix("> ") } == "> \(event)")
    }

    @Test func aScenarioOfTheSameLaunchIsTheSame() {
        let scenario =
            #"{ "name": "app.json: openURL (suspended) recipes://path", "app": "app.json", "start": "suspended", "events": [{ "event": "openURL", "url": "recipes://path" }] }"#
        let files = Self.files
        files.set("warm.json", Array(scenario.utf8))
        #expect(run("warm.json --format json").stdout == run("app.json openURL --warm --format json").stdout)
    }

    /// What can't happen on the device is neither offered nor meant.
    @Test func aTelephoneHasOneWindow() {
        let app =
            #"{ "multipleScenes": true, "sceneDelegates": { "window": {}, "carPlay": {}, "externalDisplay": {} } }"#
        let files = SampleFiles(["app.json": app])
        func run(_ words: String) -> CommandOutcome {
            files.outcome(["run", "app.json"] + words.split(separator: " ").map(String.init))
        }
        let pad = "--set device.platform=iPadOS"
        #expect(run(pad).stderr.contains(", openWindow and openWindow externalDisplay\n"))
        #expect(run(pad).stderr.contains("openWindow carPlay") == false)
        #expect(run("openWindow --from active \(pad)").stdout.contains("\n> openWindow"))
        #expect(run("").stderr.contains(", openWindow carPlay and openWindow externalDisplay\n"))
        #expect(run("carPlay").stdout.contains("\n> openWindow ?  role: carPlay\n"))
        #expect(run("openWindow").stderr.contains("openWindow matches several launches of the app: "))
    }

    @Test func whatIsFoundStandsInTheCode() {
        var texts = SampleApp().files
        texts["App/SceneDelegate.swift"] = SampleApp.withoutColdLinks
        let outcome = SampleFiles(texts).outcome("run", ".", "openURL", "--strict", "--format", "json")
        #expect(outcome.status == 1)
        #expect(
            outcome.stdout.contains(#""at":{"file":"App/SceneDelegate.swift","line":6,"column":5}"#),
            "\(outcome.stdout)")
    }

    /// An app that wasn't read whole may have more launches.
    @Test func whatWasNotReadIsSaid() {
        let project = "Recipes.xcodeproj/project.pbxproj"
        var texts = SampleApp().files
        texts[project] = texts[project]?.replacing("files = (b1, b2)", with: "files = (b1, b2, b3)").replacing(
            "b1 = {",
            with: """
                b3 = {isa = PBXBuildFile; fileRef = f3; };
                f3 = {isa = PBXFileReference; path = App/Actions.swift; sourceTree = SOURCE_ROOT; };
                b1 = {
                """)
        let message = SampleFiles(texts).outcome("run", ".", "quickAction").stderr
        #expect(
            message.contains("nor handles it (but \"App/Actions.swift\" isn't read); known launches: "), "\(message)")
    }

    @Test func settingsChangeIt() {
        #expect(run(". openURL --set device.os=18.0").stdout.contains("\niOS 18.0, scene life cycle\n"))
    }

    @Test func playStepsThroughIt() {
        let outcome = Self.files.outcome("play", "Recipes.xcodeproj", "openURL", "--warm")
        #expect(outcome.status == 0 && outcome.stderr == "")
        let text = outcome.stdout.isEmpty ? outcome.playback?.outcomeOfAllSteps.stdout ?? "" : outcome.stdout
        #expect(text.hasPrefix("Recipes.xcodeproj: openURL (suspended) recipes://path\n"), "\(text)")
        #expect(text.contains("\n> openURL  url: recipes://path\n"))
    }

    private static let launches =
        "tapIcon, openURL recipes://path, openURL fb1://path, openUniversalLink, backgroundEvent location, "
        + "backgroundEvent appRefreshTask and backgroundEvent processingTask"

    @Test(arguments: [
        ("Recipes.xcodeproj", "choose one of the app's launches: \(launches)"),
        (". --warm", "choose one of the app's launches: \(launches)"),
        ("app.json", "choose one of the app's launches: \(launches)"),
        ("--sources App --plist App/Info.plist", "choose one of the app's launches: tapIcon, "),
        (
            ". quickAction",
            "the app has no launch by quickAction: it neither declares nor handles it; known launches: \(launches)\n"
        ), (". openURL soup://path", "the app has no launch by openURL soup://path: "),
        (
            ". backgroundEvent",
            "backgroundEvent matches several launches of the app: backgroundEvent location, "
                + "backgroundEvent appRefreshTask and backgroundEvent processingTask\n"
        ),
        (
            ". pressHome",
            "pressHome can't happen if the app starts as notRunning: the app isn't in front\nhint: possible with --from "
                + "active\n"
        ), (". tapIcon --from active", "tapIcon can't happen if the app starts as active: "),
        ("cold.json openURL", "a scenario or a timeline contains its own events; leave out \"openURL\"\n"),
        ("cold.json --warm", "a scenario or a timeline contains its own events; leave out \"--from suspended\"\n"),
    ]) func whatCannotBeAskedForIsSaid(_ words: String, _ message: String) {
        let outcome = run(words)
        #expect(outcome.status == 2 && outcome.stdout == "")
        #expect(outcome.stderr.contains(": error: \(message)"), "\(outcome.stderr)")
        let playing = Self.files.outcome(["play"] + words.split(separator: " ").map(String.init))
        #expect(playing.stderr == outcome.stderr && playing.status == 2)
    }

    @Test(arguments: [
        ("Recipes.xcodeproj", "Recipes.xcodeproj openURL recipes://path"),
        ("--sources App --plist App/Info.plist", "--plist App/Info.plist --sources App openURL recipes://path"),
    ]) func whatIsToBeTypedIsSaid(_ words: String, _ example: String) {
        #expect(run(words).stderr.contains("\nhint: add it to the command: \(example); --warm starts "))
        let typed = run(example)
        #expect(typed.status == 0 && typed.stdout.contains("> openURL  url: recipes://path\n"))
    }

    /// What lint calls the launches of an app can be asked for, and those alone are offered.
    @Test func lintAndRunHaveTheSameNames() {
        let listed = Self.files.outcome("lint", "--list", ".").stdout.split(separator: "\n")
        #expect(listed.count > 15)
        for line in listed {
            guard let match = line.firstMatch(of: #/^(.+) \((\w+)\)(?: (\S+))?: /#) else {
                Issue.record("\(line)")
                continue
            }
            let words = [String(match.1), match.3.map(String.init)].compactMap(\.self).joined(separator: " ")
            let outcome = run(". \(words) --from \(match.2)")
            #expect(outcome.status == 0, "\(line): \(outcome.stderr)")
            #expect(outcome.stdout.hasPrefix(line.prefix { $0 != ")" }), "\(outcome.stdout.prefix(100))")
        }
    }

    /// Every trigger has a name by which it is found, and no name is another's.
    @Test func everyTriggerCanBeNamed() {
        for kind in EventKind.allCases { #expect(AskedTrigger(kind.rawValue).unknown == nil) }
        #expect(AskedTrigger("openURL, nothing").unknown == "nothing")
        #expect(AskedTrigger("openURL,").unknown == "")
    }
}
