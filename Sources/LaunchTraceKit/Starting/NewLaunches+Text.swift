extension NewLaunches {
    /// What was written and what is found, and how to go on.
    func text(_ written: [String], settings: String?, _ palette: Palette) -> String {
        let found = LintFormat.text.render(linted.findings.counted, palette)
        let summary = LintedInput.summary(of: linted.findings, in: linted.launches ?? 0)
        let sections = [
            writtenText(written, settings: settings, palette), found + summary + "\n",
            folder.nextText(isSettled: settings != nil),
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A line for each app and scenario, whose timeline goes without saying, and for the settings.
    func writtenText(_ written: [String], settings: String?, _ palette: Palette) -> String {
        let names = Set(written)
        let lines = written.compactMap { name -> Line? in
            let scenario = name.hasSuffix(CheckedName.timeline) ? CheckedName.scenario(of: name) : name
            guard name == scenario || !names.contains(scenario) else { return nil }
            return Self.line(name == scenario ? "written" : "recorded", folder.path(of: scenario))
        }
        let all = lines + [settings.map { Self.line("written", $0) }].compactMap(\.self)
        return all.map { $0.text(palette) + "\n" }.joined()
    }

    private static func line(_ verb: String, _ path: String) -> Line {
        var line = Line(verb, .heading)
        line.addField(path.printable)
        return line
    }

    var warningText: String { warnings.problemTexts.unique().joined() }

    /// The files that were there, and those that came into being meanwhile.
    func keptText(besides new: [String], settings: String?) -> String {
        ((kept + new).map(folder.path) + [settings].compactMap(\.self)).keptText
    }
}
