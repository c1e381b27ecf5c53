/// Something that holds of a subject or doesn't: in words, and how it is found out. Facts that say the same are equal.
public struct Fact<Subject>: Hashable, Sendable {
    /// The clause and its opposite in one, and what it asks about; both are made only for those who read them, since every
    /// run builds all facts.
    private let text: @Sendable () -> String
    private let about: @Sendable () -> Mentions
    let holds: @Sendable (Subject) -> Bool

    /// A fact with a clause and its opposite, as in `the app has [a|no] launch screen`.
    init(
        _ text: @escaping @autoclosure @Sendable () -> String,
        _ mentions: @escaping @autoclosure @Sendable () -> Mentions = Mentions(),
        when test: @escaping @Sendable (Subject) -> Bool
    ) {
        self.text = text
        about = mentions
        holds = test
    }

    package var statement: Statement { Statement(text()) }

    package var mentions: Mentions { about() }

    /// Compares the clauses and what they ask about. Functions can't be compared, so that each clause stands once in the
    /// tables.
    public static func == (left: Fact, right: Fact) -> Bool {
        left.text() == right.text() && left.mentions == right.mentions
    }

    /// Hashes the clause.
    public func hash(into hasher: inout Hasher) { hasher.combine(text()) }
}

/// The subjects that a fact asks about.
package struct Mentions: Hashable, Sendable {
    /// Those that alone it can hold of; empty where it may hold of any, and before the first.
    package var events: [EventKind] = []
    /// The values that an event is told apart by, as a scenario writes them.
    package var values: [String] = []
    package var callbacks: [Callback] = []
    package var actions: [Action.Kind] = []
    package var slots: [Slot] = []

    /// Events of one kind, or only those with one of these values.
    static func about(_ event: EventKind, _ values: [String] = []) -> Mentions {
        Mentions(events: [event], values: values)
    }
}
