/// `launchtrace examples`.
struct Examples: ToolCommand {
    /// The folder of examples whose scenarios are listed, too; nil for none.
    let folder: String?
    let output: ProductOutput<ExampleIndex, Void>
}

extension Examples {
    static let spec = CommandSpec(
        operands: "[DIR]",
        options: [.exampleFormat, .output, .help],
        purpose: "List what there is to try, by the question that it answers.",
        remarks: [
            "\"\(ToolInfo.name) new\" prints the scenario of each event and finding that is listed. The page of "
                + "--format html has the scenarios, too, and what happens in them.",
            "DIR is the folder Examples of the source: with it, each question has its scenarios there.",
        ],
        examples: [
            "launchtrace examples",
            "launchtrace examples --format html -o examples.html",
            "launchtrace examples Examples --format markdown -o Examples/README.md",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        folder = arguments.operands.first
        output = try ProductOutput(arguments, .exampleFormat, among: ExampleFormat.all)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws -> CommandOutcome {
        let index = try folder.map { try ExampleIndex(folder: $0, files) } ?? ExampleIndex()
        return output.outcome(of: index, in: (), madeFrom: [])
    }
}
