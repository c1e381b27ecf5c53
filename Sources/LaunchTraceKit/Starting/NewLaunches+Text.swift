extension NewLaunches {
    /// What was written and what is found, and how to go on.
    func text(_ written: [String], isSettled: Bool, _ style: LintStyle) -> String {
        let found = LintFormat.text.render(linted.findings.counted, style)
        let summary = LintedInput.summary(of: linted.findings, in: linted.launches ?? 0)
        let sections = [
            Self.writtenText(written, style.palette), found + summary + "\n", folder.nextText(isSettled: isSettled),
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A line for each file that was written, but for the timeline of a scenario, which goes without saying.
    static func writtenText(_ written: [String], _ palette: Palette) -> String {
        let paths = Set(written)
        return written.compactMap { path -> Line? in
            let scenario = path.hasSuffix(CheckedName.timeline) ? CheckedName.scenario(of: path) : path
            guard path == scenario || !paths.contains(scenario) else { return nil }
            var line = Line(path == scenario ? "written" : "recorded", .heading)
            line.addField(scenario.printable)
            return line
        }.map { $0.text(palette) + "\n" }.joined()
    }

    var warningText: String { warnings.problemTexts.unique().joined() }
}
