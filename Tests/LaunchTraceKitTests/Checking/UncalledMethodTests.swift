import Testing

@testable import LaunchTraceKit

private func app(_ methods: String...) -> String {
    let delegate = methods.map { "\"\($0)\": {}" }.joined(separator: ", ")
    return #"{ "lifecycle": "appDelegate", "appDelegate": { \#(delegate) } }"#
}

private let launch = "application(_:didFinishLaunchingWithOptions:)"
private let activity = "application(_:continue:restorationHandler:)"

/// A check compares what happens in a launch, and not what the app has besides.
struct UncalledMethodTests {
    private let files = SampleFiles([
        "L/app.json": app(launch, activity),
        "L/cold.json": #"""
        { "name": "Cold", "device": { "os": "18.0" }, "app": "app.json", "events": [{ "event": "tapIcon" }] }
        """#,
        "L/away.json": #"""
        { "name": "Away", "device": { "os": "18.0" }, "app": "app.json",
          "events": [{ "event": "tapIcon" }, { "event": "pressHome" }] }
        """#,
    ])

    init() { #expect(files.outcome("check", "--record", "L").status == 0) }

    private func change(_ app: String) -> CommandOutcome {
        files.set("L/app.json", Array(app.utf8))
        return files.outcome("check", "L")
    }

    @Test(arguments: [
        app(launch, activity, "application(_:open:options:)"), app(launch), app(launch, "applicationWillTerminate(_:)"),
    ]) func aMethodThatIsNotCalledIsNoChange(_ other: String) {
        change(other).expect(
            """
            2 scenarios: 2 unchanged; 1 app file; 2 files are out of date, and --record refreshes them

            """)
        #expect(files["L/cold.timeline.txt"]?.contains("not called \(activity)") == true)
        #expect(
            files.outcome("check", "--record", "L").stdout
                == "2 scenarios: 2 unchanged; 1 app file; 2 timelines recorded\n")
        #expect(files.outcome("check", "L").stdout == "2 scenarios: 2 unchanged; 1 app file\n")
    }

    @Test func aMethodThatIsCalledIsAChangeOfItsLaunches() {
        let outcome = change(app(launch, activity, "applicationDidEnterBackground(_:)"))
        outcome.expect(
            """
            changed  L/away.json
              new: applicationDidEnterBackground(_:)
            2 scenarios: 1 unchanged, 1 changed; 1 app file; 1 file is out of date, and --record refreshes it

            """, status: 1)
    }

    @Test func aCallThatIsGoneIsToldWithItsReason() {
        files.set("L/app.json", Array(app(launch, "applicationDidEnterBackground(_:)").utf8))
        _ = files.outcome("check", "--record", "L")
        let methods = #"{ "\#(launch)": {}, "applicationDidEnterBackground(_:)": {} }"#
        let scenes = #"{ "appDelegate": \#(methods), "sceneDelegate": {} }"#
        let lines = change(scenes).stdout.split(separator: "\n").map { $0.drop { $0 == " " } }
        let all = files.outcome("check", "L", "--report", "junit=-").stdout
        #expect(lines.contains { $0.hasPrefix("changed: L/away.json (") })
        #expect(all.contains("new: not called: applicationDidEnterBackground(_:) (the scene life cycle never calls it"))
        #expect(!all.contains("not called: application(_:continue"))
    }

    /// A timeline that lacks a statement of an event is a change. A statement may continue on the next lines.
    @Test func everyLineOfWhatHappensCounts() throws {
        let recorded = try #require(files["L/away.timeline.txt"])
        let lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let uncalled = try #require(lines.firstIndex { $0.hasPrefix("not called ") })
        #expect(lines.count > 15)
        for index in lines.indices.dropFirst(3) where !lines[index].isEmpty {
            let isContinued = lines[index...].dropFirst().first?.hasPrefix("  ") == true
            var others = lines
            others.removeSubrange(index...(index == uncalled && isContinued ? index + 1 : index))
            files.set("L/away.timeline.txt", Array(others.joined(separator: "\n").utf8))
            #expect(files.outcome("check", "L/away.json").status == (index < uncalled ? 1 : 0), "\(lines[index])")
        }
    }

    @Test func everyStateCounts() throws {
        let recorded = try #require(files["L/away.timeline.txt"])
        for (state, other) in [("  inactive ", "  active   "), ("= background", "= inactive"), ("<- nil", "<- url")] {
            #expect(recorded.contains(state))
            files.set("L/away.timeline.txt", Array(recorded.replacing(state, with: other, maxReplacements: 1).utf8))
            #expect(files.outcome("check", "L/away.json").status == 1)
        }
    }
}
