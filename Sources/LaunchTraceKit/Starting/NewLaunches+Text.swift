extension NewLaunches {
    /// What was written and what is found, and how to go on.
    func text(_ written: [String], _ palette: Palette) -> String {
        let found = LintFormat.text.render(linted.findings.counted, palette)
        let summary = LintedInput.summary(of: linted.findings, in: linted.launches ?? 0)
        let sections = [writtenText(written, palette), found + summary + "\n", nextText]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A line for each app and scenario, whose timeline goes without saying.
    func writtenText(_ written: [String], _ palette: Palette) -> String {
        let names = Set(written)
        return written.compactMap { name -> Line? in
            let scenario = name.hasSuffix(CheckedName.timeline) ? CheckedName.scenario(of: name) : name
            guard name == scenario || !names.contains(scenario) else { return nil }
            var line = Line(name == scenario ? "written" : "recorded", .heading)
            line.addField(folder.path(of: scenario).printable)
            return line
        }.map { $0.text(palette) + "\n" }.joined()
    }

    var warningText: String { warnings.problemTexts.unique().joined() }

    /// The files that were there, and those that came into being meanwhile.
    func keptText(besides new: [String]) -> String { (kept + new).map(folder.path).keptText }

    private var nextText: String {
        let root = folder.rootArgument.map { ["--root", $0.shellWord] } ?? []
        let commands = [
            ["check"] + root + [folder.place.name.shellWord],
            ["lint"] + root + [folder.path(of: LaunchFolder.appFile).shellWord],
        ]
        return "next:\n" + commands.map { "  \(ToolInfo.name) \($0.joined(separator: " ").printable)\n" }.joined()
    }
}
