import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

/// A problem that somebody had and reported: their app as a scenario, what must be found in it, and their repair.
struct Report: Sendable, CustomTestStringConvertible {
    /// The row of findings.md; several situations can belong to one.
    let id: String
    /// Where it was reported, such as `expo/expo#47628`.
    let source: String
    /// What must be found, in the order of the marks.
    let expected: [Expectation]
    /// What may be found as well, because it is another way to look at the same mistake.
    let besides: [FindingKind]
    /// The scenario, with marks around what is to blame.
    let broken: String
    /// What the reporter changed to have it work.
    let repair: KeyValuePairs<String, String>

    /// A finding, without its words.
    struct Expectation: Hashable, Sendable {
        let kind: FindingKind
        let severity: Severity
        /// The callback during which it shows, or the name of an event or step; nil where any will do.
        let entry: String?

        init(_ kind: FindingKind, _ severity: Severity = .error, at entry: String? = nil) {
            (self.kind, self.severity) = (kind, severity)
            self.entry = entry
        }
    }

    init(
        _ id: String, _ source: String, _ expected: Expectation..., besides: [FindingKind] = [], broken: String,
        repair: KeyValuePairs<String, String>
    ) {
        self.id = id
        self.source = source
        self.expected = expected
        self.besides = besides
        self.broken = broken
        self.repair = repair
    }

    var testDescription: String {
        ([id, source] + expected.map { "\($0.kind.code) \($0.severity.rawValue)" }).joined(separator: " ")
    }

    /// All but A15, whose finding comes of a comparison of two scenarios.
    static let all = adoption + links + notifications + states + background + tasks + clocks + watchdogs + scenes

    /// A scenario with an app that has these keys.
    static func scenario(_ name: String, os: String, start: String = "notRunning", _ app: String, events: String)
        -> String
    {
        """
        { "name": "\(name)", "device": { "os": "\(os)" }, "start": "\(start)",
          "app": { \(app) },
          "events": [\(events)] }
        """
    }

    static let trap = "trap: UIScene life cycle is required for apps built with this SDK"
    static let console = Step.adoptionRequired.rawValue
    static let didFinish = "application(_:didFinishLaunchingWithOptions:)"
    static let willConnect = "scene(_:willConnectTo:options:)"
    static let openURL = "application(_:open:options:)"
    static let didBecomeActive = "applicationDidBecomeActive(_:)"
    static let didReceive = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    static let didDiscard = "application(_:didDiscardSceneSessions:)"
}

struct ReportTests {
    @Test(arguments: Report.all) func isFound(report: Report) throws {
        let marked = MarkedText(report.broken)
        let read = try reader().read(marked.source)
        let timeline = try read.scenario.trace()
        let seen = timeline.findings.map { Seen($0, in: timeline, at: read.place(of: $0, in: timeline)) }
        let wanted = zip(report.expected, marked.marks).map { Seen($0, at: $1) }
        #expect(wanted.count == report.expected.count && wanted.count == marked.marks.count)
        for finding in wanted { #expect(seen.contains { finding.covers($0) }, "seen: \(seen)") }
        let kinds = report.expected.map(\.kind) + report.besides
        #expect(seen.filter { $0.severity != .note && !kinds.contains($0.kind) } == [])
    }

    @Test(arguments: Report.all) func isGoneWithItsRepair(report: Report) throws {
        let settings = report.repair.map { Setting(key: $0.key, value: $0.value) }
        let repaired = try reader().read(MarkedText(report.broken).source, settings: settings)
        let findings = try repaired.scenario.trace().findings
        #expect(findings.filter { $0.severity != .note }.map { "\($0.kind.code) \($0.message)" } == [])
    }

    @Test(.enabled(if: !PublicReports.ids.isEmpty)) func thereIsOneForEachPublicReport() {
        #expect(Set(Report.all.map(\.id) + [MigratedTestTunnel.id]) == PublicReports.ids)
    }

    @Test func aMigrationThatReordersWorkIsFound() throws {
        let marked = MarkedText(MigratedTestTunnel.broken)
        let after = try reader().read(marked.source)
        let before = try reader().read(SourceText(MigratedTestTunnel.before)).scenario
        var timeline = try after.scenario.trace()
        timeline.findings = try after.scenario.findings(comparedTo: before)
        #expect(timeline.findings.map(\.kind) == [.orderChanged])
        #expect(timeline.findings.map(\.severity) == [.warning])
        #expect(timeline.findings.map { after.place(of: $0, in: timeline).range } == marked.marks)
        let repaired = try reader().read(SourceText(MigratedTestTunnel.repaired)).scenario
        #expect(try repaired.findings(comparedTo: before) == [])
        #expect(try repaired.trace().findings == [])
    }
}

/// What a test compares of a finding.
private struct Seen: Hashable, CustomStringConvertible {
    let kind: FindingKind
    let severity: Severity
    let entry: String?
    let place: Range<Int>

