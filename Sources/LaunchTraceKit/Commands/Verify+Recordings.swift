extension Verify {
    /// Holds the recordings below paths against the model; other JSON in a folder is passed over.
    static func outcome(ofRecordings paths: [String], _ files: FileAccess) -> CommandOutcome {
        let items = ScenarioSearch.items(below: paths, files)
        let results = files.parallelWork.results(items.count, .long) { result(of: items[$0], isNamed: paths, files) }
        var outcome = CommandOutcome()
        var verdicts: [(path: String, verdict: Recording.Verdict)] = []
        for (item, result) in zip(items, results) {
            switch result {
            case .success(let verdict?): verdicts.append((item.path, verdict))
            case .success(nil): break
            case .failure(let problem): outcome.stderr += problem.text
            }
        }
        let held = HeldRecordings(verdicts)
        if verdicts.isEmpty, outcome.stderr.isEmpty {
            outcome.stderr = complaint("no recording found; a recording has the key \"observed\"")
        }
        outcome.stdout = verdicts.isEmpty ? "" : held.text
        outcome.status = outcome.stderr.isEmpty ? (held.holds ? 0 : 1) : 2
        return outcome
    }

    private static func result(of item: CheckItem, isNamed paths: [String], _ files: FileAccess) -> Result<
        Recording.Verdict?, ScenarioTracing.Failure
    > {
        let input = Input.file(item.path)
        do throws(FileProblem) {
            switch item.kind {
            case .unreachable(let problem): throw problem
            case .orphanedTimeline: return .success(nil)
            case .scenario, .anyJSON: break
            }
            let text = try files.text(of: item)
            do throws(Diagnostics) {
                let recording = try Recording(text, readFile: files.reading(for: item.path))
                if recording == nil, item.kind == .scenario { throw Diagnostics([try noRecording(text)]) }
                return .success(recording?.verdict(files))
            } catch { return .failure(.invalid(error)) }
        } catch { return .failure(.unreadable(input, error)) }
    }

    private static func noRecording(_ text: SourceText) throws(Diagnostics) -> Diagnostic {
        Diagnostic(
            "expected a recording with the key \"observed\", or a log after the scenario",
            at: try ScenarioReader.tree(text).place.opening)
    }
}
