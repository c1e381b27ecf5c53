/// `launchtrace schema`.
struct Schema: ToolCommand {
    let format: DescribedFormat
    /// The file to write; nil for standard output.
    let output: String?
}

extension Schema {
    static let spec = CommandSpec(
        operands: "[\(DescribedFormat.allCases.map(\.rawValue).joined(separator: "|"))]",
        options: [.output, .help],
        purpose: "Print the JSON Schema of what other programs read and write.",
        remarks: [
            "\"scenario\" is what every command reads, and what is printed by default; \"app\" is the app of "
                + "one as a file of its own; \"timeline\" is what \"\(ToolInfo.name) run --format json\" writes; "
                + "\"launches\" is the launches.json of a site; \"config\" is \(Configuration.fileName). All are of draft 7.",
            "An editor that knows the schema completes keys and values and marks mistakes. A scenario can name the "
                + "file under the key \"$schema\".",
        ],
        examples: [
            "launchtrace schema -o scenario.schema.json",
            "launchtrace schema timeline -o timeline.schema.json",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        format = try arguments.onlyChoice("format") ?? .scenario
        output = arguments.outputPath
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        CommandOutcome(product: format.document, to: output, madeFrom: [])
    }
}
