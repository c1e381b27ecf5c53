import Testing

@testable import LaunchModel

struct FindingKindTests {
    @Test func idsAreUnique() {
        let ids = RuleBook.standard.findingRules.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: RuleBook.standard.findingRules) func hasWordsAndASource(rule: FindingRule) {
        for text in [rule.message.text, rule.fix.text] {
            #expect(text.count > 5)
            #expect(!text.hasSuffix("."))
        }
        #expect(rule.source.citation.count > 5)
        #expect(rule.source.url?.hasPrefix("https://") ?? true)
        #expect(!rule.severities.isEmpty)
        #expect(rule.shownBy.allSatisfy { RuleBook.standard.rule($0) != nil })
        #expect(!rule.at.isEmpty || rule.on == [.declared])
    }

    @Test(arguments: FindingKind.allCases) func hasARule(kind: FindingKind) { #expect(!kind.rules.isEmpty) }

    @Test func kindsAreListedByTheirCodes() {
        let codes = FindingKind.allCases.map(\.code)
        #expect(codes == Set(codes).sorted())
        #expect(Set(FindingKind.allCases.map(\.name)).count == codes.count)
    }

    /// The list of the kinds says of each what its rules say.
    @Test(arguments: FindingTrigger.allCases) func isListedWithItsTriggers(trigger: FindingTrigger) {
        #expect(
            FindingKind.all(at: trigger).map(\.code)
                == FindingKind.allCases.filter { $0.rules.contains { $0.on.contains(trigger) } }.map(\.code))
    }

    /// What is found out when a trigger first asks is what a book of the same kinds knows.
    @Test(arguments: FindingTrigger.allCases) func isAskedAsInABookOfItsOwn(trigger: FindingTrigger) {
        let own = RuleBook(findings: FindingKind.allCases)
        #expect(own == .standard)
        for callback in [nil] + Callback.allCases.map(Optional.init) {
            #expect(
                RuleBook.standard.findingRules(at: trigger, in: callback).map(\.rule.id)
                    == own.findingRules(at: trigger, in: callback).map(\.rule.id))
        }
    }

    @Test(arguments: FindingTrigger.allCases) func isAsked(trigger: FindingTrigger) {
        #expect(RuleBook.standard.findingRules.contains { $0.on.contains(trigger) })
    }

    @Test(arguments: Placeholder.all) func isUsed(placeholder: Placeholder) {
        #expect(
            RuleBook.standard.findings.contains { kind in
                kind.effect.placeholders.contains(placeholder)
                    || kind.rules.contains { $0.placeholders.contains(placeholder) }
            })
    }

    /// With what stands before it on its line, as in `warning: LT011 `, a row of a terminal has room for it.
    @Test(arguments: RuleBook.standard.findings) func saysWhatUsersSeeInALine(kind: FindingKind) {
        let openers = PayloadKind.allCases.map(\.opener)
        for effect in [kind.effect] + kind.rules.compactMap(\.effect) {
            #expect(Set(effect.placeholders).isSubset(of: [.opener, .completion]), "what a user wrote may be long")
            for opener in openers {
                let text = effect.replacingPlaceholders { _ in opener }
                #expect(text.count <= Finding.Account.mostLetters && !text.hasSuffix("."), "\(text)")
            }
        }
    }

    /// Each clause but the last needs a condition, or those after it are never reached.
    @Test(arguments: RuleBook.standard.findingRules) func reachesEachSeverity(rule: FindingRule) {
        #expect(rule.severities.dropLast().allSatisfy { $0.when != .always })
    }

    @Test func theSceneMandateFollowsTheSDK() throws {
        let severities = try [Version(18), Version(18, 4), Version(26), Version(27)].map { version in
            try severity(of: .sceneLifecycleRequired, sdk: version, os: version)
        }
        #expect(severities == [nil, .note, .warning, .error])
        #expect(try severity(of: .sceneLifecycleRequired, sdk: Version(26), os: Version(27)) == .warning)
    }

    private func severity(of kind: FindingKind, sdk: Version, os: Version) throws -> Severity? {
        let app = Scenario.App(lifecycle: .appDelegate, sdk: sdk)
        let scenario = try Scenario("any", device: Device(os: os), app: app, events: [Event(.tapIcon)])
        return try scenario.trace().findings.first { $0.kind == kind }?.severity
    }
}

extension FindingRule: CustomTestStringConvertible {
    /// The id.
    public var testDescription: String { id }
}

extension FindingRule {
    fileprivate var placeholders: [Placeholder] {
        let texts = [effect, label, message, fix].compactMap(\.self) + notes.map(\.text)
        return texts.flatMap(\.placeholders) + (help?.placeholders ?? [])
    }
}

/// What the sets and numbers of cases take for granted of each enumeration that is used with them.
struct CaseSetTests {
    @Test func theNumberOfACaseIsItsPlace() {
        #expect(areNumbered(Flag.self) && areNumbered(EventKind.self) && areNumbered(LaunchPoint.self))
        #expect(areNumbered(AppState.self) && areNumbered(SceneState.self) && areNumbered(SceneRole.self))
        #expect(areNumbered(Lifecycle.self) && areNumbered(Platform.self) && areNumbered(Receiver.self))
        #expect(areNumbered(Callback.self) && areNumbered(Slot.self) && areNumbered(PayloadKind.self))
        #expect(areNumbered(ServiceProtocol.self) && areNumbered(FindingTrigger.self) && areNumbered(Watchdog.self))
    }

