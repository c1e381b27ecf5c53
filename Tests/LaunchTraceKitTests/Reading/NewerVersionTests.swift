import SampleLaunches
import Testing

@testable import LaunchTraceKit

/// A system or an SDK that is newer than the known ones: such a scenario was refused with status 2, even on iOS 27.0.1.
struct NewerVersionTests {
    private func run(_ arguments: String..., scenario: String) -> CommandOutcome {
        CommandOutcome.of(
            arguments,
            files: FileAccess(
                readFile: { path throws(FileProblem) in
                    guard path == "a.json" else { throw .absence(reason: "no such file") }
                    return Array(scenario.utf8)
                }, readStandardInput: { () throws(FileProblem) in [] }))
    }

    private func scenario(os: String, sdk: String? = nil) -> String {
        let app = sdk.map { #", "app": { "sdk": "\#($0)" }"# } ?? ""
        return #"{ "name": "Cold", "device": { "os": "\#(os)" }\#(app), "events": [{ "event": "tapIcon" }] }"#
    }

    private struct Case {
        let os: String
        var sdk: String?
        /// Without the place.
        let note: String?
    }

    private static let cases = [
        Case(os: "27.0", note: nil), Case(os: "27.0.1", note: nil), Case(os: "27.1", note: nil),
        Case(os: "27.0", sdk: "27.1", note: nil),
        Case(
            os: "27.2", note: "iOS 27.2 is newer than 27.1, the newest known version; the launch is traced as on 27.1"),
        Case(
            os: "28.0", note: "iOS 28.0 is newer than 27.1, the newest known version; the launch is traced as on 27.1"),
        Case(
            os: "27.0", sdk: "28.0",
            note: "SDK 28.0 is newer than 27.1, the newest known version; the launch is traced as on 27.1"),
        Case(
            os: "28.0", sdk: "28.0",
            note: "iOS 28.0 and SDK 28.0 are newer than 27.1, the newest known version; the launch is traced as on 27.1"
        ),
    ]

    @Test(arguments: cases.indices) func isTracedAsTheNewestKnown(index: Int) {
        let example = Self.cases[index]
        let known = run("run", "a.json", scenario: scenario(os: "27.0"))
        for command in ["run", "lint"] {
            let outcome = run(command, "a.json", scenario: scenario(os: example.os, sdk: example.sdk))
            let notes = outcome.stderr.split(separator: "\n").filter { $0.contains(": note: ") }
            #expect(notes.map { String($0.split(separator: ": note: ")[1]) } == [example.note].compactMap(\.self))
            #expect(outcome.status == 0)
            guard command == "run" else { continue }
            let lines = outcome.stdout.split(separator: "\n").dropFirst(2)
            #expect(Array(lines) == Array(known.stdout.split(separator: "\n").dropFirst(2)))
            #expect(outcome.stdout.contains("\niOS \(example.os), extrapolated from iOS 26, "))
        }
    }

    /// The text denied that the system counts, and said "crashes at launch" of a scenario whose timeline ends active.
    @Test(arguments: ["26.4", "27.0"]) func theSDKAndTheSystemDecideTogether(os: String) {
        let old =
            #"{ "name": "Old", "device": { "os": "\#(os)" }, "app": { "lifecycle": "appDelegate", "sdk": "27.0" }, "#
            + #""events": [{ "event": "tapIcon" }] }"#
        let outcome = run("run", "a.json", scenario: old)
        #expect(outcome.stdout.contains("= stopped\n") == (os == "27.0"))
        #expect(outcome.stdout.contains("built with SDK 27.0"))
        #expect(outcome.stdout.contains("crashes at launch on iOS 27."))
        #expect(run("lint", "a.json", scenario: old).status == 1)
        let why = FindingKind.sceneLifecycleRequired.why
        #expect(why.contains("depends on the versions of the SDK and of the system"))
    }
}

/// What no recording of iOS 27 covers says from which version it is extrapolated.
struct ExtrapolationTests {
    private static func scenario(
        _ platform: Platform = .iOS, os: Version, _ app: Scenario.App, start: Start = .notRunning,
        _ events: [Event] = [.tapIcon]
    ) throws -> Scenario {
        try Scenario("Any", device: Device(platform: platform, os: os), app: app, start: start, events: events)
    }

