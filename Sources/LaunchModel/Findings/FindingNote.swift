/// A fact in addition to the cause of a finding.
package struct FindingNote: Hashable, Sendable {
    /// The location; nil if there is none.
    let place: FindingPlace?
    /// Whether the location is that of the finding itself, so that only its existence counts.
    let isAtFinding: Bool
    /// The systems that it applies to.
    let os: VersionRange
    /// A text without a full stop.
    let text: MessageTemplate

    init(_ text: MessageTemplate, os: VersionRange = .all) { self.init(nil, text, os: os) }

    init(_ place: FindingPlace?, _ text: MessageTemplate, os: VersionRange = .all) {
        (self.place, self.text, self.os, isAtFinding) = (place, text, os, false)
    }

    /// A fact about the location of the finding, if the scenario has one there.
    init(at place: FindingPlace, _ text: MessageTemplate) {
        (self.place, self.text, os, isAtFinding) = (place, text, .all, true)
    }
}
