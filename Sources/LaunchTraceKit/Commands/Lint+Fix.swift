extension Lint {
    /// Applies fixes until none is left; the outcome is that of the findings that remain.
    func fixed(_ writing: FixWriting, _ policy: FindingPolicy, _ files: FileAccess, terminal: TerminalFacts)
        throws(ScenarioTracing.Failure) -> CommandOutcome
    {
        let first = try results(files)
        var (progress, found) = (FixProgress(FixPlaces(files: files, root: tracing.root), writing), first)
        while let step = try nextStep(&progress, found, policy, files) { found = step }
        let shown = writing.isDry ? first : found
        var outcome = outcome(of: shown, policy, terminal: terminal)
        let before = self.outcome(of: first, policy, terminal: terminal)
        let names = WrittenNames(files: files)
        if writing.isDry {
            let diff = progress.texts.sorted { $0.key < $1.key }.map { path, text in
                UnifiedDiff(of: names.name(of: path), from: text.before, to: text.after).text
            }.joined()
            let product = CommandOutcome(product: diff, to: output.path, madeFrom: inputs)
            (outcome.stdout, outcome.files) = (product.stdout, product.files)
        } else {
            outcome.files += progress.texts.sorted { $0.key < $1.key }.map { path, text in
                OutputFile(path: path, content: text.after, sources: [], purpose: .source(read: text.before))
            }
        }
        outcome.ifUnwritten = CommandOutcome.Texts(
            stdout: before.stdout, stderr: progress.leftMessages(names) + before.stderr)
        outcome.stderr = progress.writtenMessages(names) + progress.leftMessages(names) + outcome.stderr
        return outcome
    }

    /// What is found once the next fixes are taken; nil where there are none.
    private func nextStep(
        _ progress: inout FixProgress, _ found: [Result<LintedInput, ScenarioTracing.Failure>], _ policy: FindingPolicy,
        _ files: FileAccess
    ) throws(ScenarioTracing.Failure) -> [Result<LintedInput, ScenarioTracing.Failure>]? {
        let findings = configured(found, policy).findings.counted
        for candidates in [findings] + findings.map({ [$0] }) {
            let fixed = try progress.next(candidates)
            if fixed.edits.isEmpty { continue }
            let after = try results(files.replacing(progress.after.merging(fixed.after) { $1 }))
            let result = LintResults(after)
            let (before, then) = (FoundKeys(LintResults(found).findings), FoundKeys(result.findings))
            guard result.failures.isEmpty, !then.hasMore(than: before), then.total < before.total else { continue }
            progress.take(fixed)
            return after
        }
        return nil
    }
}

/// The displayed names of written files, relative to the working folder.
private struct WrittenNames {
    let files: FileAccess

    func name(of path: String) -> String {
        do throws(FileProblem) { return path.path(from: try files.locate(".").path) } catch { return path }
    }
}

extension FixProgress {
    /// The files that are written, with the number of insertions.
    fileprivate func writtenMessages(_ names: WrittenNames) -> String {
        let verb = writing.isDry ? "to be made" : "made"
        return counts.sorted { $0.key < $1.key }.map { path, count in
            "\(names.name(of: path).printable): \(count.counting("insertion")) \(verb)\n"
        }.joined()
    }

    /// The files that are left, and why.
    fileprivate func leftMessages(_ names: WrittenNames) -> String {
        refusals.sorted { $0.key < $1.key }.map { path, reason in
            "\(ToolInfo.name): \(names.name(of: path).printable) is unchanged: \(reason); --force changes it\n"
        }.joined()
    }
}
