/// A clause and its opposite: `a launch is under way`, `no launch is under way`.
struct Statement: Hashable, Sendable {
    let holds: String
    let fails: String

    init(_ holds: String, _ fails: String) {
        self.holds = holds
        self.fails = fails
    }

    /// A clause whose verb can be denied in its place.
    init(_ subject: String, _ verb: Verb, _ rest: String) {
        holds = "\(subject) \(verb.rawValue) \(rest)"
        fails = "\(subject) \(verb.denied) \(rest)"
    }

    /// The verbs that such clauses have.
    enum Verb: String {
        case `is`, was, has

        var denied: String {
            switch self {
            case .is: "isn't"
            case .was: "wasn't"
            case .has: "hasn't"
            }
        }
    }

    var opposite: Statement { Statement(fails, holds) }
}

extension [String] {
    /// `a, b or c`
    func listed(_ conjunction: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
