import Testing

@testable import LaunchModel

struct RuleBookTests {
    @Test func idsAreUnique() {
        let ids = RuleBook.standard.rules.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    /// A trigger that a table doesn't name would leave its rules out.
    @Test func eachTableNamesTheTriggersOfItsRules() {
        for table in RuleTable.all {
            #expect(Set(table.triggers) == Set(table.rules.flatMap(\.on)), "\(table.rules.first?.id ?? "")")
            #expect(table.triggers.unique() == table.triggers)
        }
    }

    @Test(arguments: RuleBook.standard.rules) func hasAReasonAndASource(rule: Rule) {
        #expect(rule.because.hasSuffix("."))
        #expect(rule.because.count > 20)
        #expect(rule.source.citation.count > 5)
        #expect(rule.source.url?.hasPrefix("https://") ?? true)
    }

    @Test(arguments: LaunchPoint.allCases) func isLedToAndHasARule(point: LaunchPoint) {
        #expect(!RuleBook.standard.rules(at: .at(point)).isEmpty)
        let isLedTo = !RuleBook.standard.rules(leadingTo: point).isEmpty
        #expect(isLedTo != LaunchPoint.reachedByTheMachine.contains(point))
    }

    @Test(arguments: EventKind.allCases) func hasARule(event: EventKind) {
        #expect(!RuleBook.standard.rules(at: .event(event)).isEmpty)
    }

    @Test(arguments: Callback.allCases) func isCalledBySomeRule(callback: Callback) {
        #expect(RuleBook.standard.rules.contains { $0.callbacks.contains(callback) })
    }

    @Test func noPointLeadsBackToItself() {
        for point in LaunchPoint.allCases { #expect(!point.canReach(point), "\(point)") }
    }

    @Test func callbacksOfAReceiverHaveSpellingsOfTheirOwn() {
        for callback in Callback.allCases {
            #expect(Callback.spelled(callback.name, by: callback.receiver) == callback)
            if let selector = callback.spec.selector {
                #expect(Callback.spelled(selector, by: callback.receiver) == callback)
            }
        }
    }
}

struct OtherRuleBookTests {
    private let scenario = Scenario("Cold", events: [.tapIcon])

    @Test func aBookWithoutARuleLeavesOutWhatItDoes() throws {
        let book = RuleBook(rules: RuleBook.standard.rules.filter { $0.id != "scene.foreground" })
        let names = try scenario.trace(by: book).entries.map(\.name)
        let usual = try scenario.trace().entries.map(\.name)
        let missing = [Callback.sceneWillEnterForeground.name, PostedNotification.sceneWillEnterForeground.rawValue]
        #expect(names == usual.filter { !missing.contains($0) })
        #expect(names != usual)
    }

    @Test func aBookWithoutRefusalsRefusesNothing() throws {
        let twice = Scenario("Twice", events: [.tapIcon, .lock, .lock])
        #expect(throws: ImpossibleEvent.self) { try twice.trace() }
        #expect(try twice.trace(by: RuleBook(refusals: [])).entries.count > 0)
    }

    @Test func aBookWithOtherLimitsStopsOtherLaunches() throws {
        let slow = try Scenario("Slow", app: Scenario.App(preMainMs: 21_000), events: [.tapIcon])
        #expect(try slow.trace().outcome == .stopped)
        #expect(try slow.trace(by: RuleBook(limits: [])).outcome == .app(.active))
    }

    @Test func twoRulesInOneSituationAreAMistakeOfTheBook() {
        let conflict = RuleConflict(trigger: .at(.sceneEntersForeground), rules: ["scene.foreground", "copy"])
        #expect(throws: ImpossibleEvent(event: 0, conflict: conflict)) { try scenario.trace(by: .contradictory) }
        var running = scenario
        running.start = .active
        #expect(throws: ImpossibleEvent(event: nil, conflict: conflict)) { try running.trace(by: .contradictory) }
    }
}

extension RuleBook {
    /// Has two rules that hold when a scene enters the foreground.
    static let contradictory = RuleBook(
        rules: standard.rules + [
            Rule(
                "copy", on: [.at(.sceneEntersForeground)], effects: [.call(.sceneWillEnterForeground)],
                because: "Holds where another rule does.", source: .inferred("A test"))
        ])
}

extension Rule: CustomTestStringConvertible {
    /// The id.
    public var testDescription: String { id }
}

extension LaunchPoint {
    fileprivate var next: Set<LaunchPoint> {
        RuleBook.standard.rules(at: .at(self)).reduce(into: []) { $0.formUnion($1.points) }
    }

    fileprivate func canReach(_ target: LaunchPoint) -> Bool {
        var (seen, open) = (Set<LaunchPoint>(), next)
        while let point = open.popFirst() {
            seen.insert(point)
            open.formUnion(point.next.subtracting(seen))
        }
        return seen.contains(target)
    }
}

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

struct DisputeTests {
    @Test func idsAreUnique() { #expect(Set(Dispute.all.map(\.id)).count == Dispute.all.count) }

    @Test(arguments: Dispute.all) func saysWhoSaysWhatAndWhereTheAnswerStands(dispute: Dispute) {
        #expect(dispute.question.hasSuffix("?") && dispute.choice.hasSuffix("."))
        #expect(!dispute.sides.isEmpty && dispute.sides.allSatisfy { $0.statement.hasSuffix(".") })
        #expect(dispute.rules.filter { RuleBook.standard.rule($0) == nil } == [])
        #expect(!dispute.rules.isEmpty || !dispute.callbacks.isEmpty)
        #expect(Set(dispute.findings).isSubset(of: FindingKind.allCases.map(\.code)))
    }

    /// What is disputed about iOS 26 was noted on iOS 18.
    @Test(arguments: [(18, false), (26, true)]) func theNoteOfLT093BeginsWithIOS26(os: Int, isNoted: Bool) throws {
        let app = Scenario.App(
            lifecycle: .scene, savedState: true, savedSession: true, sceneDelegate: [.sceneWillConnect: []])
        let timeline = try app.trace([.tapIcon], on: Device(os: Version(os)))
        let found = try #require(timeline.findings.first { $0.kind == .stateNotRestored })
        #expect(found.account.notes.contains { $0.text.contains("iOS 26") } == isNoted)
    }

    /// A rule that waits for the person's preference is one side of something.
    @Test func everyPreferenceIsADispute() {
        let rules = RuleBook.standard.rules.filter(\.dependsOnPreference)
        #expect(rules.filter { Dispute.about($0).isEmpty }.map(\.id) == ["background.intent-views"])
        #expect(
            Dispute.all.filter(RuleBook.standard.dependsOnPreference).map(\.id) == [
                "entry-in-background", "scene-in-background",
            ])
    }

    /// A dispute is preferred by its name, and alone.
    @Test func aPreferenceIsTheNameOfADispute() throws {
        let named = Preference.allCases.filter { $0 != .logs && $0 != .documented }
        #expect(Set(named.map(\.rawValue)) == Set(Dispute.all.filter(RuleBook.standard.dependsOnPreference).map(\.id)))
        let push = Event.remoteNotification(contentAvailable: true)
        func calls(_ lifecycle: Lifecycle, _ preference: Preference) throws -> Set<Callback> {
            let app = Scenario.App(lifecycle: lifecycle)
            let scenario = try Scenario("any", device: Device(os: 18), app: app, events: [push])
            return Set(try scenario.trace(preferring: preference).entries.compactMap(\.callback))
        }
        for preference in Preference.allCases {
            let connects = [.documented, .sceneInBackground].contains(preference)
            #expect(try calls(.scene, preference).contains(.sceneWillConnect) == connects)
            let enters = [.documented, .entersBackground].contains(preference)
            #expect(try calls(.appDelegate, preference).contains(.applicationDidEnterBackground) == enters)
        }
    }
}

extension Dispute: CustomTestStringConvertible {
    /// The id.
    public var testDescription: String { id }
}
