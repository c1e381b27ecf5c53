import SampleLaunches
import Testing

@testable import LaunchFormats
@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

/// The table of evidence says what the recordings show.
struct EvidenceTests {
    private static func evidence() throws -> [String: Evidence] {
        var found: [String: Evidence] = [:]
        for path in Example.observedPaths {
            let text = SourceText(name: path, bytes: try Example.files.readFile(path))
            guard let recording = try Recording(text), recording.isSeen, recording.contradicts == nil else { continue }
            let (rules, os) = try recording.shownRules(Example.files)
            let uikit = Device(platform: recording.versions.platform, os: os).uikit
            for rule in rules {
                let old = found[rule]
                found[rule] = Evidence(
                    (old?.count ?? 0) + 1, from: min(old?.from ?? uikit, uikit), to: max(old?.to ?? uikit, uikit))
            }
        }
        return found
    }

    @Test func theTableIsTrue() throws {
        let found = try Self.evidence()
        let rows = found.sorted { $0.key < $1.key }.map { id, evidence in
            "\"\(id)\": Evidence(\(evidence.count), from: \(evidence.from.literal), to: \(evidence.to.literal)),"
        }
        #expect(found == Evidence.ofRules, "the rows are now:\n\(rows.joined(separator: "\n"))")
    }

    /// A rule is called measured if recordings have its callbacks, or something else shows it.
    @Test func whatIsMeasuredHasEvidence() {
        let measured = RuleBook.standard.rules.filter { $0.source.confidence == .measured && $0.evidence == nil }
        #expect(measured.map(\.id).sorted() == EvidenceReport.ofRules.keys.sorted())
        #expect(measured.filter(\.reports.isEmpty).map(\.id) == [])
    }

    @Test func aReportCanBeLookedUp() throws {
        for (rule, reports) in EvidenceReport.ofRules {
            for report in reports {
                switch report.kind {
                case .recording:
                    let text = SourceText(
                        name: report.link, bytes: try Example.files.readFile("Examples/observed/\(report.link).json"))
                    #expect(try Recording(text)?.contradicts == nil, "\(rule): \(report.link)")
                case .logLine, .account: #expect(report.link.hasPrefix("https://"), "\(rule)")
                }
            }
        }
    }
}

extension Version {
    fileprivate var literal: String {
        patch > 0 || minor > 9 ? "Version(\(major), \(minor), \(patch))" : minor > 0 ? "\(major).\(minor)" : "\(major)"
    }
}

/// Of 398 statements 225 had no address, 53 of them measured ones.
struct CitedSourceTests {
    private static let ofRules =
        RuleBook.standard.rules.flatMap { [$0.source, $0.order, $0.state].compactMap(\.self) }
        + Dispute.all.flatMap { $0.sides.map(\.source) } + Refusal.all.map(\.source) + PayloadRoute.all.map(\.source)
        + SystemValue.sources + Limit.all.map(\.source) + SceneSelection.allCases.map(\.source)
        + BackgroundEvent.Kind.allCases.map(\.requirement.source)
        + (OptionKey.launchOptions + OptionKey.connectionOptions + OptionKey.session).map(\.source)
    private static let ofFindings = RuleBook.standard.findingRules.map(\.source)

    @Test func whatIsDocumentedHasAnAddress() {
        let without = (Self.ofRules + Self.ofFindings).filter {
            $0.confidence == .documented && $0.url == nil && !$0.isOfFormat
        }
        #expect(Set(without.map(\.citation)).sorted() == [])
    }

    /// A finding could be measured by a report of an app, which recorded no callback.
    @Test func whatIsMeasuredHasARecording() throws {
        let measured = (Self.ofRules + Self.ofFindings).filter { $0.confidence == .measured }
        #expect(measured.filter(\.recordings.isEmpty).map(\.citation) == [])
        for name in Set(measured.flatMap(\.recordings)) {
            let path = "Examples/observed/\(name).json"
            let recording = try Recording(SourceText(name: path, bytes: try Example.files.readFile(path)))
            #expect(recording?.isSeen == true && recording?.contradicts == nil, "\(name)")
        }
    }

    /// Pages that lack the statement, or a whole repository, were cited.
    @Test(arguments: [
        (
            "push.in-front.silent", Confidence.documented,
            "application(_:didreceiveremotenotification:fetchcompletionhandler:)"
        ), ("scene.reconnects", .documented, "KeyboardTourGuide/SceneDelegate.swift"),
        (
            "activity.fails", .documented,
            "iPhoneOS10.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"
        ),
    ]) func theSourceHasTheStatement(rule: String, confidence: Confidence, end: String) throws {
        let source = try #require(RuleBook.standard.rule(rule)).source
        #expect(source.confidence == confidence && source.url?.hasSuffix(end) == true)
    }

    /// The name that the table is searched for ends before the punctuation of the citation, not before that of the name.
    @Test(arguments: [
        ("Apple, applicationWillTerminate(_:)", "uikit/uiapplicationdelegate/applicationwillterminate(_:)"),
        (
            "Apple, applicationDidEnterBackground(_:): about five seconds",
            "uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
        ), ("Apple, CKShare: iOS 10.0+", "cloudkit/ckshare"),
        ("Apple, BGTaskScheduler; Apple, Configuring background execution modes", "backgroundtasks/bgtaskscheduler"),
    ]) func aPageIsFoundByItsName(citation: String, page: String) {
        #expect(Source.documented(citation).url == "https://developer.apple.com/documentation/" + page)
        #expect(Source.inferred(citation).url == nil && Source.unsettled(citation).url == nil)
    }
}

struct RecordingTests {
    private static func recording(_ path: String) throws -> Recording {
        try #require(try Recording(SourceText(name: path, bytes: try Example.files.readFile(path))))
    }

    @Test func noneIsLost() { #expect(Example.observedPaths.count == 304) }

    /// The model shows it, or the recording says why not.
    @Test(arguments: Example.observedPaths) func isShownOrSaysWhyNot(path: String) throws {
        let verdict = try Self.recording(path).verdict(Example.files)
        #expect(verdict == .holds || verdict == .contradictedAsSaid)
    }

    /// A misspelt name would never be called, and never be compared.
    @Test(arguments: Example.observedPaths) func namesWhatATimelineCouldHold(path: String) throws {
        let recording = try Self.recording(path)
        let shown = Callback.allCases.map(\.name) + PostedNotification.allCases.map(\.rawValue)
        let stops = RuleBook.standard.rules.flatMap(\.effects).compactMap { effect in
            if case .stop(let reason) = effect { reason } else { nil }
        }
        let others = Step.allCases.map(\.rawValue) + stops + OtherMethod.all.map(\.name)
        let known = Set(shown + others + Recording.notModelled.keys)
        #expect(Set(recording.lines.map(\.name) + recording.notCalled).subtracting(known) == [])
        let unasked = Callback.allCases.filter(\.comesUnasked).map(\.name)
        #expect(Set(Recording.notModelled.keys).intersection(shown).isSubset(of: unasked))
        #expect(recording.contradicts?.rule.map { RuleBook.standard.rule($0) != nil } ?? true)
        #expect(recording.source.link?.hasPrefix("http") ?? true)
    }
}

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
