/// `launchtrace matrix`.
struct Matrix: Equatable, Sendable {
    /// The app that it is of; nil for any app, in every life cycle.
    let app: Input?
    let tracing: ScenarioTracing
    let output: ProductOutput<MatrixPage, Palette>
    let selection: KindSelection
}

extension Matrix {
    init(_ words: Words) throws(UsageError.Mistake) {
        if let operand = words.operands.first { throw .unexpectedOperand(operand) }
        app = words.value(of: .app).map(Input.init)
        tracing = try ScenarioTracing(words)
        output = try ProductOutput(words, .matrixFormat, among: MatrixFormat.all)
        selection = try words.value(of: .matrixShow).map(KindSelection.init) ?? .usual
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> Outcome {
        do throws(ScenarioTracing.Failure) {
            let setups = try setups(files)
            let page = MatrixPage(
                Survey(of: setups.scenarios, preferring: tracing.preference), remarks: setups.remarks,
                showing: selection.kinds(usually: MatrixPage.usualKinds))
            return output.outcome(of: page, in: output.palette(terminal), madeFrom: [app])
        } catch {
            return Outcome(stderr: error.text, status: 2)
        }
    }

    private func setups(_ files: FileAccess) throws(ScenarioTracing.Failure) -> AppSetups {
        guard let app else { return try AppSetups(of: tracing, files) }
        return AppSetups(scenarios: [try tracing.read(app, files).scenario], remarks: [])
    }
}
