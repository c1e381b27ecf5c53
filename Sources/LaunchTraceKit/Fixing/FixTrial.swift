/// Tries fixes on the app that they are for. A fix is one only where with it the finding is gone and nothing new is found.
struct FixTrial {
    let files: FileAccess
    /// The folder that is given as the root; nil where it is found.
    let root: String?
    /// The findings of the app before the fix.
    let linted: LintedInput
    /// Finds again what was found, in other files.
    let lint: (FileAccess) throws(ScenarioTracing.Failure) -> LintedInput

    /// The same findings, with a fix where there is one.
    func findingsWithFixes() throws(ScenarioTracing.Failure) -> [PlacedFinding] {
        // Each fix reads the app again.
        guard let app = linted.app, app.project?.isFollowed != false else { return linted.findings }
        let fixes = AppFixes(of: app)
        var known: [SourceFix: Result] = [:]
        var offering = linted.findings
        for (index, finding) in offering.enumerated() where finding.acceptance == nil {
            var kept: SourceFix?
            for fix in fixes.fixes(for: finding.finding, at: finding.place, finding.need) {
                guard known[fix] != nil || known.count < Self.mostTried else { continue }
                let result = if let result = known[fix] { result } else { try result(of: fix, finding) }
                known[fix] = result
                if result != .rejected { kept = kept ?? fix }
                if result == .clean {
                    kept = fix
                    break
                }
            }
            offering[index].fix = kept
        }
        return offering
    }

    /// The result of a fix: it doesn't fix the finding, or causes others; the code that it inserts has notes; or none.
    private enum Result { case rejected, noted, clean }

    /// Each reads the app again.
    private static let mostTried = 24

    private func result(of fix: SourceFix, _ finding: PlacedFinding) throws(ScenarioTracing.Failure) -> Result {
        let places = FixPlaces(files: files, root: root)
        var (fixed, paths) = (FixedFiles(), [String: String]())
        for edit in fix.edits {
            paths[edit.place.source.name] = try places.path(of: edit.place, readFor: finding.scenario)
        }
        guard fixed.add(fix, { paths[$0.source.name] }) else { return .rejected }
        // The app was read before: what keeps it from being read now is the system's.
        let result = try lint(files.replacing(fixed.after))
        let (before, after) = (FoundKeys(linted.findings), FoundKeys(result.findings))
        guard after.count(of: finding) < before.count(of: finding), !after.hasMore(than: before) else {
            return .rejected
        }
        return result.findings.count(where: \.isNote) > linted.findings.count(where: \.isNote) ? .noted : .clean
    }
}

extension PlacedFinding { fileprivate var isNote: Bool { severity == .note } }

/// How often each finding is there, by the name that it has in another version of the app, too.
struct FoundKeys {
    private let counts: [String: Int]

    init(_ findings: [PlacedFinding]) {
        // A finding that is no longer analyzed isn't fixed.
        let reported = findings.filter { $0.severity != .note || $0.finding.kind.subject == .scenario }
        counts = reported.reduce(into: [:]) { $0[$1.keyOfFound, default: 0] += 1 }
    }

    var total: Int { counts.values.reduce(0, +) }

    func count(of finding: PlacedFinding) -> Int { counts[finding.keyOfFound] ?? 0 }

    func hasMore(than others: FoundKeys) -> Bool { counts.contains { $0.value > others.counts[$0.key] ?? 0 } }
}

extension PlacedFinding {
    /// What it is about. A method that comes into being draws findings from where it was missing.
    fileprivate var keyOfFound: String { finding.subject.map { "\(finding.rule) \($0)" } ?? baselineKey }
}
