/// The recordings of real UIKit that show what a rule leads to.
public struct Evidence: Hashable, Sendable {
    /// How many recordings show it.
    public let count: Int
    /// The oldest UIKit among them, numbered like iOS.
    public let from: Version
    /// The newest.
    public let to: Version

    package init(_ count: Int, from: Version, to: Version) {
        self.count = count
        self.from = from
        self.to = to
    }

    /// `14 recordings, iOS 11.0 to 26.0`
    public var text: String {
        let systems = from == to ? "\(from)" : "\(from) to \(to)"
        return "\(count) \(count == 1 ? "recording" : "recordings"), iOS \(systems)"
    }
}

extension Rule {
    /// The recordings that show it; nil where none does.
    public var evidence: Evidence? { Evidence.ofRules[id] }
}
