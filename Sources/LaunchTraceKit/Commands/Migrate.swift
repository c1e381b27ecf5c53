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
            let found = try files.targets(of: source, below: root)
            let read = try found.map { target throws(ProjectSearchProblem) in
                try target.adoption(by: files.parallelWork)
            }
            guard Set(read.map(\.adoption.delegate?.place)).count < 2 else {
                throw .project(.severalApplications(found.map(\.target.name)))
            }
            let plan = MigrationPlan(
                targets: found.map(\.target.name), adoption: read[0].adoption,
                patch: MigrationPatch(of: found, read[0].adoption),
                findings: read[0].adoption.isComplete ? findings(files) : [])
            let problems = read.flatMap(\.problems).problemTexts.unique().joined()
            if output.format == .patch, plan.patch == nil {
                return CommandOutcome(stderr: problems + complaint(plan.refusal), status: 2)
            }
            var outcome = output.outcome(of: plan, in: style(terminal), madeFrom: found.flatMap(\.inputs))
            outcome.stderr = problems
            if output.format == .patch { outcome.stderr += plan.remainder }
            return outcome
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }

    private func style(_ terminal: TerminalFacts) -> PlanStyle {
        PlanStyle(
            palette: output.palette(terminal), columns: output.path == nil ? terminal.columns : nil,
            explains: explains)
    }

    /// What is wrong with an app that has scenes: nothing that can be told, where it can't be read for that.
    private func findings(_ files: FileAccess) -> [PlacedFinding] {
        var tracing = ScenarioTracing(root: root)
        do throws(ScenarioTracing.Failure) {
            switch source {
            case .folders(let folders, _): return try tracing.lint(folders, comparedTo: nil, files).findings
            case .project(let path, let target):
                tracing.settings = [target.map { .target($0) }].compactMap(\.self)
                return try tracing.lint(.file(path), files).findings
            }
        } catch {
            return []
        }
    }
}

extension SceneAdoption {
    fileprivate var isComplete: Bool { if case .complete = stage { true } else { false } }
}
