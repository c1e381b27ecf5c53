// Two states of an app.
extension Migrate {
    /// The outcome of a comparison.
    func outcome(
        of states: ComparedStates, _ output: ProductOutput<MigrationProof, Palette>, _ files: FileAccess,
        _ terminal: TerminalFacts
    ) throws(ScenarioTracing.Failure) -> CommandOutcome {
        let (before, after) = try states.read(by: tracing, files)
        let proof = try MigrationProof(of: after, since: before, called: states.oldName, by: tracing)
        var outcome = output.outcome(
            of: proof, in: output.palette(terminal), madeFrom: states.operands, status: proof.isKept ? 0 : 1)
        let known = before.warnings.map(\.message)
        outcome.stderr = (before.warnings + after.warnings.filter { !known.contains($0.message) }).warningText()
        return outcome
    }
}

extension ComparedStates {
    /// `--check OLD NEW`, or `--since REVISION PROJECT`.
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let operands = arguments.operands
        let isOfTwo = arguments.contains(.checkMigration)
        if let revision = arguments.value(of: .since) {
            if isOfTwo { throw .checkBesideSince }
            if operands.count > 1 { throw .unexpectedOperand(operands[1]) }
            guard let project = operands.first else { throw .missingOperand("PROJECT") }
            self = .revision(revision, project: project)
            return
        }
        if operands.count > 2 { throw .unexpectedOperand(operands[2]) }
        guard operands.count == 2 else { throw .missingOperand(operands.isEmpty ? "OLD" : "NEW") }
        self = .projects(operands[0], operands[1])
    }
}
