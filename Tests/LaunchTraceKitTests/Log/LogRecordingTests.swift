import Foundation
import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchReading
@testable import LaunchTraceKit

private let log = """
    launchprobe/1 0.100 start early app=none on=iPadOS 18.2
    launchprobe/1 0.200 call application(_:didFinishLaunchingWithOptions:) app=inactive in=App/AppDelegate.swift
    launchprobe/1 0.210 post UIApplication.didFinishLaunchingNotification app=inactive
    launchprobe/1 0.225 call setUp() app=inactive in=App/AppDelegate.swift
    launchprobe/1 0.300 call applicationDidBecomeActive(_:) app=active in=App/AppDelegate.swift
    launchprobe/1 0.310 post UIApplication.didBecomeActiveNotification app=active
    launchprobe/1 0.500 post UIApplication.willResignActiveNotification app=active
    launchprobe/1 1.400 post UIApplication.didEnterBackgroundNotification app=background
    """

struct LogRecordingTests {
    @Test func hasTheFormOfTheObservedLaunches() throws {
        let found = verified("verify --scenario-from-log logs/cold.txt --as recording", ["logs/cold.txt": log])
        #expect(
            found.stdout == """
                {
                  "observed": [
                    { "name": "application(_:didFinishLaunchingWithOptions:)", "appState": "inactive" },
                    { "name": "UIApplication.didFinishLaunchingNotification", "appState": "inactive" },
                    { "name": "applicationDidBecomeActive(_:)", "appState": "active" },
                    { "name": "UIApplication.didBecomeActiveNotification", "appState": "active" },
                    { "name": "UIApplication.willResignActiveNotification", "appState": "active" },
                    { "name": "UIApplication.didEnterBackgroundNotification", "appState": "background" }
                  ],
                  "scenario": {
                    "name": "cold",
                    "notes": "Inferred from a log. The events are a guess: edit them.",
                    "device": { "platform": "iPadOS", "os": "18.2" },
                    "app": {
                      "lifecycle": "appDelegate",
                      "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {}, "applicationDidBecomeActive(_:)": {} }
                    },
                    "events": [ { "event": "tapIcon" }, { "event": "pressHome" } ]
                  },
                  "source": {
                    "who": "The log cold.txt, of an app with the file of launchtrace probe",
                    "kind": "log"
                  },
                  "versions": {
                    "from": "18.2",
                    "to": "18.2",
                    "platform": "iPadOS",
                    "stated": true
                  },
                  "cannotSay": [
                    "the events, which are a guess",
                    "the payloads of callbacks",
                    "callbacks that the app doesn't log"
                  ]
                }

                """)
        #expect(found.stderr.isEmpty && found.status == 0)
    }

    /// Where there are several scenes, each has its name.
    @Test func namesScenesAsScenariosDo() {
        let log = ["2:background:r", "1:foregroundActive:r", "3:unattached:r"].map { scene in
            let post = "post UIScene.willConnectNotification app=active of=\(scene.prefix(1))"
            return "launchprobe/1 0.100 \(post) scene=\(scene)"
        }
        let found = verified("verify --scenario-from-log a.txt --as recording", ["a.txt": log.joined(separator: "\n")])
        let shown = found.stdout.matches(of: /"sceneState": "(\w+)",\s+"scene": "([\w-]+)"/).map { "\($0.2) \($0.1)" }
        #expect(shown == ["second background", "main foregroundActive", "window-3 unattached"])
    }

    @Test func agreesWithTheModel() throws {
        let found = verified("verify --scenario-from-log cold.txt --as recording", ["cold.txt": log])
        let recording = try #require(try Recording(SourceText(name: "cold.json", bytes: Array(found.stdout.utf8))))
        #expect(recording.contradiction(.sequence, files: Example.files) == nil)
        #expect(recording.versions.stated && recording.versions.platform == .iPadOS)
    }

    /// Any log can be written down so; its version is a guess then.
    @Test func anotherLogHasNoVersion() throws {
        let found = verified(
            "verify --scenario-from-log a.txt --as recording", ["a.txt": "sceneDidBecomeActive state: inactive"])
        let recording = try #require(try Recording(SourceText(name: "a.json", bytes: Array(found.stdout.utf8))))
        #expect(recording.lines.map(\.name) == ["sceneDidBecomeActive(_:)"])
        #expect(recording.lines.map(\.appState) == [.inactive])
        #expect(!recording.versions.stated)
    }

    @Test func belongsToTheScenarioFromALog() {
        let found = verified("verify a.json a.txt --as recording", [:])
        #expect(found.status == 2)
        #expect(found.stderr.hasPrefix("launchtrace: error: --as needs --scenario-from-log"))
    }
}
