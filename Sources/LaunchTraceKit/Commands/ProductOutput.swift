/// The format, destination and colors of a product: `--format`, `--output` and `--color`.
struct ProductOutput<Product, Style>: Equatable, Sendable {
    let format: OutputFormat<Product, Style>
    /// The file to write; nil for standard output.
    let path: String?
    var color = ColorChoice.auto

    /// The outcome of a product, made of these inputs.
    func outcome(of product: Product, in style: Style, madeFrom sources: [Input?], status: Int32 = 0) -> CommandOutcome
    {
        var outcome = CommandOutcome(
            product: format.render(product, style), to: path, madeFrom: sources.compactMap(\.self))
        outcome.status = status
        return outcome
    }

    func palette(_ terminal: TerminalFacts) -> Palette { path == nil ? terminal.palette(color) : color.filePalette }
}

extension ProductOutput {
    init(_ arguments: ParsedArguments, _ option: Option, among formats: [OutputFormat<Product, Style>])
        throws(UsageError.Mistake)
    {
        format = try arguments.choice(option, among: formats, by: \.name) ?? formats[0]
        path = arguments.outputPath
        color = try arguments.color
    }
}

extension ParsedArguments {
    /// When the output is colored.
    var color: ColorChoice {
        get throws(UsageError.Mistake) { try choice(.color, among: ColorChoice.allCases, by: \.rawValue) ?? .auto }
    }
}
