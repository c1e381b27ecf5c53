/// `launchtrace graph`.
struct Graph: Equatable, Sendable {
    /// The app and device to draw the machine for; nil for an ordinary app.
    let scenario: Input?
    let tracing: ScenarioTracing
    let content: DiagramSubject
    let output: ProductOutput<Diagram, Void>
}

extension Graph {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        scenario = arguments.operands.first.map(Input.init)
        tracing = try ScenarioTracing(arguments)
        content = try arguments.choice(.of, among: DiagramSubject.allCases, by: \.rawValue) ?? .states
        output = try ProductOutput(arguments, .graphFormat, among: GraphFormat.all)
    }

    func outcome(files: FileAccess) -> CommandOutcome {
        do throws(ScenarioTracing.Failure) {
            return output.outcome(of: diagram(of: try read(files).scenario), in: (), madeFrom: [scenario])
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }

    private func read(_ files: FileAccess) throws(ScenarioTracing.Failure) -> ReadScenario {
        guard let scenario else { return try tracing.read(.ordinaryApp, files) }
        return try tracing.read(scenario, files)
    }

    private func diagram(of scenario: Scenario) -> Diagram {
        switch content {
        case .states: StateGraph(of: scenario, preferring: tracing.preference).diagram
        case .rules: RuleGraph(of: scenario).diagram
        }
    }
}

extension SourceText {
    /// A scenario that leaves everything to the defaults.
    fileprivate static let ordinaryApp = SourceText(
        name: "<default>", bytes: Array(#"{ "name": "any", "events": [ { "event": "tapIcon" } ] }"#.utf8))
}
