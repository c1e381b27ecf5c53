/// `launchtrace graph`.
struct Graph: ToolCommand {
    /// The app and device to draw the machine for; nil for an ordinary app.
    let scenario: Input?
    let tracing: ScenarioTracing
    let content: Content
    let output: ProductOutput<Diagram, Void>

    /// The part of the machine that is drawn.
    enum Content: Equatable, Sendable {
        case states
        /// All rules, or those around one.
        case rules(around: Rule?)
    }
}

extension Graph {
    static let spec = CommandSpec(
        operands: "[SCENARIO]",
        options: [.of, .around, .graphFormat, .output, .prefer, .set, .root, .help],
        purpose: "Draw the states of an app, or the rules of the model.",
        remarks: [
            "The states and the events between them are those of the app and device of SCENARIO, or of a default app. "
                + "\">\" marks the events, followed by the callbacks that UIKit calls; \"!\" marks the reason for "
                + "which the process is stopped."
        ],
        details: [
            "\"rules\" draws every rule of the model: its condition, its calls and its next steps. Mermaid needs long "
                + "to lay out all of them; --around draws only a few."
        ],
        examples: [
            "launchtrace graph --format dot -o states.dot",
            "launchtrace graph --of rules --around scene.will-connect",
            "launchtrace graph cold.json --of rules --format dot -o rules.dot",
            "launchtrace graph --set app.lifecycle=appDelegate --set device.os=18.0",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        scenario = arguments.operands.first.map(Input.init)
        tracing = try ScenarioTracing(arguments)
        content = try Content(arguments)
        output = try ProductOutput(arguments, .graphFormat, among: GraphFormat.all)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ScenarioTracing.Failure) -> CommandOutcome {
        let app = try read(files).scenario
        guard let diagram = diagram(of: app) else {
            return CommandOutcome(stderr: complaint(absence(in: app)), status: 2)
        }
        return output.outcome(of: diagram, in: (), madeFrom: [scenario])
    }

    private func read(_ files: FileAccess) throws(ScenarioTracing.Failure) -> ReadScenario {
        guard let scenario else { return try tracing.read(.ordinaryApp, files) }
        return try tracing.read(scenario, files)
    }

    /// Nil where the app has no such rule.
    private func diagram(of scenario: Scenario) -> Diagram? {
        switch content {
        case .states: StateGraph(of: scenario, preferring: tracing.preference).diagram
        case .rules(nil): RuleGraph(of: scenario).diagram
        case .rules(let rule?): RuleGraph(of: scenario).around(rule)?.diagram
        }
    }

    private func absence(in scenario: Scenario) -> String {
        switch content {
        case .states, .rules(nil): "there is nothing to draw"
        case .rules(let rule?): "\(rule.id) is not a rule of \(Timeline.Header(scenario).title)"
        }
    }
}

extension Graph.Content {
    fileprivate init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let subject = try arguments.choice(.of, among: DiagramSubject.allCases, by: \.rawValue)
        guard let id = arguments.value(of: .around) else {
            self = subject == .rules ? .rules(around: nil) : .states
            return
        }
        if subject == .states { throw .aroundStates }
        guard let rule = RuleBook.standard.rule(id) else { throw .unknownRule(id) }
        self = .rules(around: rule)
    }
}

extension SourceText {
    /// A scenario that leaves everything to the defaults.
    fileprivate static let ordinaryApp = SourceText(
        name: "<default>", bytes: Array(#"{ "name": "any", "events": [ { "event": "tapIcon" } ] }"#.utf8))
}
