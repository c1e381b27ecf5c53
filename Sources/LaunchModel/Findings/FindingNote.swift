/// A fact in addition to the cause of a finding.
package struct FindingNote: Hashable, Sendable {
    /// The location; nil if there is none.
    let place: FindingPlace?
    /// Whether the location is that of the finding itself, so that only its existence counts.
    let isAtFinding: Bool
    /// A text without a full stop.
    let text: MessageTemplate

    init(_ text: MessageTemplate) { self.init(nil, text) }

    init(_ place: FindingPlace?, _ text: MessageTemplate) {
        (self.place, self.text, isAtFinding) = (place, text, false)
    }

    /// A fact about the location of the finding, if the scenario has one there.
    init(at place: FindingPlace, _ text: MessageTemplate) { (self.place, self.text, isAtFinding) = (place, text, true) }
}
