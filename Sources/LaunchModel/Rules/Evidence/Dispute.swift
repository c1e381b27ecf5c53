/// A question with conflicting or missing sources, and the model's answer.
package struct Dispute: Hashable, Sendable {
    /// Words with hyphens, as in `entry-in-background`.
    package let id: String
    /// The question, with its question mark.
    package let question: String
    /// The alternatives; the model doesn't follow all of them.
    package let sides: [Side]
    /// The answer that the model follows, and why.
    package let choice: String
    /// The ids of the rules that contain the answer.
    package let rules: [String]
    /// The callbacks that are called or not because of it, in addition to those that its rules call.
    package let callbacks: [Callback]
    /// The codes of the findings that it matters for.
    package let findings: [String]

    /// An alternative, and its source.
    package struct Side: Hashable, Sendable {
        /// The answer, as a sentence.
        package let statement: String
        /// The evidence for the answer.
        package let source: Source

        static func says(_ statement: String, _ source: Source) -> Side { Side(statement: statement, source: source) }
    }

    init(
        _ id: String, _ question: String, _ sides: [Side], choice: String, rules: [String], callbacks: [Callback] = [],
        findings: [String] = []
    ) {
        self.id = id
        self.question = question
        self.sides = sides
        self.choice = choice
        self.rules = rules
        self.callbacks = callbacks
        self.findings = findings
    }

    /// Those that a rule has a part in.
    package static func about(_ rule: Rule) -> [Dispute] { all.filter { $0.rules.contains(rule.id) } }
}
