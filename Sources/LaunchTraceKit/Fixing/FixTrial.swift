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
        var known: [SourceFix: Bool] = [:]
        var offering = linted.findings
        for (index, finding) in offering.enumerated() where finding.acceptance == nil {
            guard let fix = fixes.fix(for: finding.finding, at: finding.place, finding.need),
                known[fix] != nil || known.count < Self.mostTried
            else { continue }
            let isMended = if let isMended = known[fix] { isMended } else { try mends(fix, finding) }
            known[fix] = isMended
            if isMended { offering[index].fix = fix }
        }
        return offering
    }

    /// Each reads the app again.
    private static let mostTried = 24

    /// Whether a finding is gone with a fix, and nothing new is found.
    private func mends(_ fix: SourceFix, _ finding: PlacedFinding) throws(ScenarioTracing.Failure) -> Bool {
        let places = FixPlaces(files: files, root: root)
        var (mended, paths) = (MendedFiles(), [String: String]())
        for edit in fix.edits {
            paths[edit.place.source.name] = try places.path(of: edit.place, readFor: finding.scenario)
        }
        guard mended.add(fix, { paths[$0.source.name] }) else { return false }
        // The app was read before: what keeps it from being read now is the system's.
        let result = try lint(files.replacing(mended.after))
        let (before, after) = (FoundKeys(linted.findings), FoundKeys(result.findings))
        return after.count(of: finding) < before.count(of: finding) && !after.hasMore(than: before)
    }
}

/// How often each finding is there, by the name that it has in another version of the app, too.
struct FoundKeys {
    private let counts: [String: Int]

    init(_ findings: [PlacedFinding]) {
        // A finding that is no longer analyzed isn't fixed.
        let told = findings.filter { $0.severity != .note || $0.finding.kind.subject == .scenario }
        counts = told.reduce(into: [:]) { $0[$1.keyOfFound, default: 0] += 1 }
    }

    var total: Int { counts.values.reduce(0, +) }

    func count(of finding: PlacedFinding) -> Int { counts[finding.keyOfFound] ?? 0 }

    func hasMore(than others: FoundKeys) -> Bool { counts.contains { $0.value > others.counts[$0.key] ?? 0 } }
}

extension PlacedFinding {
    /// What it is about. A method that comes into being draws findings from where it was missing.
    fileprivate var keyOfFound: String { finding.subject.map { "\(finding.rule) \($0)" } ?? baselineKey }
}
