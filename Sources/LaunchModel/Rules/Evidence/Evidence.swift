/// The recordings of real UIKit that show the effects of a rule.
package struct Evidence: Hashable, Sendable {
    /// How many recordings show it.
    package let count: Int
    /// The oldest UIKit among them, numbered like iOS.
    package let from: Version
    /// The newest.
    package let to: Version

    package init(_ count: Int, from: Version, to: Version) { (self.count, self.from, self.to) = (count, from, to) }

    /// `14 recordings, iOS 11.0 to 26.0`
    package var text: String {
        let systems = from == to ? "\(from)" : "\(from) to \(to)"
        return "\(count) \(count == 1 ? "recording" : "recordings"), iOS \(systems)"
    }
}

extension Rule {
    /// The recordings that show it; nil if none does.
    package var evidence: Evidence? { Evidence.ofRules[id] }
}
