import Foundation
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

private func explained(_ name: String) throws -> String {
    try Explain(ParsedArguments([name], options: [])).text
}

struct ExplainTests {
    @Test(arguments: Topic.Kind.allCases)
    func everyNameExplains(kind: Topic.Kind) {
        for topic in Topic.all where topic.kind == kind {
            for name in [topic.title] + topic.names + topic.spellings {
                #expect(Topic.named(name).contains(topic), "\(name)")
                #expect(Topic.named(name.uppercased()).contains(topic), "\(name)")
            }
            #expect(topic.summary.hasSuffix(".") || topic.summary.hasSuffix("?"), "\(topic.summary)")
        }
    }

    /// A title, an address, an example and a name without blanks may be wider than a page.
    @Test(arguments: Topic.Kind.allCases.filter { $0 != .finding })
    func everyPageIsWellSet(kind: Topic.Kind) {
        for topic in Topic.all where topic.kind == kind {
            let text = topic.text
            #expect(text.hasPrefix("\(topic.title) (\(topic.kind.rawValue))\n\n") && text.hasSuffix("\n"))
            #expect(!text.contains("\n\n\n") && !text.contains(" \n"))
            let wide = text.split(separator: "\n").dropFirst().filter { $0.isTooWide }
            #expect(wide == [], "\(topic.title)")
        }
    }

    @Test(arguments: [
        Topic.Kind.callback: Callback.allCases.count, .trigger: EventKind.allCases.count,
        .notification: PostedNotification.allCases.count, .finding: FindingKind.allCases.count,
        .rule: RuleBook.standard.rules.count, .step: Step.allCases.count, .point: LaunchPoint.allCases.count,
        .dispute: Dispute.all.count,
    ])
    func nothingIsLeftOut(kind: Topic.Kind, count: Int) {
        #expect(Topic.all.count { $0.kind == kind } == count)
    }

    @Test func everyOptionIsASlotOrASessionsValue() {
        for table in OptionKey.byTable {
            for key in table.keys { #expect(!Topic.named("\(table.name).\(key.name)").isEmpty, "\(key.name)") }
        }
    }

    @Test func titlesAreUniqueInTheirKind() {
        let titles = Topic.all.map { "\($0.title) (\($0.kind.rawValue))" }
        #expect(Set(titles).count == titles.count)
    }

    @Test func aRuleIsItsReasonItsSourceAndItsPlace() throws {
        #expect(
            try explained("scene.connect") == """
                scene.connect (rule)

                UIKit makes the scene and its delegate, and tells in the connection options why.

                documented: Apple, About the app launch sequence
                https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence

                When:
                    at the point sceneConnects
                    in an app with scenes or SwiftUI

                What happens:
                    point sceneConfiguration (scene.configuration)
                    the scene is connected
                    point sceneWindow (scene.window.storyboard)
                    point roleConnects (scene.will-connect, scene.carplay,
                      scene.carplay.swiftui)

                Rules that lead to it:
                    scene.launch: A new or returning scene connects, enters the foreground and
                      becomes active.
                    scene.launch.beside: Beside a window that is in front, a new one becomes
                      active after that has the focus again.
                    scene.secondary: A scene on an external display enters the foreground and
                      never becomes active.
                    scene.secondary.carplay: An active CarPlay scene makes the app active,
                      whatever the phone itself shows.
                    background.scene-state: A scene that connects for an event goes from
                      unattached to background.
                    background.scene-state.asked: On iOS 26 the scene is in the background
                      when it connects for an event, and a watchdog waits for it.

                Follows from the triggers:
                    tapIcon, openURL, openUniversalLink, continueActivity, quickAction,
                      tapNotification, openAppIntent, acceptCloudKitShare, remoteNotification,
                      backgroundEvent, prewarm, openWindow, activateWindow, unlock, putOnHeadset
                      and interruption

                """)
    }

