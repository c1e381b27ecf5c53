import SampleLaunches
import Testing
import XCTest

@testable import ScenarioFormat

struct ContradictionTests {
    private static let manifest = """
        "UIApplicationSceneManifest": { "UIApplicationSupportsMultipleScenes": true,
          "UISceneConfigurations": { "UIWindowSceneSessionRoleApplication": [{ "UISceneStoryboardFile": "Main" }] } }
        """

    private static func registration(_ opening: String, _ kind: String, _ closing: String) -> String {
        #""viewController": {"viewDidLoad()": {"does": [{\#(opening)"registerSceneAccessory"\#(closing): "\#(kind)"}]}}"#
    }

    struct Case: CustomTestStringConvertible {
        let app: String
        var device = ""
        let message: String?
        var testDescription: String { message ?? "fine: \(app)" }

        init(_ app: String, device: String = "", _ message: String?) {
            (self.app, self.device, self.message) = (app, device, message)
        }
    }

    @Test(arguments: [
        Case(
            "\"lifecycle\": «\"appDelegate\"», \"infoPlist\": {\(manifest)}",
            "infoPlist has scene configurations, so the app can't be without scenes"),
        Case("\"lifecycle\": \"appDelegate\", \"infoPlist\": {\(manifest)}", device: #""os": "12.0""#, nil),
        Case(
            #""lifecycle": «"appDelegate"», "appDelegate": { "application(_:configurationForConnecting:options:)": {} }"#,
            "application(_:configurationForConnecting:options:) adopts scenes, so the app can't be without " + "scenes"),
        Case(
            #""lifecycle": "appDelegate", "appDelegate": { "application(_:configurationForConnecting:options:)": {} }"#,
            device: #""os": "12.0""#, nil), Case(#""lifecycle": "appDelegate", "appDelegate": { "*": {} }"#, nil),
        Case(#""lifecycle": "appDelegate", "infoPlist": { "UIApplicationSceneManifest": {} }"#, nil),
        Case(#""lifecycle": "scene", "infoPlist": { "UIApplicationSceneManifest": {} }"#, nil),
        Case(#""lifecycle": «"scene"», "infoPlist": {}, "appDelegate": {}"#, "nothing in the app adopts scenes"),
        Case(#""lifecycle": "scene", "infoPlist": {}, "appDelegate": { "*": {} }"#, nil),
        Case(
            #""lifecycle": «"scene"»"#, device: #""os": "12.0""#,
            "the scene life cycle needs iOS 13.0 or later; the device has 12.0"),
        Case(
            #""lifecycle": «"swiftUI"»"#, device: #""platform": "tvOS", "os": "13.4""#,
            "the SwiftUI life cycle needs tvOS 14.0 or later; the device has 13.4"),
        Case(#""lifecycle": "swiftUI""#, device: #""platform": "visionOS", "os": "1.0""#, nil),
        Case(#""lifecycle": "appDelegate", "sceneDelegate": {}"#, nil),
        Case(#""lifecycle": «"scene"», "sdk": "12.4""#, "SDK 12.4 doesn't have the scene life cycle yet"),
        Case(#""lifecycle": "appDelegate", "sdk": "12.4""#, nil),
        Case(
            #""lifecycle": "appDelegate", "multipleScenes": «true»"#,
            "\"multipleScenes\" needs scenes, and the app has none"),
        Case(#""lifecycle": "appDelegate", "multipleScenes": false, "savedSession": false"#, nil),
        Case(
            #""lifecycle": "appDelegate", "savedSession": «true»"#,
            "\"savedSession\" needs scenes, and the app has none"),
        Case(#""infoPlist": {}, "discardedSessions": «1»"#, "\"discardedSessions\" needs scenes, and the app has none"),
        Case(
            "\"multipleScenes\": «false», \"infoPlist\": {\(manifest)}",
            "UIApplicationSupportsMultipleScenes is true in infoPlist"),
        Case("\"interface\": «\"code\"», \"infoPlist\": {\(manifest)}", "infoPlist names the storyboard \"Main\""),
        Case(#""interface": «"storyboard"», "infoPlist": {}"#, "infoPlist names no storyboard"),
        Case(#""interface": "code""#, nil),
        // Registrations that can't be compiled were traced.
        Case(
            registration("«", "externalDisplay", "»"), device: #""os": "26.4""#,
            "scene accessories for an external display exist on iOS and iPadOS from 27.0, not with iOS 26.4"),
        Case(
            registration("«", "externalDisplay", "»"), device: #""platform": "visionOS", "os": "27.0""#,
            "scene accessories for an external display exist on iOS and iPadOS from 27.0, not with visionOS 27.0"),
        Case(
            registration("«", "externalDisplay", "»") + #", "sdk": "26.0""#,
            "scene accessories for an external display exist on iOS and iPadOS from 27.0, not with SDK 26.0"),
        Case(
            registration("«", "cameraCapture", "»"),
            "scene accessories for camera capture exist on iOS and iPadOS from 27.1, not with iOS 27.0"),
        Case(
            #"«"closureConfirmation"»: true"#, device: #""os": "26.4""#,
            "closure confirmations exist on iOS, iPadOS and Mac Catalyst from 27.0, not with iOS 26.4"),
        Case(
            #"«"closureConfirmation"»: true, "sdk": "26.0""#,
            "closure confirmations exist on iOS, iPadOS and Mac Catalyst from 27.0, not with SDK 26.0"),
        Case(#""closureConfirmation": true"#, device: #""platform": "macCatalyst""#, nil),
        Case(
            #"«"destructionConditions"»: ["systemDisconnection"]"#, device: #""platform": "macCatalyst""#,
            "destruction conditions exist on iOS, iPadOS and visionOS from 26.0, not with Mac Catalyst 27.0"),
        Case(
            #"«"destructionConditions"»: ["systemDisconnection"], "sdk": "18.0""#,
            "destruction conditions exist on iOS, iPadOS and visionOS from 26.0, not with SDK 18.0"),
        Case(
            #""destructionConditions": ["systemDisconnection"]"#, device: #""platform": "visionOS", "os": "26.0""#, nil),
        Case(#""closureConfirmation": false, "destructionConditions": []"#, device: #""os": "18.0""#, nil),
        Case(
            #""lifecycle": "appDelegate", "sdk": "26.0", "destructionConditions": «["systemDisconnection"]»"#,
            "\"destructionConditions\" needs scenes, and the app has none"),
        Case(registration("", "cameraCapture", ""), device: #""os": "27.1""#, nil),
        Case(registration("", "externalDisplay", ""), device: #""platform": "iPadOS""#, nil),
        Case(
            #"«"notificationDelegate"»: {}"#, device: #""os": "9.3""#,
            "UNUserNotificationCenterDelegate needs iOS 10.0 or later; the device has 9.3"),
        Case(#"«"view"»: {}"#, "\"view\" needs the SwiftUI life cycle, and the app has another"),
        Case(
            #""lifecycle": "appDelegate", «"swiftUIApp"»: { "scenePhase": {} }"#,
            "\"swiftUIApp\" needs the SwiftUI life cycle, and the app has another"),
        Case(#""lifecycle": "swiftUI", "swiftUIApp": {}, "view": {}"#, nil),
        Case(
            #""firstLaunch": true, "savedState": «true»"#,
            "\"savedState\" means that the app has run before, but firstLaunch is true"),
        Case(
            #""firstLaunch": true, "savedSession": «true»"#,
            "\"savedSession\" means that the app has run before, but firstLaunch is true"),
    ]) func contradiction(_ example: Case) {
        expectMistakes(scenario(app: example.app, device: example.device), example.message.map { [$0] } ?? [])
    }

    /// A misread value must not seem to contradict the rest.
    @Test func onlyWhatWasReadWell() {
        expectMistakes(
            scenario(app: #""lifecycle": «"scenes"», "infoPlist": {}, "sceneDelegate": {}"#),
            ["unknown lifecycle \"scenes\"; did you mean \"scene\"?"])
    }

    @Test func notBesideAMisreadDevice() {
        expectMistakes(
            scenario(app: #""lifecycle": "scene""#, device: #""platform": «"tvos"», "os": "12.0""#),
            ["unknown platform \"tvos\"; did you mean \"tvOS\"?"])
    }
}

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
