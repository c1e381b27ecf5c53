/// A fact in addition to the cause of a finding.
package struct FindingNote: Hashable, Sendable {
    /// The location; nil if there is none.
    let place: FindingPlace?
    /// A text without a full stop.
    let text: MessageTemplate

    init(_ text: MessageTemplate) { self.init(nil, text) }

    init(_ place: FindingPlace?, _ text: MessageTemplate) { (self.place, self.text) = (place, text) }
}
