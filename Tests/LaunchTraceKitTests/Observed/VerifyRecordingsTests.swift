import LaunchLaws
import SampleLaunches
import Testing

@testable import LaunchTraceKit

private let home = #"""
    {
      "observed": [{ "name": "LINE" }, { "name": "sceneDidEnterBackground(_:)", "appState": "background" }],
      "scenario": {
        "name": "Home", "app": { "lifecycle": "scene" }, "start": "active", "events": [{ "event": "pressHome" }]
      },
      "source": { "who": "A test", "kind": "log" },
      "versions": { "from": "18.0", "to": "26.0", "stated": true }SAYS
    }
    """#

private func verify(_ content: String, _ words: [String] = ["a.json"]) -> CommandOutcome {
    CommandOutcome.of(
        ["verify"] + words,
        files: FileAccess(
            readFile: { path throws(FileProblem) in
                guard path.hasSuffix("a.json") else { throw .absence(reason: "no such file") }
                return Array(content.utf8)
            }, readStandardInput: { () throws(FileProblem) in [] },
            listFolder: { path throws(FileProblem) in path == "Seen" ? [FolderEntry("a.json", .file)] : nil }))
}

private func recording(_ line: String, says: String = "") -> String {
    home.replacing("LINE", with: line).replacing("SAYS", with: says)
}

struct VerifyRecordingsTests {
    private let otherwise = #", "contradicts": { "rule": "scene.resigns", "because": "a test" }"#

    @Test func aRecordingThatTheModelShows() {
        let outcome = verify(recording("sceneWillResignActive(_:)"))
        outcome.expect("1 recording: 1 matched\n")
        #expect(verify(recording("sceneWillResignActive(_:)"), ["Seen"]) == outcome)
    }

    @Test func aRecordingThatTheModelContradicts() {
        let outcome = verify(recording("sceneDidBecomeActive(_:)"))
        #expect(outcome.status == 1)
        #expect(
            outcome.stdout == """
                contradicted  a.json: 18.0: the model has sceneDidEnterBackground(_:) main background background
                1 recording: 1 contradicted

                """)
        #expect(verify(recording("sceneDidBecomeActive(_:)", says: otherwise)).status == 0)
    }

    @Test func aContradictionThatIsNoneIsTold() {
        let outcome = verify(recording("sceneWillResignActive(_:)", says: otherwise))
        #expect(outcome.status == 1)
        #expect(outcome.stdout.hasPrefix("matched  a.json, which is marked as a known difference\n"))
    }

    @Test func mistakesArePointedAt() {
        let misspelt = verify(recording("sceneWillResignActive(_:)").replacing("appState", with: "appStat"))
        #expect(misspelt.status == 2 && misspelt.stderr.hasPrefix("a.json:2:"))
        let scenario = verify(#"{"name": "a", "events": [{"event": "tapIcon"}]}"#)
        #expect(scenario.status == 2)
        #expect(
            scenario.stderr == """
                a.json:1:1: error: expected a recording with the key "observed", or a log after the scenario
                    {"name": "a", "events": [{"event": "tapIcon"}]}
                    ^

                """)
        #expect(verify(#"{"name": "a"}"#, ["Seen"]).stderr.contains("no recording found; a recording has the key"))
        #expect(verify("", ["b.json"]).status == 2)
    }

    /// What is wrong with the scenario is no verdict of the model, which `contradicts` could hide.
    @Test(arguments: [
        (#""pressHome""#, #""pressHom""#, #"error: unknown event "pressHom"; did you mean "pressHome"?"#),
        (#""name": "Home", "#, "", #"error: missing key "name""#),
        (#""name": "Home""#, #""nam": "Home""#, #"error: unknown key "nam"; did you mean "name"?"#),
        (#""start": "active""#, #""start": 1"#, "error: expected a string, found a number"),
        (#""start": "active""#, #""device": { "os": [18] }"#, "error: expected a string, found a list"),
        (#""start": "active""#, #""device": { "os": "18x" }"#, #"error: "18x" is not a version"#),
        (#""start": "active""#, #""device": { "platform": "iOs" }"#, #"error: unknown platform "iOs""#),
        (#""start": "active""#, #""device": 18"#, "error: expected an object, found a number"),
    ]) func aBrokenScenarioIsNoVerdict(right: String, wrong: String, message: String) {
        for says in ["", otherwise] {
            let content = recording("sceneWillResignActive(_:)", says: says)
            #expect(content.contains(right))
            let outcome = verify(content.replacing(right, with: wrong))
            #expect(outcome.status == 2 && outcome.stdout.isEmpty)
            #expect(outcome.stderr.contains(message) && outcome.stderr.hasPrefix("a.json:"))
        }
    }

    @Test func anEventThatAScenarioDoesNotHave() {
        let says = #", "contradicts": { "because": "a scenario has no event for the crown" }"#
        let content = recording("sceneWillResignActive(_:)", says: says)
        #expect(verify(content.replacing("pressHome", with: "pressDigitalCrown")).status == 0)
        #expect(verify(content.replacing("pressHome", with: "pressHom")).status == 2)
        #expect(verify(content.replacing("Home", with: "Crown").replacing(#""name": "Crown", "#, with: "")).status == 2)
    }

    /// Such a recording said nothing, and passed.
    @Test(arguments: [
        (#""sceneWillResignActive(_:)""#, #""sceneWillResignActve(_:)""#, "sceneWillResignActive(_:)"),
        (#""sceneWillResignActive(_:)""#, #""sceneWillResignActive:""#, "sceneWillResignActive(_:)"),
        (#""sceneWillResignActive(_:)""#, #""UIScene.didActivatNotification""#, "UIScene.didActivateNotification"),
        (#""stated": true }"#, #""stated": true }, "notCalled": ["viewDidLod()"]"#, "viewDidLoad()"),
    ]) func aMisspeltNameIsNone(right: String, wrong: String, meant: String) {
        let outcome = verify(recording("sceneWillResignActive(_:)").replacing(right, with: wrong))
        #expect(outcome.status == 2)
        #expect(outcome.stderr.contains(#"error: unknown callback ""#))
        #expect(outcome.stderr.contains(#"; did you mean "\#(meant)"?"#))
    }

    @Test func whatSaysNothingIsAMistake() {
        let unknown = verify(recording("doSomething()"))
        #expect(unknown.stderr.hasPrefix(#"a.json:2:26: error: unknown callback "doSomething()"\#n"#))
        let rule = verify(recording("sceneDidBecomeActive(_:)", says: otherwise.replacing("resigns", with: "resigs")))
        #expect(rule.status == 2)
        #expect(rule.stderr.contains(#"error: unknown rule "scene.resigs"; did you mean "scene.resigns"?"#))
        let backwards = recording("sceneWillResignActive(_:)").replacing("26.0", with: "14.0")
        #expect(
            verify(backwards).stderr == """
                a.json:7:39: error: the last version is older than the first, 18.0
                    "versions": { "from": "18.0", "to": "14.0", "stated": true }
                                                        ^~~~~~

                """)
    }

    /// UIKit posts more than the model knows.
    @Test(arguments: [
        "UIPasteboard.changedNotification", "UIScreen.didDisconnectNotification", "UIWindow.didBecomeKeyNotification",
        "UIWindow.didResignKeyNotification", "UIApplication.significantTimeChangeNotification",
        "UIApplication.didChangeStatusBarFrameNotification", "UIApplication.userDidTakeScreenshotNotification",
        "UIApplication.backgroundRefreshStatusDidChangeNotification", "UISceneSession.changedNotification",
    ]) func anotherNotificationIsRead(_ name: String) { #expect(verify(recording(name)).status == 1) }

    /// What they ask for means nothing for a recording.
    @Test(arguments: [
        "--format json", "-o out.txt", "--launch 2", "--expect viewDidLoad", "--set device.os=18.0",
        "--prefer documented",
    ]) func optionsOfALogAreRefused(_ option: String) {
        let words = option.split(separator: " ").map(String.init)
        let outcome = verify(recording("sceneWillResignActive(_:)"), words + ["a.json"])
        #expect(outcome.status == 2 && outcome.stdout.isEmpty)
        let long = words[0] == "-o" ? "--output" : words[0]
        #expect(outcome.stderr.hasPrefix("launchtrace: error: \(long) needs a scenario and a log; "))
    }
}

/// A state that a recording has, and the versions on which the model has the same at that place.
private struct ReadState {
    let rule: String
    let event: EventKind
    let recording: String
    let versions: Recording.Versions
    let agrees: Bool
    let os: Version

    /// Whether it was recorded on this version.
    var isRecorded: Bool { versions.start <= os && os <= versions.end }
}

/// The table of doubtful states says what the recordings show.
struct StateDisagreementTests {
    /// The versions at which a rule or a recording begins or ends.
    private static func versions(_ recordings: [Recording]) -> [Version] {
        let recorded = recordings.flatMap {
            [$0.versions.uikit($0.versions.from), $0.versions.to.map($0.versions.uikit)]
        }
        return Set(Universe.standard.versions + recorded.compactMap(\.self)).filter { $0 <= .newest }.sorted()
    }

    private static func readStates() throws -> (all: [ReadState], versions: [Version]) {
        let named: [(String, Recording)] = try Example.observedPaths.compactMap { path in
            try Recording(SourceText(name: path, bytes: try Example.files.readFile(path))).map { recording in
                (path.split(separator: "/").last.map { String($0.dropLast(".json".count)) } ?? path, recording)
            }
        }.filter { _, recording in
            recording.contradicts == nil && recording.lines.contains { $0.appState != nil || $0.sceneState != nil }
        }
        let versions = Self.versions(named.map(\.1))
        let all = named.flatMap { name, recording in versions.flatMap { recording.readStates(named: name, on: $0) } }
        return (all, versions)
    }

    @Test func theTableIsTrue() throws {
        let (all, versions) = try Self.readStates()
        var found: [String: Set<Version>] = [:]
        for states in Dictionary(grouping: all, by: { "\($0.rule) \($0.event.rawValue)" }).values {
            for (os, there) in Dictionary(grouping: states, by: \.os) {
                for other in there.disagreeing { found[other, default: []].insert(os) }
            }
        }
        let table = Dictionary(
            uniqueKeysWithValues: StateDisagreement.all.map { row in
                ("\(row.rule) \(row.event.rawValue) \(row.recordings)", Set(versions.filter(row.os.contains)))
            })
        for key in Set(found.keys).union(table.keys).sorted() {
            let rows = (found[key] ?? []).sorted().map(\.description),
                written = (table[key] ?? []).sorted().map(\.description)
            #expect(rows == written, "\(key)")
        }
    }
}

extension [ReadState] {
    /// The recordings of the nearest versions that disagree, as one key; none if one of this version agrees.
    fileprivate var disagreeing: [String] {
        guard let first, !contains(where: { $0.isRecorded && $0.agrees }) else { return [] }
        let before = filter { $0.versions.end < first.os }, after = filter { $0.versions.start > first.os }
        let nearest =
            before.filter { state in before.allSatisfy { $0.versions.end <= state.versions.end } }
            + after.filter { state in after.allSatisfy { $0.versions.start >= state.versions.start } }
        let others = Set(nearest.filter { !$0.agrees }.map(\.recording)).sorted()
        return others.isEmpty ? [] : ["\(first.rule) \(first.event.rawValue) \(others)"]
    }
}

extension Recording {
    /// The states that it has, held against the model on a version that it may not be from; none where the scenario
    /// can't run there.
    fileprivate func readStates(named name: String, on uikit: Version) -> [ReadState] {
        guard let os = versions.platform.os(with: uikit),
            let scenario = try? scenario(on: os, readFile: Example.files.reading(for: "x.json")),
            let timeline = try? scenario.trace()
        else { return [] }
        let shown = shownEntries(of: timeline)
        var passed: [String: Int] = [:]
        return lines.compactMap { line in
            let turn = passed[line.name, default: 0]
            passed[line.name] = turn + 1
            let turns = shown.filter { $0.entry.name == line.name }
            guard line.appState != nil || line.sceneState != nil, turn < turns.count,
                let event = turns[turn].entry.eventIndex
            else { return nil }
            return ReadState(
                rule: turns[turn].entry.rule, event: scenario.events[event].trigger.kind, recording: name,
                versions: versions, agrees: line.agrees(with: turns[turn].entry), os: uikit)
        }
    }
}

extension Recording.Line {
    /// Whether code reads there what was recorded, as far as the entry has those states.
    fileprivate func agrees(with entry: Timeline.Entry) -> Bool {
        [
            appState == nil || appState == entry.appState,
            sceneState == nil || entry.sceneState == nil || sceneState == entry.sceneState,
        ].allSatisfy(\.self)
    }
}

extension Recording.Versions {
    fileprivate func uikit(_ os: Version) -> Version { Device(platform: platform, os: os).uikit }
    fileprivate var start: Version { uikit(from) }
    fileprivate var end: Version { uikit(to ?? .newest) }
}
