/// `launchtrace probe`.
struct Probe: Equatable, Sendable {
    /// The file to write; nil for standard output.
    let output: String?
}

extension Probe {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if let word = arguments.operands.first { throw .unexpectedOperand(word) }
        output = arguments.outputPath
    }

    var outcome: CommandOutcome { CommandOutcome(product: ProbeFile.text, to: output, madeFrom: []) }
}
