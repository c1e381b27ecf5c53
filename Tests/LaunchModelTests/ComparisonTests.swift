import TestSupport
import Testing

@testable import LaunchModel

private func timeline(
    _ entries: [Timeline.Entry], lifecycle: Lifecycle = .scene, os: Version = Version(18), findings: [Finding] = [],
    outcome: Timeline.Outcome = .app(.active)
) -> Timeline {
    Timeline(
        scenario: Timeline.Header(name: "n", platform: .iOS, os: os, sdk: Version(18), lifecycle: lifecycle),
        entries: entries, findings: findings, outcome: outcome)
}

private func callback(
    _ callback: Callback, in state: AppState? = nil, _ arguments: [Value.Member] = [], returns: Value? = nil,
    timeMs: Int = 0, durationMs: Int = 0, confidence: Confidence = .documented
) -> Timeline.Entry {
    Timeline.Entry(
        .callback(callback, of: callback.receiver, arguments: arguments, returns: returns), appState: state,
        timeMs: timeMs, durationMs: durationMs, confidence: confidence)
}

private func step(_ step: Step, timeMs: Int = 0) -> Timeline.Entry {
    Timeline.Entry(.step(step, arguments: []), timeMs: timeMs)
}

private func event(_ kind: EventKind, _ arguments: [Value.Member] = []) -> Timeline.Entry {
    Timeline.Entry(.event(kind, arguments: arguments))
}

private func move(from: AppState, to: AppState) -> Timeline.Entry {
    Timeline.Entry(.transition(.app(from: from, to: to)))
}

private func rows(_ before: [Timeline.Entry], _ after: [Timeline.Entry]) -> [Comparison.Row] {
    Comparison(timeline(before), timeline(after)).rows.filter { !$0.isSame }
}

private func row(
    _ fate: Comparison.Fate, before: Int? = nil, after: Int? = nil, _ changes: [Change] = [],
    successors: [Successor] = []
) -> Comparison.Row {
    Comparison.Row(before: before, after: after, fate: fate, changes: changes, successors: successors)
}

private let launchURL = [Value.Member("launchOptions", .object([Value.Member("url", .string("recipes://soup"))]))]
private let noOptions = [Value.Member("launchOptions", .null)]

struct ChangeCase: CustomTestStringConvertible {
    let testDescription: String
    let before: Timeline.Entry
    let after: Timeline.Entry
    let changes: [Change]
}

@Test(arguments: [
    ChangeCase(
        testDescription: "state", before: callback(.didFinishLaunching, in: .inactive),
        after: callback(.didFinishLaunching, in: .background), changes: [.state(was: .inactive, now: .background)]),
    ChangeCase(
        testDescription: "argument", before: callback(.didFinishLaunching, launchURL),
        after: callback(.didFinishLaunching, noOptions),
        changes: [
            .argument("launchOptions", was: .object([Value.Member("url", .string("recipes://soup"))]), now: .null)
        ]),
    ChangeCase(
        testDescription: "part of an argument", before: callback(.didFinishLaunching, launchURL),
        after: callback(
            .didFinishLaunching,
            [Value.Member("launchOptions", .object([Value.Member("url", .string("recipes://tea"))]))]),
        changes: [.argument("launchOptions.url", was: .string("recipes://soup"), now: .string("recipes://tea"))]),
    ChangeCase(
        testDescription: "return value", before: callback(.didFinishLaunching, returns: .bool(true)),
        after: callback(.didFinishLaunching, returns: .bool(false)),
        changes: [.returns(was: .bool(true), now: .bool(false))]),
    ChangeCase(
        testDescription: "duration", before: callback(.didFinishLaunching, durationMs: 1),
        after: callback(.didFinishLaunching, durationMs: 20), changes: [.duration(was: 1, now: 20)]),
    ChangeCase(
        testDescription: "time", before: step(.applicationMain), after: step(.applicationMain, timeMs: 300),
        changes: [.time(was: 0, now: 300)]),
    ChangeCase(
        testDescription: "wait", before: event(.tapIcon),
        after: event(.tapIcon, [Value.Member("afterMs", .number("4000"))]), changes: [.wait(was: 0, now: 4000)]),
    ChangeCase(
        testDescription: "transition", before: move(from: .notRunning, to: .inactive),
        after: move(from: .notRunning, to: .background),
        changes: [
            .transition(
                was: Timeline.Transition.app(from: .notRunning, to: .inactive),
                now: Timeline.Transition.app(from: .notRunning, to: .background))
        ]),
    ChangeCase(
        testDescription: "confidence", before: callback(.didFinishLaunching),
        after: callback(.didFinishLaunching, confidence: .inferred),
        changes: [.confidence(was: .documented, now: .inferred)]),
]) func aPairIsComparedFactByFact(_ sample: ChangeCase) {
    #expect(rows([sample.before], [sample.after]) == [row(.kept, before: 0, after: 0, sample.changes)])
    let ignored = Set(sample.changes.compactMap(\.aspect))
    let comparison = Comparison(timeline([sample.before]), timeline([sample.after]), ignoring: ignored)
    #expect(comparison.isSame == !ignored.isEmpty)
}

