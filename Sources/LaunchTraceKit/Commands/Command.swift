/// A command: its arguments, their parser, and its result.
protocol ToolCommand: Equatable, Sendable {
    static var spec: CommandSpec { get }

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake)

    /// Runs the command; the outcome is still to be written. Throws what it can't do, best as a `CommandFailure`.
    func outcome(files: FileAccess, terminal: TerminalFacts) throws -> CommandOutcome
}

extension CommandName {
    /// The command of the name.
    var command: any ToolCommand.Type {
        switch self {
        case .run: Run.self
        case .diff: Diff.self
        case .lint: Lint.self
        case .check: Check.self
        case .`init`: Init.self
        case .scan: Scan.self
        case .migrate: Migrate.self
        case .verify: Verify.self
        case .probe: Probe.self
        case .explain: Explain.self
        case .matrix: Matrix.self
        case .play: Play.self
        case .lesson: Lessons.self
        case .new: New.self
        case .examples: Examples.self
        case .graph: Graph.self
        case .site: MakeSite.self
        case .schema: Schema.self
        case .completions: Completions.self
        case .help: Help.self
        }
    }

    var spec: CommandSpec { command.spec }
}

/// What a command line asks for.
struct GivenCommand: Sendable {
    let command: any ToolCommand

    init(_ command: any ToolCommand) { self.command = command }

    /// Reads the words after the name of the tool.
    init(_ words: [String]) throws(UsageError) {
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            command = Help(about: words.lazy.compactMap(CommandName.init).first)
            return
        }
        let name = words.first.flatMap(CommandName.init)
        do throws(UsageError.Mistake) {
            if let name {
                let arguments = try ParsedArguments(
                    words.dropFirst(), options: name.spec.options, acceptsSelectors: name.spec.acceptsSelectors)
                command = try name.command.init(arguments)
            } else {
                command = try Help(withoutName: words)
            }
        } catch { throw UsageError(mistake: error, command: name) }
    }
}

extension CommandOutcome {
    /// The outcome of words that make no command with the settings that there are.
    static func misused(_ mistake: UsageError.Mistake, in command: CommandName) -> CommandOutcome {
        CommandOutcome(stderr: UsageError(mistake: mistake, command: command).text, status: 2)
    }

    /// From the words after the name of the tool to what is to be printed.
    package static func of(_ words: [String], files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        if words.first == CompletionRequest.command {
            return CommandOutcome(stdout: CompletionRequest(words.dropFirst()).answer)
        }
        do { return try GivenCommand(words).command.outcome(files: files, terminal: terminal) } catch {
            return CommandOutcome(stderr: (error as? any CommandFailure)?.text ?? complaint("\(error)"), status: 2)
        }
    }
}