    @Test func aCallbackIsAllThatIsKnownOfIt() throws {
        #expect(
            try explained("-[SceneDelegate windowScene:performActionForShortcutItem:completionHandler:]") == """
                windowScene(_:performActionFor:completionHandler:) (callback)

                A callback of UIWindowSceneDelegate, sent to the SceneDelegate.

                What it is:
                    A connected window scene performs the quick action that the person chose
                      on the Home screen.

                Written as:
                    windowScene(_:performActionFor:completionHandler:)
                    windowScene:performActionForShortcutItem:completionHandler:
                    windowScene(_:performActionFor:)
                    windowScene(_:performActionFor:) async
                    windowScenePerformAction

                Since:
                    iOS 13.0, iPadOS 13.0, tvOS 13.0, visionOS 1.0, Mac Catalyst 13.1

                When it comes:
                    scene.quick-action
                      A connected scene performs a quick action before it becomes active; its
                        place against sceneWillEnterForeground is not recorded.
                      in an app with scenes or SwiftUI
                      if the event is quickAction
                      if the scene is the one that the event is for
                      inferred: Shipping code of Chronoderm and Wikipedia relies on it

                What leads to it (iOS 27.0):
                    from suspended, background (scenes): quickAction

                UIApplication.State inside (iOS 27.0):
                    scenes: inactive

                What it is handed:
                    the quick action

                Payloads:
                    shortcutItem, in an app with scenes: at a cold start it is in
                      connectionOptions.shortcutItem, and scene(_:willConnectTo:options:) takes
                      it; in a running app windowScene(_:performActionFor:completionHandler:)
                      does
                    shortcutItem, in an app with SwiftUI: at a cold start it is in
                      connectionOptions.shortcutItem, and
                      application(_:configurationForConnecting:options:) takes it; in a running
                      app windowScene(_:performActionFor:completionHandler:) does

                Where it isn't called, and what replaces it:
                    windowScene(_:performActionFor:completionHandler:) is never called in an
                      app without scenes; declare UIApplicationSceneManifest, or use the method
                      of the app delegate (documented: Apple, Managing your app's life cycle)

                Where sources disagree:
                    quick-action-moment
                      Where does a quick action come while the app runs?
                      There; with scenes after sceneWillEnterForeground, which is inferred.

                Findings:
                    LT013 dead-callback: The app implements a method that UIKit never calls in
                      this life cycle.

                """)
    }

    @Test func anOptionIsWhatItHoldsAndWhen() throws {
        #expect(
            try explained("UIScene.ConnectionOptions.handoffUserActivityType") == """
                connectionOptions.handoffUserActivityType (connection option)

                What it is:
                    The type of a Handoff activity, which follows when it has loaded.

                Written as:
                    connectionOptions.handoffUserActivityType
                    UIScene.ConnectionOptions.handoffUserActivityType
                    UISceneConnectionOptions.handoffUserActivityType

                Since:
                    iOS 13.0, iPadOS 13.0, tvOS 13.0, visionOS 1.0, Mac Catalyst 13.1

                When it is there:
                    after continueActivity, if the activity is one of Handoff

                Who is handed it:
                    scene(_:willConnectTo:options:)
                    application(_:configurationForConnecting:options:)

                documented: Apple, UIScene.ConnectionOptions
                https://developer.apple.com/documentation/uikit/uiscene/connectionoptions

                """)
    }

    @Test func aDisputeIsWhatEachSideSaysAndWhatTheModelDoes() throws {
        #expect(
            try explained("event-loop-or-did-finish") == """
                event-loop-or-did-finish (dispute)

                Does the main event loop run before didFinishLaunching, without scenes?

                What is said:
                    After it.
                      documented: Apple, About the app launch sequence
                      https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence
                    Before it: crash stacks show didFinishLaunching called from inside the run
                      loop.
                      unsettled: Public crash stacks

                What the model does:
                    Apple's sequence.

                Rules:
                    launch.event-loop.app
                      Apple has the event loop start after the launch methods; crash stacks
                        show didFinishLaunching called from inside the main run loop.
                      in an app with no scenes
                      unsettled: Apple, About the app launch sequence; crash stacks of
                      didFinishLaunching

                Callbacks:
                    application(_:didFinishLaunchingWithOptions:)

                """)
    }

    @Test func aNameOfSeveralThingsExplainsEach() throws {
        let pages = try explained("unlock").components(separatedBy: "\n" + String(repeating: "-", count: 80) + "\n\n")
        #expect(pages == Topic.named("unlock").map(\.text))
        #expect(pages.map { String($0.prefix { $0 != "\n" }) } == ["unlock (trigger)", "unlock (rule)"])
    }

    @Test func aNameOfManyThingsLeadsToTheirNames() throws {
        let lines = try explained("application").split(separator: "\n")
        #expect(lines.first == "\"application\" may mean one of 28 things:")
        #expect(lines.contains("    openURL: application(_:open:options:) (callback)"))
    }

    @Test func withoutANameTheKindsAreListed() throws {
        let contents = try Explain(ParsedArguments([], options: [])).text
        for kind in Topic.Kind.allCases {
            #expect(contents.contains("\n\(kind.plural) (") || kind == .callback, "\(kind)")
        }
        #expect(contents.hasPrefix("callbacks (95)\n    willFinishLaunching, didFinishLaunching, "))
        #expect(contents.contains("\nrules (307)\n    \"launchtrace explain rules\" lists them.\n"))
        #expect(contents.split(separator: "\n").allSatisfy { $0.count <= Page.width })
    }

    @Test(arguments: Topic.Kind.allCases)
    func aKindIsListedWithASentenceEach(kind: Topic.Kind) throws {
        let text = try explained(kind.plural)
        let topics = Topic.all.filter { $0.kind == kind }
        #expect(text.hasPrefix("\(kind.plural) (\(topics.count))\n\n\(topics[0].title)\n    "))
        #expect(text.hasSuffix("\n\n\"launchtrace explain NAME\" has more on one of them.\n"))
    }

    @Test func aRuleOfAFindingSaysWhenWhatAndWho() {
        let rule = FindingRule(
            "payload.unclaimed", on: [.payload], when: .flag(.launching), at: [.event],
            .error(.sdk(.from(27))), .warning(.all([.os(.from(18, 4)), .platform([.iOS, .tvOS])])),
            .note(.flag(.launching)), .error,
            message: "\(.callback) carries a URL that nothing in the whole application ever looks at or hands on",
            fix: "read it",
            source: .documented("Apple, UIScene.ConnectionOptions", "https://developer.apple.com/x"))
        #expect(
            rule.lines.joined(separator: "\n") == """
                Rule payload.unclaimed, error if the SDK is 27.0 or later, otherwise warning if
                the system is 18.4 or later and the platform is iOS or tvOS, otherwise note if a
                launch is under way, otherwise error:
                    <callback> carries a URL that nothing in the whole application ever looks at
                    or hands on
                    read it
                    if a launch is under way
                    documented: Apple, UIScene.ConnectionOptions
                    https://developer.apple.com/x
                """)
    }

    @Test func aFindingIsMeaningCauseCureRulesAndExamples() {
        let kind = FindingKind.headlessLaunch
        let path = "Examples/findings/LT080-headless-launch"
        let sections =
            [["What it means:"] + Page.indented(kind.meaning), ["Why it happens:"] + Page.indented(kind.why)]
            + [["How to fix it:"] + Page.indented(kind.fix)] + kind.rules.map(\.lines)
            + [["A scenario that shows it, \(path).json:"], lines(of: "\(path).json")]
            + [["The same without it, \(path).clean.json:"], lines(of: "\(path).clean.json")]
        #expect(kind.explanation == sections)
    }

    @Test(arguments: FindingKind.allCases)
    func everyFindingIsExplained(kind: FindingKind) throws {
        #expect(kind.name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
        for text in [kind.meaning, kind.why, kind.fix] {
            #expect(text.hasSuffix(".") && text.first?.isUppercase == true && !text.contains("  "), "\(text)")
        }
        #expect(Topic.named(kind.code).map(\.title) == [kind.title])
        #expect(Topic.named(kind.name.uppercased()).first?.title == kind.title)
        let example = lines(of: kind.path()) + lines(of: kind.path(".clean"))
        let prose = kind.explanation.flatMap(\.self).filter { !example.contains($0) }
        #expect(prose.filter { $0.isTooWide && !$0.contains("Examples/") } == [])
    }

    private let repository =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../").standardizedFileURL.path + "/"

    private func lines(of path: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: repository + path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

extension StringProtocol {
    /// Whether it could have been broken.
    fileprivate var isTooWide: Bool {
        count > Page.width && drop { $0 == " " }.contains(" ") && !contains("https://")
    }
}
