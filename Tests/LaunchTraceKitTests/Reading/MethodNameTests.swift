import LaunchModel
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchReading
@testable import LaunchTraceKit

/// A name of a method beside that of the catalogue.
struct OtherName: CustomTestStringConvertible, Sendable {
    let name: String
    let callback: Callback

    var testDescription: String { name }

    static let all = [
        OtherName(name: "init()", callback: .appInit),
        OtherName(name: "windowScene(_:performActionFor:)", callback: .windowScenePerformAction),
        OtherName(name: "windowScene(_:performActionFor:) async", callback: .windowScenePerformAction),
        OtherName(name: "userNotificationCenter(_:didReceive:)", callback: .didReceiveNotificationResponse),
        OtherName(name: "userNotificationCenter(_:willPresent:)", callback: .willPresentNotification),
        // The older method has the name without the word.
        OtherName(name: "application(_:didReceiveRemoteNotification:) async", callback: .fetchRemoteNotification),
        OtherName(name: "application(_:didReceiveRemoteNotification:)", callback: .didReceiveRemoteNotification),
        OtherName(name: "application(_:performActionFor:)", callback: .applicationPerformAction),
    ]
}

struct MethodNameTests {
    @Test(arguments: OtherName.all) func isReadAndExplained(sample: OtherName) {
        #expect(Callback.spelled(sample.name, by: sample.callback.receiver) == sample.callback)
        #expect(Topic.named(sample.name).contains { $0.names.contains(sample.callback.rawValue) })
    }

    @Test func aFindingPointsAtTheOtherName() throws {
        let marked = MarkedText(
            #"""
            { "name": "n", "device": { "os": "18.0" },
              "app": { "appDelegate": { "*": { "does": [] } },
                "sceneDelegate": { "windowScene(_:performActionFor:)": { "does": [{ «"registerTask"»: "a" }] } } },
              "start": "background", "events": [{ "event": "quickAction", "type": "new" }] }
            """#)
        let read = try reader().read(marked.source)
        let timeline = try read.scenario.trace()
        let finding = try #require(timeline.findings.first { $0.kind == .launchDeadlineMissed })
        #expect(read.place(of: finding, in: timeline).range == marked.marks[0])
    }

    @Test func aScenarioIsWrittenWithItsOwnName() throws {
        let text = scenario(app: #""lifecycle": "swiftUI", "swiftUIApp": { "App.init()": {} }, "view": {}"#)
        let read = try reader().read(SourceText(text), settings: [Setting(key: "app.view.scenePhase", value: "{}")])
        #expect(read.scenario.app.swiftUIApp == [.appInit: Delegate.Method()])
        #expect(read.scenario.app.view == [.scenePhase: Delegate.Method()])
        #expect(read.scenario.value().json.contains(#""swiftUIApp":{"init()":{}},"view":{"scenePhase":{}}"#))
    }

    @Test(arguments: ["userNotificationCenter(_:didReceive:)", "windowScene(_:performActionFor:)"]) func aLogTellsOfIt(
        name: String
    ) {
        let bytes = Array("SceneDelegate \(name)".utf8)
        #expect(CallbackMention(in: bytes[...])?.callback.otherSpellings.contains(name) == true)
    }
}
