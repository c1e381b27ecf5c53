/// `launchtrace run`.
struct Run: ToolCommand {
    let subject: LaunchSubject
    var tracing: ScenarioTracing
    let output: ProductOutput<TracedScenario, Presentation>
    let selection: KindSelection
    let detail: Presentation.Detail
    /// Whether the check says no where a finding is an error.
    let isStrict: Bool
    var configuration = ConfigurationChoice.nearest
}

extension Run {
    static let spec = CommandSpec(
        operands: "SCENARIO [TRIGGER ...]",
        options: [
            .from, .warm, .target, .plist, .entitlements, .sources, .format, .output, .show, .explain, .strict, .config,
            .prefer, .set, .root, .color, .help,
        ], brief: [.plist, .entitlements, .sources], purpose: "Print the callbacks and states of a launch.",
        remarks: [LaunchSubject.remark], details: LaunchSubject.details,
        examples: [
            "launchtrace run cold.json", "launchtrace run MyApp.xcodeproj openURL --warm",
            "launchtrace run cold.json --set device.os=13.0 --show +notification",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        subject = try LaunchSubject(arguments)
        tracing = try ScenarioTracing(arguments)
        output = try ProductOutput(arguments, .format, among: TimelineFormat.all)
        selection = try arguments.value(of: .show).map(KindSelection.init) ?? .usual
        detail = arguments.contains(.explain) ? .explained : .facts
        isStrict = arguments.contains(.strict)
        configuration = ConfigurationChoice(arguments)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws(ScenarioTracing.Failure) -> CommandOutcome {
        let read = try tracing.read(subject, files)
        let policy = try isStrict ? strictPolicy(files) : nil
        if read.scenario.events.count > Self.longest, files.output == .pieces, output.path == nil,
            let entryWriter = output.format.entryWriter
        {
            let stream = try tracing.stream(read)
            let outline = tracing.checkedInBothForms(stream.outline, of: read)
            let writer = { @Sendable in entryWriter(read, outline, presentation(terminal)) }
            var outcome = CommandOutcome(stderr: read.warnings.warningText(), status: status(of: outline, read, policy))
            outcome.pieces = ProductPieces(of: stream, by: files.parallelWork, writer)
            return outcome
        }
        let timeline = tracing.checkedInBothForms(try tracing.trace(read).timeline, of: read)
        return outcome(of: TracedScenario(read, timeline), policy, terminal: terminal)
    }

    func outcome(of traced: TracedScenario, _ policy: FindingPolicy? = nil, terminal: TerminalFacts) -> CommandOutcome {
        var outcome = output.outcome(
            of: traced, in: presentation(terminal), madeFrom: [subject.input],
            status: status(of: traced.timeline, traced.read, policy))
        outcome.stderr = traced.read.warnings.warningText()
        return outcome
    }

    private func presentation(_ terminal: TerminalFacts) -> Presentation {
        Presentation(
            kinds: selection.kinds(usually: output.format.usualKinds), detail: detail,
            palette: output.palette(terminal), width: output.path == nil ? terminal.columns : nil)
    }

    /// What counts of the findings, as for `lint`.
    private func strictPolicy(_ files: FileAccess) throws(ScenarioTracing.Failure) -> FindingPolicy {
        try FindingPolicy(configuration, baseline: .reading(nil, isExact: false), root: tracing.root, files)
    }

    private func status(of timeline: Timeline, _ read: ReadScenario, _ policy: FindingPolicy?) -> Int32 {
        guard isStrict else { return 0 }
        let findings = timeline.findings.map { read.placed($0) }
        let counted = policy?.counted(findings) ?? findings.counted
        return counted.contains { $0.severity == .error } ? 1 : 0
    }

    /// The events of a scenario whose timeline is kept in memory, because running it twice takes longer.
    private static let longest = 100
}
