/// `launchtrace completions`.
struct Completions: Equatable, Sendable {
    let shell: Shell
    /// The file to write; nil for standard output.
    let output: String?
}

extension Completions {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard let shell: Shell = try arguments.onlyChoice("shell") else { throw .missingOperand("the name of a shell") }
        self.shell = shell
        output = arguments.outputPath
    }

    var outcome: CommandOutcome { CommandOutcome(product: shell.script, to: output, madeFrom: []) }
}

extension ParsedArguments {
    /// The only operand, as one of the words that a type has for its cases; nil where there is none.
    func onlyChoice<Choice: RawRepresentable<String> & CaseIterable>(
        _ noun: String
    ) throws(UsageError.Mistake) -> Choice? {
        if operands.count > 1 { throw .unexpectedOperand(operands[1]) }
        let choices: [Choice] = try choices(noun)
        return choices.first
    }

    /// The operands, each of which must be one of several words.
    func choices<Choice: RawRepresentable<String> & CaseIterable>(
        _ noun: String
    ) throws(UsageError.Mistake) -> [Choice] {
        try operands.map { word throws(UsageError.Mistake) in
            if let choice = Choice(rawValue: word) { return choice }
            throw .unknownOperand(word, noun, known: Choice.allCases.map(\.rawValue))
        }
    }
}
