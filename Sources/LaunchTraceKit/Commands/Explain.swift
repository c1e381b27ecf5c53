/// `launchtrace explain`.
struct Explain: Equatable, Sendable {
    /// What is asked about; nil for the list of what there is.
    let topic: Topic?
}

extension Explain {
    init(_ words: Words) throws(UsageError.Mistake) {
        if words.operands.count > 1 { throw .unexpectedOperand(words.operands[1]) }
        guard let name = words.operands.first else {
            topic = nil
            return
        }
        guard let found = Topic(name) else { throw .unknownTopic(name) }
        topic = found
    }

    var text: String {
        topic?.text ?? Topic.contents
    }
}
