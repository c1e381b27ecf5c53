extension Tool {
    static let options: [Option] = [.version, .help]
    static let statuses: [(status: Int32, meaning: String)] = [
        (0, "done"),
        (
            1,
            "the check said no: a finding is an error (lint, run --strict), there is a difference (diff), a timeline "
                + "isn't as recorded (check), a log shows another launch (verify)"
        ),
        (2, "could not be done: wrong usage, unreadable or invalid input, output not written"),
    ]

    /// Help on the tool as a whole.
    static var help: String {
        let column = 4 + (CommandName.allCases.map(\.rawValue.count).max() ?? 0)
        let commands = CommandName.allCases.map { HelpRow($0.rawValue, $0.facts.purpose, column: column) }
        let sections = [
            ["usage: \(name) COMMAND [OPTIONS] ..."],
            wrapped(purpose, to: pageWidth),
            ["commands:"] + commands.flatMap(\.lines),
            optionLines(options),
            statusLines,
            ["\"\(name) help COMMAND\" has more on a command."],
        ]
        return page(sections)
    }
}

extension CommandName {
    /// Help on the command.
    var help: String {
        let sections = [
            [
                ["usage: \(Tool.name) \(rawValue) [OPTIONS]", facts.operands].filter { !$0.isEmpty }.joined(
                    separator: " ")
            ],
            wrapped(facts.purpose, to: pageWidth),
            facts.remarks.flatMap { wrapped($0, to: pageWidth) },
            optionLines(facts.options),
            statusLines,
            [facts.examples.count == 1 ? "example:" : "examples:"] + facts.examples.map { "  " + $0 },
        ]
        return page(sections)
    }
}

private func optionLines(_ options: [Option]) -> [String] {
    ["options:"] + options.flatMap { HelpRow($0.facts.usage, $0.facts.summary, column: 24).lines }
}

private var statusLines: [String] {
    ["exit status:"] + Tool.statuses.flatMap { HelpRow(String($0.status), $0.meaning, column: 5).lines }
}

extension OptionFacts {
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
        let meanings = wrapped(meaning, to: pageWidth - column)
        let first = "  " + term + indent.dropFirst(min(term.count + 2, column - 1))
        return [first + (meanings.first ?? "")] + meanings.dropFirst().map { indent + $0 }
    }
}
