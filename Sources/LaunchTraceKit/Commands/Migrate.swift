/// `launchtrace migrate`.
struct Migrate: ToolCommand {
    let product: Product
    let tracing: ScenarioTracing

    enum Product: Equatable, Sendable {
        /// What two states of an app have in common.
        case compared(ComparedStates, ProductOutput<MigrationProof, Palette>)
    }
}

extension Migrate {
    static let spec = CommandSpec(
        operands: "[OLD] PROJECT",
        options: [.checkMigration, .since, .migrationFormat, .output, .target, .root, .color, .help],
        purpose: "Tell what the users of an app lose by a change of its code, such as the step to scenes.",
        remarks: [
            "With --check OLD and PROJECT are two states of one app, as Xcode projects or folders that hold them. Each launch "
                + "of the old one is traced in both, cold and warm, and what the app's own code then does is compared: what "
                + "is lost, late, done twice, different, new or not judged, with its place before and now.",
            "With --since the old state is what git has of PROJECT. Nothing is checked out, and no hook or filter is run.",
            "The exit status is 1 if something is lost, late or done twice.",
        ],
        details: [
            "What nothing took before isn't lost, nor what was taken twice and is now taken once. A method whose counterpart "
                + "has code of its own is taken to have been moved there; empty methods don't count. An app may go from UIKit to "
                + "SwiftUI, too."
        ],
        examples: [
            "launchtrace migrate --since main MyApp.xcodeproj",
            "launchtrace migrate --check ../main ios --target MyApp",
            "launchtrace migrate --since HEAD~1 . --format markdown -o changes.md",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let target = arguments.value(of: .target).map { [Setting.target($0)] } ?? []
        tracing = ScenarioTracing(settings: target, root: arguments.value(of: .root))
        product = .compared(
            try ComparedStates(arguments), try ProductOutput(arguments, .migrationFormat, among: ProofFormat.all))
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        switch product {
        case .compared(let states, let output): outcome(of: states, output, files, terminal)
        }
    }

    private func outcome(
        of states: ComparedStates, _ output: ProductOutput<MigrationProof, Palette>, _ files: FileAccess,
        _ terminal: TerminalFacts
    ) -> CommandOutcome {
        do throws(ScenarioTracing.Failure) {
            let (before, after) = try states.read(by: tracing, files)
            let proof = try MigrationProof(of: after, since: before, called: states.oldName, by: tracing)
            var outcome = output.outcome(
                of: proof, in: output.palette(terminal), madeFrom: states.operands, status: proof.isKept ? 0 : 1)
            let known = before.warnings.map(\.message)
            outcome.stderr = (before.warnings + after.warnings.filter { !known.contains($0.message) }).warningText()
            return outcome
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }
}

extension ComparedStates {
    /// `--check OLD NEW`, or `--since REVISION PROJECT`.
    fileprivate init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let operands = arguments.operands
        let isOfTwo = arguments.contains(.checkMigration)
        if let revision = arguments.value(of: .since) {
            if isOfTwo { throw .checkBesideSince }
            if operands.count > 1 { throw .unexpectedOperand(operands[1]) }
            guard let project = operands.first else { throw .missingOperand("PROJECT") }
            self = .revision(revision, project: project)
            return
        }
        guard isOfTwo else { throw .neitherCheckNorSince }
        if operands.count > 2 { throw .unexpectedOperand(operands[2]) }
        guard operands.count == 2 else { throw .missingOperand(operands.isEmpty ? "OLD" : "NEW") }
        self = .projects(operands[0], operands[1])
    }
}
