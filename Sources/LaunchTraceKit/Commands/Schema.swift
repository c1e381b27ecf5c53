/// `launchtrace schema`.
struct Schema: Equatable, Sendable {
    let format: DescribedFormat
    /// The file to write; nil for standard output.
    let output: String?
}

extension Schema {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        format = try arguments.onlyChoice("format") ?? .scenario
        output = arguments.outputPath
    }

    var outcome: CommandOutcome { CommandOutcome(product: format.document, to: output, madeFrom: []) }
}
