/// What is found in all that was named, and what couldn't be read of it.
struct LintResults {
    private(set) var linted: [LintedInput] = []
    private(set) var failures: [ScenarioTracing.Failure] = []
    /// What a baseline says is known and isn't found.
    private(set) var baselineProblems: [Diagnostic] = []

    init(_ results: [Result<LintedInput, ScenarioTracing.Failure>]) {
        for result in results {
            switch result {
            case .success(let input): linted.append(input)
            case .failure(let failure): failures.append(failure)
            }
        }
        linted = linted.onceInSharedFiles
    }

    /// The findings as they are printed, with those that are accepted.
    var findings: [PlacedFinding] { linted.flatMap(\.findings) }

    /// Takes the findings as settings have them.
    mutating func configure(by policy: FindingPolicy) { change { $0 = policy.configured($0) } }

    private mutating func change(_ change: (inout PlacedFinding) -> Void) {
        for index in linted.indices { linted[index].change(change) }
    }

    /// Accepts what a baseline knows; `isComplete`: nothing else is asked than what it was written for.
    mutating func accept(_ baseline: Baseline, _ names: BaselineNames, isExact: Bool, isComplete: Bool) {
        let found = findings.counted.map(names.entry)
        let known = baseline.known(among: found)
        for index in linted.indices { linted[index].accept(known, by: baseline.name, names) }
        guard isComplete, failures.isEmpty, linted.allSatisfy(\.isReadWhole) else { return }
        baselineProblems = baseline.noLongerFound(among: found, as: isExact ? .error : .warning)
    }

    /// What couldn't be read or is of no use, for stderr.
    func messages(for medium: OutputMedium) -> String {
        // Several scenarios may have one cause, such as a project that can't be read.
        failures.byCause.map { failure, more in
            let others =
                more == 0 ? nil : complaint("for the same reason \(more.counting("more scenario")) can't be read")
            return failure.text(for: medium) + (medium == .document ? others ?? "" : "")
        }.joined() + (linted.flatMap(\.warnings) + baselineProblems).warningText(for: medium)
    }

    var summaries: String { linted.summaries.map { $0 + "\n" }.joined() }
}

extension LintedInput {
    mutating func change(_ change: (inout PlacedFinding) -> Void) {
        for index in findings.indices { change(&findings[index]) }
    }

    mutating func accept(_ known: Set<BaselineEntry>, by baseline: String, _ names: BaselineNames) {
        change { finding in
            guard finding.acceptance == nil, known.contains(names.entry(of: finding)) else { return }
            finding.acceptance = .baseline(baseline)
        }
    }
}
