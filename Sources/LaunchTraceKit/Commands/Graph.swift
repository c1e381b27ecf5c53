/// `launchtrace graph`.
struct Graph: ToolCommand {
    /// The app and device to draw the machine for; nil for an ordinary app.
    let scenario: Input?
    let tracing: ScenarioTracing
    let output: ProductOutput<Diagram, Void>
}

extension Graph {
    static let spec = CommandSpec(
        operands: "[SCENARIO]", options: [.graphFormat, .output, .prefer, .set, .root, .help],
        purpose: "Draw the states of an app and the transitions between them.",
        remarks: [
            "The graph describes the app and the device of SCENARIO, or a default app. \">\" marks an event, followed by "
                + "the callbacks that UIKit calls. \"!\" marks the reason for which the process is stopped."
        ],
        examples: [
            "launchtrace graph --format dot -o states.dot",
            "launchtrace graph --set app.lifecycle=appDelegate --set device.os=18.0",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        scenario = arguments.operands.first.map(Input.init)
        tracing = try ScenarioTracing(arguments)
        output = try ProductOutput(arguments, .graphFormat, among: GraphFormat.all)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ScenarioTracing.Failure) -> CommandOutcome {
        let graph = StateGraph(of: try read(files).scenario, preferring: tracing.preference)
        return output.outcome(of: graph.diagram, in: (), madeFrom: [scenario])
    }

    private func read(_ files: FileAccess) throws(ScenarioTracing.Failure) -> ReadScenario {
        guard let scenario else { return try tracing.read(.ordinaryApp, files) }
        return try tracing.read(scenario, files)
    }
}

extension SourceText {
    /// A scenario that leaves everything to the defaults.
    fileprivate static let ordinaryApp = SourceText(
        name: "<default>", bytes: Array(#"{ "name": "any", "events": [ { "event": "tapIcon" } ] }"#.utf8))
}
