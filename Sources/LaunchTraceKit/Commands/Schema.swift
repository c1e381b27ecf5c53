/// `launchtrace schema`.
struct Schema: Equatable, Sendable {
    let format: DescribedFormat
    /// The file to write; nil for standard output.
    let output: String?
}

extension Schema {
    init(_ words: Words) throws(UsageError.Mistake) {
        format = try words.onlyChoice("format") ?? .scenario
        output = words.outputPath
    }

    var outcome: Outcome { Outcome(product: format.document, to: output, madeFrom: []) }
}
