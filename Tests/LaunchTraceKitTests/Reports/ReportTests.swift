import Foundation
import LaunchModel
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchTraceKit

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
        kind = expected.kind
        severity = expected.severity
        entry = expected.entry
        self.place = place
    }

    init(_ finding: Finding, in timeline: Timeline, at place: Place) {
        kind = finding.kind
        severity = finding.severity
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
