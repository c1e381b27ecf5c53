/// `launchtrace migrate`.
struct Migrate: ToolCommand {
    let product: Product
    let tracing: ScenarioTracing

    enum Product: Equatable, Sendable {
        /// How an app gets scenes.
        case planned(PlannedApp)
        /// What two states of an app have in common.
        case compared(ComparedStates, ProductOutput<MigrationProof, Palette>)
    }
}

extension Migrate {
    static let spec = CommandSpec(
        operands: "[OLD] PROJECT",
        options: [
            .checkMigration, .since, .planFormat, .output, .explain, .target, .plist, .entitlements, .sources, .root,
            .color, .help,
        ],
        purpose: "Plan how an app gets scenes, write the patch, and tell what its users lose by a migration.",
        remarks: [
            "PROJECT is an .xcodeproj, or a folder that holds one. The plan has what falls silent with scenes, who makes the "
                + "window, what comes at another time, and what is left to a person; \"patch\" is for git apply: a scene "
                + "delegate that calls what was there.",
            "With --check OLD and PROJECT are two states of one app, with --since the old state is what git has of it. Each "
                + "launch is traced in both, cold and warm: the exit status is 1 if something is lost, late or done twice.",
        ],
        details: [
            "The patch touches no file itself, and takes nothing away: the methods of the app delegate stay, and the scene "
                + "delegate calls them. The plan ends with what becomes of each launch, as the patched project is read again. "
                + "What only a person can decide is a #warning in the new file.",
            "Of two states what the app's own code does is compared: what is lost, late, done twice, different, new or not "
                + "judged, with its place before and now. Nothing is checked out, and no hook or filter is run. "
                + "What nothing took before isn't lost, nor what was taken twice and is now taken once. A method whose "
                + "counterpart has code of its own is taken to have been moved there; empty methods don't count. An app may "
                + "go from UIKit to SwiftUI, too.",
        ],
        examples: [
            "launchtrace migrate MyApp.xcodeproj",
            "launchtrace migrate MyApp.xcodeproj --format patch | git apply",
            "launchtrace migrate --since main MyApp.xcodeproj",
            "launchtrace migrate --check ../main ios --target MyApp",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let target = arguments.value(of: .target).map { [Setting.target($0)] } ?? []
        tracing = ScenarioTracing(settings: target, root: arguments.value(of: .root))
        let isComparison = [.checkMigration, .since].contains(where: arguments.contains)
        guard isComparison else {
            product = .planned(try PlannedApp(arguments))
            return
        }
        let ofPlans: [Option] = [.explain, .plist, .entitlements, .sources]
        if let other = ofPlans.first(where: arguments.contains) { throw .planBesideComparison(other) }
        if arguments.value(of: .planFormat) == PlanFormat.patch.name { throw .patchOfComparison }
        product = .compared(
            try ComparedStates(arguments), try ProductOutput(arguments, .planFormat, among: ProofFormat.all))
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws -> CommandOutcome {
        switch product {
        case .planned(let app): try outcome(of: app, files, terminal)
        case .compared(let states, let output): try outcome(of: states, output, files, terminal)
        }
    }
}
