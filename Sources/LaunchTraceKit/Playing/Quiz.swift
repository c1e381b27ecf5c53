/// The score of a quiz, and the last step that it has reached.
struct Quiz: Hashable, Sendable {
    /// The last step that has been shown.
    private(set) var reached = 0
    private(set) var right = 0
    private(set) var wrong = 0
    private(set) var unknown = 0

    var asked: Int { right + wrong + unknown }

    mutating func reach(_ step: Int) { reached = max(reached, step) }

    mutating func record(_ reply: Reply) {
        switch reply.answer {
        case nil: unknown += 1
        case reply.callback: right += 1
        case .some: wrong += 1
        }
    }

    /// Counts the answer to a question with choices, nil for none, if it can be right.
    mutating func record(isRight: Bool?, isAsked: Bool) {
        guard isAsked else { return }
        switch isRight {
        case nil: unknown += 1
        case true?: right += 1
        case false?: wrong += 1
        }
    }

    /// `5 of 7 right, 1 wrong, 1 not known`
    var score: String {
        guard asked > 0 else { return "no question yet" }
        return "\(right) of \(asked) right" + (wrong > 0 ? ", \(wrong) wrong" : "")
            + (unknown > 0 ? ", \(unknown) not known" : "")
    }
}

/// The reply to an answer.
struct Reply: Hashable, Sendable {
    /// Nil where there was no guess.
    let answer: Callback?
    let callback: Callback
    let answerComesLater: Bool

    var text: String {
        switch answer {
        case nil: "It is \(callback.name)."
        case callback: "Right."
        case .some(let answer):
            "No, it is \(callback.name). \(answer.name)"
                + (answerComesLater ? " comes later." : ": \(answer.spec.purpose)")
        }
    }
}

/// The question before a callback is shown.
struct Question: Hashable, Sendable {
    let callback: Callback
    /// Some callbacks, the right one among them.
    let choices: [Callback]

    static let text = "Which callback comes next?"

    /// The meaning of a typed answer.
    enum ParsedAnswer: Hashable {
        case empty, unknown
        case callback(Callback)
        case several([Callback])
        case nothing
    }

    func parsed(_ text: String) -> ParsedAnswer {
        let text = text.trimmed
        switch text {
        case "": return .empty
        case "0", "?": return .unknown
        default: break
        }
        if let number = Int(text) {
            return choices.indices.contains(number - 1) ? .callback(choices[number - 1]) : .nothing
        }
        let spelled = Topic.named(text).filter { $0.kind == .callback }.compactMap {
            $0.names.first.flatMap(Callback.init)
        }
        return narrowed(spelled.isEmpty ? Callback.allCases.filter { $0.isPartlySpelled(text) } : spelled)
    }

    /// Of several callbacks the one that is a choice is meant.
    private func narrowed(_ callbacks: [Callback]) -> ParsedAnswer {
        let candidates = callbacks.filter(choices.contains)
        let meant = candidates.isEmpty ? callbacks : candidates
        return meant.isEmpty ? .nothing : meant.count == 1 ? .callback(meant[0]) : .several(meant)
    }
}

extension Callback {
    fileprivate func isPartlySpelled(_ text: String) -> Bool {
        guard text.count >= 3 else { return false }
        return [name, rawValue, spec.selector ?? ""].contains { $0.lowercased().contains(text.lowercased()) }
    }
}

extension String {
    fileprivate var trimmed: String {
        let body = drop(while: \.isWhitespace)
        return String(body.prefix(upTo: body.lastIndex { !$0.isWhitespace }.map(body.index(after:)) ?? body.startIndex))
    }
}
