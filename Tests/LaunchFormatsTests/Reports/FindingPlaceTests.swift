import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats

struct FindingPlaceTests {
    struct PathCase: CustomTestStringConvertible {
        let app: String
        let causes: [[ScenarioPath.Step]]
        var testDescription: String { app }

        init(_ app: String, _ causes: [ScenarioPath.Step]...) { (self.app, self.causes) = (app, causes) }
    }

    @Test(arguments: [
        PathCase(#"«"lifecycle"»: "scene""#, [.key("app"), .key("lifecycle")]),
        PathCase(
            #""appDelegate": { «"application(_:didFinishLaunchingWithOptions:)"»: {} }"#,
            [.key("app"), .key("appDelegate"), .method(.didFinishLaunching)]),
        PathCase(
            #""appDelegate": { «"application:didFinishLaunchingWithOptions:"»: {} }"#,
            [.key("app"), .key("appDelegate"), .method(.didFinishLaunching)]),
        PathCase(
            #""sceneDelegate": { "sceneDidBecomeActive(_:)": { "does": [{ "use": "a" }, { «"read"»: "window" }] } }"#,
            [.key("app"), .key("sceneDelegate"), .method(.sceneDidBecomeActive), .key("does"), .item(1)]),
        PathCase(
            #""sceneDelegate": { "sceneDidBecomeActive(_:)": { "does": [{ "read": "window", «"first"»: true }] } }"#,
            [.key("app"), .key("sceneDelegate"), .method(.sceneDidBecomeActive), .key("does"), .item(0), .key("first")]),
        PathCase(
            #""infoPlist": { "UIBackgroundModes": ["audio", «"fetch"»] }"#,
            [.key("app"), .key("infoPlist"), .key("UIBackgroundModes"), .item(1)]),
        PathCase(#"«"infoPlist"»: "Info.plist""#, [.key("app"), .key("infoPlist"), .key("UILaunchScreen")]),
    ]) func pointsAtAPart(sample: PathCase) throws { try expectPlace(scenario(app: sample.app), sample.causes) }

    @Test func pointsAtTheNameOfAnEvent() throws {
        let text = scenario(app: "", events: #"{ "event": "tapIcon" }, { "afterMs": 1, "event": «"lock"» }"#)
        try expectPlace(text, [[.key("events"), .item(1), .key("event")]])
        let other = scenario(app: "", events: #"{ "event": "openURL", «"url"»: "a:b" }"#)
        try expectPlace(other, [[.key("events"), .item(0), .key("url")]])
    }

    @Test func theFirstPartThatIsWrittenDownIsToBlame() throws {
        try expectPlace(
            scenario(app: #"«"appDelegate"»: { "*": {} }, "lifecycle": "scene""#),
            [
                [.key("app"), .key("appDelegate"), .method(.didFinishLaunching)],
                [.key("app"), .key("infoPlist"), .key("UILaunchScreen")], [.key("app"), .key("sceneDelegate")],
                [.key("app"), .key("appDelegate")], [.key("app"), .key("lifecycle")],
            ])
    }

    @Test func elseTheEventOrTheWholeScenario() throws {
        let nowhere: [[ScenarioPath.Step]] = [[.key("app"), .key("sdk")], [.key("events"), .item(7), .key("event")]]
        let event = scenario(app: "", events: #"{ "event": «"tapIcon"» }"#)
        try expectPlace(event, nowhere, entry: 0)
        try expectPlace("«{» \"name\": \"n\", \"events\": [{ \"event\": \"tapIcon\" }] }", nowhere, entry: 1000)
    }

    @Test(
        arguments: [
            ("app.«lifecycle»=scene", [.key("app"), .key("lifecycle")]),
            ("events.0.event=«prewarm»", [.key("events"), .item(0), .key("event")]),
            (
                #"app.infoPlist={"UIBackgroundModes": [«"fetch"»]}"#,
                [.key("app"), .key("infoPlist"), .key("UIBackgroundModes"), .item(0)]
            ), ("app.«infoPlist»=Info.plist", [.key("app"), .key("infoPlist"), .key("UIBackgroundModes"), .item(0)]),
            (
                "app.sceneDelegate.«sceneDidBecomeActive:»={}",
                [.key("app"), .key("sceneDelegate"), .method(.sceneDidBecomeActive)]
            ),
        ] as [(String, [ScenarioPath.Step])]) func pointsIntoASetting(_ words: String, _ path: [ScenarioPath.Step])
        throws
    {
        let marked = MarkedText("--set " + words)
        let text = String(decoding: marked.source.bytes, as: UTF8.self).dropFirst("--set ".count)
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        let traced = try TracedScenario(
            SourceText(scenario(app: "", device: #""os": "18.0""#)),
            settings: [Setting(key: parts[0], value: parts[1])], findings: [.sample(at: path)])
        let place = try #require(traced.findings.first?.place)
        #expect(place.source.settingNumber == 1)
        #expect([place.range] == marked.marks)
    }

    @Test func whatASettingTookAwayIsNotWritten() throws {
        let marked = MarkedText(
            scenario(app: #""sdk": "26.0", "lifecycle": "scene""#, events: #"{ "event": «"tapIcon"» }"#))
        let traced = try TracedScenario(
            marked.source, settings: [Setting(key: "app.sdk", value: "null")],
            findings: [.sample(at: [.key("app"), .key("sdk")])])
        #expect(traced.findings.map(\.place.range) == marked.marks)
    }

    private func expectPlace(
        _ text: String, _ causes: [[ScenarioPath.Step]], entry: Int = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let marked = MarkedText(text)
        var finding = Finding.sample(entry: entry)
        finding.causes = causes.map(ScenarioPath.init)
        let traced = try TracedScenario(marked.source, findings: [finding])
        #expect(traced.findings.map(\.place.range) == marked.marks, sourceLocation: sourceLocation)
    }
}

private let survey = LaunchSurvey()
private let whole = LaunchesFile.text(of: survey)

struct LaunchesFileTests {
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
}
