/// `launchtrace diff`.
struct Diff: ToolCommand {
    let before: LaunchSubject
    /// Nil where a scenario is compared with its changed self.
    let after: LaunchSubject?
    let tracing: ScenarioTracing
    let ignored: Ignored
    let output: ProductOutput<TimelineDiff, Palette>
}

extension Diff {
    static let spec = CommandSpec(
        operands: "A [B] [TRIGGER ...]",
        options: [
            .from, .warm, .target, .plist, .entitlements, .sources, .diffFormat, .output, .ignore, .prefer, .set, .root,
            .color, .help,
        ], brief: [.plist, .entitlements, .sources],
        purpose: "Compare two timelines by callbacks and states, not by lines.",
        remarks: [
            "A and B are scenarios, or timelines that \(ToolInfo.name) wrote as text, JSON or ndjson; \"-\" is "
                + "standard input. They can also be app files or projects, such as two worktrees. For these, TRIGGER "
                + "names the launch. Without B, A is compared with A as --set changes it."
        ],
        details: [
            "Only kinds of entries that both sides contain are compared: recorded text usually has no notifications, "
                + "view controllers, actions and scene states. \"unified\" is a patch of A's recorded text for git "
                + "apply and patch -p1; \"github\" is for the log of a workflow."
        ],
        examples: [
            "launchtrace diff cold.json --set app.lifecycle=scene",
            "launchtrace diff ../main/MyApp.xcodeproj MyApp.xcodeproj openURL --warm",
            "launchtrace diff cold.timeline.txt cold.json --format unified | git apply",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        tracing = try ScenarioTracing(arguments)
        (before, after) = try LaunchSubject.sides(arguments, isChanged: tracing.changesLaunch)
        if before.input == .standardInput, after?.input == .standardInput { throw .repeatedStandardInput }
        ignored = try arguments.value(of: .ignore).map(Ignored.init) ?? Ignored()
        output = try ProductOutput(arguments, .diffFormat, among: DiffFormat.all)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(Failures) { return outcome(of: try diff(files), terminal) } catch {
            return CommandOutcome(stderr: error.all.map { $0.text(for: output.format.medium) }.joined(), status: 2)
        }
    }

    private func outcome(of diff: TimelineDiff, _ terminal: TerminalFacts) -> CommandOutcome {
        var outcome = output.outcome(
            of: diff, in: output.palette(terminal), madeFrom: [before.input, after?.input],
            status: output.format.finds(diff) ? 1 : 0)
        outcome.stderr = (diff.before.warnings + diff.after.warnings).warningText(for: output.format.medium)
        return outcome
    }

    /// Why there is nothing to compare.
    private struct Failures: Error {
        let all: [ScenarioTracing.Failure]

        init(_ all: ScenarioTracing.Failure...) { self.all = all }
    }

    private func diff(_ files: FileAccess) throws(Failures) -> TimelineDiff {
        guard let after else {
            return try rethrow(as: { Failures($0) }) { () throws(ScenarioTracing.Failure) in
                try ofChangedScenario(files)
            }
        }
        let subjects = [before, after]
        let sides = files.parallelWork.results(subjects.count, .short) { side(subjects[$0], files) }
        return try diff(sides[0], sides[1])
    }

    /// A launch against its changed self, both from one reading: standard input can be read only once.
    private func ofChangedScenario(_ files: FileAccess) throws(ScenarioTracing.Failure) -> TimelineDiff {
        let text = try before.text(files)
        let old = try unchanged(before, files).side(before, text, files)
        guard case .traced = old.content else {
            throw .invalid("--set changes a scenario, but this is a timeline", text)
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
        if let words = before.askedWords, !old.isLaunchOfApp, !new.isLaunchOfApp {
            let side = SourceText(name: before.name, bytes: [])
            throw .invalid(.notAnApp(for: words, at: Place(source: side, range: 0..<0)))
        }
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

    private func side(_ subject: LaunchSubject, _ files: FileAccess) -> Result<DiffSide, ScenarioTracing.Failure> {
        Result { () throws(ScenarioTracing.Failure) in
            try unchanged(subject, files).side(subject, subject.text(files), files)
        }
    }

    /// Without the settings, but for the one that says which app of a project is meant.
    private func unchanged(_ subject: LaunchSubject, _ files: FileAccess) throws(ScenarioTracing.Failure)
        -> ScenarioTracing
    {
        let isProject = try subject.input.map { input throws(ScenarioTracing.Failure) in try files.isProject(input) }
        let kept = isProject == true ? tracing.settings.filter { $0.key == Setting.targetKey } : []
        return ScenarioTracing(preference: tracing.preference, settings: kept, root: tracing.root)
    }
}

extension LaunchSubject {
    /// Nil of what no text says: a project, or folders of code.
    fileprivate func text(_ files: FileAccess) throws(ScenarioTracing.Failure) -> SourceText? {
        guard let input, try !files.isProject(input) else { return nil }
        return try input.text(files)
    }

    fileprivate var label: String {
        let words = trigger == nil ? [] : [askedWords].compactMap(\.self)
        return ([name] + words).joined(separator: " ")
    }
}

extension DiffSide {
    /// Whether it is of an app, whose events are written nowhere.
    fileprivate var isLaunchOfApp: Bool {
        if case .traced(let traced) = content { traced.read.writtenEvents.isEmpty } else { false }
    }
}

extension ScenarioTracing.Failure {
    /// About a text as a whole.
    fileprivate static func invalid(_ message: String, _ text: SourceText?) -> ScenarioTracing.Failure {
        .invalid(Diagnostics([Diagnostic(message, at: text.map { Place(source: $0, range: 0..<0) })]))
    }
}

extension ScenarioTracing {
    fileprivate func side(_ subject: LaunchSubject, _ text: SourceText?, _ files: FileAccess) throws(Failure)
        -> DiffSide
    {
        let written = try text.map { text throws(Failure) in try input(text) }
        let changes = settings.filter { $0.key != Setting.targetKey }
        let words = [subject.label] + changes.map { "--set \(quotedIfNeeded("\($0.key)=\($0.value)"))" }
        let path: String? = if case .file(let path)? = subject.input, text != nil { path } else { nil }
        return DiffSide(
            label: words.joined(separator: " "), path: path, content: try content(of: subject, text, written, files))
    }

    private func input(_ text: SourceText) throws(Failure) -> WrittenInput {
        try rethrow(as: Failure.invalid) { () throws(Diagnostics) in try WrittenInput(text) }
    }

    private func content(of subject: LaunchSubject, _ text: SourceText?, _ written: WrittenInput?, _ files: FileAccess)
        throws(Failure) -> DiffSide.Content
    {
        if case .timeline(let read)? = written { return .recorded(read) }
        guard let text else { return .traced(try trace(read(subject, files))) }
        let operand = try readScenarioOrApp(text, files)
        // Beside an app in a launch, a scenario is compared as it is.
        if case .scenario(let read) = operand { return .traced(try trace(read)) }
        return .traced(try trace(read(subject, operand)))
    }
}
