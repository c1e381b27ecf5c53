/// A fact about a subject that is true or false: its words, and its evaluation. Facts with the same words are equal.
package struct Fact<Subject>: Hashable, Sendable {
    private let text: FactText
    /// The subjects that it concerns.
    package let mentions: Mentions
    let holds: @Sendable (Subject) -> Bool

    /// A fact with a clause and its opposite, as in `the app has [a|no] launch screen`.
    init(_ text: FactText, _ mentions: Mentions = .nothing, when test: @escaping @Sendable (Subject) -> Bool) {
        self.text = text
        self.mentions = mentions
        holds = test
    }

    package var statement: Statement { Statement(text.string) }

    /// Compares the clauses and their subjects. Functions can't be compared, so each clause occurs once in the tables.
    package static func == (left: Fact, right: Fact) -> Bool {
        left.text.string == right.text.string && left.mentions == right.mentions
    }

    /// Hashes the clause.
    package func hash(into hasher: inout Hasher) { hasher.combine(text.string) }
}

/// The clause of a fact. Its lists become words only when they are read: every run creates facts, and few are printed.
enum FactText: Sendable, ExpressibleByStringInterpolation {
    case whole(String)
    case made(@Sendable () -> String)

    var string: String {
        switch self {
        case .whole(let text): text
        case .made(let make): make()
        }
    }

    init(stringLiteral text: String) { self = .whole(text) }

    init(stringInterpolation pieces: Interpolation) { self = pieces.text }

    /// Collects the pieces of a literal.
    struct Interpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = FactText.whole("")

        /// Both counts are hints that it doesn't use.
        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            switch text {
            case .whole(let text): self.text = .whole(text + literal)
            case .made(let make): if !literal.isEmpty { text = .made { make() + literal } }
            }
        }

        mutating func appendInterpolation(_ words: @escaping @autoclosure @Sendable () -> String) {
            let before = text
            text = .made { before.string + words() }
        }

        mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
    }
}

/// The subjects of a fact.
package enum Mentions: Hashable, Sendable {
    case nothing
    /// The only ones that it can be true of.
    case kinds([EventKind])
    /// The only event that it can be true of, or only with one of these values, as in a scenario.
    case about(EventKind, [String] = [])
    case callbacks([Callback])
    case actions([Action.Kind])
    /// Actions that read one of these.
    case reading([Slot])

    /// The only ones that it can be true of; empty if it may be true of any, and before the first.
    package var events: [EventKind] {
        switch self {
        case .kinds(let events): events
        case .about(let event, _): [event]
        case .nothing, .callbacks, .actions, .reading: []
        }
    }

    /// The values that distinguish events of a kind, as in a scenario.
    package var values: [String] { if case .about(_, let values) = self { values } else { [] } }

    package var callbacks: [Callback] { if case .callbacks(let callbacks) = self { callbacks } else { [] } }

    package var actions: [Action.Kind] {
        switch self {
        case .actions(let actions): actions
        case .reading: [.read]
        case .nothing, .kinds, .about, .callbacks: []
        }
    }

    package var slots: [Slot] { if case .reading(let slots) = self { slots } else { [] } }
}
