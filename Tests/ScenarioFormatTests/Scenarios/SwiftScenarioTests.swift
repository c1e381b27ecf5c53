import LaunchModel
import SampleLaunches
import TestSupport
import Testing
import XCTest

@testable import ScenarioFormat

/// Scenarios that are built in Swift, next to the same in JSON.
struct SwiftScenarioTests {
    private func read(_ text: String) throws -> Scenario {
        let reader = ScenarioReader { (_) throws(FileProblem) in throw FileProblem(reason: "no such file") }
        return try reader.read(SourceText(text)).scenario
    }

    @Test func anAppOnAnOldSystemHasNoScenes() throws {
        let scenario = try Scenario(
            "Old", device: Device(os: 12), events: [.openURL("recipes://soup?id=7"), .pressHome.after(4000)])
        #expect(
            try scenario
                == read(
                    """
                    { "name": "Old", "device": { "os": "12.0" }, "events": [
                      { "event": "openURL", "url": "recipes://soup?id=7" }, { "event": "pressHome", "afterMs": 4000 }
                    ] }
                    """))
        #expect(scenario.app.lifecycle == .appDelegate && scenario.app.sdk == 12 && scenario.app.sceneDelegate == nil)
    }

    @Test func delegatesAreDictionariesAndMethodsAreLists() throws {
        let app = Scenario.App(
            sdk: 18.4,
            appDelegate: [.didFinishLaunching: [.read(slot: .launchURL, first: false, writesIfMissing: false)]],
            sceneDelegate: [.sceneWillConnect: [.makeWindow(.scene, visible: true)]])
        let scenario = try Scenario("Window", app: app, events: [.tapIcon])
        #expect(
            try scenario
                == read(
                    """
                    { "name": "Window", "app": {
                      "sdk": "18.4",
                      "appDelegate": {
                        "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "read": "launchOptions.url" }] }
                      },
                      "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "makeWindow": "scene" }] } }
                    }, "events": [{ "event": "tapIcon" }] }
                    """))
        #expect(scenario.app.interface == .code)
    }

    @Test func aURLTakesItselfApart() {
        let url: OpenedURL = "recipes://soup?id=7&q=a%20b&flag#end"
        #expect(url.scheme == "recipes")
        #expect(
            url.queryItems == [
                QueryItem(name: "id", value: "7"), QueryItem(name: "q", value: "a b"),
                QueryItem(name: "flag", value: nil),
            ])
        let unescaped: OpenedURL = "recipes://soup?a=%+5&b=%4&c=%zz%41"
        #expect(unescaped.queryItems.map(\.value) == ["%+5", "%4", "%zzA"])
        // For Swift an accent is one character with the sign before it.
        let accent: OpenedURL = "recipes:\u{301}?e=\u{301}&\u{301}#?a"
        #expect(accent.scheme == "recipes")
        #expect(accent.queryItems == [QueryItem(name: "e", value: "\u{301}"), QueryItem(name: "\u{301}", value: nil)])
        for text in ["soup", "https://a.b:c", "a b:c", ":soup"] { #expect(AbsoluteURL(text) == nil) }
        #expect(AbsoluteURL("HTTPS://me@a.b:80/c").isWeb && !AbsoluteURL("https:///c").isWeb)
    }

    @Test func whatContradictsItselfIsNoScenario() {
        #expect(throws: Contradictions(all: [.lifecycleTooNew(.scene, platform: .iOS, os: 12)])) {
            try Scenario("Old", device: Device(os: 12), app: Scenario.App(lifecycle: .scene), events: [.tapIcon])
        }
        #expect(throws: Contradictions(all: [.skipped(.system(.iOS), 20)])) {
            try Scenario("Skipped", device: Device(os: 20), events: [.tapIcon])
        }
    }

    @Test(arguments: Example.all) func whatIsWrittenReadsTheSame(example: Example) throws {
        let scenario = try example.scenario()
        #expect(try read(scenario.value().json) == scenario)
    }
}
