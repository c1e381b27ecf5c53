import SampleLaunches
import Testing

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
