extension LintFormat {
    /// One array for programs; a finding stays on one line, and counts the entries of its timeline as
    /// `run --format json` prints them.
    static let json = LintFormat(name: "json") { findings, _ in
        guard !findings.isEmpty else { return "[]\n" }
        let lines = findings.map { "  " + $0.value(entry: $0.finding.entry).json }
        return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    }
}
