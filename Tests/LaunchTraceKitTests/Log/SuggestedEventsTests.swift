import SampleLaunches
import Testing

@testable import LaunchTraceKit

/// What the user must have done for an app to log this.
struct SuggestedEventsTests {
    private static let options = "UIApplicationLaunchOptions"

    private static let launches: [(String, Start, [String])] = [
        (
            """
            didFinishLaunchingWithOptions Optional([__C.\(options)Key(_rawValue: \(options)URLKey): recipes://soup])
            applicationDidBecomeActive
            """, .notRunning, ["openURL recipes://soup"]
        ),
        (
            """
            -[AppDelegate application:didFinishLaunchingWithOptions:] {
                \(options)SourceApplicationKey = "com.example.mail";
                \(options)URLKey = "recipes://soup";
            }
            -[AppDelegate applicationDidBecomeActive:]
            """, .notRunning, ["openURL recipes://soup"]
        ),
        (
            """
            AppDelegate: didFinishLaunchingWithOptions
            AppDelegate: didFinishLaunchingWithOptions options: [\(options)ShortcutItemKey: <UIApplicationShortcutItem>]
            AppDelegate: applicationDidBecomeActive
            """, .notRunning, ["quickAction edit-me"]
        ),
        (
            """
            application(_:didFinishLaunchingWithOptions:)
            applicationDidBecomeActive(_:)
            application(_:performActionFor:completionHandler:)
            """, .notRunning, ["quickAction edit-me"]
        ),
        (
            """
            didFinishLaunchingWithOptions: \(options)LocationKey = 1
            applicationWillEnterForeground
            applicationDidBecomeActive
            """, .notRunning, ["backgroundEvent location", "tapIcon"]
        ),
        (
            "didFinishLaunchingWithOptions: \(options)BluetoothCentralsKey", .notRunning,
            ["backgroundEvent bluetoothCentral"]
        ),
        (
            """
            scene(_:willConnectTo:options:) <UISceneConnectionOptions: 0x600; URL: recipes://soup>
            sceneWillEnterForeground
            sceneDidBecomeActive
            """, .notRunning, ["openURL recipes://soup"]
        ),
    ]

    private static let phases: [(String, Start, [String])] = [
        (
            "scenePhase: inactive\nscenePhase: active\nscenePhase: inactive\nscenePhase: background", .notRunning,
            ["tapIcon", "pressHome"]
        ),
        (
            "scenePhase: inactive\nscenePhase: background\nscenePhase: inactive\nscenePhase: active", .active,
            ["pressHome", "tapIcon"]
        ), ("RecipesApp.init()\nscenePhase: active", .notRunning, ["tapIcon"]),
        // The delegate's methods say more.
        (
            "sceneDidBecomeActive\nscenePhase: active\nsceneWillResignActive\nsceneDidEnterBackground", .notRunning,
            ["tapIcon", "pressHome"]
        ),
    ]

    @Test(arguments: launches + phases) func areWhatTheLogTells(_ log: String, _ start: Start, _ events: [String])
        throws
    {
        let launches = try readLog(Array(log.utf8))
        let launch = try #require(launches.launch)
        let scenario = SuggestedScenario(of: launch, logged: launches.names, name: "any").scenario
        #expect(scenario?.start == start)
        #expect(scenario?.events.map(\.trigger.summary) == events)
    }

    /// A phase is held against the phase that the model hands over, whatever state the app is in.
    @Test func aPhaseIsComparedAsOne() throws {
        let scenario = try Scenario(
            "any", device: Device(os: 18), app: Scenario.App(lifecycle: .swiftUI), events: [.tapIcon, .pressHome])
        let log = "scenePhase: active\nscenePhase: inactive\nscenePhase: background"
        let launches = try readLog(Array(log.utf8))
        let entries = try #require(launches.launch?.entries)
        let found = Conformance(of: entries, with: try scenario.trace(), comparing: launches.names)
        #expect(found.holds && found.counts.matched == 3)
        let swapped = Conformance(
            of: [entries[1], entries[0], entries[2]], with: try scenario.trace(), comparing: launches.names)
        #expect(!swapped.holds)
    }
}

extension Trigger {
    fileprivate var summary: String {
        let detail: String? =
            switch self {
            case .openURL(let opened): "\(opened.url)"
            case .quickAction(let type): "\(type)"
            case .backgroundEvent(let event): event.kind.rawValue
            default: nil
            }
        return ([kind.rawValue] + [detail].compactMap(\.self)).joined(separator: " ")
    }
}

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
        found.expect(
            """
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
