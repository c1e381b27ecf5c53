/// A finding that the developers of an app accept, with the reason.
package struct AcceptedFinding: Hashable, Sendable {
    /// The code of its kind, as in `LT013`.
    package let code: String
    package let reason: String
    /// The location of the acceptance.
    package private(set) var place: Place
    package let scope: Scope
    /// Whether another app, which isn't analyzed, may have the finding.
    package let mayServeOthers: Bool

    package enum Scope: Hashable, Sendable {
        /// These lines of the file that contains it.
        case lines(ClosedRange<Int>)
        /// A whole scenario, or a whole app.
        case everything
    }

    package init(_ code: String, because reason: String, at place: Place, in scope: Scope, mayServeOthers: Bool = false)
    {
        self.code = code
        self.reason = reason
        self.place = place
        self.scope = scope
        self.mayServeOthers = mayServeOthers
    }

    /// The same where its file has another name.
    package func at(_ place: Place) -> AcceptedFinding {
        var other = self
        other.place = place
        return other
    }

    /// Whether it accepts a finding at a location.
    package func accepts(_ code: String, at other: Place) -> Bool {
        guard code == self.code else { return false }
        switch scope {
        case .everything: return true
        case .lines(let lines): return other.source === place.source && lines.contains(other.line)
        }
    }

    /// The key in a scenario and in an app.
    package static let key = "ignore"

    static let codePrefix = "LT"

    static let codePattern = "^\(codePrefix)[0-9]{3}$"
}
