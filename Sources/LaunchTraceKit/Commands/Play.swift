/// `launchtrace play`.
struct Play: ToolCommand {
    let subject: Subject
    let tracing: ScenarioTracing
    let selection: KindSelection
    let color: ColorChoice
    let isQuiz: Bool
    /// Whether steps are printed one below the other even at a terminal.
    let isPlain: Bool
    /// Nil where the user presses them.
    let keys: [Key]?
    /// The greatest size to draw; nil for that of the terminal.
    let size: ScreenSize?

    /// What is played.
    enum Subject: Equatable, Sendable {
        case launch(LaunchSubject)
        /// A lesson of the course.
        case lesson(Lesson)
    }
}

extension Play {
    static let spec = CommandSpec(
        operands: "SCENARIO [TRIGGER ...]",
        options: [
            .lesson, .from, .warm, .target, .plist, .entitlements, .sources, .show, .quiz, .plain, .keys, .size,
            .prefer, .set, .root, .color, .help,
        ], brief: [.plist, .entitlements, .sources],
        purpose: "Step through a launch in the terminal, with the states and the rule of each step.",
        remarks: [
            LaunchSubject.remark, "Enter shows the next step, and ? all keys. With --quiz, you type the answers.",
        ],
        details: LaunchSubject.details + [
            "b goes back, and q quits; with --quiz and --lesson, Esc or Ctrl-C quits. A lesson asks a question, then "
                + "for each callback, its state and its payload; then it offers changes.",
            "If SCENARIO is \"-\", the keys are read from the terminal. Without a terminal, and with --plain, steps "
                + "are printed one below the other, and each line of standard input is a command: an empty line or n "
                + "for the next step, b, g, G, 7 for step 7, /TEXT, d, ?, q. All steps are printed if there is no "
                + "line to read, or if only the output isn't a terminal.",
            "KEYS are characters, and names such as <Enter>, <Esc>, <Left>, <PageDown> or <C-c>. They need no "
                + "terminal; the last screen is printed, or with --plain the whole output.",
        ],
        examples: [
            "launchtrace play MyApp.xcodeproj openURL", "launchtrace play --lesson 6",
            "launchtrace play cold.json --keys 'nnb/willConnect<Enter>'",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        subject = try Subject(arguments)
        tracing = try ScenarioTracing(arguments)
        selection = try arguments.value(of: .show).map(KindSelection.init) ?? .usual
        color = try arguments.color
        isQuiz = arguments.contains(.quiz) || subject.isLesson
        isPlain = arguments.contains(.plain)
        keys = try arguments.value(of: .keys).map(KeyNotation.keys)
        size = try arguments.value(of: .size).map(ScreenSize.init(written:))
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) throws -> CommandOutcome {
        switch subject {
        case .launch(let launch): try outcome(launch, files, terminal)
        case .lesson(let lesson): try outcome(of: lesson, terminal)
        }
    }

    private func outcome(of lesson: Lesson, _ terminal: TerminalFacts) throws -> CommandOutcome {
        let page = try LessonPage(lesson)
        return outcome(of: Player(page.steps, quiz: Quiz(), script: page.script), "", terminal: terminal)
    }

    private func outcome(_ subject: LaunchSubject, _ files: FileAccess, _ terminal: TerminalFacts)
        throws(ScenarioTracing.Failure) -> CommandOutcome
    {
        let (traced, detailed) = try tracing.detailedTimeline(tracing.read(subject, files))
        guard let timeline = SteppedTimeline(traced, detailed, kinds: selection.kinds(usually: ShownKind.usual)) else {
            return CommandOutcome(stderr: complaint("the launch has no entries of the kinds in --show"), status: 2)
        }
        return outcome(
            of: Player(timeline, quiz: isQuiz ? Quiz() : nil), traced.read.warnings.warningText(), terminal: terminal)
    }

    private func outcome(of player: Player, _ warningText: String, terminal: TerminalFacts) -> CommandOutcome {
        var playback = Playback(player, display(terminal), size: size, palette: terminal.palette(color))
        playback.warningText = warningText
        if let keys {
            playback.begin()
            for key in keys { playback.press(key) }
            return playback.outcomeOfGivenKeys
        }
        switch keyInput(terminal) {
        case .none: return playback.outcomeOfAllSteps
        case .interactive(let source):
            playback.keySource = source
            return CommandOutcome(playback: playback)
        case .missing:
            return CommandOutcome(stderr: UsageError(mistake: .quizWithoutKeys, command: .play).text, status: 2)
        }
    }

    /// The origin of the keys.
    private enum KeyInput {
        case interactive(Playback.KeySource)
        case none
        /// No keys can be read, though the quiz asks.
        case missing
    }

    private func display(_ terminal: TerminalFacts) -> Playback.Display {
        let needsNoTerminal = keys != nil
        let canDraw =
            terminal.outputIsTerminal && terminal.term != nil && terminal.term != "dumb" && hasKeyboard(terminal)
        return !isPlain && (needsNoTerminal || canDraw) ? .screen : .lines
    }

    private func hasKeyboard(_ terminal: TerminalFacts) -> Bool {
        subject.input == .standardInput ? terminal.hasKeyboard : terminal.inputIsTerminal
    }

    private func keyInput(_ terminal: TerminalFacts) -> KeyInput {
        let isInteractive = terminal.outputIsTerminal || isPlain || isQuiz
        if subject.input == .standardInput {
            if isInteractive, terminal.hasKeyboard { return .interactive(.terminal) }
            return isQuiz ? .missing : .none
        }
        return terminal.inputIsTerminal && !isInteractive ? .none : .interactive(.standardInput)
    }
}

extension Play.Subject {
    fileprivate init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard let word = arguments.value(of: .lesson) else {
            self = .launch(try LaunchSubject(arguments))
            return
        }
        if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
        let launch: [Option] = [
            .from, .warm, .target, .plist, .entitlements, .sources, .show, .prefer, .set, .root, .quiz,
        ]
        if let option = launch.first(where: arguments.contains) { throw .optionBesideLesson(option) }
        self = .lesson(try Lesson(named: word))
    }

    fileprivate var isLesson: Bool { if case .lesson = self { true } else { false } }

    /// The input that is read; nil where there is none.
    fileprivate var input: Input? {
        switch self {
        case .launch(let launch): launch.input
        case .lesson: nil
        }
    }
}

extension ScreenSize {
    fileprivate init(written text: String) throws(UsageError.Mistake) {
        guard let size = ScreenSize(text) else { throw .malformedSize(text) }
        self = size
    }
}
