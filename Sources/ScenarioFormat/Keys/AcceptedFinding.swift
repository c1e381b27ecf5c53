/// A finding that the developers of an app live with, and why.
package struct AcceptedFinding: Hashable, Sendable {
    /// The code of its kind, as in `LT013`.
    package let code: String
    package let reason: String
    /// Where that is written.
    package private(set) var place: Place
    package let scope: Scope
    /// Whether another app may have the finding, which isn't looked at.
    package let mayServeOthers: Bool

    /// What it is accepted in.
    package enum Scope: Hashable, Sendable {
        /// These lines of the file in which it is written.
        case lines(ClosedRange<Int>)
        /// All of a scenario, or of an app.
        case everything
    }

    package init(
        _ code: String, because reason: String, at place: Place, in scope: Scope, mayServeOthers: Bool = false
    ) {
        self.code = code
        self.reason = reason
        self.place = place
        self.scope = scope
        self.mayServeOthers = mayServeOthers
    }
}

extension AcceptedFinding {
    /// The same where its file has another name.
    package func at(_ place: Place) -> AcceptedFinding {
        var other = self
        other.place = place
        return other
    }

    /// Whether a finding at a place is meant.
    package func accepts(_ code: String, at other: Place) -> Bool {
        guard code == self.code else { return false }
        switch scope {
        case .everything: return true
        case .lines(let lines): return other.source === place.source && lines.contains(other.line)
        }
    }

    /// The key for it in a scenario and in an app.
    package static let key = "ignore"

    static let codePrefix = "LT"

    /// What a code looks like, as a regular expression.
    static let codePattern = "^\(codePrefix)[0-9]{3}$"
}
