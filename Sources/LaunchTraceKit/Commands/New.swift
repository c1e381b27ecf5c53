/// `launchtrace new`.
struct New: ToolCommand {
    let subject: Subject
    /// The file to write; nil for standard output.
    let output: String?

    /// The subject of the scenario.
    enum Subject: Equatable, Sendable {
        case event(EventKind, Lifecycle)
        /// An example of a finding, unchanged.
        case example(Scenario)
    }
}

extension New {
    static let spec = CommandSpec(
        operands: "[TRIGGER]", options: [.lifecycle, .output, .help], purpose: "Print a starter scenario.",
        remarks: [
            "TRIGGER is the event of the scenario, such as tapIcon or backgroundEvent (default: openURL). "
                + "\"\(ToolInfo.name) explain triggers\" lists all of them.",
            "The delegates of the scenario list the methods that UIKit calls in the launch.",
            "TRIGGER can also be a finding: LT010 prints a scenario with the finding, and LT010.clean the fixed scenario.",
        ],
        examples: [
            "launchtrace new > cold.json",
            "launchtrace new tapNotification --lifecycle appDelegate | launchtrace run -",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        output = arguments.outputPath
        if arguments.operands.count == 1, let example = FindingKind.example(named: arguments.operands[0]) {
            if arguments.contains(.lifecycle) { throw .unknownOption(Option.lifecycle.spec.long, among: []) }
            subject = .example(example)
            return
        }
        subject = .event(
            try arguments.onlyChoice("event") ?? .openURL,
            try arguments.choice(.lifecycle, among: Lifecycle.allCases, by: \.rawValue) ?? .scene)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws -> CommandOutcome {
        switch subject {
        case .event(let event, let lifecycle): try outcome(event, lifecycle)
        case .example(let scenario):
            CommandOutcome(product: FindingExample.text(of: scenario), to: output, madeFrom: [])
        }
    }

    private func outcome(_ event: EventKind, _ lifecycle: Lifecycle) throws -> CommandOutcome {
        do {
            let scenario = try event.starter.scenario(lifecycle)
            return CommandOutcome(product: scenario.value(Starter.spelling).prettyJSON, to: output, madeFrom: [])
        } catch let impossible as ImpossibleEvent {
            let app = "an app with the \(lifecycle.title)"
            return CommandOutcome(
                stderr: complaint("\(event.rawValue) can't happen to \(app): \(impossible.reason)"), status: 2)
        }
    }
}

extension FindingKind {
    /// The scenario that `LT010` or `LT010.clean` names.
    fileprivate static func example(named name: String) -> Scenario? {
        let shown = allCases.first { $0.code == name }?.example.shown
        return shown ?? allCases.first { "\($0.code).clean" == name }?.example.clean
    }
}
