extension ToolInfo {
    static let options: [Option] = [.version, .help]
    static let statuses: [(status: Int32, meaning: String)] = [
        (0, "done"),
        (
            1,
            "the check said no: a finding is an error (lint, run --strict), there is a difference (diff), a timeline "
                + "isn't as recorded (check), the code says otherwise (scan --check), a log shows another launch (verify)"
        ),
        (2, "could not be done: wrong usage, unreadable or invalid input, output not written"),
    ]

    /// Help on the tool as a whole.
    static var help: String {
        let column = 4 + (CommandName.allCases.map(\.rawValue.count).max() ?? 0)
        let commands = CommandName.allCases.map { HelpRow($0.rawValue, $0.spec.purpose, column: column) }
        let sections = [
            ["usage: \(name) COMMAND [OPTIONS] ..."],
            wrapped(purpose, to: Page.width),
            ["commands:"] + commands.flatMap(\.lines),
            HelpRow.options(options),
            HelpRow.statuses,
            ["\"\(name) help COMMAND\" has more on a command."],
        ]
        return Page.text(sections)
    }
}

extension CommandName {
    /// Help on the command.
    var help: String {
        let sections = [
            [
                ["usage: \(ToolInfo.name) \(rawValue) [OPTIONS]", spec.operands].filter { !$0.isEmpty }.joined(
                    separator: " ")
            ],
            wrapped(spec.purpose, to: Page.width),
            spec.remarks.flatMap { wrapped($0, to: Page.width) },
            HelpRow.options(spec.options),
            [spec.examples.count == 1 ? "example:" : "examples:"] + spec.examples.map { "  " + $0 },
            spec.details.isEmpty ? [] : ["\"\(ToolInfo.name) help --man\" has more on it."],
        ]
        return Page.text(sections)
    }
}

extension OptionSpec {
    /// `-o, --output FILE`
    fileprivate var usage: String {
        let names = (short.map { $0 + ", " } ?? "    ") + long
        return names + (argument.placeholder.map { " " + $0 } ?? "")
    }

    /// The purpose with the words to choose from.
    var summary: String {
        switch argument {
        case .nothing, .text, .texts: purpose
        case .oneOf(let words, _):
            "\(purpose): \(words[0]) (default), \(words.dropFirst().joined(separator: ", "))"
        case .listOf(let words, let name):
            "\(purpose); \(name) is a comma list of \(words.joined(separator: ", "))"
        }
    }
}

/// A term and its meaning, side by side.
private struct HelpRow {
    private let term: String
    private let meaning: String
    private let column: Int

    init(_ term: String, _ meaning: String, column: Int) {
        self.term = term
        self.meaning = meaning
        self.column = column
    }

    var lines: [String] {
        let indent = String(repeating: " ", count: column)
        let meanings = wrapped(meaning, to: Page.width - column)
        let first = "  " + term + indent.dropFirst(min(term.count + 2, column - 1))
        return [first + (meanings.first ?? "")] + meanings.dropFirst().map { indent + $0 }
    }
}

extension HelpRow {
    fileprivate static func options(_ options: [Option]) -> [String] {
        ["options:"] + options.flatMap { HelpRow($0.spec.usage, $0.spec.summary, column: 24).lines }
    }

    fileprivate static var statuses: [String] {
        ["exit status:"] + ToolInfo.statuses.flatMap { HelpRow(String($0.status), $0.meaning, column: 5).lines }
    }
}
