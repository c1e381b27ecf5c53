/// Why a finding counts for nothing.
package enum Acceptance: Hashable, Sendable {
    /// By a comment in code, or a key of a scenario or an app.
    case reason(AcceptedFinding)
    /// By a baseline, the file of that name.
    case baseline(String)
}

extension Acceptance {
    /// The reason in words.
    package var words: String {
        switch self {
        case .reason(let accepted): accepted.reason
        case .baseline(let file): "it is in the baseline \(file)"
        }
    }

    /// Where it is written; nil of a baseline.
    package var place: Place? {
        switch self {
        case .reason(let accepted): accepted.place
        case .baseline: nil
        }
    }

    func replacingPlace<Problem>(_ change: (Place) throws(Problem) -> Place) throws(Problem) -> Acceptance {
        switch self {
        case .reason(let accepted): .reason(accepted.at(try change(accepted.place)))
        case .baseline: self
        }
    }

    /// The kind of it in SARIF: whether it stands beside what it is about.
    var sarifKind: String {
        switch self {
        case .reason(let accepted): accepted.scope == .everything ? "external" : "inSource"
        case .baseline: "external"
        }
    }
}

extension [PlacedFinding] {
    /// Those that count.
    package var counted: [PlacedFinding] { filter { $0.acceptance == nil } }

    /// Those that count for nothing.
    package var ignored: [PlacedFinding] { filter { $0.acceptance != nil } }
}
