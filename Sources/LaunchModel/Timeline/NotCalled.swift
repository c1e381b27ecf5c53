extension Timeline {
    /// A method that the scenario names and that its run doesn't call.
    public struct NotCalled: Hashable, Sendable {
        /// The receiver, as a scenario writes it.
        public var receiver: String
        /// The method in Swift's spelling.
        public var name: String
        /// The reason, as a part of a sentence.
        public var why: String
        /// The callback that is called instead, or the option that contains its payload, if there is one.
        public var insteadIn: String?
        /// The confidence that it isn't called.
        public var confidence: Confidence
        /// The source; nil if a timeline that was read doesn't state it.
        public var source: String?

        /// A method of a receiver, with the reason why it isn't called.
        public init(
            receiver: String, name: String, why: String, insteadIn: String? = nil, confidence: Confidence = .documented,
            source: String? = nil
        ) {
            self.receiver = receiver
            self.name = name
            self.why = why
            self.insteadIn = insteadIn
            self.confidence = confidence
            self.source = source
        }
    }

    /// All that a scenario names and that its run doesn't call.
    public enum Uncalled: Hashable, Sendable {
        case methods([NotCalled])
        /// The process was stopped before it could be called; as a sentence without a period.
        case cutShort(String)

        /// Whether nothing is left out.
        public var isEmpty: Bool { self == .methods([]) }
    }
}
