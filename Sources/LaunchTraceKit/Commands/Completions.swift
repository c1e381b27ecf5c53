/// `launchtrace completions`.
struct Completions: ToolCommand {
    let shell: Shell
    /// The file to write; nil for standard output.
    let output: String?
}

extension Completions {
    static let spec = CommandSpec(
        operands: Shell.allCases.map(\.rawValue).joined(separator: "|"), options: [.output, .help],
        purpose: "Print a completion script for a shell.",
        remarks: [
            "The shell completes commands, options, their values, files, and the names of \"\(ToolInfo.name) "
                + "explain\". The script runs the \(ToolInfo.name) command in your PATH. \"make install\" installs all scripts."
        ],
        examples: [
            "source <(launchtrace completions bash)", "launchtrace completions zsh -o ~/.zfunc/_launchtrace",
            "launchtrace completions fish -o ~/.config/fish/completions/launchtrace.fish",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard let shell: Shell = try arguments.onlyChoice("shell") else { throw .missingOperand("the name of a shell") }
        self.shell = shell
        output = arguments.outputPath
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        CommandOutcome(product: shell.script, to: output, madeFrom: [])
    }
}

extension ParsedArguments {
    /// The only operand, as one of the words that a type has for its cases; nil where there is none.
    func onlyChoice<Choice: RawRepresentable<String> & CaseIterable>(_ noun: String) throws(UsageError.Mistake)
        -> Choice?
    {
        if operands.count > 1 { throw .unexpectedOperand(operands[1]) }
        let choices: [Choice] = try operands.choices(noun)
        return choices.first
    }
}

extension [String] {
    /// The words, each of which must be one of several.
    func choices<Choice: RawRepresentable<String> & CaseIterable>(_ noun: String) throws(UsageError.Mistake) -> [Choice]
    {
        try map { word throws(UsageError.Mistake) in
            if let choice = Choice(rawValue: word) { return choice }
            throw .unknownOperand(word, noun, known: Choice.allCases.map(\.rawValue))
        }
    }
}