    @Test func theHeadingStatesIt() throws {
        let scenes = Scenario.App(lifecycle: .scene), bare = Scenario.App(lifecycle: .appDelegate, sdk: 27)
        let headings = try [
            Self.scenario(os: 26, scenes), Self.scenario(os: 27, scenes), Self.scenario(.visionOS, os: 27, scenes),
            Self.scenario(os: 27, Scenario.App(lifecycle: .appDelegate, sdk: 26)), Self.scenario(os: 27, bare),
            Self.scenario(.tvOS, os: 27, bare), Self.scenario(os: 27, bare, start: .active, [.pressHome]),
        ].map { try $0.trace().scenario }
        #expect(
            headings.map(\.facts) == [
                "iOS 26.0, scene life cycle", "iOS 27.0, extrapolated from iOS 26, scene life cycle",
                "visionOS 27.0, extrapolated from visionOS 26, scene life cycle",
                "iOS 27.0, extrapolated from iOS 26, SDK 26.0, application life cycle (no scenes)",
                "iOS 27.0, application life cycle (no scenes)",
                "tvOS 27.0, extrapolated from tvOS 26, application life cycle (no scenes)",
                "iOS 27.0, extrapolated from iOS 26, application life cycle (no scenes)",
            ])
        for heading in headings {
            #expect(Timeline.Header(title: "Any", facts: heading.facts) == heading)
            let key = #""extrapolatedFrom": "26.0""#
            #expect(heading.value.json(laidOut: .linewise).contains(key) == (heading.extrapolatedFrom != nil))
        }
    }

    /// A recording of 27.0 covered iOS 28.
    @Test(
        arguments: [(Version(27), nil), (Version(27, 0, 1), nil), (Version(27, 1), 26), (Version(28), 26)]
            as [(Version, Version?)]) func aRecordingDoesNotCoverNewerVersions(os: Version, source: Version?) throws
    {
        let scenario = try Self.scenario(os: os, Scenario.App(lifecycle: .appDelegate, sdk: 27))
        #expect(try scenario.trace().scenario.extrapolatedFrom == source)
    }

    @Test(arguments: [
        "iOS 27.0, extrapolated from iOS, scene life cycle", "iOS 27.0, extrapolated from tvOS 26, scene life cycle",
        "iOS 27.0, SDK 26.0, extrapolated from iOS 26, scene life cycle", "iOS 27.0, SDK x, scene life cycle",
        "iOS 27.0, iPad, scene life cycle", "iOS 27.0", "scene life cycle",
    ]) func anotherLineIsNoHeading(facts: String) { #expect(Timeline.Header(title: "Any", facts: facts) == nil) }

    /// The table of launches recorded on 27 is that of the recordings. Two calls of a launch by a quick action, between which
    /// others may have come, covered its sequence.
    @Test func theTableNamesTheRecordings() throws {
        var recorded: [String] = []
        for path in Example.observedPaths {
            let text = SourceText(name: path, bytes: try Example.files.readFile(path))
            guard let recording = try Recording(text), recording.isSeen, recording.contradicts == nil,
                recording.source.kind != .documentation, recording.versions.from >= Version(27)
            else { continue }
            let scenario = try recording.scenario(
                on: recording.versions.from, readFile: Example.files.reading(for: path))
            let isCovered = !recording.cannotSay.contains("whether others came between these")
            #expect(try (scenario.trace().scenario.extrapolatedFrom == nil) == isCovered, "\(path)")
            guard isCovered else { continue }
            recorded.append(String(path.split(separator: "/").last?.dropLast(".json".count) ?? ""))
        }
        #expect(recorded.sorted() == RecordedLaunch.ofNewest.flatMap(\.recordings).sorted())
    }
}
