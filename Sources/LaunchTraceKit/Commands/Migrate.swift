/// `launchtrace migrate`.
struct Migrate: ToolCommand {
    let source: ProjectSource
    let root: String?
    let output: ProductOutput<MigrationPlan, PlanStyle>
    /// Whether the rules behind the plan are told.
    let explains: Bool
}

extension Migrate {
    static let spec = CommandSpec(
        operands: "PROJECT",
        options: [
            .planFormat, .output, .target, .plist, .entitlements, .sources, .explain, .root, .color, .help,
        ],
        purpose: "Plan how an app gets scenes.",
        remarks: [
            "PROJECT is an .xcodeproj, or a folder that holds one. The plan has what falls silent with scenes, who makes the "
                + "window, what is called as before or at another time, and what is left to a person."
        ],
        examples: [
            "launchtrace migrate MyApp.xcodeproj",
            "launchtrace migrate ios --target MyApp --format markdown -o plan.md",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        source = try ProjectSource(arguments)
        root = arguments.value(of: .root)
        output = try ProductOutput(arguments, .planFormat, among: PlanFormat.all)
        explains = arguments.contains(.explain)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(ProjectSearchProblem) {
            let found = try files.target(of: source, below: root)
            let read = try found.adoption(by: files.parallelWork)
            let plan = MigrationPlan(target: found.target.name, adoption: read.adoption)
            let style = PlanStyle(
                palette: output.palette(terminal), columns: output.path == nil ? terminal.columns : nil,
                explains: explains)
            var outcome = output.outcome(of: plan, in: style, madeFrom: found.inputs)
            outcome.stderr = read.problems.problemTexts.joined()
            return outcome
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }
}