    private func areNumbered<Case: CaseIterable>(_ type: Case.Type) -> Bool {
        type.allCases.enumerated().allSatisfy { Int($1.caseNumber) == $0 }
    }

    @Test func aSetHoldsEachCaseApart() {
        #expect(areApart(Flag.self) && areApart(EventKind.self) && areApart(AppState.self))
        #expect(areApart(Lifecycle.self) && areApart(Platform.self))
    }

    private func areApart<Case: CaseIterable & Equatable>(_ type: Case.Type) -> Bool {
        type.allCases.count <= 64
            && type.allCases.allSatisfy { one in
                let set = CaseSet([one])
                return type.allCases.allSatisfy { set.contains($0) == ($0 == one) }
            }
    }

    #if os(Linux) || os(macOS)
        /// A bit that doesn't exist would never be set, and no test would say why a rule doesn't hold.
        @Test func aSetHasNoRoomForMore() async {
            await #expect(processExitsWith: .failure) { _ = CaseSet([Crowd.last]) }
            await #expect(processExitsWith: .success) { _ = CaseSet([Crowd.first]) }
        }
    #endif
}

/// Stored in a byte, as an enumeration of 65 cases is.
private enum Crowd: CaseIterable {
    case first
    case c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21
    case c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42
    case c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63
    case last
}

/// A step in a line: ` ` matched, `~` other state or argument, `-` missing, `+` unexpected, `n` not named, `>` out of
/// order.
private func text(_ step: Conformance.Step) -> String {
    switch step {
    case .matched(let expectation, let observed): "  \(observed.line) \(expectation.entry.name)"
    case .otherState(let expectation, let observed):
        "~ \(observed.line) \(expectation.entry.name) \(observed.state?.name ?? "")"
    case .otherArgument(let expectation, let observed, let mismatch):
        "~ \(observed.line) \(expectation.entry.name) \(mismatch.observed) of \(mismatch.owner)"
    case .unnamed(let observed): "n \(observed.line) \(observed.name)"
    case .missing(let expectation, let gap): "- \(expectation.entry.name) \(gap)"
    case .unexpected(let observed): "+ \(observed.line) \(observed.name)"
    case .outOfOrder(_, let observed, let name): "> \(observed.line) \(observed.name) behind \(name ?? "nothing")"
    }
}

private func entry(_ callback: Callback, in state: AppState? = nil, sceneState: SceneState? = nil) -> Timeline.Entry {
    Timeline.Entry(
        .callback(callback, of: callback.receiver, arguments: [], returns: nil), appState: state, sceneState: sceneState
    )
}

private func timeline(_ entries: [Timeline.Entry]) -> Timeline {
    Timeline(scenario: Timeline.Header(Scenario("n", events: [])), entries: entries, outcome: .app(.active))
}

private let cold = timeline([
    entry(.didFinishLaunching, in: .background), entry(.sceneWillConnect, in: .background),
    entry(.sceneWillEnterForeground, in: .background, sceneState: .unattached),
    entry(.sceneDidBecomeActive, in: .inactive, sceneState: .foregroundActive),
])

private func steps(_ observed: [ObservedEntry], with timeline: Timeline = cold, expecting: [Callback] = []) -> [String]
{
    let names = observed.map(\.name) + expecting.map(\.name)
    return Conformance(of: observed, with: timeline, comparing: Set(names)).steps.map(text)
}

private func observed(_ callbacks: Callback...) -> [ObservedEntry] {
    callbacks.enumerated().map { ObservedEntry(line: $0.offset + 1, $0.element) }
}

@Test func callbacksThatTheAppDoesNotLogAreNotMissing() {
    let callbacks = observed(.didFinishLaunching, .sceneDidBecomeActive)
    let conformance = Conformance(of: callbacks, with: cold, comparing: Set(callbacks.map(\.name)))
    #expect(conformance.holds)
    #expect(conformance.counts == Conformance.Counts(matched: 2))
    #expect(conformance.uncompared == [Callback.sceneWillConnect.name, Callback.sceneWillEnterForeground.name])
}

@Test func whatIsExpectedIsMissingWhereItShouldStand() {
    #expect(
        steps(observed(.sceneWillConnect), expecting: Callback.allCases) == [
            "- application(_:didFinishLaunchingWithOptions:) beforeAll", "  1 scene(_:willConnectTo:options:)",
            "- sceneWillEnterForeground(_:) afterAll", "- sceneDidBecomeActive(_:) afterAll",
        ])
    #expect(
        steps(observed(.didFinishLaunching, .viewDidLoad, .sceneDidBecomeActive), expecting: [.sceneWillConnect]) == [
            "  1 application(_:didFinishLaunchingWithOptions:)", "+ 2 viewDidLoad()",
            "- scene(_:willConnectTo:options:) between", "  3 sceneDidBecomeActive(_:)",
        ])
    #expect(steps([], expecting: [.sceneWillConnect]) == ["- scene(_:willConnectTo:options:) afterAll"])
    #expect(steps([]) == [])
}

