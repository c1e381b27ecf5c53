/// `launchtrace lint`.
struct Lint: Equatable, Sendable {
    let scenarios: [Input]
    /// How the app was before; nil where nothing is compared.
    let before: Input?
    let tracing: ScenarioTracing
    let output: ProductOutput<[PlacedFinding], Palette>
}

extension Lint {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        scenarios = arguments.operands.map(Input.init)
        if scenarios.isEmpty { throw .missingOperand("SCENARIO") }
        before = arguments.value(of: .before).map(Input.init)
        if (scenarios + [before]).count(where: { $0 == .standardInput }) > 1 { throw .repeatedStandardInput }
        tracing = try ScenarioTracing(arguments)
        output = try ProductOutput(arguments, .lintFormat, among: LintFormat.all)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(ScenarioTracing.Failure) {
            let before = try before.map { input throws(ScenarioTracing.Failure) in try tracing.unchanged(input, files) }
            let results = scenarios.map { scenario in
                Result { () throws(ScenarioTracing.Failure) in try traced(scenario, before, files) }
            }
            return outcome(of: results, terminal: terminal)
        } catch {
            return outcome(of: [.failure(error)], terminal: terminal)
        }
    }

    private func traced(
        _ scenario: Input, _ before: ReadScenario?, _ files: FileAccess
    ) throws(ScenarioTracing.Failure) -> TracedScenario {
        let traced = try tracing.trace(scenario, files)
        return try before.map { before throws(ScenarioTracing.Failure) in
            try tracing.compare(traced, with: before)
        } ?? traced
    }

    /// An unreadable scenario doesn't keep the findings of the others back.
    func outcome(
        of results: [Result<TracedScenario, ScenarioTracing.Failure>], terminal: TerminalFacts
    ) -> CommandOutcome {
        var findings: [PlacedFinding] = []
        var failures: [ScenarioTracing.Failure] = []
        for result in results {
            switch result {
            case .success(let traced): findings += traced.findings.inOrderOfPlace
            case .failure(let failure): failures.append(failure)
            }
        }
        var outcome = output.outcome(of: findings, in: output.palette(terminal), madeFrom: scenarios)
        outcome.stderr = failures.map { $0.text(for: output.format.medium) }.joined()
        if output.format == LintFormat.text {
            outcome.stderr += summary(of: findings, in: results.count - failures.count)
        }
        if findings.contains(where: { $0.finding.severity == .error }) { outcome.status = 1 }
        if !failures.isEmpty { outcome.status = 2 }
        return outcome
    }
}

/// `2 scenarios, 3 findings; 1 not judged`
private func summary(of findings: [PlacedFinding], in scenarios: Int) -> String {
    let ofApp = findings.count { $0.finding.kind.subject == .app }
    let open = findings.count - ofApp
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return counted(scenarios, "scenario") + ", " + counted(ofApp, "finding")
        + (open == 0 ? "" : "; \(open) not judged") + "\n"
}

extension [PlacedFinding] {
    /// In the order of the scenario's text; those of one place stay as they are.
    fileprivate var inOrderOfPlace: [PlacedFinding] {
        sorted { $0.place.position < $1.place.position }
    }
}
