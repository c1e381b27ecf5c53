import SampleLaunches
import TestSupport
import Testing

@testable import LaunchTraceKit

struct SynonymTests {
    @Test func everyNameIsOne() {
        for synonym in Synonym.all {
            for name in synonym.names { #expect(!Topic.named(name).isEmpty, "\(name)") }
            #expect(synonym.names.unique() == synonym.names, "\(synonym.words)")
        }
    }

    @Test func everyWordStandsInOneRow() {
        let words = Synonym.all.flatMap { $0.words.map(\.folded).unique() }
        #expect(Dictionary(grouping: words) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    }

    @Test(arguments: [
        ("killed", ["terminate", "user", "background.force-quit", "closeWindow", "applicationWillTerminate"]),
        ("force quit", ["terminate", "user", "background.force-quit", "closeWindow", "applicationWillTerminate"]),
        ("takes", ["handle", "read", "listen"]),
        (
            "Silent-Push",
            [
                "remoteNotification", "contentAvailable", "remoteNotification.contentAvailable",
                "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", "LT030",
            ]
        ), ("openurls", ["openURL"]), ("storyboards", ["storyboard"]), ("weather", []),
        (
            "universal",
            [
                "openUniversalLink", "openUniversalLink.url", "openUniversalLink.via", "openUniversalLink.via=tap",
                "swiftui-universal-link-cold", "openUniversalLink.via=airDrop",
            ]
        ),
    ]) func whatItMayMean(_ word: String, _ names: [String]) { #expect(Topic.suggestions(for: word) == names) }

    /// What somebody has in mind is known, or known to be called otherwise.
    @Test(arguments: [
        "killed", "silent push", "deep link", "cold start", "takes", "push", "background fetch", "universal link",
        "force quit", "crash", "prewarming", "widget", "shortcut", "3D touch", "state restoration", "splash screen",
        "watchdog", "0x8badf00d", "SceneDelegate", "AppDelegate", "didFinishLaunching", "warm start", "jetsam", "apns",
        "deeplink", "Universal Link", "quick action", "BGTaskScheduler", "pushkit", "background modes", "app switcher",
        "black screen", "xcode", "info.plist", "permission", "analytics", "flutter", "onboarding", "dark mode",
        "keychain",
    ]) func nobodyIsSentAway(_ word: String) {
        let suggestions = Topic.suggestions(for: word)
        #expect(!Topic.named(word).isEmpty || !suggestions.isEmpty)
        #expect(suggestions.count <= Suggestion.countLimit)
    }

    @Test(arguments: [
        (#"{ "event": "push" }"#, #"unknown event "push"; did you mean "remoteNotification" or "tapNotification"?"#),
        (#"{ "event": "kill" }"#, #"unknown event "kill"; did you mean "terminate" or "closeWindow"?"#),
        (#"{ "event": "pressHome", "wait": 3 }"#, #"pressHome has no key "wait"; did you mean "afterMs"?"#),
        (#"{ "event": "terminate", "by": "force quit" }"#, #"unknown cause "force quit"; did you mean "user"?"#),
        (
            #"{ "event": "backgroundEvent", "kind": "fetch" }"#,
            #"unknown kind "fetch"; did you mean "backgroundFetch" or "appRefreshTask"?"#
        ),
    ]) func inAnEventWhatIsAllowedThere(_ event: String, _ message: String) {
        #expect(diagnostics(SourceText(scenario(app: "", events: event))).all.map(\.message) == [message])
    }

    @Test(arguments: [
        ("didFinishLaunching", #"; did you mean "application(_:didFinishLaunchingWithOptions:)"?"#),
        ("didFinishLaunching()", #"; did you mean "application(_:didFinishLaunchingWithOptions:)"?"#),
        ("willFinish", #"; did you mean "application(_:willFinishLaunchingWithOptions:)"?"#),
        ("continueUserActivity", #"; did you mean "application(_:continue:restorationHandler:)"?"#),
        ("applicationDidBecomActive(_:)", #"; did you mean "applicationDidBecomeActive(_:)"?"#),
    ]) func aMethodInShort(_ method: String, _ question: String) {
        let text = scenario(app: #""appDelegate": { "\#(method)": {} }"#)
        let message = "unknown method \"\(method)\" in appDelegate" + question
        #expect(diagnostics(SourceText(text)).all.map(\.message) == [message])
    }

    @Test func aMethodOfAnotherDelegateInShort() {
        let text = scenario(app: #""appDelegate": { "openURLContexts": {} }"#)
        let message = #""openURLContexts" belongs to sceneDelegate, as "scene(_:openURLContexts:)""#
        #expect(diagnostics(SourceText(text)).all.map(\.message) == [message])
    }

    @Test func aKeyInAnotherPlace() {
        let text =
            #"{ "name": "n", "sdk": "26.0", "device": { "version": "18.0" }, "events": [{ "event": "tapIcon" }] }"#
        #expect(
            diagnostics(SourceText(text)).all.map(\.message) == [
                #"unknown key "sdk"; did you mean "app.sdk"?"#,
                #"unknown key "version" in device; did you mean "os" or "platform"?"#,
            ])
    }
}

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
