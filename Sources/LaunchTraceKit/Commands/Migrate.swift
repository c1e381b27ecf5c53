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
            .checkMigration, .since, .planFormat, .output, .explain, .target, .plist, .entitlements, .sources,
            .oldTarget, .oldPlist, .oldEntitlements, .oldSources, .root, .color, .help,
        ], brief: CodeFolderOptions.ofOldState.all, briefMeaning: "for OLD only",
        purpose: "Plan the migration of an app to scenes, write a patch, and report lost behavior.",
        remarks: [
            "PROJECT is an .xcodeproj, or a folder that contains one. The plan lists the methods that are no longer "
                + "called with scenes, and the calls that come at another time. It also lists the code that makes the "
                + "window, and the steps left to you. --format patch prints a diff for git apply, which adds a scene delegate.",
            "--check compares two versions of an app, OLD and PROJECT; --since compares PROJECT with a revision in "
                + "git. Each launch is predicted in both versions, as a cold and as a warm start. The exit status is 1 "
                + "if a payload, such as a URL, is lost, late or handled twice. It is also 1 if other work that the app does at launch is lost, late or repeated.",
        ],
        details: [
            "The command changes no file, and the patch removes nothing: the methods of the app delegate stay, and the "
                + "scene delegate calls them. The plan ends with the launches of the patched project. Decisions that "
                + "are left to you are a #warning in the new file.",
            "In a comparison, --target, --plist, --entitlements and --sources apply to both versions. A path is relative "
                + "to OLD and to PROJECT, or to the working directory if the path exists in neither. Options that begin "
                + "with --old- apply to OLD only; with them, OLD and PROJECT can be omitted.",
            "A comparison lists behavior of the app's code that is lost, late, done twice, different, new or not "
                + "analyzed, with its location before and now. Nothing is checked out, and no hook or filter is run. A "
                + "payload isn't lost if it was unhandled before, or was handled twice and is now handled once. If the "
                + "counterpart of a method has code, the code counts as moved there; empty methods don't count. "
                + "A function of the app is lost if the method called the function, and no code calls it now. A migration "
                + "from UIKit to SwiftUI can be compared, too.",
        ],
        examples: [
            "launchtrace migrate MyApp.xcodeproj", "launchtrace migrate MyApp.xcodeproj --format patch | git apply",
            "launchtrace migrate --since main MyApp.xcodeproj", "launchtrace migrate --check ../main/MyApp MyApp",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let isComparison = [.checkMigration, .since].contains(where: arguments.contains)
        let target = arguments.value(of: .target).map { [Setting.target($0)] } ?? []
        tracing = ScenarioTracing(settings: isComparison ? [] : target, root: arguments.value(of: .root))
        guard isComparison else {
            let ofOldState = CodeFolderOptions.ofOldState.all
            if let other = ofOldState.first(where: arguments.contains) { throw .comparisonBesidePlan(other) }
            product = .planned(try PlannedApp(arguments))
            return
        }
        if arguments.contains(.explain) { throw .planBesideComparison(.explain) }
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
