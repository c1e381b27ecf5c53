/// The reaction to the last key, shown until the next.
enum StatusMessage: Hashable, Sendable {
    case atTheFirst
    case atTheLast(Timeline.Outcome)
    case notFound(String)
    case foundFromTheTop(String)
    case noSuchStep(String, count: Int)
    case stepsBehindTheQuiz
    case noQuestionLeft(Timeline.Outcome)
    /// The launch of a lesson is over.
    case changesFollow
    case noAnswer
    case notACallback(String)
    case severalCallbacks([Callback])
    case reply(Reply)
    /// About choices, in a sentence.
    case choice(String)

    /// Whether it is about answers, which have long names.
    var isLong: Bool {
        switch self {
        case .atTheFirst, .atTheLast, .notFound, .foundFromTheTop, .noSuchStep, .stepsBehindTheQuiz, .noQuestionLeft,
            .changesFollow:
            false
        case .noAnswer, .notACallback, .severalCallbacks, .reply, .choice: true
        }
    }

    /// One sentence, or a few.
    var text: String {
        switch self {
        case .atTheFirst: "This is the first step."
        case .atTheLast(let outcome): "This was the last step: the app is \(outcome.words). q leaves, b goes back."
        case .notFound(let text): "No step has \(text.quoted)."
        case .foundFromTheTop(let text): "\(text.quoted) is in no later step; this is the first that has it."
        case .noSuchStep(let digits, let count): "There is no step \(digits); the last is \(count)."
        case .stepsBehindTheQuiz: "The quiz goes from question to question."
        case .noQuestionLeft(let outcome): "No question is left: the app is \(outcome.words). q leaves, b goes back."
        case .changesFollow: "This was the launch. Enter shows what can be changed."
        case .noAnswer: "Type a number, or the name of a callback; 0 if you don't know."
        case .notACallback(let text): "No callback is called \(text.quoted)."
        case .severalCallbacks(let callbacks):
            "That may be " + callbacks.prefix(4).map(\.name).listed("or")
                + (callbacks.count > 4 ? ", and \(callbacks.count - 4) more" : "") + "."
        case .reply(let reply): reply.text
        case .choice(let text): text
        }
    }
}

extension Timeline.Outcome {
    fileprivate var words: String {
        switch self {
        case .app(let state): state.title
        case .stopped: "stopped"
        }
    }
}
