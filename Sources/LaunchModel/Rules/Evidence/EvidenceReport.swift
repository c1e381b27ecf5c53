/// Something that shows a measured rule at work where no recording has its callbacks.
package struct EvidenceReport: Hashable, Sendable {
    /// What it is.
    package let kind: Kind
    /// Where it stands: an address, or the name of a recording.
    package let link: String

    /// The sort of evidence that a report is.
    package enum Kind: String, CaseIterable, Sendable {
        /// A recorded sequence that shows what the rule does to others.
        case recording
        case crashReport = "crash report"
        case logLine = "log line"
        /// The words of a developer on what was seen.
        case account
    }

    private init(_ kind: Kind, _ link: String) {
        (self.kind, self.link) = (kind, link)
    }

    package static func recording(_ name: String) -> EvidenceReport { EvidenceReport(.recording, name) }
    package static func crash(_ link: String) -> EvidenceReport { EvidenceReport(.crashReport, link) }
    package static func log(_ link: String) -> EvidenceReport { EvidenceReport(.logLine, link) }
    package static func account(_ link: String) -> EvidenceReport { EvidenceReport(.account, link) }

    /// `recording lk-lock-ios5`, or `crash report, https://…`
    package var text: String { kind == .recording ? "\(kind.rawValue) \(link)" : "\(kind.rawValue), \(link)" }
}

extension Rule {
    /// What else shows it; none where recordings have its callbacks.
    package var reports: [EvidenceReport] { EvidenceReport.ofRules[id] ?? [] }
}
