/// A question that sources answer in different ways, or don't answer, and what the model makes of it.
package struct Dispute: Hashable, Sendable {
    /// Words with hyphens, as in `entry-in-background`.
    package let id: String
    /// The question, with its question mark.
    package let question: String
    /// The answers; the model doesn't follow all of them.
    package let sides: [Side]
    /// The answer that the model follows, and why.
    package let choice: String
    /// The ids of the rules that the answer stands in.
    package let rules: [String]
    /// The callbacks that come or stay away because of it, beyond those that its rules call.
    package let callbacks: [Callback]

    /// One answer, and who gives it.
    package struct Side: Hashable, Sendable {
        /// The answer, as a sentence.
        package let statement: String
        /// The evidence for the answer.
        package let source: Source

        static func says(_ statement: String, _ source: Source) -> Side { Side(statement: statement, source: source) }
    }

    init(
        _ id: String, _ question: String, _ sides: [Side], choice: String, rules: [String], callbacks: [Callback] = []
    ) {
        self.id = id
        self.question = question
        self.sides = sides
        self.choice = choice
        self.rules = rules
        self.callbacks = callbacks
    }
}

extension Dispute {
    /// Those that a rule has a part in.
    package static func about(_ rule: Rule) -> [Dispute] {
        all.filter { $0.rules.contains(rule.id) }
    }
}
