/// How sure a rule is.
public enum Confidence: String, CaseIterable, Sendable {
    case documented, measured, inferred, unsettled

    /// Whether a reader is to be warned.
    package var isDoubtful: Bool {
        switch self {
        case .documented, .measured: false
        case .inferred, .unsettled: true
        }
    }

    /// How sure something is that follows from something else: a guess makes a guess of what rests on it.
    func resting(on ground: Confidence) -> Confidence {
        switch (self, ground) {
        case (_, .unsettled), (.unsettled, _): .unsettled
        case (_, .inferred), (.inferred, _): .inferred
        case (.documented, _), (.measured, _): self
        }
    }
}
