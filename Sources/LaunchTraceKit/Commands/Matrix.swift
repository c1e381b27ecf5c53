import LaunchModel

/// `launchtrace matrix`.
struct Matrix: Equatable, Sendable {
    /// The app that it is of; nil for any app, in every life cycle.
    let app: Input?
    let tracing: ScenarioTracing
    let format: MatrixFormat
    /// The file to write; nil for standard output.
    let output: String?
    let selection: KindSelection
    let color: ColorChoice
}

extension Matrix {
    init(_ words: Words) throws(UsageError.Mistake) {
        if let operand = words.operands.first { throw .unexpectedOperand(operand) }
        app = words.value(of: .app).map(Input.init)
        tracing = try ScenarioTracing(words)
        format = try words.choice(.matrixFormat, among: MatrixFormat.all, by: \.name) ?? .text
        output = words.outputPath
        selection = try words.value(of: .matrixShow).map(KindSelection.init) ?? .usual
        color = try words.choice(.color, among: ColorChoice.allCases, by: \.rawValue) ?? .auto
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> Outcome {
        do throws(ScenarioTracing.Failure) {
            let setups = try setups(files)
            let page = MatrixPage(
                Survey(of: setups.scenarios, preferring: tracing.preference), remarks: setups.remarks,
                showing: selection.kinds(usually: MatrixPage.usualKinds))
            let palette = output == nil ? terminal.palette(color) : color.filePalette
            return Outcome(product: format.render(page, palette), to: output, madeFrom: [app].compactMap(\.self))
        } catch {
            return Outcome(stderr: error.text, status: 2)
        }
    }

    private func setups(_ files: FileAccess) throws(ScenarioTracing.Failure) -> AppSetups {
        guard let app else { return try AppSetups(of: tracing, files) }
        return AppSetups(scenarios: [try tracing.read(app, files).scenario], remarks: [])
    }
}