@Test func whatIsGoneAndWhatReplacesIt() {
    let before = [event(.tapIcon), callback(.didFinishLaunching), callback(.applicationDidBecomeActive)]
    let after = [event(.tapIcon), callback(.didFinishLaunching), callback(.sceneDidBecomeActive)]
    #expect(rows(before, after) == [row(.gone, before: 2, successors: [.callback(2)]), row(.new, after: 2)])
    #expect(rows(after, before) == [row(.gone, before: 2, successors: [.callback(2)]), row(.new, after: 2)])
}

@Test func whatAnOptionHeldIsFound() {
    let context = [Value.Member("connectionOptions", .object([Value.Member("urlContexts", .string("recipes://soup"))]))]
    let before = [
        event(.openURL), callback(.didFinishLaunching, launchURL),
        callback(.openURL, [Value.Member("url", .string("recipes://soup"))]),
    ]
    let after = [
        event(.openURL), callback(.didFinishLaunching, noOptions), callback(.configurationForConnecting, context),
        callback(.sceneWillConnect, context),
    ]
    let found = Successor.option(was: .launchURL, now: .connectionURLContexts, of: 3)
    let rows = rows(before, after)
    #expect(rows.first?.successors == [found])
    #expect(rows.first { $0.fate == .gone }?.successors == [.option(was: nil, now: .connectionURLContexts, of: 3)])
}

/// Under SwiftUI one callback has four tasks, which its phase tells apart.
@Test func aScenePhaseStandsForTheCallbackOfThatState() {
    func phase(_ phase: String) -> Timeline.Entry { callback(.scenePhase, [Value.Member("phase", .string(phase))]) }
    let before = [event(.tapIcon), phase("inactive"), phase("active")]
    let after = [event(.tapIcon), callback(.sceneDidBecomeActive), callback(.sceneWillEnterForeground)]
    #expect(rows(before, after).filter { $0.fate == .gone }.map(\.successors) == [[.callback(2)], [.callback(1)]])
}

@Test func whatHasMovedSaysPastWhat() {
    let before = [
        event(.tapIcon), step(.storyboardLoaded), step(.windowCreated), callback(.willFinishLaunching),
        callback(.didFinishLaunching), step(.mainEventLoop),
    ]
    let after = [
        event(.tapIcon), callback(.willFinishLaunching), callback(.didFinishLaunching), step(.mainEventLoop),
        step(.storyboardLoaded), step(.windowCreated),
    ]
    #expect(
        rows(before, after) == [
            row(.moved(.cameBefore(1)), before: 1, after: 4), row(.moved(.cameBefore(1)), before: 2, after: 5),
        ])
    #expect(
        rows(after, before) == [
            row(.moved(.cameAfter(4)), before: 4, after: 1), row(.moved(.cameAfter(4)), before: 5, after: 2),
        ])
}

