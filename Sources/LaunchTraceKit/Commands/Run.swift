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
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard let operand = arguments.operands.first else { throw .missingOperand("SCENARIO") }
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        scenario = Input(operand)
        tracing = try ScenarioTracing(arguments)
        output = try ProductOutput(arguments, .format, among: TimelineFormat.all)
        selection = try arguments.value(of: .show).map(KindSelection.init) ?? .usual
        detail = arguments.contains(.explain) ? .explained : .facts
        isStrict = arguments.contains(.strict)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(ScenarioTracing.Failure) {
            return outcome(of: try tracing.trace(scenario, files), terminal: terminal)
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }

    func outcome(of traced: TracedScenario, terminal: TerminalFacts) -> CommandOutcome {
        let presentation = Presentation(
            kinds: selection.kinds(usually: output.format.usualKinds), detail: detail,
            palette: output.palette(terminal), width: output.path == nil ? terminal.columns : nil)
        let fails = isStrict && traced.timeline.findings.contains { $0.severity == .error }
        return output.outcome(of: traced, in: presentation, madeFrom: [scenario], status: fails ? 1 : 0)
    }
}
