/// An app whose migration is planned, and how the plan is written.
struct PlannedApp: Equatable, Sendable {
    let source: ProjectSource
    let output: ProductOutput<MigrationPlan, PlanStyle>
    /// Whether the rules of the plan are printed.
    let explains: Bool
}

extension PlannedApp {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        source = try ProjectSource(arguments)
        output = try ProductOutput(arguments, .planFormat, among: PlanFormat.all)
        explains = arguments.contains(.explain)
    }
}

extension Migrate {
    /// The outcome of a plan.
    func outcome(of app: PlannedApp, _ files: FileAccess, _ terminal: TerminalFacts) throws(ProjectSearchProblem)
        -> CommandOutcome
    {
        let found = try files.targets(of: app.source, below: tracing.root)
        let read = try found.map { target throws(ProjectSearchProblem) in try target.adoption(by: files.parallelWork) }
        guard let first = read.first, Set(read.map(\.adoption.delegate?.place)).count < 2 else {
            throw .project(.severalApplications(found.map(\.target.name)))
        }
        let plan = plan(of: app, found, first.adoption, files)
        return outcome(of: plan, app, found, problems: read.flatMap(\.problems), terminal)
    }

    private func outcome(
        of plan: MigrationPlan, _ app: PlannedApp, _ found: [FoundTarget], problems: [Diagnostic],
        _ terminal: TerminalFacts
    ) -> CommandOutcome {
        let (output, problems) = (app.output, problems.problemTexts.unique().joined())
        if output.format == .patch, plan.patch == nil {
            return CommandOutcome(stderr: problems + complaint(plan.refusal), status: 2)
        }
        let style = PlanStyle(
            palette: output.palette(terminal), columns: output.path == nil ? terminal.columns : nil,
            explains: app.explains)
        var outcome = output.outcome(of: plan, in: style, madeFrom: found.flatMap(\.inputs))
        outcome.stderr = problems + (output.format == .patch ? plan.remainder : "")
        return outcome
    }

    private func plan(of app: PlannedApp, _ found: [FoundTarget], _ adoption: SceneAdoption, _ files: FileAccess)
        -> MigrationPlan
    {
        let tracing = tracing(of: found)
        var plan = MigrationPlan(targets: found.map(\.target.name), adoption: adoption)
        plan.patch = MigrationPatch(of: found, adoption, files)
        // The plan itself reports unreadable files.
        if case .complete = adoption.stage {
            plan.findings = (try? tracing.lint(app: try tracing.read(app.source, files)).findings) ?? []
        }
        if let patch = plan.patch, let root = found.first?.root {
            do throws(ScenarioTracing.Failure) {
                plan.proof = try MigrationProof(
                    of: try tracing.read(app.source, files.replacing(patch.texts(in: root))),
                    since: try tracing.read(app.source, files), called: plan.names, by: tracing)
            } catch { plan.unproved = error.diagnostics.first?.message ?? error.text }
        }
        return plan
    }

    /// Reads the first of several apps.
    private func tracing(of found: [FoundTarget]) -> ScenarioTracing {
        var tracing = tracing
        if found.count > 1, tracing.settings.isEmpty { tracing.settings = [.target(found[0].target.name)] }
        return tracing
    }
}

extension ScenarioTracing {
    fileprivate func read(_ source: ProjectSource, _ files: FileAccess) throws(Failure) -> ReadScenario {
        switch source {
        case .project(let path, _): try readOperand(.file(path), files).read
        case .folders(let folders, _): try read(folders, files)
        }
    }
}
