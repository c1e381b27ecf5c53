extension LintFormat {
    /// For people and for editors: `cold.json:3:23: error: LT010 payload-unclaimed: ...`, and the line.
    static let text = LintFormat(name: "text") { findings, palette in
        findings.map { $0.diagnostic.text(palette) }.joined()
    }
}

extension PlacedFinding {
    fileprivate var diagnostic: Diagnostic {
        Diagnostic("\(finding.code.title): \(finding.message)", severity: finding.severity, at: place)
    }
}