    init(_ expected: Report.Expectation, at place: Range<Int>) {
        (kind, severity) = (expected.kind, expected.severity)
        entry = expected.entry
        self.place = place
    }

    init(_ finding: Finding, in timeline: Timeline, at place: Place) {
        (kind, severity) = (finding.kind, finding.severity)
        entry = timeline.surroundings(of: finding.entry)
        self.place = place.range
    }

    /// Whether it is this one, or one that leaves the entry open.
    func covers(_ other: Seen) -> Bool {
        kind == other.kind && severity == other.severity && place == other.place
            && (entry == nil || entry == other.entry)
    }

    var description: String { "\(kind.code) \(severity.rawValue) in \(entry ?? "any entry") at \(place)" }
}

extension Timeline {
    /// The callback that an action belongs to; otherwise what the entry itself is called.
    fileprivate func surroundings(of index: Int) -> String {
        let entry = entries[index]
        guard entry.kind == .action || entry.kind == .stop else { return entry.name }
        return entries[..<index].last { $0.kind == .callback }?.name ?? entry.name
    }
}

/// The table of reports in findings.md, as far as they are findings of one scenario.
private enum PublicReports {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../../shared/findings.md"
    ).standardizedFileURL

    /// Empty where the file isn't there.
    static let ids: Set<String> = {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return Set(text.split(separator: "\n").compactMap(id))
    }()

    /// The first cell of a row, such as `A01`; nil where the last one says that no finding is meant.
    private static func id(of row: Substring) -> String? {
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let id = cells.first, cells.count == 4, id.wholeMatch(of: /[A-Z][0-9]{2}/) != nil else { return nil }
        let isNoFinding = cells[3].hasPrefix("(teaching)") || cells[3].hasPrefix("(CI)")
        return isNoFinding ? nil : id
    }
}

/// Report A15, Subito-it/SBTUITestTunnel#239: the set-up of UI tests, before and after an app's move to scenes.
enum MigratedTestTunnel {
    static let id = "A15"

    static let before = """
        {
          "name": "Test set-up before the interface",
          "device": { "os": "18.0" },
          "app": {
            "lifecycle": "appDelegate",
            "appDelegate": {
              "application(_:didFinishLaunchingWithOptions:)": {
                "does": [
                  { "work": "start test tunnel", "durationMs": 120 },
                  { "work": "first window's interface" }
                ]
              }
            }
          },
          "events": [{ "event": "tapIcon" }]
        }
        """

    /// The tunnel now waits in the background for the runner, and the scene doesn't wait for the tunnel.
    static let broken = afterMigration(#"{ «"work"»: "start test tunnel", "durationMs": 120, "on": "background" }"#)

    static let repaired = afterMigration(#"{ "work": "start test tunnel", "durationMs": 120 }"#)

    private static func afterMigration(_ start: String) -> String {
        """
        {
          "name": "Test set-up beside the interface",
          "device": { "os": "18.0" },
          "app": {
            "lifecycle": "scene",
            "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [\(start)] } },
            "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "work": "first window's interface" }] } }
          },
          "events": [{ "event": "tapIcon" }]
        }
        """
    }
}
