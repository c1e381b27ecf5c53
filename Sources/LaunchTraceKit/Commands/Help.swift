/// `launchtrace help`, and what is asked for without a command.
enum Help: ToolCommand {
    case tool
    case command(CommandName)
    case manual
    case version
}

extension Help {
    static let spec = CommandSpec(
        operands: "[COMMAND]", options: [.manual, .help], purpose: "Print help for a command, or for the tool.",
        remarks: ["The manual page contains all commands. \"make install\" installs it for the command man."],
        examples: ["launchtrace help run", "launchtrace help --man > launchtrace.1"])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        let words = arguments.operands
        if words.count > 1 { throw .unexpectedOperand(words[1]) }
        let name = try words.first.map { word throws(UsageError.Mistake) in
            guard let name = CommandName(rawValue: word) else { throw .unknownCommand(word) }
            return name
        }
        guard arguments.contains(.manual) else {
            self.init(about: name)
            return
        }
        if let word = words.first { throw .unexpectedOperand(word) }
        self = .manual
    }

    init(withoutName words: [String]) throws(UsageError.Mistake) {
        guard let first = words.first else { throw .noCommand }
        if first == "version" {
            if words.count > 1 { throw .unexpectedOperand(words[1]) }
            self = .version
            return
        }
        guard first.hasPrefix("-") else { throw .unknownCommand(first) }
        let arguments = try ParsedArguments(words, options: ToolInfo.options)
        if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
        guard arguments.contains(.version) else { throw .noCommand }
        self = .version
    }

    /// Help on a command; on the tool where none is named.
    init(about name: CommandName?) { self = name.map { .command($0) } ?? .tool }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome { CommandOutcome(stdout: text) }

    private var text: String {
        switch self {
        case .tool: ToolInfo.help
        case .command(let name): name.help
        case .manual: ToolInfo.manual
        case .version: "\(ToolInfo.name) \(ToolInfo.version)\n"
        }
    }
}

extension ToolInfo {
    static let options: [Option] = [.version, .help]
    static let statuses: [(status: Int32, meaning: String)] = [
        (0, "done"),
        (
            1,
            "the check failed: a finding is an error (lint, run --strict), there is a difference (diff), a timeline "
                + "doesn't match (check), the code differs (scan --check), something is lost (migrate), a log doesn't "
                + "match (verify), an app isn't repaired (lesson --check)"
        ), (2, "could not be done: wrong usage, unreadable or invalid input, output not written"),
    ]

    /// Help for a command line without a command.
    static var shortHelp: String {
        let commands = CommandName.allCases.map(\.rawValue).joined(separator: ", ")
        let examples = [CommandName.run, .lint, .check, .explain].compactMap(\.spec.examples.first)
        return Page.text([
            ["usage: \(name) COMMAND [OPTIONS] ..."], wrapped(purpose, to: Page.width),
            ["commands:"] + wrapped(commands, to: Page.width - 2).map { "  " + $0 },
            ["examples:"] + examples.map { "  " + $0 },
            ["See \"\(name) help\" for all commands, or \"\(name) help COMMAND\" for one."],
        ])
    }

    /// Help on the tool as a whole.
    static var help: String {
        let column = 4 + (CommandName.allCases.map(\.rawValue.count).max() ?? 0)
        let commands = CommandName.allCases.map { HelpRow($0.rawValue, $0.spec.purpose, column: column) }
        let sections = [
            ["usage: \(name) COMMAND [OPTIONS] ..."], wrapped(purpose, to: Page.width),
            ["commands:"] + commands.flatMap(\.lines), HelpRow.options(options), HelpRow.statuses,
            ["\"\(name) help COMMAND\" prints the help of a command."],
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
            ], wrapped(spec.purpose, to: Page.width), spec.remarks.flatMap { wrapped($0, to: Page.width) },
            HelpRow.options(spec.options, brief: spec.brief, spec.briefMeaning),
            [spec.examples.count == 1 ? "example:" : "examples:"] + spec.examples.map { "  " + $0 },
            spec.details.isEmpty ? [] : ["\"\(ToolInfo.name) help --man\" prints the manual page, with more details."],
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
        case .oneOf(let words, _): "\(purpose): \(words[0]) (default), \(words.dropFirst().joined(separator: ", "))"
        case .listOf(let words, let name):
            "\(purpose); \(name) is a comma-separated list of \(words.joined(separator: ", "))"
        }
    }
}

/// A term and its meaning, side by side.
private struct HelpRow {
    private let term: String
    private let meaning: String
    private let column: Int

    init(_ term: String, _ meaning: String, column: Int) {
        (self.term, self.meaning, self.column) = (term, meaning, column)
    }

    var lines: [String] {
        let indent = String(repeating: " ", count: column)
        let meanings = wrapped(meaning, to: Page.width - column)
        let first = "  " + term + indent.dropFirst(min(term.count + 2, column - 1))
        return [first + (meanings.first ?? "")] + meanings.dropFirst().map { indent + $0 }
    }

    /// A row for each option; the brief ones share the first of theirs.
    fileprivate static func options(_ options: [Option], brief: [Option] = [], _ meaning: String = "") -> [String] {
        let names = brief.map(\.spec.long).joined(separator: ", ")
        return ["options:"]
            + options.filter { !brief.dropFirst().contains($0) }.flatMap { option in
                option == brief.first
                    ? HelpRow("    " + names, meaning, column: 42).lines
                    : HelpRow(option.spec.usage, option.spec.summary, column: 24).lines
            }
    }

    fileprivate static var statuses: [String] {
        ["exit status:"] + ToolInfo.statuses.flatMap { HelpRow(String($0.status), $0.meaning, column: 5).lines }
    }
}
