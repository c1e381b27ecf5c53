/// `launchtrace lint`.
struct Lint: ToolCommand {
    let scenarios: [Input]
    /// An app without a project, beside them.
    var folders: CodeFolders?
    /// How the app was before; nil where nothing is compared.
    let before: Input?
    /// Whether launches are wanted, and not what is found in them.
    var isList = false
    let tracing: ScenarioTracing
    let output: ProductOutput<[PlacedFinding], Palette>
}

extension Lint {
    static let spec = CommandSpec(
        operands: "SCENARIO ...",
        options: [
            .lintFormat, .output, .target, .plist, .entitlements, .sources, .list, .before, .prefer, .set, .root,
            .color,
            .help,
        ],
        purpose: "Print what the users of an app would trip over in launch scenarios.",
        remarks: [
            "SCENARIO is a JSON file; \"-\" is standard input.",
            "An app file has the keys of a scenario's app, and no events. It stands for all launches of the app: "
                + "each trigger that its Info.plist declares or its delegates handle, cold and warm. A finding that "
                + "several have is printed once. An .xcodeproj, or a folder that holds one, stands for the app that it is.",
            "\"sarif\" is for code scanning, \"github\" for the log of a workflow. A finding's code, such as "
                + "LT010, is explained by \"\(ToolInfo.name) explain\".",
        ],
        details: [
            "Without a project --plist names the Info.plist, --entitlements what the app is signed with, and --sources the "
                + "folders with code."
        ],
        examples: [
            "launchtrace lint Launches/*.json",
            "launchtrace lint MyApp.xcodeproj --format sarif -o launches.sarif",
            "launchtrace lint MyApp.xcodeproj --list",
            "launchtrace lint cold.json --set app.sdk=27.0 --format github",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        scenarios = arguments.operands.map(Input.init)
        folders = try CodeFolders(arguments)
        if scenarios.isEmpty, folders == nil { throw .missingOperand("SCENARIO") }
        before = arguments.value(of: .before).map(Input.init)
        if (scenarios + [before]).count(where: { $0 == .standardInput }) > 1 { throw .repeatedStandardInput }
        isList = arguments.contains(.list)
        let others: [Option] = [.lintFormat, .output, .before]
        if isList, let other = others.first(where: arguments.contains) { throw .productBesideList(other) }
        tracing = try ScenarioTracing(arguments)
        output = try ProductOutput(arguments, .lintFormat, among: LintFormat.all)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        if isList { return listed(files) }
        do throws(ScenarioTracing.Failure) {
            let before = try before.map { input throws(ScenarioTracing.Failure) in try tracing.unchanged(input, files) }
            let results = scenarios.map { scenario in
                Result { () throws(ScenarioTracing.Failure) in try tracing.lint(scenario, comparedTo: before, files) }
            }
            let others = [folders].compactMap(\.self).map { folders in
                Result { () throws(ScenarioTracing.Failure) in try tracing.lint(folders, comparedTo: before, files) }
            }
            return outcome(of: results + others, terminal: terminal)
        } catch {
            return outcome(of: [.failure(error)], terminal: terminal)
        }
    }

    /// The launches of the apps, and what couldn't be read of these.
    private func listed(_ files: FileAccess) -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(ScenarioTracing.Failure) {
            var apps = try scenarios.map { input throws(ScenarioTracing.Failure) in
                try tracing.readOperand(input, files).read
            }
            if let folders { apps.append(try tracing.read(folders, files)) }
            for app in apps {
                let launches = try tracing.launches(of: app).map(\.launch)
                outcome.stdout += launches.map { app.line(for: $0) + "\n" }.joined()
                outcome.stderr += app.warnings.warningText()
            }
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
        return outcome
    }

    /// An unreadable scenario doesn't keep the findings of the others back.
    func outcome(
        of results: [Result<LintedInput, ScenarioTracing.Failure>], terminal: TerminalFacts
    ) -> CommandOutcome {
        var linted: [LintedInput] = []
        var failures: [ScenarioTracing.Failure] = []
        for result in results {
            switch result {
            case .success(let input): linted.append(input)
            case .failure(let failure): failures.append(failure)
            }
        }
        let findings = linted.flatMap(\.findings)
        var outcome = output.outcome(of: findings.onceInSharedFiles, in: output.palette(terminal), madeFrom: scenarios)
        // Several scenarios may have one cause, such as a project that can't be read.
        outcome.stderr = failures.map { $0.text(for: output.format.medium) }.unique().joined()
        outcome.stderr += linted.flatMap(\.warnings).warningText(for: output.format.medium)
        if output.format == .text { outcome.stderr += linted.summaries.map { $0 + "\n" }.joined() }
        if findings.contains(where: { $0.finding.severity == .error }) { outcome.status = 1 }
        if !failures.isEmpty { outcome.status = 2 }
        return outcome
    }
}