@Test func whatNobodyExpectsIsUnexpected() {
    #expect(
        steps(observed(.didFinishLaunching, .didFinishLaunching)) == [
            "  1 application(_:didFinishLaunchingWithOptions:)", "+ 2 application(_:didFinishLaunchingWithOptions:)",
        ])
}

@Test func whatComesElsewhereIsOutOfOrder() {
    #expect(
        steps(observed(.sceneDidBecomeActive, .didFinishLaunching, .sceneWillConnect)) == [
            "> 1 sceneDidBecomeActive(_:) behind scene(_:willConnectTo:options:)",
            "  2 application(_:didFinishLaunchingWithOptions:)", "  3 scene(_:willConnectTo:options:)",
        ])
    #expect(
        steps(observed(.sceneWillConnect, .sceneDidBecomeActive, .didFinishLaunching)).last
            == "> 3 application(_:didFinishLaunchingWithOptions:) behind nothing")
}

@Test func statesAreComparedWhereBothTellThem() {
    func step(_ state: Timeline.State?, _ entry: Timeline.Entry) -> [String] {
        steps([ObservedEntry(line: 1, .sceneDidBecomeActive, state: state)], with: timeline([entry]))
    }
    let active = entry(.sceneDidBecomeActive, in: .inactive, sceneState: .foregroundActive)
    #expect(step(.app(.inactive), active) == ["  1 sceneDidBecomeActive(_:)"])
    #expect(step(.app(.active), active) == ["~ 1 sceneDidBecomeActive(_:) active"])
    #expect(step(.scene(.foregroundActive), active) == ["  1 sceneDidBecomeActive(_:)"])
    #expect(step(.scene(.foregroundInactive), active) == ["~ 1 sceneDidBecomeActive(_:) foregroundInactive"])
    #expect(step(nil, active) == ["  1 sceneDidBecomeActive(_:)"])
    #expect(step(.app(.active), entry(.sceneDidBecomeActive)) == ["  1 sceneDidBecomeActive(_:)"])
}

@Test func methodsOfOtherObjectsAreLeftOut() {
    let callbacks = [
        ObservedEntry(line: 1, .didFinishLaunching, type: "AppDelegate"),
        ObservedEntry(line: 2, .didFinishLaunching, type: "AnalyticsDelegate"),
        ObservedEntry(line: 3, .sceneWillConnect, type: "SceneDelegate"),
        ObservedEntry(line: 4, .viewDidLoad, type: "TabController"),
        ObservedEntry(line: 5, .viewDidLoad, type: "HomeController"), ObservedEntry(line: 6, .viewDidLoad),
    ]
    let conformance = Conformance(of: callbacks, with: cold, comparing: [])
    #expect(conformance.leftOut.map(\.line) == [2, 5])
    #expect(conformance.steps.count == 4)
}

private func opening(_ url: String) -> Timeline.Entry {
    Timeline.Entry(
        .callback(
            .sceneOpenURLContexts, of: .sceneDelegate, arguments: [Value.Member("url", .string(url))], returns: nil))
}

private let twoLinks = timeline([opening("recipes://soup"), opening("recipes://salad")])

private func opened(_ remarks: String...) -> [ObservedEntry] {
    remarks.enumerated().map { ObservedEntry(line: $0.offset + 1, .sceneOpenURLContexts, remark: $0.element) }
}

@Test func swappedArgumentsAreToldApart() {
    let name = Callback.sceneOpenURLContexts.name
    #expect(
        steps(opened("url: recipes://salad", "<recipes://soup>"), with: twoLinks) == [
            "~ 1 \(name) recipes://salad of \(name)", "~ 2 \(name) recipes://soup of \(name)",
        ])
    #expect(steps(opened("recipes://soup", "recipes://salad"), with: twoLinks) == ["  1 \(name)", "  2 \(name)"])
    // The one whose argument came is the one that came.
    #expect(steps(opened("recipes://salad"), with: twoLinks) == ["- \(name) beforeAll", "  1 \(name)"])
}

@Test func argumentsOfTheAppsOwnAreNotCompared() {
    let name = Callback.sceneOpenURLContexts.name
    for remark in ["", "handled", "recipes://bread", "recipes://soup?id=7", "xrecipes://salad"] {
        #expect(steps(opened(remark), with: timeline([opening("recipes://soup")])) == ["  1 \(name)"])
    }
}

/// `application(_:didReceiveRemoteNotification:)` is also the newer method's name where it is asynchronous.
@Test func anAsynchronousSpellingIsThatOfEitherMethod() {
    let logged = observed(.didReceiveRemoteNotification)
    for callback in [Callback.didReceiveRemoteNotification, .fetchRemoteNotification] {
        #expect(steps(logged, with: timeline([entry(callback)])) == ["  1 \(callback.name)"])
    }
    #expect(steps(logged) == ["+ 1 application(_:didReceiveRemoteNotification:)"])
}
