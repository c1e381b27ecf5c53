/// A reason why a text isn't a recorded timeline.
enum RecordedTextMistake: Error, Hashable {
    case invalidUTF8
    /// A character that the tool would have spelled out.
    case notSpelledOut(Unicode.Scalar)
    case notALine
    case notATransition
    case unknownState(String, known: [String])
    case unknownCode(String)
    case unexpectedField(String)
    case notANumber(String)
    case noOutcome
    case behindTheOutcome

    /// The invalid words in the line.
    var found: String? {
        switch self {
        case .unknownState(let text, _), .unknownCode(let text), .unexpectedField(let text), .notANumber(let text): text
        case .invalidUTF8, .notSpelledOut, .notALine, .notATransition, .noOutcome, .behindTheOutcome: nil
        }
    }

    /// The sentence without words of the text, which may have any content.
    var messageWithoutText: String {
        switch self {
        case .unknownState: "unknown state"
        case .unknownCode: "unknown finding"
        case .unexpectedField: "an unexpected field"
        case .notANumber: "expected a number of milliseconds"
        case .invalidUTF8, .notSpelledOut, .notALine, .notATransition, .noOutcome, .behindTheOutcome: message
        }
    }

    var message: String {
        switch self {
        case .invalidUTF8: "invalid UTF-8"
        case .notSpelledOut(let scalar):
            "'\(scalar.printable)' could drive a terminal or a runner here; a recorded timeline has \(scalar.spelledOut)"
        case .notALine: "this is not a line of a recorded timeline"
        case .notATransition: "a change of state is written as \"~ app  inactive -> active\""
        case .unknownState(let state, let known):
            "unknown state \(state.quoted)"
                + (Suggestion.nearest(to: state, among: known).map { "; did you mean \($0.quoted)?" } ?? "")
        case .unknownCode(let code): "unknown finding \(code.quoted)"
        case .unexpectedField(let field): "unexpected \(field.quoted)"
        case .notANumber(let digits): "expected a number of milliseconds, found \(digits.quoted)"
        case .noOutcome: "expected a last line such as \"= active\", found the end"
        case .behindTheOutcome: "only findings can follow the line of the outcome"
        }
    }
}
