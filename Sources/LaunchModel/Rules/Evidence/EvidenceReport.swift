/// Evidence for a measured rule whose callbacks no recording has.
package struct EvidenceReport: Hashable, Sendable {
    /// Its kind.
    package let kind: Kind
    /// Its location: an address, or the name of a recording.
    package let link: String

    package enum Kind: String, CaseIterable, Sendable {
        /// A recorded sequence that shows the rule's effect on others.
        case recording
        case logLine = "log line"
        /// A developer's description of an observation.
        case account
    }

    private init(_ kind: Kind, _ link: String) { (self.kind, self.link) = (kind, link) }

    package static func recording(_ name: String) -> EvidenceReport { EvidenceReport(.recording, name) }
    package static func log(_ link: String) -> EvidenceReport { EvidenceReport(.logLine, link) }
    package static func account(_ link: String) -> EvidenceReport { EvidenceReport(.account, link) }

    /// `recording lk-lock-ios5`, or `account, https://…`
    package var text: String { kind == .recording ? "\(kind.rawValue) \(link)" : "\(kind.rawValue), \(link)" }
}

extension Rule {
    /// Other evidence; none if recordings have its callbacks.
    package var reports: [EvidenceReport] { EvidenceReport.ofRules[id] ?? [] }
}
