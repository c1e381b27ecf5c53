extension Timeline {
    /// A rule in doubt, whose mark stands at one line of an event: its first, or the first that follows from it where it has
    /// none.
    public struct Doubt: Hashable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// How sure the rule is; never measured or documented.
        public let confidence: Confidence

        package init(rule: String, confidence: Confidence) {
            (self.rule, self.confidence) = (rule, confidence)
        }
    }
}

extension Rule {
    /// The doubt of all that it leads to; nil where it is sure.
    package var asDoubt: Timeline.Doubt? {
        confidence.isDoubtful ? Timeline.Doubt(rule: id, confidence: confidence) : nil
    }
}

extension Confidence {
    /// The confidence of a line by a rule of this one, with the doubt that begins there, if any: what others show already
    /// leaves no mark.
    package func showing(_ doubt: Timeline.Doubt?) -> Confidence {
        doubt?.confidence ?? (isDoubtful ? .documented : self)
    }
}
