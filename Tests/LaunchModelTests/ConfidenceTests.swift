import Testing

@testable import LaunchModel

/// Rules whose source was found to say more, or less, than they had it say.
struct ConfidenceTests {
    struct Case: CustomTestStringConvertible {
        let rule: String
        let source: Confidence
        var order: Confidence?

        var testDescription: String { rule }
    }

    /// Apple's page on the life cycle was cited for what it doesn't mention.
    private static let notOfThePage = [
        "scenes.come-forward", "headset.removed-elsewhere", "headset.put-on-elsewhere", "switcher.open-elsewhere",
        "switcher.close-elsewhere", "lock.elsewhere", "unlock.elsewhere", "rotate.elsewhere", "end.crash", "suspend",
        "background.in-front", "time-change.prewarmed",
    ].map { Case(rule: $0, source: .inferred) }

    private static let others = [
        // What is measured of one window was called a guess with that of several.
        Case(rule: "scene.comes-forward", source: .measured),
        // Batch's table has the response without scenes.
        Case(rule: "notification.response", source: .measured),
        Case(rule: "notification.response.ios17", source: .inferred, order: .unsettled),
        // That onOpenURL receives a link says nothing of the moment.
        Case(rule: "scene.link.swiftui", source: .documented, order: .inferred),
        Case(rule: "swiftui.view-task", source: .unsettled),
        Case(rule: "unlock.protected-data", source: .documented, order: .unsettled),
        Case(rule: "end.user.app", source: .measured), Case(rule: "views.disappear.app", source: .unsettled),
    ]

    @Test(arguments: notOfThePage + others) func ofARule(_ example: Case) throws {
        let rule = try #require(RuleBook.standard.rule(example.rule))
        #expect(rule.source.confidence == example.source && rule.order?.confidence == example.order)
    }

    /// What a Flutter app found on iOS 16 counted as carried over from iOS 14.
    @Test(arguments: [(14, []), (15, ["iOS 14.0", "iOS 16.0"]), (16, [])] as [(Int, [String])])
    func theResponseIsRecordedOnTwoSystems(os: Int, elsewhere: [String]) {
        let source = RuleBook.standard.rule("notification.response")?.source
        #expect(source?.recordedElsewhere(than: Device(os: Version(os))) == elsewhere)
    }

    /// The cited issue is about the order of a notification on iOS 12.
    @Test func theRecordOfASwipeIsCited() {
        #expect(RuleBook.standard.rule("end.user.app")?.source.url == "https://stackoverflow.com/a/25857028")
    }

    /// Views were said to stay on every system before scenes.
    @Test(arguments: [(7, false), (8, true), (9, true), (12, false)]) func viewsDisappearFromASwipedAppByVersion(
        os: Int, disappear: Bool
    ) throws {
        let scenario = try Scenario("Any", device: Device(os: Version(os)), start: .active, events: [.terminate(.user)])
        let names = try scenario.trace().entries.compactMap(\.callback)
        let views: [Callback] = disappear ? [.viewWillDisappear, .viewDidDisappear] : []
        #expect(
            names == [.applicationWillResignActive, .applicationDidEnterBackground] + views + [
                .applicationWillTerminate
            ])
    }

    /// SwiftUI's hosting scene delegate was traced on tvOS 26.
    @Test(arguments: [(Platform.iOS, 26, true), (.tvOS, 26, false), (.tvOS, 27, true), (.visionOS, 26, true)])
    func aHostingSceneDelegateExists(platform: Platform, os: Int, exists: Bool) {
        let app = Scenario.App(lifecycle: .scene, interface: .hostingScene)
        let found = Contradiction.all(in: app, on: Device(platform: platform, os: Version(os)))
        #expect(found == (exists ? [] : [.interfaceOfOthers(.hostingScene)]))
    }

    @Test(arguments: [
        (Callback.applicationDidBecomeActive, Platform.allCases), (.applicationWillResignActive, Platform.allCases),
        (.applicationWillEnterForeground, Platform.allCases), (.applicationDidEnterBackground, [.tvOS, .visionOS]),
    ]) func aMethodIsDeprecatedOnPlatforms(callback: Callback, platforms: [Platform]) {
        let names = platforms.map { "\($0.title) 26.0" }.listed("and")
        #expect(callback.spec.deprecation == "deprecated in \(names)")
        #expect(Callback.openURLFromSource.spec.deprecation == "deprecated in iOS 9.0")
    }

    @Test func disputesNameBothSides() throws {
        let ids = ["swiftui-task-moment", "restoration-activity"]
        for id in ids { #expect(try #require(Dispute.all.first { $0.id == id }).sides.count == 2) }
        let background = try #require(Dispute.all.first { $0.id == "scene-in-background" })
        #expect(background.sides.contains { $0.source.citation.hasPrefix("Nineteen engineers") })
    }
}
