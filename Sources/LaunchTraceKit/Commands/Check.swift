/// `launchtrace check`.
struct Check: ToolCommand {
    var paths: [String]
    let mode: ScenarioCheck.Mode
    let reports: [Report]
    /// Nil where one machine does it all.
    let shard: Shard?
    let color: ColorChoice
    var tracing = ScenarioTracing()
    var baseline = BaselineUse.reading(nil, isExact: false)
    var configuration = ConfigurationChoice.nearest

    /// A report that is asked for.
    struct Report: Equatable, Sendable {
        let format: ReportFormat
        /// The file to write; nil for standard output.
        let output: String?
    }
}

extension Check {
    static let spec = CommandSpec(
        operands: "[PATH ...]", options: [.record, .review, .report, .shard, .baseline, .config, .root, .color, .help],
        purpose: "Compare the launches of scenarios with their recorded timelines.",
        remarks: [
            "PATH is a scenario, an app file, or a folder to search. The timeline of cold.json is in cold.timeline.txt. The "
                + "search skips hidden folders and node_modules. It reads a JSON file if the file has \"events\", has "
                + "a recorded timeline, or is an app file.", "The check fails if a timeline is:",
            "changed: the launch differs, but the scenario is the same",
            "stale: the scenario has changed since the recording", "missing: no timeline is recorded",
            "orphaned: the scenario is gone", "no longer analyzed: a part of the project can't be read",
            "Similar changes are printed once. \"not called\" lines, which name methods that UIKit doesn't call, are "
                + "not compared.",
            "An app file (JSON) describes an app that several scenarios share. If PATH is an app file, it is linted, and "
                + "an error fails the check.", "Nothing is written without --record or --review.",
        ],
        details: [
            "--review shows the diff of each timeline that is changed, no longer analyzed, stale or missing, and asks "
                + "in a terminal: \"a\" records it, \"k\" or Enter keeps the recorded one, \"q\" quits. Its exit "
                + "status is that of a check afterwards.",
            "Findings that \"\(CommandName.lint.rawValue)\" ignores aren't counted as errors.",
            "Without PATH, \"scenarios\" in \(Configuration.fileName) names the files and folders.",
        ],
        examples: [
            "launchtrace check Launches", "launchtrace check --review Launches",
            "launchtrace check Launches --shard 2/5 --report github --report junit=x.xml",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        paths = arguments.operands.withoutSchemas
        if paths.contains("-") { throw .uncheckedStandardInput }
        mode = arguments.contains(.review) ? .review : arguments.contains(.record) ? .record : .compare
        let others: [Option] = [.record, .report]
        if mode == .review, let other = others.first(where: arguments.contains) { throw .optionBesideReview(other) }
        reports = try arguments.values(of: .report).map(Report.init(written:))
        if let taken = reports.firstSharingItsOutput { throw .sharedOutput(taken.output) }
        shard = try arguments.value(of: .shard).map { text throws(UsageError.Mistake) in
            guard let shard = Shard(text) else { throw .malformedShard(text) }
            return shard
        }
        color = try arguments.color
        tracing.root = arguments.value(of: .root)
        baseline = try BaselineUse(arguments)
        configuration = ConfigurationChoice(arguments)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ScenarioTracing.Failure) -> CommandOutcome {
        if mode == .review, !terminal.inputIsTerminal || !terminal.outputIsTerminal {
            return .misused(.reviewWithoutTerminal, in: .check)
        }
        let policy = try FindingPolicy(configuration, baseline: baseline, root: tracing.root, files)
        var command = self
        if paths.isEmpty { command.paths = policy.configuration.scenarios }
        return command.paths.isEmpty
            ? .misused(.missingOperand("PATH"), in: .check)
            : command.outcome(by: policy, files: files, terminal: terminal)
    }

    private func outcome(by policy: FindingPolicy, files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        let all = ScenarioSearch.items(below: paths, files)
        let items = all.filter { shard?.contains($0) ?? true }
        let check = ScenarioCheck(files, mode, tracing, policy)
        var results = files.parallelWork.results(items.count, .long) { check.result(of: items[$0]) }
        if let known = policy.baseline { results.accept(known, policy.names) }
        let report = CheckReport(
            results: results, paths: paths, timestamp: Timestamp.text(seconds: terminal.reportTime)
        ) { [tracing] in ShownNames(base: $0, files: files, root: tracing.root) }
        let review =
            mode == .review
            ? TimelineReview(of: report.naming(for: .workingFolder), palette: terminal.palette(color)) : nil
        var outcome = review.map { CommandOutcome(review: $0) } ?? outcome(of: report, terminal: terminal)
        // Without this, a check would always pass after a folder was renamed.
        if all.isEmpty || (shard == nil && report.hasNoScenario) {
            outcome.stderr += complaint(
                "no scenario found in \(paths.map { quotedIfNeeded($0) }.joined(separator: ", "))")
            outcome.status = 2
        }
        return outcome
    }

    /// A report on standard output replaces the text.
    func outcome(of report: CheckReport, terminal: TerminalFacts) -> CommandOutcome {
        let shown = reports.first { $0.output == nil }?.format
        var outcome = CommandOutcome()
        outcome.stdout =
            shown?.render(report.naming(for: .root)) ?? report.naming(for: .workingFolder).text(terminal.palette(color))
        outcome.stderr = report.complaints(for: shown?.medium ?? .document)
        outcome.status = report.status
        outcome.files = reports.compactMap { wanted in
            guard let path = wanted.output else { return nil }
            return OutputFile(
                path: path, content: wanted.format.render(report.naming(for: .root)), sources: report.sources)
        }
        return outcome
    }
}

extension Check.Report {
    /// Reads `junit=FILE`, or `github` for standard output.
    fileprivate init(written text: String) throws(UsageError.Mistake) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = ReportFormat.all.first(where: { $0.name == parts[0] }) else {
            throw .unknownReport(parts[0])
        }
        let path = parts.count > 1 ? parts[1] : ""
        switch format.medium {
        case .document where path.isEmpty: throw .reportWithoutFile(format.name)
        case .document, .workflowLog: self.init(format: format, output: ["", "-"].contains(path) ? nil : path)
        }
    }
}

extension [Check.Report] {
    /// The first that would be written where one before it is, however the path is spelled.
    fileprivate var firstSharingItsOutput: Check.Report? {
        let paths = map { $0.output?.withoutDots }
        return indices.first { paths[..<$0].contains(paths[$0]) }.map { self[$0] }
    }
}
