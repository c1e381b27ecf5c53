import Foundation
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

private func explained(_ words: String...) throws -> String {
    try Explain(ParsedArguments(words, options: [.all])).text
}

struct ExplainTests {
    @Test(arguments: Topic.Kind.allCases) func everyNameExplains(kind: Topic.Kind) {
        for topic in Topic.all where topic.kind == kind {
            for name in [topic.title] + topic.names + topic.spellings {
                #expect(Topic.namedOrLogged(name).contains(topic), "\(name)")
                #expect(Topic.namedOrLogged(name.uppercased()).contains(topic), "\(name)")
            }
            #expect(topic.summary.hasSuffix(".") || topic.summary.hasSuffix("?"), "\(topic.summary)")
        }
    }

    /// A title, an address, an example and a name without blanks may be wider than a page.
    @Test(arguments: Topic.Kind.allCases.filter { $0 != .finding }) func everyPageIsWellSet(kind: Topic.Kind) {
        for topic in Topic.all where topic.kind == kind {
            let text = topic.text(.whole)
            #expect(
                text.hasPrefix(wrapped(topic.heading, to: Page.width).joined(separator: "\n") + "\n\n")
                    && text.hasSuffix("\n"))
            #expect(!text.contains("\n\n\n") && !text.contains(" \n"))
            #expect(text.split(separator: "\n").dropFirst().filter { $0.isTooWide } == [], "\(topic.title)")
        }
    }

    @Test(arguments: [
        Topic.Kind.callback: Callback.allCases.count, .trigger: EventKind.allCases.count,
        .notification: PostedNotification.allCases.count, .finding: FindingKind.allCases.count,
        .rule: RuleBook.standard.rules.count, .step: Step.allCases.count, .point: LaunchPoint.allCases.count,
        .dispute: Dispute.all.count, .otherMethod: OtherMethod.all.count,
    ]) func nothingIsLeftOut(kind: Topic.Kind, count: Int) { #expect(Topic.all.count { $0.kind == kind } == count) }

    @Test func everyOptionIsASlotOrASessionsValue() {
        for table in OptionKey.byTable {
            for key in table.keys { #expect(!Topic.named("\(table.name).\(key.name)").isEmpty, "\(key.name)") }
        }
    }

    /// A method that no launch depends on led to the page of its receiver, which said nothing of it.
    @Test(arguments: OtherMethod.all) func aMethodThatNoLaunchDependsOnHasAPageOfItsOwn(method: OtherMethod) throws {
        for spelling in [method.name, method.selector] {
            #expect(
                try explained(spelling).hasPrefix("\(method.name) (other method)\n\nA method of the "), "\(spelling)")
        }
    }

    /// The settings of a project, each with an example that holds.
    @Test(arguments: ScenarioKey.settings.map(\.name)) func aSettingIsShownAsItIsWritten(name: String) throws {
        let key = try #require(ScenarioKey.settings.first { $0.name == name })
        #expect(try explained("config.\(name)").contains("\nIn .launchtrace.json:"))
        _ = try Configuration(SourceText(key.example.spacedJSON, name: "settings"))
    }

    @Test func aRuleIsItsReasonItsSourceAndItsPlace() throws {
        #expect(
            try explained("scene.connect", "--all") == """
                scene.connect (rule)

                UIKit creates the scene and its delegate; the connection options contain the
                reason.

                documented: Apple, About the app launch sequence
                https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence

                When:
                    at the point sceneConnects
                    in an app with scenes or SwiftUI

                Effects:
                    point sceneConfiguration (scene.configuration,
                      scene.configuration.swiftui)
                    the scene is connected
                    point sceneWindow (scene.window.storyboard, scene.window.swiftui)
                    point roleConnects (scene.will-connect, scene.carplay,
                      scene.carplay.swiftui)

                Preceding rules:
                    scene.launch: A new or returning scene connects, enters the foreground and
                      becomes active.
                    scene.launch.beside: If another window is in front, a new one becomes
                      active after that window has the focus again.
                    scene.secondary: A scene on an external display enters the foreground and
                      never becomes active.
                    scene.secondary.carplay: An active CarPlay scene makes the app active,
                      regardless of the phone's screen; from iOS 18.5 it enters the foreground
                      before it has its interface controller.
                    scene.secondary.carplay.ios18-4: An active CarPlay scene makes the app
                      active, regardless of the phone's screen; up to iOS 18.4 it enters the
                      foreground once it has its interface controller.
                    background.scene-state: A scene that connects for an event goes from
                      unattached to background.
                    background.scene-state.asked: On iOS 26 the scene is in the background
                      when it connects for an event, and a watchdog waits for it.

                Triggers:
                    tapIcon, openURL, openUniversalLink, continueActivity, quickAction,
                      tapNotification, openAppIntent, acceptCloudKitShare, remoteNotification,
                      backgroundEvent, prewarm, openWindow, activateWindow, unlock, putOnHeadset
                      and interruption

                """)
    }

    @Test func aCallbackIsAllThatIsKnownOfIt() throws {
        #expect(
            try explained("-[SceneDelegate windowScene:performActionForShortcutItem:completionHandler:]", "--all")
                == """
                windowScene(_:performActionFor:completionHandler:) (callback)

                A connected window scene performs the quick action that the user chose on the
                Home screen.

                A callback of UIWindowSceneDelegate, sent to the SceneDelegate.

                In a scenario, below app.sceneDelegate:
                    {"windowScene(_:performActionFor:completionHandler:)": {"does": []}}

                When it is called:
                    scene.quick-action
                      A connected scene performs a quick action before it becomes active; its
                        place relative to sceneWillEnterForeground is not recorded.
                      in an app with scenes or SwiftUI
                      if the event is quickAction
                      if the scene is the one that the event is for
                      inferred: Shipping code of Chronoderm and Wikipedia relies on it

                Not called, and its replacement:
                    windowScene(_:performActionFor:completionHandler:) is never called in an
                      app without scenes; declare UIApplicationSceneManifest, or use the app
                      delegate's method (documented: Apple, Managing your app's life cycle)

                UIApplication.State inside (iOS 27.0):
                    scenes: inactive

                Parameters:
                    the quick action

                Payloads:
                    shortcutItem, in an app with scenes: at a cold start it is in
                      connectionOptions.shortcutItem, and scene(_:willConnectTo:options:)
                      receives it; in a running app
                      windowScene(_:performActionFor:completionHandler:) receives it
                    shortcutItem, in an app with SwiftUI: at a cold start it is in
                      connectionOptions.shortcutItem, and
                      application(_:configurationForConnecting:options:) receives it; in a
                      running app windowScene(_:performActionFor:completionHandler:) receives it

                Findings:
                    LT013 dead-callback: The app implements a method that UIKit never calls in
                      this life cycle.
                    LT024 completion-not-called: A path through a method returns without
                      calling its completion handler.
                    LT070 swiftui-wrapped-delegate: In a SwiftUI app, UIKit's delegates are
                      SwiftUI's own objects, and SwiftUI doesn't forward every call to the app's
                      delegates.

                Triggers (iOS 27.0):
                    from suspended, background (scenes): quickAction

                Since:
                    iOS 13.0, iPadOS 13.0, tvOS 13.0, visionOS 1.0, Mac Catalyst 13.1

                Conflicting sources:
                    quick-action-moment
                      When is a quick action delivered while the app runs?
                      There; with scenes after sceneWillEnterForeground, which is inferred.

                Spellings:
                    windowScene(_:performActionFor:completionHandler:)
                    windowScene:performActionForShortcutItem:completionHandler:
                    windowScene(_:performActionFor:)
                    windowScene(_:performActionFor:) async
                    windowScenePerformAction

                """)
    }

    @Test func anOptionIsWhatItHoldsAndWhen() throws {
        #expect(
            try explained("UIScene.ConnectionOptions.handoffUserActivityType", "--all") == """
                connectionOptions.handoffUserActivityType (connection option)

                The type of a Handoff activity; the activity follows when it has loaded.

                In a scenario: {"read": "connectionOptions.handoffUserActivityType"}

                When it is present:
                    after continueActivity, if the activity is one of Handoff

                Callbacks that receive it:
                    scene(_:willConnectTo:options:)
                    application(_:configurationForConnecting:options:)

                Spellings:
                    connectionOptions.handoffUserActivityType
                    UIScene.ConnectionOptions.handoffUserActivityType
                    UISceneConnectionOptions.handoffUserActivityType

                Since:
                    iOS 13.0, iPadOS 13.0, tvOS 13.0, visionOS 1.0, Mac Catalyst 13.1

                documented: Apple, UIScene.ConnectionOptions
                https://developer.apple.com/documentation/uikit/uiscene/connectionoptions

                """)
    }

    /// Without scenes the launch method and then the method of the payload receive it; the page named only one of them.
    @Test(arguments: [("url", "application(_:open:options:)"), ("shortcutItem", "application(_:performActionFor:")])
    func aPayloadIsDeliveredAfterTheLaunchMethods(payload: String, method: String) throws {
        let words = try explained(payload).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("and then \(method)"))
    }

    @Test func aDisputeIsWhatEachSideSaysAndWhatTheModelDoes() throws {
        #expect(
            try explained("event-loop-or-did-finish", "--all") == """
                event-loop-or-did-finish (dispute)

                Does the main event loop run before didFinishLaunching, without scenes?

                The model's choice:
                    The crash stacks from iOS 13 on, and Apple's sequence before.

                Sources:
                    After it.
                      documented: Apple, Responding to the launch of your app
                      https://developer.apple.com/documentation/uikit/responding-to-the-launch-of-your-app
                    Before it: crash stacks show didFinishLaunching called from inside the run
                      loop.
                      measured: swift#63333, realm-swift#8741, macios#22431, cwa-app-ios#5162:
                      crash stacks with didFinishLaunching below CFRunLoopRunSpecific and
                      workspace:didCreateScene:
                      https://github.com/swiftlang/swift/issues/63333
                      recording stack-did-finish-in-event-loop

                Rules:
                    launch.event-loop.app
                      Without scenes the launch methods run within the main event loop, while
                        UIKit creates a scene of its own.
                      in an app with no scenes
                      on systems 13.0 or later
                      recorded on iOS 13.0, iOS 14.0, iOS 15.0, iOS 16.0, iOS 17.0 and iOS
                        18.0, applied to other systems
                      measured: swift#63333, realm-swift#8741, macios#22431, cwa-app-ios#5162:
                      crash stacks with didFinishLaunching below CFRunLoopRunSpecific and
                      workspace:didCreateScene:
                      https://github.com/swiftlang/swift/issues/63333
                    launch.event-loop.app.ios12
                      Apple has the event loop start after the launch methods; later systems
                        call these within it.
                      in an app with no scenes
                      on systems before 13.0
                      unsettled: Apple, Responding to the launch of your app; crash stacks are
                      from iOS 13 and later

                Callbacks:
                    application(_:didFinishLaunchingWithOptions:)

                """)
    }

    @Test func aNameOfSeveralThingsExplainsEachAtLength() throws {
        let separator = "\n" + String(repeating: "-", count: 80) + "\n\n"
        let pages = try explained("unlock", "--all").components(separatedBy: separator)
        #expect(pages == Topic.named("unlock").map { $0.text(.whole) })
        #expect(pages.map { String($0.prefix { $0 != "\n" }) } == ["unlock (trigger)", "unlock (rule)"])
    }

    @Test func aNameOfSeveralThingsNamesTheOthers() throws {
        let lines = try explained("openURL").split(separator: "\n")
        #expect(lines.first == "openURL (trigger)" && lines.contains("See also launchtrace explain callback openURL"))
        #expect(try explained("callback", "openURL").hasPrefix("application(_:open:options:) (callback)\n"))
        #expect(try explained("suspended").contains("\nSee also launchtrace explain start suspended; step suspended\n"))
    }

    @Test func aNameOfManyThingsLeadsToTheirNames() throws {
        let lines = try explained("application").split(separator: "\n")
        #expect(lines.first == "\"application\" has 28 meanings:")
        #expect(lines.contains("    openURL: application(_:open:options:) (callback)"))
    }

    @Test func withoutANameTheKindsAreListed() throws {
        let contents = try explained().split(separator: "\n")
        #expect(contents.first == "callbacks (106): application(_:willFinishLaunchingWithOptions:), ...")
        #expect(contents.filter { $0.contains("): ") }.count == Topic.Kind.allCases.count)
        let all = try explained("--all")
        for kind in Topic.Kind.allCases { #expect(all.contains("\n\(kind.plural) (") || kind == .callback, "\(kind)") }
    }

    @Test(arguments: Topic.Kind.allCases) func aKindIsListedWithASentenceEach(kind: Topic.Kind) throws {
        let text = try explained(kind.plural, "--all")
        let topics = Topic.all.filter { $0.kind == kind }
        #expect(text.hasPrefix("\(kind.plural) (\(topics.count))\n\n\(topics[0].title)\n    "))
        #expect(text.hasSuffix("\n\n\"launchtrace explain NAME\" has more about a name.\n"))
    }

    @Test func aRuleOfAFindingSaysWhenWhatAndWho() {
        let rule = FindingRule(
            "payload.unclaimed", on: [.payload], when: .flag(.launching), at: [.event], .error(.sdk(.from(27))),
            .warning(.all([.os(.from(18, 4)), .platform([.iOS, .tvOS])])), .note(.flag(.launching)), .error,
            message: "\(.callback) carries a URL that nothing in the whole application ever looks at or hands on",
            fix: "read it", source: .documented("Apple, UIScene.ConnectionOptions", "https://developer.apple.com/x"))
        #expect(
            rule.item.lines.joined(separator: "\n") == """
                    payload.unclaimed, error if the SDK is 27.0 or later; otherwise warning if
                      the system is 18.4 or later and the platform is iOS or tvOS; otherwise
                      note if a launch is under way; otherwise error:
                      application(_:didFinishLaunchingWithOptions:) carries a URL that nothing
                        in the whole application ever looks at or hands on
                      read it
                      if a launch is under way
                      documented: Apple, UIScene.ConnectionOptions
                      https://developer.apple.com/x
                """)
    }

    @Test func aFindingIsMeaningFixReasonExampleAndRule() throws {
        #expect(
            try explained("LT080") == """
                LT080 headless-launch (finding)

                The system launches the app, shows no scene, and suspends the app again.

                Fix:
                    Keep application(_:didFinishLaunchingWithOptions:) short and free of
                    interface code, and do other work in the scene's callbacks.

                Reason:
                    This is how the system delivers an event in the background, and it isn't a
                    mistake. Code in application(_:didFinishLaunchingWithOptions:) must not
                    assume a user, a window or a session.

                Example ("launchtrace new LT080" prints it):
                    {
                      "name": "A push in the background",
                      "device": {"os": "18.0"},
                      "events": [{"event": "remoteNotification", "contentAvailable": true}]
                    }

                Rule headless-launch:
                    note; documented: Apple, About the background execution sequence
                    https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence

                "launchtrace explain LT080 --all" also prints the fix of the example and more.

                """)
    }

    /// Statements that a page lacked.
    @Test(arguments: [
        ("UIRequiresFullScreen", "deprecated in iOS 26. In a resizable environment of iOS 27 it is honored"),
        ("rotate.unsupported.ios27", "UIRequiresFullScreen is honored there: the window resizes in steps."),
        ("NotificationCenter.MessageIdentifier.willEnterForeground", "UIScene.willEnterForegroundNotification"),
        (".willEnterForeground", "UIApplication.willEnterForegroundNotification"),
        ("MessageIdentifier", "an observer of the message receives the content of the notification"),
        ("LT093", "restoration-activity"), ("LT016", "swiftui-url-moment"),
        ("swiftui-url-moment", "After onAppear, at a launch. unsettled: The accounts of two apps"),
        ("swiftui-url-moment", "Before the first render, at a launch. unsettled: The account of one app"),
        ("scene.url.swiftui-cold", "in OpenSwiftUI 0.1 s after the scene has connected"),
        ("device.model", "so a request for a window may fail that never fails on an iPad"),
        ("window.close-one.foldable", "https://developer.apple.com/videos/play/tech-talks/111464"),
        ("UISceneDestructionCondition", "scene.destroy"),
        ("UISceneDestructionCondition", "https://developer.apple.com/documentation/uikit/uiscenedestructioncondition"),
        ("sceneAccessory", "sceneAccessory(content:) (term)"),
        ("scene.will-connect", "recording lp-scene2-icon-cold recording lp-scene2-icon-warm"),
    ]) func aPageStates(name: String, statement: String) throws {
        let page = try explained(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(page.contains(statement))
    }

    @Test(arguments: FindingKind.allCases) func everyFindingIsExplained(kind: FindingKind) throws {
        #expect(kind.name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
        for text in [kind.meaning, kind.why, kind.fix] {
            #expect(text.hasSuffix(".") && text.first?.isUppercase == true && !text.contains("  "), "\(text)")
        }
        #expect(Topic.named(kind.code).map(\.title) == [kind.title])
        #expect(Topic.named(kind.name.uppercased()).first?.title == kind.title)
        let page = try explained(kind.code, "--all")
        for example in [kind.example.shown, kind.example.clean] {
            #expect(page.contains(example.value().lines(depth: 4).joined(separator: "\n")))
        }
    }
}

extension StringProtocol {
    /// Whether it could have been broken.
    fileprivate var isTooWide: Bool { count > Page.width && drop { $0 == " " }.contains(" ") && !contains("https://") }
}
