/// `launchtrace schema`.
struct Schema: ToolCommand {
    let format: DescribedFormat
    /// The file to write; nil for standard output.
    let output: String?
}

extension Schema {
    static let spec = CommandSpec(
        operands: "[\(DescribedFormat.allCases.map(\.rawValue).joined(separator: "|"))]", options: [.output, .help],
        purpose: "Print the JSON Schema of a file format.",
        remarks: [
            "\"scenario\" (default) is the input of most commands; \"app\" is an app file; \"timeline\" is the output "
                + "of \"\(ToolInfo.name) run --format json\"; \"launches\" is launches.json of a site; \"config\" is "
                + "\(Configuration.fileName). All use draft 7.",
            "An editor with the schema completes keys and values, and marks errors. The key \"$schema\" of a scenario "
                + "can name the file.",
        ],
        examples: ["launchtrace schema -o scenario.schema.json", "launchtrace schema timeline -o timeline.schema.json"])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        format = try arguments.onlyChoice("format") ?? .scenario
        output = arguments.outputPath
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        CommandOutcome(product: format.document, to: output, madeFrom: [])
    }
}
