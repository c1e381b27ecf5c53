/// The words around a callback's name in a sentence that reports no call, such as "is not called here".
struct MentionSentence {
    private let before: ArraySlice<UInt8>
    private let after: ArraySlice<UInt8>

    init(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) { (self.before, self.after) = (before, after) }

    /// Whether the sentence denies, requires or expects the call. Any other text next to a name is a logger's.
    var reportsNoCall: Bool { Self.openings.contains { before.endsInWords($0) } || deniesCall }

    /// Whether the name is the subject of a verb for a call that is no fact: "was never called", "should be called".
    private var deniesCall: Bool {
        guard after.first?.isBlank == true else { return false }
        let sentence = after.prefix { $0 == .apostrophe || $0 >= 0x80 || $0.isBlank || $0.isWord }.prefix(128)
        let words = LogWords(sentence).all.prefix(8)
        let auxiliaries = words.prefix { Self.auxiliaries.contains($0) || Self.denials.contains($0) }
        guard let word = words.dropFirst(auxiliaries.count).first else { return false }
        if Self.conditions.contains(word) { return !auxiliaries.isEmpty || words.count == 1 }
        let isExpected = auxiliaries.contains("be") && !auxiliaries.contains("been")
        return Self.verbs.contains(word) && (isExpected || auxiliaries.contains(where: Self.denials.contains))
    }

    /// Words before a name.
    private static let openings = [
        ["instead", "of"], ["rather", "than"], ["waiting", "for"], ["waits", "for"], ["wait", "for"], ["without"],
        ["until"], ["implement"], ["implements"], ["implementing"], ["override"], ["overriding"], ["missing"], ["no"],
        ["not"], ["expected"], ["expects"], ["requires"],
    ]

    /// States of a method, not of a call.
    private static let conditions: Set<String> = ["deprecated", "missing", "unavailable", "unimplemented"]

    private static let verbs: Set<String> = [
        "called", "executed", "fire", "fired", "implemented", "invoked", "reached", "triggered",
    ]

    /// The parts of "isn't", too.
    private static let denials: Set<String> = [
        "aren", "didn", "doesn", "hasn", "isn", "longer", "never", "not", "wasn", "weren", "won",
    ]

    private static let auxiliaries: Set<String> = [
        "are", "be", "been", "being", "can", "cannot", "could", "did", "do", "does", "ever", "get", "gets", "got",
        "had", "has", "have", "is", "may", "might", "must", "no", "should", "t", "to", "was", "were", "will", "would",
        "yet",
    ]
}

extension ArraySlice<UInt8> {
    /// Whether words, with blanks between them, are directly before the end.
    fileprivate func endsInWords(_ words: [String]) -> Bool {
        guard last?.isBlank == true else { return false }
        let found = suffix(64).split { $0.isBlank }.suffix(words.count).map { $0.text.lowercased() }
        return found == words
    }
}
