import LaunchModel

/// `launchtrace run`.
struct Run: Equatable, Sendable {
    let scenario: Input
    let tracing: ScenarioTracing
    let format: TimelineFormat
    /// The file to write; nil for standard output.
    let output: String?
    let selection: KindSelection
    let detail: Presentation.Detail
    let color: ColorChoice
    /// Whether the check says no where a finding is an error.
    let isStrict: Bool
}

extension Run {
    init(_ words: Words) throws(UsageError.Mistake) {
        guard let operand = words.operands.first else { throw .missingOperand("SCENARIO") }
        if words.operands.count > 1 { throw .unexpectedOperand(words.operands[1]) }
        scenario = Input(operand)
        tracing = try ScenarioTracing(words)
        format = try words.choice(.format, among: TimelineFormat.all, by: \.name) ?? .text
        output = words.outputPath
        selection = try words.value(of: .show).map(KindSelection.init) ?? .usual
        detail = words.contains(.explain) ? .explained : .facts
        color = try words.choice(.color, among: ColorChoice.allCases, by: \.rawValue) ?? .auto
        isStrict = words.contains(.strict)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> Outcome {
        do throws(ScenarioTracing.Failure) {
            return outcome(of: try tracing.trace(scenario, files), terminal: terminal)
        } catch {
            return Outcome(stderr: error.text, status: 2)
        }
    }

    func outcome(of traced: TracedScenario, terminal: TerminalFacts) -> Outcome {
        let palette = output == nil ? terminal.palette(color) : color.filePalette
        let presentation = Presentation(
            kinds: selection.kinds(usually: format.usualKinds), detail: detail, palette: palette)
        var outcome = Outcome(
            product: format.render(traced, presentation), to: output, madeFrom: [scenario])
        if isStrict, traced.timeline.findings.contains(where: { $0.severity == .error }) { outcome.status = 1 }
        return outcome
    }
}
