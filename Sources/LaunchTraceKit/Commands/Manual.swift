extension ToolInfo {
    /// The manual page, in the macros of man(7).
    static var manual: String {
        let examples: [String] = CommandName.allCases.flatMap(\.spec.examples).map(Roff.text)
        let sections: [(title: String, lines: [String])] = [
            ("NAME", [Roff.text("\(name) - \(brief)")]), ("SYNOPSIS", synopsis),
            ("DESCRIPTION", Roff.paragraphs([purpose] + introduction)),
            ("COMMANDS", CommandName.allCases.flatMap(\.section)), ("OPTIONS", ToolInfo.options.flatMap(\.entry)),
            ("EXIT STATUS", statuses.flatMap { Roff.term(Roff.bold(String($0.status)), $0.meaning) }),
            ("ENVIRONMENT", TerminalFacts.variables.flatMap { Roff.term(Roff.bold($0.name), $0.meaning) }),
            ("FILES", files.flatMap { Roff.term(Roff.italic($0.name), $0.meaning) }),
            ("EXAMPLES", [".EX"] + examples + [".EE"]), ("SEE ALSO", [".BR dot (1),", ".BR jq (1)"]),
        ]
        let head = ".TH \(name.uppercased()) 1 \(date) \"\(name) \(version)\" \"User Commands\""
        let lines: [String] = sections.flatMap { [".SH \($0.title)"] + $0.lines }
        return ([head] + lines).map { $0 + "\n" }.joined()
    }

    /// The purpose as the line that `apropos` shows.
    private static let brief = "predict the UIKit callbacks of an app launch"

    private static let introduction = [
        "A scenario is a JSON file with an app, a device, and the events of the user and the system. \"\(name) new\" "
            + "prints a starter, and \"\(name) schema\" a JSON Schema for editors. \"-\" instead of a file is standard "
            + "input or output."
    ]

    private static let files = [
        (
            name: "NAME.timeline.txt",
            meaning: "the recorded timeline of the scenario NAME.json, which \"\(name) check\" compares"
        ),
        (
            name: "Info.plist",
            meaning: "the property list of an app, XML or binary; app.infoPlist of a scenario can name its path"
        ),
    ]

    private static let synopsis = CommandName.allCases.enumerated().flatMap { index, command in
        (index > 0 ? [".br"] : []) + [command.usage]
    }
}

extension CommandName {
    /// `launchtrace run [OPTIONS] SCENARIO`
    fileprivate var usage: String {
        let operands = spec.operands.isEmpty ? "" : " " + Roff.italic(spec.operands)
        return "\(Roff.bold("\(ToolInfo.name) \(rawValue)")) [\(Roff.italic("OPTIONS"))]\(operands)"
    }

    fileprivate var section: [String] {
        let operands = spec.operands.isEmpty ? "" : " \(spec.operands)"
        return [".SS \"\(Roff.text(rawValue + operands))\""]
            + Roff.paragraphs([spec.purpose] + spec.remarks + spec.details)
            + spec.options.filter { $0 != .help }.flatMap(\.entry)
    }
}

extension Option {
    fileprivate var entry: [String] {
        let value = spec.argument.placeholder.map { " " + Roff.italic($0) } ?? ""
        return Roff.term(names.map(Roff.bold).joined(separator: ", ") + value, spec.summary)
    }
}

/// The macros and the escapes of man(7).
private enum Roff {
    static func term(_ term: String, _ meaning: String) -> [String] { [".TP", term, text(meaning)] }

    static func paragraphs(_ texts: [String]) -> [String] {
        texts.flatMap { [".PP", text($0)] }.dropFirst().map { $0 }
    }

    static func bold(_ words: String) -> String { "\\fB\(text(words))\\fR" }

    static func italic(_ words: String) -> String { "\\fI\(text(words))\\fR" }

    /// A text in which roff finds no request, no escape and no hyphen of its own making.
    static func text(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
}
