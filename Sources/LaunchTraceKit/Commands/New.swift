/// `launchtrace new`.
struct New: Equatable, Sendable {
    let subject: Subject
    /// The file to write; nil for standard output.
    let output: String?

    /// What the scenario is about.
    enum Subject: Equatable, Sendable {
        case event(EventKind, Lifecycle)
        /// An example of a finding, as it stands.
        case example(Scenario)
    }
}

extension New {
    init(_ words: Words) throws(UsageError.Mistake) {
        output = words.outputPath
        if words.operands.count == 1, let example = FindingKind.example(named: words.operands[0]) {
            if words.contains(.lifecycle) { throw .unknownOption(Option.lifecycle.facts.long, among: []) }
            subject = .example(example)
            return
        }
        subject = .event(
            try words.onlyChoice("event") ?? .openURL,
            try words.choice(.lifecycle, among: Lifecycle.allCases, by: \.rawValue) ?? .scene)
    }

    func outcome() -> Outcome {
        switch subject {
        case .event(let event, let lifecycle): outcome(event, lifecycle)
        case .example(let scenario): Outcome(product: FindingExample.text(of: scenario), to: output, madeFrom: [])
        }
    }

    private func outcome(_ event: EventKind, _ lifecycle: Lifecycle) -> Outcome {
        do {
            let scenario = try event.starter.scenario(lifecycle)
            return Outcome(product: scenario.value(Starter.spelling).prettyJSON, to: output, madeFrom: [])
        } catch let impossible as ImpossibleEvent {
            let app = "an app with the \(lifecycle.title)"
            return Outcome(
                stderr: complaint("\(event.rawValue) can't happen to \(app): \(impossible.reason)"), status: 2)
        } catch {
            return Outcome(stderr: complaint("\(error)"), status: 2)
        }
    }
}

extension FindingKind {
    /// The scenario that `LT010` or `LT010.clean` stands for.
    fileprivate static func example(named name: String) -> Scenario? {
        let shown = allCases.first { $0.code == name }?.example.shown
        return shown ?? allCases.first { "\($0.code).clean" == name }?.example.clean
    }
}
