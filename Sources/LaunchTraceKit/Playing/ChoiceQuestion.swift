/// A question that is answered by the numbers of its choices.
struct ChoiceQuestion: Hashable, Sendable {
    let text: String
    let choices: [String]
    /// The choices that are right, counted from 0; nil where each leads to something, and none is wrong.
    let right: Set<Int>?
    /// The results of the choices; if some are right, only of these.
    var results: [[String]] = []

    /// The meaning of what is typed.
    enum ParsedAnswer: Hashable {
        case empty, unknown
        /// Counted from 0.
        case choices(Set<Int>)
        /// Something that is no number of a choice.
        case nothing(String)
    }

    func parsed(_ text: String) -> ParsedAnswer {
        let words = text.split { $0 == " " || $0 == "," }.map(String.init)
        if words.isEmpty { return .empty }
        if words == ["0"] || words == ["?"] { return .unknown }
        var numbers: Set<Int> = []
        for word in words {
            guard let number = Int(word), choices.indices.contains(number - 1) else { return .nothing(word) }
            numbers.insert(number - 1)
        }
        return .choices(numbers)
    }

    /// Whether an answer is right; nil where none is wrong.
    func isRight(_ answer: Set<Int>?) -> Bool? { right.map { $0 == answer } }

    /// What is said of an answer, nil for none, in one sentence.
    func reply(of answer: Set<Int>?) -> String {
        guard let right else { return "" }
        let names = right.sorted().map { choices.count > 4 ? "\($0 + 1) (\(choices[$0]))" : choices[$0] }.listed("and")
        if answer == right { return "Right." }
        return answer == nil ? "It is \(names)." : "No, it is \(names)."
    }

    /// The lines below that.
    func results(of answer: Set<Int>?) -> [String] {
        (right ?? answer ?? []).sorted().filter(results.indices.contains).flatMap { results[$0] }
    }

    /// The question with its choices, numbered, in lines of a screen.
    func lines(_ columns: Int) -> [Line] {
        let rows = choices.enumerated().flatMap { index, choice in
            let number = index + 1 < 10 ? " \(index + 1)" : "\(index + 1)"
            return wrapped(choice, toCells: max(columns - 5, 10)).enumerated().map {
                Line(($0 == 0 ? " \(number)  " : "     ") + $1)
            }
        }
        return wrapped(text, toCells: columns).map { Line($0, .heading) } + rows + [
            Line(right == nil ? "  Enter continues" : "  0  I don't know", .aside)
        ]
    }
}
