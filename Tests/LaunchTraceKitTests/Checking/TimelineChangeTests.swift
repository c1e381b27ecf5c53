import Testing

@testable import LaunchTraceKit

private func written(
    _ name: String = "Soup", os: String = "18.0", app: String = "{}", _ events: String = #"{ "event": "tapIcon" }"#
) -> String {
    """
    {
      "name": "\(name)",
      "device": { "os": "\(os)" },
      "app": \(app),
      "events": [
        \(events)
      ]
    }
    """
}

private let openURL = #"{ "event": "openURL", "url": "soup://7" }"#

private let plist = #"<plist version="1.0"><dict><key>UILaunchScreen</key><dict/></dict></plist>"#

private let scenes = plist.replacing(
    "<dict/>",
    with: """
        <dict/><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key>
        <string>S</string></dict></array></dict></dict>
        """)

struct TimelineChangeCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var recorded = written()
    var present = written()
    var plistOfPresent = plist
    let verdict: String
    /// The first lines below the verdict.
    let lines: [String]
    /// The line of the scenario that the annotation points at.
    let line: Int
}

struct TimelineChangeTests {
    @Test(arguments: [
        TimelineChangeCase(
            testDescription: "another name", present: written("Tea"), verdict: "stale",
            lines: [#"changed: the name ("Soup" -> "Tea")"#], line: 2),
        TimelineChangeCase(
            testDescription: "another device and what follows", recorded: written("Soup", openURL),
            present: written(os: "12.0", openURL), verdict: "stale",
            lines: ["changed: OS 18.0 -> 12.0", "changed: SDK 18.0 -> 12.0"], line: 3),
        TimelineChangeCase(
            testDescription: "another URL", recorded: written("Soup", openURL),
            present: written("Soup", openURL.replacing("7", with: "8")), verdict: "stale",
            lines: ["changed: event openURL (url: soup://7 -> soup://8)"], line: 6),
        TimelineChangeCase(
            testDescription: "one event more", recorded: written("Soup", openURL),
            present: written("Soup", openURL + ",\n" + #"{ "event": "pressHome" }"#), verdict: "stale",
            lines: ["new: event pressHome", "new: sceneWillResignActive(_:)"], line: 7),
        TimelineChangeCase(
            testDescription: "an app that does something else",
            present: written(
                app: #"""
                    { "appDelegate": { "*": {}, "application(_:didFinishLaunchingWithOptions:)": { "returns": false } } }
                    """#), verdict: "changed",
            lines: ["changed: application(_:didFinishLaunchingWithOptions:) (returns true -> false)"], line: 6),
        TimelineChangeCase(
            testDescription: "another life cycle of an Info.plist",
            recorded: written(app: #"{ "infoPlist": "Info.plist" }"#),
            present: written(app: #"{ "infoPlist": "Info.plist" }"#), plistOfPresent: scenes, verdict: "changed",
            lines: ["changed: application life cycle (no scenes) -> scene life cycle"], line: 6),
        TimelineChangeCase(
            testDescription: "another life cycle of the scenario",
            recorded: written(app: #"{ "lifecycle": "appDelegate" }"#),
            present: written(app: #"{ "lifecycle": "scene" }"#), verdict: "stale",
            lines: ["changed: application life cycle (no scenes) -> scene life cycle"], line: 4),
    ]) func isToldByWhatDiffers(_ sample: TimelineChangeCase) throws {
        let files = SampleFiles(["a.json": sample.recorded, "Info.plist": plist])
        #expect(files.outcome("check", "--record", "a.json").status == 0)
        files.set("a.json", Array(sample.present.utf8))
        files.set("Info.plist", Array(sample.plistOfPresent.utf8))
        let outcome = files.outcome("check", "a.json")
        let lines = outcome.stdout.split(separator: "\n")
        #expect(lines.first == "\(sample.verdict)  a.json" && outcome.status == 1)
        #expect(lines.dropFirst().prefix(sample.lines.count).map { $0.dropFirst(2) } == sample.lines.map { $0[...] })
        let annotation = files.outcome("check", "a.json", "--report", "github").stdout
        #expect(annotation.hasPrefix("::error file=a.json,line=\(sample.line),"), "\(annotation)")
    }

    @Test func everyDifferenceHasALine() {
        let files = SampleFiles(["a.json": written("Soup", openURL), "Info.plist": plist])
        _ = files.outcome("check", "--record", "a.json")
        files.set("a.json", Array(written(app: #"{ "lifecycle": "appDelegate" }"#, openURL).utf8))
        let stdout = files.outcome("check", "a.json").stdout
        let state = "  changed: application(_:didFinishLaunchingWithOptions:) (state background -> inactive)\n"
        #expect(stdout.contains(state) && !stdout.contains("; "))
    }

    @Test func aDifferenceWithoutAMeaningIsNone() {
        let files = SampleFiles(["a.json": written()])
        _ = files.outcome("check", "--record", "a.json")
        files.set("a.timeline.txt", Array((files["a.timeline.txt"] ?? "").utf8) + [.lineFeed])
        #expect(
            files.outcome("check", "a.json").stdout
                == "1 scenario: 1 unchanged; 1 file is out of date, and --record refreshes it\n")
    }

    @Test func recordedErrorsAreCounted() {
        let dead = #"{ "appDelegate": { "applicationDidBecomeActive(_:)": {} }, "sceneDelegate": {} }"#
        let files = SampleFiles(["a.json": written(app: dead), "b.json": written()])
        #expect(
            files.outcome("check", "--record", ".").stdout == """
                recorded  a.json: it was missing, and has 1 error
                recorded  b.json: it was missing
                2 scenarios: 2 missing; 1 recorded error; 2 timelines recorded

                """)
        #expect(files.outcome("check", ".").stdout == "2 scenarios: 2 unchanged; 1 recorded error\n")
        files.set("a.json", Array(written().utf8))
        #expect(files.outcome("check", ".").stdout.hasSuffix("2 scenarios: 1 unchanged, 1 changed; 1 recorded error\n"))
    }
}
