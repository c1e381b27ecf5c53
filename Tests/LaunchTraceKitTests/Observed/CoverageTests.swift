import SampleLaunches
import Testing

@testable import LaunchFormats
@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

/// What is said of areas and marks is what the recordings and the examples have.
struct CoverageTests {
    @Test func theTableCountsTheRecordings() throws {
        var found: [Coverage.Area: (sources: [String], systems: [Version])] = [:]
        var (retold, contradicting): ([Coverage.Area: Int], [Coverage.Area: Int]) = ([:], [:])
        for path in Example.observedPaths {
            let text = SourceText(name: path, bytes: try Example.files.readFile(path))
            guard let recording = try Recording(text) else { continue }
            let versions = recording.versions
            let played = Result {
                try recording.scenario(on: versions.from, readFile: Example.files.reading(for: path))
            }
            // What the model doesn't follow may be an event that it hasn't.
            if recording.contradicts != nil, case .failure = played { continue }
            let scenario = try played.get()
            let systems = [versions.from, versions.to ?? versions.from].map {
                Device(platform: versions.platform, os: $0).uikit
            }
            for area in Coverage.Area.allCases where area.holds(scenario) {
                if recording.contradicts != nil {
                    contradicting[area, default: 0] += 1
                    continue
                }
                guard recording.isSeen else {
                    retold[area, default: 0] += 1
                    continue
                }
                found[area, default: ([], [])].sources.append(recording.source.who)
                found[area, default: ([], [])].systems += systems
            }
        }
        let counted = Coverage.Area.allCases.map { area in
            let (sources, systems) = found[area] ?? ([], [])
            let range = systems.min().flatMap { oldest in systems.max().map { oldest...$0 } }
            return Coverage(
                area, sources.count, by: Set(sources).count, on: range, retold: retold[area] ?? 0,
                contradicting: contradicting[area] ?? 0)
        }
        #expect(counted == Coverage.all)
    }

    @Test func theMarkedRulesAreThoseOfTheExamples() throws {
        let presentation = Presentation(kinds: ShownKind.usual)
        let marked = try Example.all.flatMap { example in
            presentation.shown(of: try example.scenario().trace()).filter(\.ownConfidence.isDoubtful).map {
                $0.doubt?.rule ?? $0.rule
            }
        }
        let rules = Set(marked).sorted()
        #expect(rules == MarkedRules.inExamples, "\(rules.map { "\"\($0)\"" }.joined(separator: ", "))")
    }

    /// More marks than these are read as noise.
    @Test func atMostSevenPercentOfTheEntriesAreMarked() throws {
        let presentation = Presentation(kinds: ShownKind.usual)
        let entries = try Example.all.flatMap { presentation.shown(of: try $0.scenario().trace()) }
        let marked = entries.count { $0.ownConfidence.isDoubtful }
        #expect(marked > 0)
        #expect(marked * 100 <= entries.count * 7, "\(marked) of \(entries.count)")
    }

    @Test func aPageTellsThem() throws {
        let page = try Explain(ParsedArguments(["coverage"], options: [])).text
        #expect(page.contains("\n    UIKit with scenes: 108 recordings by 43 sources, iOS 13.0 to 27.0;"))
        #expect(page.contains("\n    tvOS: no recordings, so all entries are documented or inferred"))
        #expect(page.contains("\n    Most orders and states of iOS 27 are extrapolated from iOS 26"))
        let whole = try Explain(ParsedArguments(["coverage", "--all"], options: [.all])).text
        #expect(whole.contains("background.no-scene (unsettled): "))
    }
}

extension Coverage.Area {
    /// Whether a scenario belongs to it.
    fileprivate func holds(_ scenario: Scenario) -> Bool {
        switch self {
        case .withoutScenes: scenario.app.lifecycle == .appDelegate
        case .withScenes: scenario.app.lifecycle == .scene
        case .swiftUI: scenario.app.lifecycle == .swiftUI
        case .carPlay: scenario.events.contains { $0.trigger == .openWindow(.carPlay) }
        case .visionOS: scenario.device.platform == .visionOS
        case .tvOS: scenario.device.platform == .tvOS
        case .macCatalyst: scenario.device.platform == .macCatalyst
        case .besideExtensions: scenario.events.contains { $0.trigger.comesFromExtension }
        }
    }
}

extension Trigger {
    /// Whether an extension of the app, or another process of the system, leads to it.
    fileprivate var comesFromExtension: Bool {
        switch self {
        case .acceptCloudKitShare, .openAppIntent: true
        case .continueActivity(let activity): [.siri, .widget].contains(activity.source)
        case .backgroundEvent(let event): [.intent, .watchConnectivity, .pushToStart].contains(event.kind)
        default: false
        }
    }
}
