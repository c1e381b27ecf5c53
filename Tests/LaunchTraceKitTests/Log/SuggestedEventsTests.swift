import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchReading
@testable import LaunchTraceKit

/// What the user must have done for an app to log this.
struct SuggestedEventsTests {
    struct Sample: CustomTestStringConvertible {
        let log: String
        let start: Start
        let events: [String]

        var testDescription: String { log }
    }

    private static let options = "UIApplicationLaunchOptions"

    private static let launches: [Sample] = [
        Sample(
            log: """
                didFinishLaunchingWithOptions Optional([__C.\(options)Key(_rawValue: \(options)URLKey): recipes://soup])
                applicationDidBecomeActive
                """, start: .notRunning, events: ["openURL recipes://soup"]),
        Sample(
            log: """
                -[AppDelegate application:didFinishLaunchingWithOptions:] {
                    \(options)SourceApplicationKey = "com.example.mail";
                    \(options)URLKey = "recipes://soup";
                }
                -[AppDelegate applicationDidBecomeActive:]
                """, start: .notRunning, events: ["openURL recipes://soup"]),
        Sample(
            log: """
                AppDelegate: didFinishLaunchingWithOptions
                AppDelegate: didFinishLaunchingWithOptions options: [\(options)ShortcutItemKey: <UIApplicationShortcutItem>]
                AppDelegate: applicationDidBecomeActive
                """, start: .notRunning, events: ["quickAction edit-me"]),
        Sample(
            log: """
                application(_:didFinishLaunchingWithOptions:)
                applicationDidBecomeActive(_:)
                application(_:performActionFor:completionHandler:)
                """, start: .notRunning, events: ["quickAction edit-me"]),
        Sample(
            log: """
                didFinishLaunchingWithOptions: \(options)LocationKey = 1
                applicationWillEnterForeground
                applicationDidBecomeActive
                """, start: .notRunning, events: ["backgroundEvent location", "tapIcon"]),
        Sample(
            log: "didFinishLaunchingWithOptions: \(options)BluetoothCentralsKey", start: .notRunning,
            events: ["backgroundEvent bluetoothCentral"]),
        Sample(
            log: """
                scene(_:willConnectTo:options:) <UISceneConnectionOptions: 0x600; URL: recipes://soup>
                sceneWillEnterForeground
                sceneDidBecomeActive
                """, start: .notRunning, events: ["openURL recipes://soup"]),
    ]

    private static let phases: [Sample] = [
        Sample(
            log: "scenePhase: inactive\nscenePhase: active\nscenePhase: inactive\nscenePhase: background",
            start: .notRunning, events: ["tapIcon", "pressHome"]),
        Sample(
            log: "scenePhase: inactive\nscenePhase: background\nscenePhase: inactive\nscenePhase: active",
            start: .active, events: ["pressHome", "tapIcon"]),
        Sample(log: "RecipesApp.init()\nscenePhase: active", start: .notRunning, events: ["tapIcon"]),
        // The delegate's methods say more.
        Sample(
            log: "sceneDidBecomeActive\nscenePhase: active\nsceneWillResignActive\nsceneDidEnterBackground",
            start: .notRunning, events: ["tapIcon", "pressHome"]),
    ]

    @Test(arguments: launches + phases) func areWhatTheLogTells(_ sample: Sample) throws {
        let launches = try readLog(Array(sample.log.utf8))
        let launch = try #require(launches.launch)
        let scenario = SuggestedScenario(of: launch, logged: launches.names, name: "any").scenario
        #expect(scenario?.start == sample.start)
        #expect(scenario?.events.map(\.trigger.summary) == sample.events)
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
