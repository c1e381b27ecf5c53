import Testing

@testable import LaunchModel

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
