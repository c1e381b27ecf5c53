import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats
@testable import LaunchModel
@testable import LaunchTraceKit

private let survey = LaunchSurvey()
private let whole = LaunchesFile.text(of: survey)

/// A file of two launches; each has an entry of this name on iOS 15 and later.
private func launches(
    entry: String = "stepA", state: String = "active", outcome: String = "active", from first: String = "15.0",
    second: String = "b/scene/active", reason: String = "there is none"
) -> String {
    let entry = """
        {"kind":"callback","name":"\(entry)","receiver":"appDelegate","appState":"\(state)","timeMs":0,\
        "rule":"","confidence":"inferred"}
        """
    return """
        {
          "schema": 1,
          "versions": ["14.0", "15.0", "16.0"],
          "entries": [\(entry)],
          "timelines": [{ "entries": [0], "outcome": "\(outcome)" }],
          "launches": [
            {
              "launch": "a/scene/active", "lifecycle": "scene",
              "runs": [{ "platform": "iOS", "first": "\(first)", "last": "16.0", "timeline": 0 }],
              "impossible": [{ "platform": "iOS", "first": "14.0", "last": "14.0", "because": "\(reason)" }]
            },
            {
              "launch": "\(second)", "lifecycle": "scene",
              "runs": [{ "platform": "iOS", "first": "15.0", "last": "16.0", "timeline": 0 }]
            }
          ]
        }
        """
}

private func diff(_ before: String, _ after: String, _ words: String...) -> CommandOutcome {
    SampleFiles(["old.json": before, "new.json": after]).outcome(["diff", "old.json", "new.json"] + words)
}

struct LaunchesFileTests {
    @Test func isReadBack() throws {
        let read = try #require(try recorded(whole))
        #expect(read.versions == survey.versions)
        #expect(read.launches.map(\.name) == (survey.launches + survey.impossible).map(\.slug))
        for (launch, own) in zip(read.launches, survey.launches) {
            for run in own.runs {
                let outcome = try #require(launch.outcomes.first { $0.versions == run.versions })
                guard case .timeline(let number) = outcome.content else {
                    Issue.record("\(own.slug) can't happen on \(run.versions.first)")
                    continue
                }
                let timeline = read.timeline(number, of: launch, on: outcome.versions)
                #expect(timeline.differences(to: run.timeline) == [] && timeline.outcome == run.timeline.outcome)
            }
        }
    }

    /// Small enough to be fetched.
    @Test func isSmall() {
        #expect(whole.utf8.count < 1_200_000)
        #expect(LaunchesFile.text(of: LaunchSurvey()) == whole)
    }

    /// An address that two have, or that another would be taken for, leads nowhere.
    @Test func namesAreUnique() {
        let launches = survey.launches + survey.impossible
        #expect(Set(launches.map(\.slug)).count == launches.count)
        for launch in launches {
            let runs = launch.runs.map(\.versions.slug)
            #expect(Set(runs).count == runs.count)
            for name in runs + [launch.representative.slug] {
                #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "-.".contains($0)) })
            }
        }
    }

    @Test func namesAreThoseOfAddresses() {
        let names = Set(survey.launches.map(\.slug))
        let known = [
            "open-url/scene/not-running", "background-event-location/app-delegate/suspended",
            "open-window-car-play/swiftui/active", "tap-icon-after-terminate-user/scene/active",
            "open-app-intent/scene/prewarmed",
        ]
        for name in known { #expect(names.contains(name), "\(name)") }
        let runs = Set(survey.launches.flatMap(\.runs).map(\.versions.slug))
        #expect(runs.isSuperset(of: ["ios-15", "ios-18.4", "ios-27", "visionos-26", "mac-catalyst-13.1"]))
    }

    private func recorded(_ text: String) throws -> RecordedLaunches? {
        if case .launches(let read) = try WrittenInput(SourceText(text)) { read } else { nil }
    }
}

struct LaunchesDiffTests {
    @Test func theSameIsNoDifference() {
        #expect(diff(whole, whole) == CommandOutcome())
        #expect(diff(launches(), launches()).status == 0)
    }

    @Test func aDifferenceIsToldOnce() {
        let outcome = diff(launches(), launches(state: "inactive"))
        #expect(outcome.status == 1)
        #expect(
            outcome.stdout == """
                - old.json
                + new.json

                changed: stepA (state active -> inactive)
                  2 launches: a/scene/active (iOS 15.0 to 16.0), b/scene/active (iOS 15.0 to 16.0)

                """)
    }

