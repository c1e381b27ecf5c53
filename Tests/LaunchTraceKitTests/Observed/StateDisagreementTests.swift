import LaunchLaws
import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

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
