/// The reason to ignore a finding.
package enum Acceptance: Hashable, Sendable {
    /// A comment in code, or a key of a scenario or an app.
    case reason(AcceptedFinding)
    /// The baseline in the file of this name.
    case baseline(String)

    package var words: String {
        switch self {
        case .reason(let accepted): accepted.reason
        case .baseline(let file): "it is in the baseline \(file)"
        }
    }

    /// The location of the acceptance; nil for a baseline.
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

    /// Its kind in SARIF: whether it is in the source.
    var sarifKind: String {
        switch self {
        case .reason(let accepted): accepted.scope == .everything ? "external" : "inSource"
        case .baseline: "external"
        }
    }
}

extension [PlacedFinding] {
    /// The findings that count.
    package var counted: [PlacedFinding] { filter { $0.acceptance == nil } }

    /// The findings that are ignored.
    package var ignored: [PlacedFinding] { filter { $0.acceptance != nil } }
}
