/// Holds scenarios against their timelines, one at a time.
struct ScenarioCheck: Sendable {
    private let files: FileAccess
    private let mode: Mode
    private let tracing: ScenarioTracing
    /// What counts of the findings; nil where all do.
    private let policy: FindingPolicy?

    /// The treatment of a timeline that isn't as recorded.
    enum Mode: Sendable {
        case compare, record
        /// Nothing is written, and what would be is kept.
        case review
    }

    init(
        _ files: FileAccess, _ mode: Mode, _ tracing: ScenarioTracing = ScenarioTracing(),
        _ policy: FindingPolicy? = nil
    ) {
        self.files = files
        self.mode = mode
        self.tracing = tracing
        self.policy = policy
    }

    func result(of item: CheckItem) -> CheckResult {
        switch item.kind {
        case .scenario, .anyJSON: result(ofJSON: item)
        case .orphanedTimeline: CheckResult(item, .orphaned)
        case .unreachable(let problem): CheckResult(item, .unreadable(.unreadable(.file(item.path), problem)))
        }
    }

    private func result(ofJSON item: CheckItem) -> CheckResult {
        do throws(ScenarioTracing.Failure) {
            let text = try text(of: item)
            let tree = try tracing.tree(text)
            if item.kind == .anyJSON, isOfAnotherKind(tree, item) { return CheckResult(item, .noScenario) }
            let content = try tracing.readScenarioOrApp(tree, in: text, files)
            var result = try result(of: item, content)
            result.warnings = content.read.warnings
            if case .linted(let linted) = result.verdict { result.warnings = linted.warnings }
            if let policy { result.changeFindings { $0 = policy.configured($0) } }
            return result
        } catch { return CheckResult(item, .unreadable(error)) }
    }

    private func result(of item: CheckItem, _ content: ScenarioOrApp) throws(ScenarioTracing.Failure) -> CheckResult {
        switch content {
        case .scenario(let read):
            let traced: TracedScenario
            do throws(ScenarioTracing.Failure) { traced = try tracing.trace(read) } catch {
                guard let gone = try goneLaunch(item, read) else { throw error }
                return CheckResult(item, gone.isAnalyzed ? .changed(gone) : .unanalyzed(gone))
            }
            return try result(of: item, traced.launchToRecord)
        // In a folder it is there for scenarios, which are checked themselves.
        case .app(let app): return CheckResult(item, item.kind == .anyJSON ? .app : .linted(try tracing.lint(app: app)))
        }
    }

    /// The change of a recorded launch that the app doesn't have any more; nil if it still has it.
    private func goneLaunch(_ item: CheckItem, _ read: ReadScenario) throws(ScenarioTracing.Failure) -> TimelineChange?
    {
        let path = CheckedName.timeline(of: item.path)
        guard let refusal = tracing.refusal(of: read), let bytes = try recordedBytes(path, of: item) else { return nil }
        let recorded = RecordedText(try text(bytes, in: path))
        let events = recorded.timeline?.timeline.entries.filter { $0.kind == .event }.map(\.name)
        // Another version of the scenario is a mistake of the scenario.
        guard events == read.scenario.events.map(\.trigger.kind.rawValue) else { return nil }
        return TimelineChange(toNoLaunch: refusal, of: read)
    }

    private func result(of item: CheckItem, _ traced: TracedScenario) throws(ScenarioTracing.Failure) -> CheckResult {
        let path = CheckedName.timeline(of: item.path)
        let current = traced.textToRecord
        let bytes = try recordedBytes(path, of: item)
        // Compares bytes: Swift considers texts equal that a file system and git distinguish.
        let recorded = try bytes.flatMap { bytes throws(ScenarioTracing.Failure) in
            current.isSpelled(by: bytes) ? nil : RecordedText(try text(bytes, in: path))
        }
        let verdict: Verdict =
            bytes == nil ? .missing : recorded.map { Verdict(recorded: $0, traced, current) } ?? .asRecorded
        let file = OutputFile(path: path, content: current, sources: [.file(item.path)], purpose: .timeline)
        var result = CheckResult(item, verdict, recording: recording(of: file, verdict))
        if mode == .review, verdict.isToBeRecorded { result.unrecorded = file }
        let written = result.isRecorded ? traced.timeline : recorded?.timeline?.timeline
        result.found = traced.found(policy)
        result.recordedErrors = traced.errors(among: written?.findings ?? [], policy)
        return result
    }

    /// A file that was named may be a pipe, or a link to anywhere.
    private func text(of item: CheckItem) throws(ScenarioTracing.Failure) -> SourceText {
        return try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(item.path), $0) }) { () throws(FileProblem) in
            try files.text(of: item)
        }
    }

    /// Nil where nothing is recorded.
    private func recordedBytes(_ path: String, of item: CheckItem) throws(ScenarioTracing.Failure) -> [UInt8]? {
        do throws(FileProblem) { return try files.readFile(path, as: .recordedTimeline, foundIn: item.folder) } catch {
            if error.isAbsence { return nil }
            throw .unreadable(.file(path), error)
        }
    }

    private func text(_ bytes: [UInt8], in path: String) throws(ScenarioTracing.Failure) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.isSpelled(by: bytes) else { throw .unreadable(.file(path), FileProblem(reason: "it is not UTF-8")) }
        return text
    }

    private func recording(of file: OutputFile, _ verdict: Verdict) -> CheckResult.Recording? {
        switch (mode, verdict) {
        case (.compare, _), (.review, _), (.record, .asRecorded), (.record, .orphaned), (.record, .unreadable),
            (.record, .linted), (.record, .app), (.record, .noScenario):
            return nil
        case (.record, .sameLaunch), (.record, .changed), (.record, .unanalyzed), (.record, .stale),
            (.record, .missing):
            do throws(FileProblem) {
                try files.write(file)
                return .done
            } catch { return .failed(file, error) }
        }
    }

    /// Whether a file is no scenario and was never meant to be one: it is JSON without events that is no app, and
    /// has no recorded timeline.
    private func isOfAnotherKind(_ tree: JSONNode, _ item: CheckItem) -> Bool {
        // The one key that only scenarios have.
        guard !tree.hasKey(near: ["events"]), !tree.isNothingButApp else { return false }
        do throws(ScenarioTracing.Failure) {
            return try recordedBytes(CheckedName.timeline(of: item.path), of: item) == nil
        } catch { return false }
    }
}

extension FileAccess {
    func text(of item: CheckItem) throws(FileProblem) -> SourceText {
        let input = Input.file(item.path)
        switch item.kind {
        case .scenario:
            let isNamed = try !leadsElsewhere(input)
            return SourceText(name: item.path, bytes: try read(input), isNamed: isNamed, isQuoted: isNamed)
        case .anyJSON, .orphanedTimeline:
            return SourceText(
                name: item.path, bytes: try readFile(item.path, as: .json, foundIn: item.folder), isNamed: false)
        case .unreachable(let problem): throw problem
        }
    }
}
