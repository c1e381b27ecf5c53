/// Tries fixes on the app that they are for. A fix is one only where with it the finding is gone and nothing new is found.
struct FixTrial {
    let files: FileAccess
    /// The folder that is given as the root; nil where it is found.
    let root: String?
    /// What is found in the app as it stands.
    let linted: LintedInput
    /// Finds again what was found, in other files; nil where nothing can be read.
    let lint: (FileAccess) -> LintedInput?
}

extension FixTrial {
    /// The same findings, with a fix where there is one.
    var findingsWithFixes: [PlacedFinding] {
        guard let app = linted.app else { return linted.findings }
        let fixes = AppFixes(of: app)
        var known: [SourceFix: Bool] = [:]
        return linted.findings.map { finding in
            guard finding.acceptance == nil,
                let fix = fixes.fix(for: finding.finding, at: finding.place, finding.need)
            else { return finding }
            let isMended = known[fix] ?? mends(fix, finding)
            known[fix] = isMended
            var offering = finding
            offering.fix = isMended ? fix : nil
            return offering
        }
    }

    /// Whether a finding is gone with a fix, and nothing new is found.
    private func mends(_ fix: SourceFix, _ finding: PlacedFinding) -> Bool {
        let places = FixPlaces(files: files, root: root)
        var mended = MendedFiles()
        guard mended.add(fix, { places.path(of: $0, readFor: finding.scenario) }),
            let result = lint(files.replacing(mended.after))
        else { return false }
        let (before, after) = (FoundKeys(linted.findings), FoundKeys(result.findings))
        return after.count(of: finding) < before.count(of: finding) && !after.hasMore(than: before)
    }
}

/// How often each finding is there, by the name that it has in another version of the app, too.
struct FoundKeys {
    private let counts: [String: Int]

    init(_ findings: [PlacedFinding]) {
        // What isn't judged any more isn't gone.
        let told = findings.filter { $0.severity != .note || $0.finding.kind.subject == .scenario }
        counts = told.reduce(into: [:]) { $0[$1.keyOfFound, default: 0] += 1 }
    }

    var total: Int { counts.values.reduce(0, +) }

    func count(of finding: PlacedFinding) -> Int { counts[finding.keyOfFound] ?? 0 }

    func hasMore(than others: FoundKeys) -> Bool { counts.contains { $0.value > others.counts[$0.key] ?? 0 } }
}

extension PlacedFinding {
    /// What it is about. A method that comes into being draws findings from where it was missing.
    fileprivate var keyOfFound: String {
        finding.subject.map { "\(finding.rule) \($0)" } ?? baselineKey
    }
}
