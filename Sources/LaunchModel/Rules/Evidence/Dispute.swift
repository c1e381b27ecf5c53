/// A question that sources answer in different ways, or don't answer, and what the model makes of it.
public struct Dispute: Hashable, Sendable {
    /// Words with hyphens, as in `background-launch-enters-background`.
    public let id: String
    /// The question, with its question mark.
    public let question: String
    /// The answers; the model doesn't follow all of them.
    public let sides: [Side]
    /// The answer that the model follows, and why.
    public let choice: String
    /// The ids of the rules that the answer stands in.
    public let rules: [String]
    /// The callbacks that come or stay away because of it, beyond those that its rules call.
    public let callbacks: [Callback]

    /// One answer, and who gives it.
    public struct Side: Hashable, Sendable {
        /// The answer, as a sentence.
        public let claim: String
        /// The evidence for the answer.
        public let source: Source

        static func says(_ claim: String, _ source: Source) -> Side { Side(claim: claim, source: source) }
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
    public static func about(_ rule: Rule) -> [Dispute] {
        all.filter { $0.rules.contains(rule.id) }
    }
}
