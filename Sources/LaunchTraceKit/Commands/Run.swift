/// `launchtrace run`.
struct Run: Equatable, Sendable {
    let scenario: Input
    var tracing: ScenarioTracing
    let output: ProductOutput<TracedScenario, Presentation>
    let selection: KindSelection
    let detail: Presentation.Detail
    /// Whether the check says no where a finding is an error.
    let isStrict: Bool
}

extension Run {
    init(_ words: Words) throws(UsageError.Mistake) {
        guard let operand = words.operands.first else { throw .missingOperand("SCENARIO") }
        if words.operands.count > 1 { throw .unexpectedOperand(words.operands[1]) }
        scenario = Input(operand)
        tracing = try ScenarioTracing(words)
        output = try ProductOutput(words, .format, among: TimelineFormat.all)
        selection = try words.value(of: .show).map(KindSelection.init) ?? .usual
        detail = words.contains(.explain) ? .explained : .facts
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
        let presentation = Presentation(
            kinds: selection.kinds(usually: output.format.usualKinds), detail: detail,
            palette: output.palette(terminal))
        let fails = isStrict && traced.timeline.findings.contains { $0.severity == .error }
        return output.outcome(of: traced, in: presentation, madeFrom: [scenario], status: fails ? 1 : 0)
    }
}
