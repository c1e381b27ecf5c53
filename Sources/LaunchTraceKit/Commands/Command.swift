/// A command with all that was given to it.
enum Command: Equatable, Sendable {
    case run(Run)
    case diff(Diff)
    case lint(Lint)
    case check(Check)
    case scan(Scan)
    case initialize(Init)
    case verify(Verify)
    case probe(Probe)
    case explain(Explain)
    case matrix(Matrix)
    case new(New)
    case graph(Graph)
    case schema(Schema)
    case completions(Completions)
    case play(Play)
    /// Help on a command, or on the tool.
    case help(CommandName?)
    case manual
    case version
}

extension Command {
    /// Reads the words after the name of the tool.
    init(_ words: [String]) throws(UsageError) {
        let name = words.lazy.compactMap(CommandName.init).first
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            self = .help(name)
            return
        }
        let first = words.first.flatMap(CommandName.init)
        do throws(UsageError.Mistake) {
            if let first {
                self = try Command(first, words.dropFirst())
            } else {
                self = try Command(withoutName: words)
            }
        } catch {
            throw UsageError(mistake: error, command: first)
        }
    }

    private init(_ name: CommandName, _ words: ArraySlice<String>) throws(UsageError.Mistake) {
        let arguments = try ParsedArguments(words, options: name.spec.options)
        switch name {
        case .run: self = .run(try Run(arguments))
        case .diff: self = .diff(try Diff(arguments))
        case .lint: self = .lint(try Lint(arguments))
        case .check: self = .check(try Check(arguments))
        case .scan: self = .scan(try Scan(arguments))
        case .`init`: self = .initialize(try Init(arguments))
        case .verify: self = .verify(try Verify(arguments))
        case .probe: self = .probe(try Probe(arguments))
        case .explain: self = .explain(try Explain(arguments))
        case .matrix: self = .matrix(try Matrix(arguments))
        case .new: self = .new(try New(arguments))
        case .graph: self = .graph(try Graph(arguments))
        case .schema: self = .schema(try Schema(arguments))
        case .completions: self = .completions(try Completions(arguments))
        case .play: self = .play(try Play(arguments))
        case .help: self = try Command(help: arguments)
        }
    }

    private init(help arguments: ParsedArguments) throws(UsageError.Mistake) {
        let name = try topic(arguments.operands)
        if arguments.contains(.manual), let word = arguments.operands.first { throw .unexpectedOperand(word) }
        self = arguments.contains(.manual) ? .manual : .help(name)
    }

    private init(withoutName words: [String]) throws(UsageError.Mistake) {
        guard let first = words.first else { throw .noCommand }
        guard first.hasPrefix("-") else { throw .unknownCommand(first) }
        let arguments = try ParsedArguments(words, options: ToolInfo.options)
        if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
        guard arguments.contains(.version) else { throw .noCommand }
        self = .version
    }

    /// Runs the command; the outcome is still to be written.
    func run(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        switch self {
        case .run(let run): run.outcome(files: files, terminal: terminal)
        case .diff(let diff): diff.outcome(files: files, terminal: terminal)
        case .lint(let lint): lint.outcome(files: files, terminal: terminal)
        case .check(let check): check.outcome(files: files, terminal: terminal)
        case .scan(let scan): scan.outcome(files: files, terminal: terminal)
        case .initialize(let command): command.outcome(files: files, terminal: terminal)
        case .verify(let verify): verify.outcome(files: files, terminal: terminal)
        case .probe(let probe): probe.outcome
        case .explain(let explain): CommandOutcome(stdout: explain.text)
        case .matrix(let matrix): matrix.outcome(files: files, terminal: terminal)
        case .new(let new): new.outcome()
        case .graph(let graph): graph.outcome(files: files)
        case .schema(let schema): schema.outcome
        case .completions(let completions): completions.outcome
        case .play(let play): play.outcome(files: files, terminal: terminal)
        case .help(let name): CommandOutcome(stdout: name.map { $0.help } ?? ToolInfo.help)
        case .manual: CommandOutcome(stdout: ToolInfo.manual)
        case .version: CommandOutcome(stdout: "\(ToolInfo.name) \(ToolInfo.version)\n")
        }
    }
}

extension CommandOutcome {
    /// From the words after the name of the tool to what is to be printed.
    package static func of(_ words: [String], files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(UsageError) {
            return try Command(words).run(files: files, terminal: terminal)
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }
}

private func topic(_ operands: [String]) throws(UsageError.Mistake) -> CommandName? {
    if operands.count > 1 { throw .unexpectedOperand(operands[1]) }
    guard let word = operands.first else { return nil }
    guard let name = CommandName(rawValue: word) else { throw .unknownCommand(word) }
    return name
}
