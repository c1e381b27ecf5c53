import LaunchModel

/// A mutant that nothing can tell from the rules as they are, and why.
package struct ExplainedSurvivor: Sendable {
    /// As `make mutate` prints it.
    package let mutant: String
    package let reason: String

    fileprivate init(_ mutant: String, _ reason: String) {
        (self.mutant, self.reason) = (mutant, reason)
    }

    /// The table of `Tests/README.md`.
    package static var table: String {
        "| Mutant | Why nothing tells it |\n|---|---|\n"
            + all.map { "| \($0.mutant) | \($0.reason) |\n" }.joined()
    }

    package static let all: [ExplainedSurvivor] = []
}
