import LaunchModel
import SampleLaunches
import TestSupport
import Testing

@testable import ScenarioFormat

struct ScenarioReaderTests {
    @Test func theLeast() throws {
        let read = try reader().read(SourceText(#"{ "name": "n", "events": [{ "event": "tapIcon" }] }"#))
        #expect(read.scenario == Scenario("n", events: [Event(.tapIcon)]))
        #expect(read.start == nil)
    }

    @Test func everythingWritten() throws {
        let text = """
            {
              "name": "all", "notes": "for people",
              "device": {
                "platform": "iPadOS", "os": "18.4.1", "locked": true,
                "orientation": "landscapeLeft", "appearance": "dark"
              },
              "app": {
                "lifecycle": "scene", "sdk": "17.0", "interface": "code",
                "launchScreen": {
                  "storyboard": "Launch", "imageMB": 2.5, "containsText": true, "containsBranding": false,
                  "matchesFirstScreen": true, "followsAppearance": false
                },
                "multipleScenes": true, "savedState": true, "savedSession": true, "discardedSessions": 2,
                "firstLaunch": false, "preMainMs": 250
              },
              "start": "suspended",
              "events": [{ "event": "pressHome", "afterMs": 4000, "scene": "main" }]
            }
            """
        let expected = try Scenario(
            "all", notes: "for people",
            device: Device(
                platform: .iPadOS, os: Version(18, 4, 1), isLocked: true, orientation: .landscapeLeft, appearance: .dark
            ),
            app: Scenario.App(
                lifecycle: .scene, sdk: Version(17), interface: .code,
                launchScreen: LaunchScreen(
                    storyboard: "Launch", imageMB: 2.5, containsText: true, containsBranding: false,
                    matchesFirstScreen: true, followsAppearance: false), multipleScenes: true, savedState: true,
                savedSession: true, discardedSessions: 2, preMainMs: 250), start: .suspended,
            events: [Event(.pressHome, afterMs: 4000, scene: "main")])
        #expect(try reader().read(SourceText(text)).scenario == expected)
    }

    struct EventCase: CustomTestStringConvertible {
        let json: String
        let trigger: Trigger
        var testDescription: String { json }

        init(_ json: String, _ trigger: Trigger) { (self.json, self.trigger) = (json, trigger) }
    }

    @Test(arguments: [
        EventCase(
            #""openURL", "url": "recipes://soup?id=7&q=a%20b&flag", "sourceApplication": "self", "openInPlace": true"#,
            .openURL(OpenedURL("recipes://soup?id=7&q=a%20b&flag", sourceApplication: "self", openInPlace: true))),
        EventCase(
            #""openURL", "url": "a:b", "sourceApplication": "com.example.shop", "sameTeam": true"#,
            .openURL(OpenedURL("a:b", sourceApplication: "com.example.shop", isFromSameTeam: true))),
        EventCase(
            #""tapNotification", "action": "cook", "foreground": true"#,
            .tapNotification(TappedNotification(action: "cook", actionIsForeground: true))),
        EventCase(#""openURL", "url": "mailto:a@b.c""#, .openURL(OpenedURL("mailto:a@b.c"))),
        EventCase(
            #""openUniversalLink", "url": "https://a.b/c?d=e", "via": "airDrop""#,
            .openUniversalLink(UniversalLink("https://a.b/c?d=e", via: .airDrop))),
        EventCase(
            #""continueActivity", "activityType": "t", "source": "siri", "fails": true"#,
            .continueActivity(ContinuedActivity(activityType: "t", source: .siri, fails: true))),
        EventCase(#""quickAction", "type": "new""#, .quickAction(type: "new")),
        EventCase(#""tapNotification""#, .tapNotification(TappedNotification())),
        EventCase(
            #""tapNotification", "kind": "local", "action": "reply", "payload": {"a": [1]}, "from": "banner""#,
            .tapNotification(
                TappedNotification(
                    kind: .local, action: "reply", payload: .object([.init("a", .list([.number("1")]))]), from: .banner)
            )), EventCase(#""acceptCloudKitShare", "metadata": null"#, .acceptCloudKitShare(metadata: .null)),
        EventCase(#""acceptCloudKitShare", "metadata": "x""#, .acceptCloudKitShare(metadata: .string("x"))),
        EventCase(
            #""remoteNotification", "alert": true, "contentAvailable": true, "payload": {}"#,
            .remoteNotification(RemoteNotification(alert: true, contentAvailable: true, payload: .object([])))),
        EventCase(
            #""backgroundEvent", "kind": "urlSession", "identifier": "s", "takesMs": 2e3"#,
            .backgroundEvent(BackgroundEvent(kind: .urlSession, identifier: "s", takesMs: 2000))),
        EventCase(#""prewarm""#, .prewarm(.beforeUIApplicationMain)),
        EventCase(#""prewarm", "pauseAfter": "viewDidLoad""#, .prewarm(.viewDidLoad)),
        EventCase(#""openWindow""#, .openWindow(.window)),
        EventCase(#""openWindow", "role": "carPlay""#, .openWindow(.carPlay)),
        EventCase(#""openWindow", "value": "soup""#, .openWindow(OpenedWindow(value: "soup"))),
        EventCase(#""openWindow", "activityType": "a.b""#, .openWindow(OpenedWindow(activityType: "a.b"))),
        EventCase(#""rotate", "to": "landscapeLeft""#, .rotate(.landscapeLeft)),
        EventCase(#""significantTimeChange""#, .significantTimeChange),
        EventCase(#""interruption", "kind": "siri""#, .interruption(Interruption(kind: .siri))),
        EventCase(#""backgroundEvent", "kind": "pushToStart""#, .backgroundEvent(BackgroundEvent(kind: .pushToStart))),
        EventCase(
            #""openURL", "url": "a:b", "file": true, "openInPlace": false"#,
            .openURL(OpenedURL("a:b", file: true, openInPlace: false))),
        EventCase(#""disconnectScene", "role": "carPlay""#, .disconnectScene),
        EventCase(#""closeWindow", "canceled": true"#, .closeWindow(canceled: true)),
        EventCase(
            #""interruption", "kind": "phoneCall", "ends": "accepted""#,
            .interruption(Interruption(kind: .phoneCall, ends: .accepted))),
        EventCase(#""terminate""#, .terminate(.user)), EventCase(#""terminate", "by": "crash""#, .terminate(.crash)),
    ]) func events(_ event: EventCase) throws {
        let text = scenario(app: "", events: "{ \"event\": \(event.json) }")
        #expect(try reader().read(SourceText(text)).scenario.events == [Event(event.trigger)])
    }

    /// Events without keys of their own are read by name alone.
    @Test(arguments: EventKind.allCases) func everyEventHasItsTrigger(_ kind: EventKind) {
        let keys: String =
            switch kind {
            case .openURL, .openUniversalLink: #", "url": "https://a.b""#
            case .continueActivity: #", "activityType": "t""#
            case .quickAction: #", "type": "t""#
            case .openAppIntent: #", "intent": "t""#
            case .acceptCloudKitShare: #", "metadata": {}"#
            case .backgroundEvent: #", "kind": "visit""#
            case .interruption: #", "kind": "banner""#
            case .rotate: #", "to": "portrait""#
            default: ""
            }
        let text = scenario(app: "", events: "{ \"event\": \"\(kind.rawValue)\"\(keys), \"afterMs\": 1 }")
        #expect(throws: Never.self) {
            let event = try reader().read(SourceText(text)).scenario.events[0]
            #expect(event.trigger.kind == kind)
            #expect(event.afterMs == 1)
        }
    }

    @Test func placesOfEventsAndStart() throws {
        let marked = MarkedText(
            #"{ "name": "n", "start": «"active"», "events": [{ "afterMs": 1, "event": «"lock"» }, { "event": «"unlock"» }] }"#
        )
        let read = try reader().read(marked.source)
        let places = [read.start] + read.scenario.events.indices.map(read.place(ofEvent:))
        #expect(places.map { $0?.range } == marked.marks)
        #expect(read.place(ofEvent: 2) == nil)
    }

    @Test func delegates() throws {
        let text = scenario(
            app: """
                "appDelegate": {
                  "application(_:willFinishLaunchingWithOptions:)": {},
                  "application:didFinishLaunchingWithOptions:": {
                    "returns": false, "durationMs": 120,
                    "does": [
                      { "work": "db", "durationMs": 300, "on": "background", "once": true },
                      { "work": "SDK", "durationMs": "unknown" },
                      { "read": "launchOptions.url", "first": true, "writesIfMissing": true },
                      { "handle": "url" },
                      { "listen": "userActivity", "afterMs": 20, "buffered": true },
                      { "registerTask": "com.example.refresh" },
                      { "setNotificationDelegate": true },
                      { "enableHealthKitDelivery": true },
                      { "registerForRemoteNotifications": true }, { "reportCall": true },
                      { "makeWindow": "frame", "visible": false },
                      { "makeWindow": "scene" },
                      { "create": "store" }, { "use": "store" },
                      { "mark": "launch", "metric": "session" },
                      { "request": "permission:location" }, { "request": "permission:newThing" }
                    ]
                  },
                  "application(_:performFetchWithCompletionHandler:)": { "returns": "noData", "does": [] },
                  "*": { "durationMs": 3 }
                },
                "sceneDelegate": {}, "notificationDelegate": { "*": {} }, "viewController": { "viewDidLoad()": {} }
                """)
        let app = try reader().read(SourceText(text)).scenario.app
        let launch = Delegate.Method(
            returns: .bool(false), durationMs: 120,
            actions: [
                .work(label: "db", durationMs: 300, queue: .background, once: true),
                .work(label: "SDK", durationMs: nil), .read(slot: .launchURL, first: true, writesIfMissing: true),
                .handle(.url), .listen(.userActivity, afterMs: 20, buffered: true),
                .registerTask(identifier: "com.example.refresh"), .setNotificationDelegate, .enableHealthKitDelivery,
                .registerForRemoteNotifications, .reportCall, .makeWindow(.frame, visible: false),
                .makeWindow(.scene, visible: true), .create(resource: "store"), .use(resource: "store"),
                .mark(label: "launch", metric: .session), .request("permission:location"),
                .request("permission:newThing"),
            ])
        let expected = Delegate(
            named: [
                .willFinishLaunching: Delegate.Method(), .didFinishLaunching: launch,
                .performFetch: Delegate.Method(returns: .fetch(.noData), actions: []),
            ], others: Delegate.Method(durationMs: 3))
        #expect(app.appDelegate == expected)
        #expect(app.sceneDelegate == Delegate(named: [:]))
        #expect(app.notificationDelegate == .statedUnknown)
        #expect(app.viewController == Delegate(named: [.viewDidLoad: Delegate.Method()]))
    }

    /// What sets something up may come later; a listener has one time for both.
    @Test func whatIsPutOff() throws {
        let written: Value = [
            ["registerTask": "a", "continued": true, "later": true], ["setNotificationDelegate": true, "later": true],
            ["setServiceDelegate": "PKPushRegistryDelegate", "later": true, "afterMs": 5],
            ["makeWindow": "frame", "visible": false, "later": true], ["listen": "url", "later": true],
            ["listen": "url", "afterMs": 7, "buffered": true, "later": true],
            ["registerForRemoteNotifications": true, "later": true],
            ["enableHealthKitDelivery": true, "later": true, "afterMs": 0], ["create": "db", "later": true],
        ]
        let actions: [Action] = [
            .later(.registerTask(identifier: "a", continued: true)), .later(.setNotificationDelegate),
            .later(.setServiceDelegate(.pushRegistry), afterMs: 5), .later(.makeWindow(.frame, visible: false)),
            .later(.listen(.url)), .later(.listen(.url, buffered: true), afterMs: 7),
            .later(.registerForRemoteNotifications), .later(.enableHealthKitDelivery, afterMs: 0),
            .later(.create(resource: "db")),
        ]
        let method: Value = .object([Value.Member("does", written)])
        let app = "\"appDelegate\": { \"application(_:didFinishLaunchingWithOptions:)\": \(method.spacedJSON) }"
        let read = try reader().read(SourceText(scenario(app: app))).scenario.app.appDelegate[.didFinishLaunching]
        #expect(read == Delegate.Method(does: actions))
        #expect(read?.value == method)
        #expect(
            Delegate.Method(does: [.later(.listen(.url, afterMs: 3), afterMs: 4)]).value == [
                "does": [["listen": "url", "afterMs": 7, "later": true]]
            ])
    }

    /// It was kept, and then written without "buffered", which no reader accepts.
    @Test func aListenerWithoutABufferClearsNone() throws {
        let app = """
            "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {
                "does": [{ "listen": "url", "buffered": false, "clears": true }] } }
            """
        let read = try reader().read(SourceText(scenario(app: app))).scenario.app.appDelegate[.didFinishLaunching]
        #expect(read == Delegate.Method(does: [.listen(.url)]))
    }

    @Test func whatIsLeftOpen() throws {
        let name = Callback.fetchRemoteNotification.name
        let method: Value = ["does": [], "unknown": ["payload", "setUp", "launchOptions.url"], "completes": false]
        let app = "\"appDelegate\": { \"\(name)\": \(method.spacedJSON) }"
        let read = try reader().read(SourceText(scenario(app: app))).scenario.app.appDelegate[.fetchRemoteNotification]
        #expect(read == Delegate.Method(does: [], unknown: [.setUp, .payload, .option(.launchURL)], completes: false))
        #expect(read?.value == method)
        for part in UnknownPart.allCases { #expect(UnknownPart(rawValue: part.rawValue) == part) }
    }

    struct Default: CustomTestStringConvertible {
        let testDescription: String
        var app = ""
        var device = ""
        let lifecycle: Lifecycle
        let interface: Interface
        let hasSceneDelegate: Bool
    }

    private static let manifest = """
        "UIApplicationSceneManifest": { "UISceneConfigurations": { "UIWindowSceneSessionRoleApplication": [
          { "UISceneDelegateClassName": "SceneDelegate", "UISceneStoryboardFile": "Main" }] } }
        """

    @Test(arguments: [
        Default(testDescription: "nothing written", lifecycle: .scene, interface: .storyboard, hasSceneDelegate: true),
        Default(
            testDescription: "before iOS 13", device: #""os": "12.4""#, lifecycle: .appDelegate, interface: .storyboard,
            hasSceneDelegate: false),
        Default(
            testDescription: "visionOS 1", device: #""platform": "visionOS", "os": "1.0""#, lifecycle: .scene,
            interface: .storyboard, hasSceneDelegate: true),
        Default(
            testDescription: "Info.plist without manifest", app: #""infoPlist": {}"#, lifecycle: .appDelegate,
            interface: .code, hasSceneDelegate: false),
        Default(
            testDescription: "Info.plist with manifest", app: "\"infoPlist\": {\(manifest)}", lifecycle: .scene,
            interface: .storyboard, hasSceneDelegate: true),
        Default(
            testDescription: "manifest, and a system that ignores it", app: "\"infoPlist\": {\(manifest)}",
            device: #""os": "12.0""#, lifecycle: .appDelegate, interface: .storyboard, hasSceneDelegate: false),
        Default(
            testDescription: "a main storyboard", app: #""infoPlist": { "UIMainStoryboardFile": "Main" }"#,
            lifecycle: .appDelegate, interface: .storyboard, hasSceneDelegate: false),
        Default(
            testDescription: "SwiftUI", app: #""lifecycle": "swiftUI""#, lifecycle: .swiftUI, interface: .code,
            hasSceneDelegate: false),
        Default(
            testDescription: "SwiftUI with a scene delegate",
            app: #""lifecycle": "swiftUI", "sceneDelegate": { "*": {} }"#, lifecycle: .swiftUI, interface: .code,
            hasSceneDelegate: true),
        Default(
            testDescription: "no delegate class anywhere",
            app: #""infoPlist": { "UIApplicationSceneManifest": {} }, "appDelegate": {}"#, lifecycle: .scene,
            interface: .code, hasSceneDelegate: false),
        Default(
            testDescription: "the app delegate chooses the class",
            app: #""infoPlist": { "UIApplicationSceneManifest": {} }"#, lifecycle: .scene, interface: .code,
            hasSceneDelegate: true),
        Default(
            testDescription: "a scene delegate for later systems", app: #""sceneDelegate": {}"#,
            device: #""os": "12.0""#, lifecycle: .appDelegate, interface: .storyboard, hasSceneDelegate: true),
        Default(
            testDescription: "a scene delegate class that is missing", app: #""sceneDelegate": null"#,
            lifecycle: .scene, interface: .storyboard, hasSceneDelegate: false),
        Default(
            testDescription: "a window made in code",
            app: #""sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "makeWindow": "scene" }] } }"#,
            lifecycle: .scene, interface: .code, hasSceneDelegate: true),
    ]) func defaults(_ example: Default) throws {
        let text = scenario(app: example.app, device: example.device)
        let app = try reader().read(SourceText(text)).scenario.app
        #expect(app.lifecycle == example.lifecycle)
        #expect(app.interface == example.interface)
        #expect((app.sceneDelegate != nil) == example.hasSceneDelegate)
    }
}
