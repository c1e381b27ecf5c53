extension Tool {
    /// The manual page, in the macros of man(7).
    static var manual: String {
        let sections: [(title: String, lines: [String])] = [
            ("NAME", [roff("\(name) - \(brief)")]),
            ("SYNOPSIS", synopsis),
            ("DESCRIPTION", paragraphs([purpose] + introduction)),
            ("COMMANDS", CommandName.allCases.flatMap(\.section)),
            ("OPTIONS", Tool.options.flatMap(\.entry)),
            ("EXIT STATUS", statuses.flatMap { term(bold(String($0.status)), $0.meaning) }),
            ("ENVIRONMENT", TerminalFacts.variables.flatMap { term(bold($0.name), $0.meaning) }),
            ("FILES", files.flatMap { term(italic($0.name), $0.meaning) }),
            ("EXAMPLES", [".EX"] + CommandName.allCases.flatMap(\.facts.examples).map(roff) + [".EE"]),
            ("SEE ALSO", [".BR dot (1),", ".BR jq (1)"]),
        ]
        let head = ".TH \(name.uppercased()) 1 \(date) \"\(name) \(version)\" \"User Commands\""
        return ([head] + sections.flatMap { [".SH \($0.title)"] + $0.lines }).map { $0 + "\n" }.joined()
    }

    /// The purpose as the line that `apropos` shows.
    private static let brief = "tell which UIKit callbacks happen when an app is launched"

    private static let introduction = [
        "A scenario is a JSON file: an app, a device, and what the user and the system do. \"\(name) new\" prints one "
            + "to begin with, and \"\(name) schema\" tells an editor its keys. \"-\" in the place of a file is standard "
            + "input or output."
    ]

    private static let files = [
        (
            name: "NAME.timeline.txt",
            meaning: "the timeline that \"\(name) check\" compares the scenario NAME.json with, beside it"
        ),
        (
            name: "Info.plist",
            meaning: "the property list of an app, XML or binary, where app.infoPlist of a scenario names its path"
        ),
    ]

    private static let synopsis = CommandName.allCases.enumerated().flatMap { index, command in
        (index > 0 ? [".br"] : []) + [command.usage]
    }
}

extension CommandName {
    /// `launchtrace run [OPTIONS] SCENARIO`
    fileprivate var usage: String {
        let operands = facts.operands.isEmpty ? "" : " " + italic(facts.operands)
        return "\(bold("\(Tool.name) \(rawValue)")) [\(italic("OPTIONS"))]\(operands)"
    }

    fileprivate var section: [String] {
        let operands = facts.operands.isEmpty ? "" : " \(facts.operands)"
        return [".SS \"\(roff(rawValue + operands))\""] + paragraphs([facts.purpose] + facts.remarks)
            + facts.options.filter { $0 != .help }.flatMap(\.entry)
    }
}

extension Option {
    fileprivate var entry: [String] {
        let value = facts.argument.placeholder.map { " " + italic($0) } ?? ""
        return term(names.map(bold).joined(separator: ", ") + value, facts.summary)
    }
}

private func term(_ term: String, _ meaning: String) -> [String] {
    [".TP", term, roff(meaning)]
}

private func paragraphs(_ texts: [String]) -> [String] {
    texts.flatMap { [".PP", roff($0)] }.dropFirst().map { $0 }
}

private func bold(_ text: String) -> String { "\\fB\(roff(text))\\fR" }

private func italic(_ text: String) -> String { "\\fI\(roff(text))\\fR" }

/// A text in which roff finds no request, no escape and no hyphen of its own making.
private func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
}
