/// `launchtrace examples`.
struct Examples: ToolCommand {
    /// The folder of examples whose scenarios are listed, too; nil for none.
    let folder: String?
    let output: ProductOutput<ExampleIndex, Void>
}

extension Examples {
    static let spec = CommandSpec(
        operands: "[DIR]", options: [.exampleFormat, .output, .help],
        purpose: "List the example scenarios by question.",
        remarks: [
            "\"\(ToolInfo.name) new\" prints the scenario of a listed event or finding.",
            "DIR is the folder Examples in the source of \(ToolInfo.name). With DIR, each question lists its scenarios.",
        ], examples: ["launchtrace examples", "launchtrace examples Examples --format markdown -o Examples/README.md"])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        folder = arguments.operands.first
        output = try ProductOutput(arguments, .exampleFormat, among: ExampleFormat.all)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ExampleIndex.Failure) -> CommandOutcome {
        var index = ExampleIndex()
        if let folder { index = try ExampleIndex(folder: folder, files) }
        return output.outcome(of: index, in: (), madeFrom: [])
    }
}
