/// `launchtrace diff`.
struct Diff: ToolCommand {
    let before: Input
    /// Nil where a scenario is compared with its changed self.
    let after: Input?
    let tracing: ScenarioTracing
    let ignored: Ignored
    let output: ProductOutput<TimelineDiff, Palette>
}

extension Diff {
    static let spec = CommandSpec(
        operands: "A [B]",
        options: [.diffFormat, .output, .ignore, .prefer, .set, .root, .color, .help],
        purpose: "Print what changed from one timeline to another: by meaning, not by lines.",
        remarks: [
            "A and B are scenarios, or timelines that \(ToolInfo.name) wrote as text, JSON or ndjson; \"-\" is standard "
                + "input. Without B the scenario A is compared with itself as --set changes it, which says what a migration "
                + "does to an app."
        ],
        details: [
            "Compared is what both sides tell: recorded text usually has no notifications, view controllers, actions "
                + "and scene states. \"unified\" is a patch of A's recorded text for git apply and patch -p1; "
                + "\"github\" is for the log of a workflow."
        ],
        examples: [
            "launchtrace diff cold.json --set app.lifecycle=scene",
            "launchtrace diff cold.timeline.txt cold.json --format unified | git apply",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard let operand = arguments.operands.first else { throw .missingOperand("A") }
        if arguments.operands.count > 2 { throw .unexpectedOperand(arguments.operands[2]) }
        before = Input(operand)
        after = arguments.operands.dropFirst().first.map(Input.init)
        if before == .standardInput, after == .standardInput { throw .repeatedStandardInput }
        tracing = try ScenarioTracing(arguments)
        if after == nil, tracing.settings.isEmpty { throw .missingOperand("B, or --set KEY=VALUE,") }
        if after != nil, !tracing.settings.isEmpty { throw .settingsBesideTimelines }
        ignored = try arguments.value(of: .ignore).map(Ignored.init) ?? Ignored()
        output = try ProductOutput(arguments, .diffFormat, among: DiffFormat.all)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(Failures) {
            let diff = try diff(files)
            var outcome = output.outcome(
                of: diff, in: output.palette(terminal), madeFrom: [before, after],
                status: output.format.finds(diff) ? 1 : 0)
            outcome.stderr = (diff.before.warnings + diff.after.warnings).warningText(for: output.format.medium)
            return outcome
        } catch {
            return CommandOutcome(stderr: error.all.map { $0.text(for: output.format.medium) }.joined(), status: 2)
        }
    }
}

extension Diff {
    /// Why there is nothing to compare.
    private struct Failures: Error {
        let all: [ScenarioTracing.Failure]

        init(_ all: ScenarioTracing.Failure...) {
            self.all = all
        }
    }

    private func diff(_ files: FileAccess) throws(Failures) -> TimelineDiff {
        guard let after else {
            return try rethrow(as: { Failures($0) }) { () throws(ScenarioTracing.Failure) in
                try ofChangedScenario(files)
            }
        }
        let inputs = [before, after]
        let sides = files.parallelWork.results(inputs.count, .short) { side(inputs[$0], files) }
        return try diff(sides[0], sides[1])
    }

    /// A scenario against its changed self, both from one reading: standard input can be read only once.
    private func ofChangedScenario(_ files: FileAccess) throws(ScenarioTracing.Failure) -> TimelineDiff {
        let text = try before.text(files)
        let old = try unchanged.side(before, text, files)
        guard case .traced = old.content else {
            let top = Place(source: text, range: 0..<0)
            throw .invalid(Diagnostics([Diagnostic("--set changes a scenario, and this is a timeline", at: top)]))
        }
        return try diff(old, tracing.side(before, text, files))
    }

    private func diff(
        _ old: Result<DiffSide, ScenarioTracing.Failure>, _ new: Result<DiffSide, ScenarioTracing.Failure>
    ) throws(Failures) -> TimelineDiff {
        switch (old, new) {
        case (.failure(let failure), .failure(let other)): throw Failures(failure, other)
        case (.failure(let failure), .success), (.success, .failure(let failure)): throw Failures(failure)
        case (.success(let old), .success(let new)):
            return try rethrow(as: { Failures($0) }) { () throws(ScenarioTracing.Failure) in try diff(old, new) }
        }
    }

    private func diff(_ old: DiffSide, _ new: DiffSide) throws(ScenarioTracing.Failure) -> TimelineDiff {
        let reordered = try reordered(old, new)
        return try rethrow(as: ScenarioTracing.Failure.invalid) { () throws(Diagnostics) in
            try TimelineDiff(old, new, ignoring: ignored, reordered: reordered)
        }
    }

    /// The work that no longer precedes something, which only two scenarios can show.
    private func reordered(_ old: DiffSide, _ new: DiffSide) throws(ScenarioTracing.Failure) -> [PlacedFinding] {
        guard case .traced(let before) = old.content, case .traced(let after) = new.content else { return [] }
        return Array(try tracing.compare(after, with: before.read).findings.dropFirst(after.findings.count))
    }

    private func side(_ input: Input, _ files: FileAccess) -> Result<DiffSide, ScenarioTracing.Failure> {
        Result { () throws(ScenarioTracing.Failure) in try unchanged.side(input, input.text(files), files) }
    }

    private var unchanged: ScenarioTracing { ScenarioTracing(preference: tracing.preference, root: tracing.root) }
}

extension ScenarioTracing {
    /// A side of the comparison, be it a scenario or a timeline.
    fileprivate func side(_ input: Input, _ text: SourceText, _ files: FileAccess) throws(Failure) -> DiffSide {
        let written: WrittenInput
        do throws(Diagnostics) {
            written = try WrittenInput(text)
        } catch {
            throw .invalid(error)
        }
        let content: DiffSide.Content =
            switch written {
            case .scenario: .traced(try trace(text, files))
            case .timeline(let read): .recorded(read)
            }
        let words = [text.name] + settings.map { "--set \(quotedIfNeeded("\($0.key)=\($0.value)"))" }
        let path: String? = if case .file(let path) = input { path } else { nil }
        return DiffSide(label: words.joined(separator: " "), path: path, content: content)
    }
}
