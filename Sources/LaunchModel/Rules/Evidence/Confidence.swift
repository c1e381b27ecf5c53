/// The confidence in a rule.
public enum Confidence: String, CaseIterable, Sendable {
    case documented, measured, inferred, unsettled

    /// Whether a reader is warned.
    package var isDoubtful: Bool {
        switch self {
        case .documented, .measured: false
        case .inferred, .unsettled: true
        }
    }

    /// The confidence in a consequence: the consequence of a guess is a guess.
    func resting(on ground: Confidence) -> Confidence {
        switch (self, ground) {
        case (_, .unsettled), (.unsettled, _): .unsettled
        case (_, .inferred), (.inferred, _): .inferred
        case (.documented, _), (.measured, _): self
        }
    }
}
