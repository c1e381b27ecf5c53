import LaunchModel

extension LintFormat {
    /// SARIF 2.1.0, for code scanning.
    static let sarif = LintFormat(name: "sarif") { findings, _ in
        let found = Set(findings.map(\.finding.code))
        let rules = FindingCode.allCases.filter(found.contains).map(\.rule)
        return SARIFLog(rules: rules, results: findings.map(\.result)).text
    }
}

extension FindingCode {
    fileprivate var rule: SARIFLog.Rule {
        SARIFLog.Rule(id: rawValue, name: facts.name, meaning: facts.meaning, why: facts.why, fix: facts.fix)
    }
}

extension PlacedFinding {
    fileprivate var result: SARIFLog.Result {
        SARIFLog.Result(
            rule: finding.code.rawValue, level: finding.severity, message: finding.message,
            location: Location(placeInFile), identity: [finding.code.rawValue, scenario.name, finding.message])
    }
}