@Test func eventsHoldTheirEntries() {
    let url = [Value.Member("url", .string("recipes://soup"))]
    let launch = [callback(.didFinishLaunching), callback(.openURL)]
    let before = [event(.openURL)] + launch + [event(.openURL, url)] + launch
    let after = [event(.openURL, url)] + launch
    #expect(rows(before, after) == (0..<3).map { row(.gone, before: $0) })
}

@Test func anotherDeviceHasAnotherConfidence() {
    let comparison = Comparison(
        timeline([callback(.didFinishLaunching)]),
        timeline([callback(.didFinishLaunching, confidence: .inferred)], os: Version(17)))
    #expect(comparison.facts == [.os(was: Version(18), now: Version(17))])
    #expect(comparison.rows.allSatisfy(\.isSame) && !comparison.isSame)
    #expect(Comparison(timeline([]), timeline([], lifecycle: .appDelegate), ignoring: [.heading]).isSame)
}

@Test func findingsAreASetAndTheOutcomeCounts() {
    let dead = Finding(kind: .deadCallback, severity: .error, message: "a")
    let late = Finding(kind: .slowFirstFrame, severity: .warning, message: "b")
    let comparison = Comparison(
        timeline([], findings: [dead, late, dead]), timeline([], findings: [late, dead], outcome: .stopped))
    #expect(comparison.findings == [.gone(0)])
    #expect(comparison.outcomeChanged && !comparison.isSame)
    #expect(Comparison(timeline([], findings: [dead, late]), timeline([], findings: [late, dead])).isSame)
}

@Test(arguments: 1...300) func rowsLeadFromOneTimelineToTheOther(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let before = timeline(randomEntries(&random))
    var entries = before.entries
    for _ in 0..<Int.random(in: 0...4, using: &random) where !entries.isEmpty {
        entries.swapAt(entries.indices.randomElement(using: &random) ?? 0, 0)
        entries.remove(at: entries.indices.randomElement(using: &random) ?? 0)
        entries += randomEntries(&random).prefix(1)
    }
    let comparison = Comparison(before, timeline(entries))
    #expect(comparison.rows.compactMap(\.after) == Array(entries.indices))
    #expect(comparison.rows.compactMap(\.before).sorted() == Array(before.entries.indices))
    for row in comparison.rows where row.isSame {
        #expect(row.before.map { before.entries[$0] } == row.after.map { entries[$0] })
    }
    #expect(comparison.isSame == (before.entries == entries))
    #expect(Comparison(before, before).isSame)
}

private func randomEntries(_ random: inout SeededGenerator) -> [Timeline.Entry] {
    let known = [
        event(.tapIcon), event(.pressHome), callback(.didFinishLaunching), callback(.sceneDidBecomeActive),
        callback(.sceneDidBecomeActive, in: .active), callback(.viewDidLoad), step(.firstFrame), step(.windowCreated),
        move(from: .inactive, to: .active), move(from: .inactive, to: .background),
    ]
    return (0..<Int.random(in: 1...30, using: &random)).compactMap { _ in known.randomElement(using: &random) }
}

@Test func longTimelinesThatAreUnlikeAreComparedInTime() {
    var random = SeededGenerator(state: 3)
    let callbacks = Callback.allCases
    let long = (0..<2).map { _ in
        timeline(
            (0..<20_000).map { _ in
                let any = callbacks.randomElement(using: &random) ?? .didFinishLaunching
                return callback(any, in: AppState.allCases.randomElement(using: &random))
            })
    }
    #expect(Comparison(long[0], long[0]).isSame)
    let time = ContinuousClock().measure { #expect(!Comparison(long[0], long[1]).isSame) }
    // Half a second where it is optimised.
    #expect(time < .seconds(60))
}