    @Test func launchesComeAndGo() {
        let outcome = diff(launches(), launches(from: "16.0", second: "c/scene/active", reason: "no"))
        #expect(
            outcome.stdout == """
                - old.json
                + new.json

                impossible: there is none -> no
                  a/scene/active (iOS 14.0)

                impossible: no
                  a/scene/active (iOS 15.0)

                gone: the launch
                  b/scene/active (iOS 15.0 to 16.0)

                new: the launch
                  c/scene/active (iOS 15.0 to 16.0)

                """)
    }

    /// What happens on a version that only one file knows is no difference, but the version is.
    @Test func aNewVersionIsComparedWithNothing() {
        let newer = launches().replacing(#""16.0"]"#, with: #""16.0", "17.0"]"#)
        #expect(diff(launches(), newer).stdout == "- old.json\n+ new.json\n\nnewest iOS: 16.0 -> 17.0\n")
        let moved = newer.replacing(#""last": "16.0""#, with: #""last": "17.0""#)
        #expect(diff(newer, moved).status == 0)
    }

    @Test func programsReadIt() {
        let outcome = diff(launches(), launches(outcome: "background"), "--format", "json")
        #expect(outcome.status == 1)
        #expect(
            outcome.stdout.contains(
                #"{"differences":["changed: the outcome (active -> background)"],"launches":[{"launch":"a/scene/active","#
                    + #""platform":"iOS","first":"15.0","last":"16.0"},"#))
        #expect(diff(launches(), launches(), "--format", "json").stdout.contains(#""same": true"#))
        let log = diff(launches(), launches(state: "inactive"), "--format", "github")
        #expect(log.stdout.hasPrefix("::notice") && log.stdout.contains("2 launches"))
    }

    @Test func onlyLikeIsCompared() {
        let scenario = #"{"name": "Cold", "events": [{"event": "tapIcon"}]}"#
        let outcome = diff(launches(), scenario)
        #expect(outcome.status == 2)
        #expect(outcome.stderr.contains("these are launches, and new.json is a timeline or leads to one"))
        #expect(diff(scenario, launches()).stderr.contains("these are launches, and old.json is a timeline"))
        for words in [["--format", "unified"], ["--ignore", "time"]] {
            let files = SampleFiles(["old.json": launches(), "new.json": launches()])
            let outcome = files.outcome(["diff", "old.json", "new.json"] + words)
            #expect(outcome.status == 2 && outcome.stderr.contains("\(words[0])"))
            #expect(outcome.stderr.contains("is for two timelines, and these are launches"))
        }
        let files = SampleFiles(["old.json": launches()])
        let changed = files.outcome(["diff", "old.json", "--set", "app.lifecycle=scene"])
        #expect(changed.status == 2 && changed.stderr.contains("--set changes a scenario, and these are launches"))
    }
}

/// A mistake in a file of launches, and what is said of it.
private struct WrongLaunches: CustomTestStringConvertible {
    let part: String
    let wrong: String
    let message: String

    var testDescription: String { wrong }
}

private let wrongLaunches = [
    WrongLaunches(part: #""schema": 1"#, wrong: #""schema": 2"#, message: "2:13: error: unknown schema 2 (known: 1)"),
    WrongLaunches(part: #""14.0", "15.0""#, wrong: #""14.0", "x""#, message: #"3:24: error: "x" is not a version"#),
    WrongLaunches(
        part: #""entries": [0]"#, wrong: #""entries": [7]"#, message: "there is no entry 7 (there are 1, from 0 on)"),
    WrongLaunches(
        part: #""timeline": 0"#, wrong: #""timeline": 1"#, message: "there is no timeline 1 (there are 1, from 0 on)"),
    WrongLaunches(
        part: #""first": "15.0""#, wrong: #""first": "17.0""#, message: "the last version comes before the first"),
    WrongLaunches(
        part: #""b/scene/active""#, wrong: #""a/scene/active""#, message: #"the launch "a/scene/active" is there twice"#
    ),
    WrongLaunches(
        part: #""platform": "iOS""#, wrong: #""platform": "watchOS""#, message: #"unknown platform "watchOS""#),
    WrongLaunches(part: #""outcome": "active""#, wrong: #""outcome": "tired""#, message: #"unknown outcome "tired""#),
    WrongLaunches(part: #""lifecycle": "scene""#, wrong: #""life": "scene""#, message: #"missing key "lifecycle""#),
]

@Test(arguments: wrongLaunches)
private func aWrongFileIsRefusedAtItsPlace(wrong: WrongLaunches) throws {
    let text = launches().replacing(wrong.part, with: wrong.wrong, maxReplacements: 1)
    #expect(text != launches())
    let outcome = diff(text, launches())
    #expect(outcome.status == 2)
    #expect(outcome.stderr.contains(wrong.message) && outcome.stderr.hasPrefix("old.json:"), "\(outcome.stderr)")
}
