import LaunchLaws
import Testing

@testable import LaunchModel

/// What OpenSwiftUI, which is written anew after SwiftUI's binary, does with what UIKit tells it: its delegates of an
/// application and of a scene were read at revision 069dd80b (August 2026), and the calls written down from that alone.
struct OpenSwiftUITests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let event: Event
        let start: Start
        let calls: [Callback]

        init(_ testDescription: String, _ event: Event, from start: Start, _ calls: Callback...) {
            (self.testDescription, self.event, self.start, self.calls) = (testDescription, event, start, calls)
        }
    }

    private static let url = Event.openURL("recipes://soup")
    private static let link = Event.openUniversalLink("https://example.com/soup")
    private static let activity = Event.continueActivity(
        ContinuedActivity(activityType: "com.example.soup", source: .spotlight))

    /// Who hears of what an app is handed. The application's delegate forwards what it doesn't implement, but
    /// `configurationForConnecting` of the app's own is asked by the scene's delegate, each time that it connects.
    @Test(arguments: [
        Case("a cold URL", url, from: .notRunning, .configurationForConnecting, .sceneWillConnect, .onOpenURL),
        Case("a cold link", link, from: .notRunning, .configurationForConnecting, .sceneWillConnect, .onOpenURL),
        Case(
            "a cold activity", activity, from: .notRunning, .configurationForConnecting, .sceneWillConnect,
            .onContinueUserActivity, .sceneContinueActivity),
        Case("a warm URL", url, from: .suspended, .onOpenURL, .sceneOpenURLContexts),
        Case("a warm link", link, from: .suspended, .sceneWillContinueActivity, .onOpenURL),
        Case(
            "a warm activity", activity, from: .suspended, .sceneWillContinueActivity, .onContinueUserActivity,
            .sceneContinueActivity),
    ]) func whoHears(_ sample: Case) throws {
        let heard: Set<Callback> = [
            .configurationForConnecting, .sceneWillConnect, .onOpenURL, .onContinueUserActivity, .sceneOpenURLContexts,
            .sceneWillContinueActivity, .sceneContinueActivity, .openURL, .applicationContinueActivity,
        ]
        #expect(try calls(sample.event, from: sample.start).filter(heard.contains) == sample.calls)
    }

    /// The phase of a scene is set before the method of the app's own delegate is called: `updateScenePhase`.
    @Test(arguments: [
        (Event.pressHome, Start.active, [Callback.sceneWillResignActive, .sceneDidEnterBackground]),
        (.tapIcon, .suspended, [.sceneWillEnterForeground, .sceneDidBecomeActive]),
    ]) func phasesComeBeforeTheMethods(_ event: Event, _ start: Start, _ methods: [Callback]) throws {
        let calls = try calls(event, from: start)
        let phases = calls.indices.filter { calls[$0] == .appScenePhase }
        for (phase, method) in zip(phases, methods) {
            #expect(calls[phase...].first { $0 != .appScenePhase && $0 != .scenePhase } == method)
        }
        #expect(phases.count == methods.count)
    }

    /// The methods that its delegates have; all others are forwarded.
    @Test func itsDelegatesHaveTheseMethods() {
        let ofApplication: [Callback] = [.didFinishLaunching, .configurationForConnecting]
        let ofScene: [Callback] = [
            .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneOpenURLContexts, .stateRestorationActivity,
            .sceneContinueActivity,
        ]
        let handled = SwiftUIMessage.all.filter { $0.os.contains(18) }.map(\.callback)
        #expect(Set(handled) == Set(ofApplication + ofScene))
        #expect(SwiftUIMessage.kept == [.stateRestorationActivity])
    }

    /// What UIKit sends to an app with scenes leads to the same calls by way of its delegates as the model says: `make soak`
    /// holds that for all versions.
    @Test(arguments: [Platform.iOS, .iPadOS]) func theirAnswersAreTheModels(_ platform: Platform) {
        var test = ReimplementationTest()
        for setup in ReimplementationTest.setups
        where setup.device.platform == platform && setup.device.os == Version(18) { test.run(setup) }
        #expect(test.unlike.prefix(5) == [])
        #expect(test.events > 1000)
    }

    /// A document that its browser presents is taken out of the URLs before one of them is published.
    @Test func aDocumentIsNotPublished() throws {
        let document = Event.openURL(OpenedURL("file:///soup.recipe", openInPlace: true))
        #expect(try !calls(document, from: .suspended, interface: .documentGroup).contains(.onOpenURL))
    }

    private func calls(_ event: Event, from start: Start, interface: Interface? = nil) throws -> [Callback] {
        let app = Scenario.App(lifecycle: .swiftUI, interface: interface, sceneDelegate: .complete)
        return try Scenario("any", device: Device(os: 18), app: app, start: start, events: [event]).trace().entries
            .filter { $0.kind == .callback }.compactMap(\.callback)
    }
}
