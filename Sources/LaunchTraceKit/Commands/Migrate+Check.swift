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
    /// `--check OLD NEW`, or `--since REVISION PROJECT`; without projects, each state has `--sources`.
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let operands = arguments.operands
        let isOfTwo = arguments.contains(.checkMigration)
        let most = isOfTwo ? 2 : 1
        revision = arguments.value(of: .since)
        if isOfTwo, revision != nil { throw .checkBesideSince }
        if operands.count > most { throw .unexpectedOperand(operands[most]) }
        let folders = try CodeFolders(arguments)
        let oldFolders = try CodeFolders(arguments, .ofOldState) ?? folders
        let isOfFolders = folders != nil && (!isOfTwo || oldFolders != folders)
        guard operands.count == most || isOfFolders && operands.isEmpty else {
            throw .missingOperand(!isOfTwo ? "PROJECT" : operands.isEmpty ? "OLD" : "NEW")
        }
        func state(_ path: String?, _ folders: CodeFolders?, target: String?) -> ProjectSource {
            folders.map { .folders($0, in: path) } ?? .project(path ?? ".", target: target)
        }
        let target = arguments.value(of: .target)
        new = state(operands.last, folders, target: target)
        old = state(operands.first, oldFolders, target: arguments.value(of: .oldTarget) ?? target)
    }
}
