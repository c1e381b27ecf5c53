/// `launchtrace lint`.
struct Lint: ToolCommand {
    var scenarios: [Input]
    /// An app without a project, beside them.
    var folders: CodeFolders?
    /// How the app was before; nil where nothing is compared.
    let before: Input?
    /// Whether launches are wanted, and not what is found in them.
    var isList = false
    var baseline = BaselineUse.reading(nil, isExact: false)
    /// Whether what is accepted is printed, too.
    var showsIgnored = false
    var failureLevel = FailureLevel.error
    var configuration = ConfigurationChoice.nearest
    var tracing: ScenarioTracing
    var output: ProductOutput<[PlacedFinding], LintStyle>
    /// Whether a finding is printed in one line.
    var isSummary = false
    /// Whether the format is that which suits where it is read.
    var choosesFormat = false
    /// What is done with the fixes that only insert; nil where they are only shown.
    var fixing: FixWriting?
}

extension Lint {
    static let spec = CommandSpec(
        operands: "[SCENARIO ...]",
        options: [
            .lintFormat, .output, .target, .plist, .entitlements, .sources, .list, .before, .baseline, .writeBaseline,
            .exactBaseline, .showIgnored, .summary, .fix, .dryRun, .force, .failOn, .config, .prefer, .set, .root,
            .color, .help,
        ], purpose: "Report launch bugs in an Xcode project or in launch scenarios.",
        remarks: ["SCENARIO is a scenario, a project (default: .), an app in JSON, or \"-\" (stdin)."],
        details: [
            "An app file has the keys of a scenario's app, and no events. Each trigger that the app declares or handles "
                + "is analyzed as a cold start, as a warm start, and with the app in front. A project is an .xcodeproj, or a folder that "
                + "contains one. A finding that occurs in several launches is printed once. Without a project, "
                + "--plist names the Info.plist, --entitlements the entitlements, and --sources the folders with "
                + "code.",
            "\"sarif\" is for code scanning, \"github\" for the log of a workflow, \"xcode\" for a build phase, where "
                + "it is the default.",
            "A comment suppresses a finding in its line or in the line below: \"// launchtrace:ignore LT013 - the "
                + "reason\". The key \"ignore\" of an app file, a scenario or the settings does the same. A baseline, "
                + "a file with known findings, suppresses all of them.",
            "With a project, a finding suggests a fix if the fix removes the finding and introduces none. --fix "
                + "applies the fixes that only insert text, and its exit status is that of the result. A file that "
                + "isn't committed is unchanged without --force. Nothing is written outside of the root.",
            "The settings are in \(Configuration.fileName), in the working folder or a folder above it, up to the one "
                + "with .git. \"project\" and \"target\" apply without SCENARIO, \"baseline\" without the option. "
                + "\"severity\" sets the severity of a code, or \"off\".",
        ],
        examples: [
            "launchtrace lint MyApp.xcodeproj --fix --dry-run",
            "launchtrace lint Launches/*.json --set app.sdk=27.0 --format github",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        scenarios = arguments.operands.withoutSchemas.map(Input.init)
        folders = try CodeFolders(arguments)
        before = arguments.value(of: .before).map(Input.init)
        if (scenarios + [before]).count(where: { $0 == .standardInput }) > 1 { throw .repeatedStandardInput }
        isList = arguments.contains(.list)
        let others: [Option] = [
            .lintFormat, .output, .before, .baseline, .writeBaseline, .exactBaseline, .showIgnored, .summary, .fix,
            .failOn,
        ]
        if isList, let other = others.first(where: arguments.contains) { throw .productBesideList(other) }
        baseline = try BaselineUse(arguments)
        configuration = ConfigurationChoice(arguments)
        showsIgnored = arguments.contains(.showIgnored)
        failureLevel = try arguments.choice(.failOn, among: FailureLevel.allCases, by: \.rawValue) ?? .error
        tracing = try ScenarioTracing(arguments)
        output = try ProductOutput(arguments, .lintFormat, among: LintFormat.all)
        isSummary = arguments.contains(.summary)
        if isSummary, output.format != .text { throw .summaryAsFormat(output.format.name) }
        fixing = try FixWriting(arguments)
        choosesFormat = !isSummary && !arguments.contains(.lintFormat)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(ScenarioTracing.Failure) {
            let rooted = try withRootOfFolders(files)
            let policy = try FindingPolicy(configuration, baseline: baseline, root: rooted.tracing.root, files)
            let command = rooted.suiting(terminal).naming(policy.configuration)
            if baseline.isExact, policy.baseline == nil { return .misused(.exactWithoutBaseline, in: .lint) }
            if isList { return command.listed(files) }
            if let fixing { return try command.fixed(fixing, policy, files, terminal: terminal) }
            return command.outcome(of: try command.results(files), policy, terminal: terminal)
        } catch { return outcome(of: LintResults([.failure(error)]), names(files), terminal: terminal) }
    }

    /// The same command with the root that the files of folders without a project are named from.
    private func withRootOfFolders(_ files: FileAccess) throws(ScenarioTracing.Failure) -> Lint {
        guard scenarios.isEmpty, tracing.root == nil, let first = folders?.sources.first else { return self }
        var command = self
        command.tracing.root = try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(first), $0) }) {
            () throws(FileProblem) in try files.rootFolder(nil, above: first.folderPath)
        }
        return command
    }

    /// The same command with the format of a build, in one of Xcode.
    private func suiting(_ terminal: TerminalFacts) -> Lint {
        guard choosesFormat, terminal.isXcodeBuild, output.path == nil else { return self }
        var command = self
        command.output = ProductOutput(format: .xcode, path: nil)
        return command
    }

    /// The same command with the project of the settings, or the working folder, if the command line names none.
    private func naming(_ configuration: Configuration) -> Lint {
        guard scenarios.isEmpty, folders == nil else { return self }
        var command = self
        command.scenarios = [.file(configuration.project ?? ".")]
        let isChosen = tracing.settings.contains { $0.key == Setting.targetKey }
        if let target = configuration.target, !isChosen { command.tracing.settings.append(.target(target)) }
        return command
    }

    func results(_ files: FileAccess) throws(ScenarioTracing.Failure) -> [Result<LintedInput, ScenarioTracing.Failure>]
    {
        let before = try before.map { input throws(ScenarioTracing.Failure) in try tracing.unchanged(input, files) }
        let results = scenarios.map { scenario in
            withFixes(files) { (files) throws(ScenarioTracing.Failure) in
                try tracing.lint(scenario, comparedTo: before, files)
            }
        }
        let others = [folders].compactMap(\.self).map { folders in
            withFixes(files) { (files) throws(ScenarioTracing.Failure) in
                try tracing.lint(folders, comparedTo: before, files)
            }
        }
        return results + others
    }

    /// The findings of an input, with their fixes if the format has them.
    private func withFixes(
        _ files: FileAccess, _ lint: @escaping (FileAccess) throws(ScenarioTracing.Failure) -> LintedInput
    ) -> Result<LintedInput, ScenarioTracing.Failure> {
        Result { () throws(ScenarioTracing.Failure) in
            var linted = try lint(files)
            guard fixing != nil || output.format.showsFixes && !isSummary else { return linted }
            let trial = FixTrial(files: files, root: tracing.root, linted: linted, lint: lint)
            linted.findings = try trial.findingsWithFixes()
            return linted
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
                let launches = try tracing.launchesForFindings(of: app)
                outcome.stdout += launches.map { app.line(for: $0.launch, tracing.gaps(in: $0, of: app)) }.joined()
                outcome.stderr += app.warnings.warningText()
            }
        } catch { return CommandOutcome(stderr: error.text, status: 2) }
        return outcome
    }

    func outcome(
        of found: [Result<LintedInput, ScenarioTracing.Failure>], _ policy: FindingPolicy, terminal: TerminalFacts
    ) -> CommandOutcome {
        let results = configured(found, policy)
        if case .writing(let path) = baseline { return outcome(of: results, writtenTo: path, policy.names) }
        return outcome(of: results, names(policy.names.files), terminal: terminal)
    }

    /// What is found as settings and a baseline have it.
    func configured(_ found: [Result<LintedInput, ScenarioTracing.Failure>], _ policy: FindingPolicy) -> LintResults {
        var results = LintResults(found)
        results.configure(by: policy)
        if let known = policy.baseline {
            results.accept(known, policy.names, isExact: baseline.isExact, isComplete: isComplete)
        }
        return results
    }

    /// Whether all is found that there is in what was named.
    private var isComplete: Bool { before == nil && tracing.leavesAlone }

    /// An unreadable scenario doesn't keep the findings of the others back.
    func outcome(of results: LintResults, _ names: ShownNames, terminal: TerminalFacts) -> CommandOutcome {
        let findings = results.findings
        let shown: [PlacedFinding]
        do throws(ScenarioTracing.Failure) {
            shown = try (showsIgnored ? findings : findings.counted).map(names.naming)
        } catch { return CommandOutcome(stderr: error.text(for: output.format.medium), status: 2) }
        var outcome = output.outcome(of: shown, in: style(terminal), madeFrom: inputs)
        outcome.stderr = results.messages(for: output.format.medium)
        if output.format == .text { outcome.stderr += results.summaries }
        if findings.counted.contains(where: { failureLevel.includes($0.severity) }) { outcome.status = 1 }
        if results.baselineProblems.contains(where: { $0.severity == .error }) { outcome.status = 1 }
        if !results.failures.isEmpty { outcome.status = 2 }
        return outcome
    }

    private func names(_ files: FileAccess) -> ShownNames {
        ShownNames(base: output.format.base, files: files, root: tracing.root, folders: folders)
    }

    private func style(_ terminal: TerminalFacts) -> LintStyle {
        LintStyle(output.palette(terminal), columns: output.path == nil ? terminal.columns : nil, isSummary: isSummary)
    }

    /// The files that no product must replace.
    var inputs: [Input] { if case .reading(let input?, _) = baseline { scenarios + [input] } else { scenarios } }

    /// All that is found as a baseline; nothing is written where something couldn't be read, and so isn't known.
    private func outcome(of results: LintResults, writtenTo path: String, _ names: BaselineNames) -> CommandOutcome {
        var outcome = CommandOutcome(stderr: results.messages(for: .document) + results.summaries)
        guard results.failures.isEmpty else {
            outcome.status = 2
            return outcome
        }
        let entries = results.findings.counted.map(names.entry)
        outcome.stderr += "\(path.printable): \(entries.count.counting("finding")) known\n"
        outcome.files = [
            OutputFile(
                path: path, content: Baseline(of: entries, named: path).json, sources: scenarios, makesFolder: true)
        ]
        return outcome
    }
}

extension LintFormat {
    /// Whether the format contains fixes.
    fileprivate var showsFixes: Bool { [LintFormat.text, .json, .sarif].contains(self) }
}
