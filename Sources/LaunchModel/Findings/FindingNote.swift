/// What is known beside the cause of a finding.
package struct FindingNote: Hashable, Sendable {
    /// Where it stands; nil where no part of the scenario has it.
    let place: FindingPlace?
    /// As words of their own, without a full stop.
    let text: MessageTemplate

    init(_ text: MessageTemplate) {
        self.init(nil, text)
    }

    init(_ place: FindingPlace?, _ text: MessageTemplate) {
        self.place = place
        self.text = text
    }
}
