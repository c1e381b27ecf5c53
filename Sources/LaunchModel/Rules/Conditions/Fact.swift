/// Something that holds of a subject or doesn't: in words, and how it is found out. Facts that say the same are equal.
package struct Fact<Subject>: Hashable, Sendable {
    private let text: FactText
    /// The subjects that it asks about.
    package let mentions: Mentions
    let holds: @Sendable (Subject) -> Bool

    /// A fact with a clause and its opposite, as in `the app has [a|no] launch screen`.
    init(_ text: FactText, _ mentions: Mentions = .nothing, when test: @escaping @Sendable (Subject) -> Bool) {
        self.text = text
        self.mentions = mentions
        holds = test
    }

    package var statement: Statement { Statement(text.string) }

    /// Compares the clauses and what they ask about. Functions can't be compared, so that each clause stands once in the
    /// tables.
    package static func == (left: Fact, right: Fact) -> Bool {
        left.text.string == right.text.string && left.mentions == right.mentions
    }

    /// Hashes the clause.
    package func hash(into hasher: inout Hasher) { hasher.combine(text.string) }
}

/// The clause of a fact. What it lists is put into words only where they are read: every run makes facts, and few are told.
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

        /// Both counts are hints that it has no use for.
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

/// The subjects that a fact asks about.
package enum Mentions: Hashable, Sendable {
    case nothing
    /// Those of which alone it can hold.
    case kinds([EventKind])
    /// An event of which alone it can hold, or only of those with one of these values, as a scenario writes them.
    case about(EventKind, [String] = [])
    case callbacks([Callback])
    case actions([Action.Kind])
    /// Actions that read one of these.
    case reading([Slot])

    /// Those of which alone it can hold; empty where it may hold of any, and before the first.
    package var events: [EventKind] {
        switch self {
        case .kinds(let events): events
        case .about(let event, _): [event]
        case .nothing, .callbacks, .actions, .reading: []
        }
    }

    /// The values that an event is told apart by, as a scenario writes them.
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
