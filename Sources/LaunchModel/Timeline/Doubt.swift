extension Timeline {
    /// A rule in doubt, which is marked at one line of an event: its first, or the first that follows from it if it has
    /// none.
    public struct Doubt: Hashable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// The rule's confidence; never measured or documented.
        public let confidence: Confidence
    }
}

extension Rule {
    /// The doubt of its consequences; nil if it is certain.
    package var asDoubt: Timeline.Doubt? {
        confidence.isDoubtful ? Timeline.Doubt(rule: id, confidence: confidence) : nil
    }
}

extension Confidence {
    /// The confidence of a line by a rule of this one, with the doubt that begins there, if any: doubt that another
    /// line shows has no mark.
    package func showing(_ doubt: Timeline.Doubt?) -> Confidence {
        doubt?.confidence ?? (isDoubtful ? .documented : self)
    }
}
