/// `launchtrace play`.
struct Play: Equatable, Sendable {
    let scenario: Input
    let tracing: ScenarioTracing
    let selection: KindSelection
    let color: ColorChoice
    let isQuiz: Bool
    /// Whether steps are printed one below the other even at a terminal.
    let isPlain: Bool
    /// Nil where a person presses them.
    let keys: [Key]?
    /// The most that is drawn; nil for what the terminal has.
    let size: ScreenSize?
    /// The asciicast to write; nil for none.
    let recording: String?
}

extension Play {
    init(_ words: Words) throws(UsageError.Mistake) {
        guard let operand = words.operands.first else { throw .missingOperand("SCENARIO") }
        if words.operands.count > 1 { throw .unexpectedOperand(words.operands[1]) }
        scenario = Input(operand)
        tracing = try ScenarioTracing(words)
        selection = try words.value(of: .show).map(KindSelection.init) ?? .usual
        color = try words.color
        isQuiz = words.contains(.quiz)
        isPlain = words.contains(.plain)
        keys = try words.value(of: .keys).map(KeyNotation.keys)
        size = try words.value(of: .size).map(ScreenSize.init(written:))
        recording = words.value(of: .recordCast)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> Outcome {
        do throws(ScenarioTracing.Failure) {
            let (traced, detailed) = try tracing.detailedTimeline(scenario, files)
            guard let story = Story(traced, detailed, kinds: selection.kinds(usually: ShownKind.usual)) else {
                return Outcome(
                    stderr: complaint("nothing of what happens is of the kinds that --show names"), status: 2)
            }
            return outcome(of: Player(story, quiz: isQuiz ? Quiz() : nil), terminal: terminal)
        } catch {
            return Outcome(stderr: error.text, status: 2)
        }
    }

    private func outcome(of player: Player, terminal: TerminalFacts) -> Outcome {
        var session = Session(
            player, manner(terminal), size: size, palette: terminal.palette(color),
            cast: recording.map {
                Cast(path: $0, isPlain ? .lines : .screen, palette: castPalette(terminal), madeFrom: [scenario])
            })
        if let keys {
            session.begin(on: session.canvas)
            for key in keys { session.press(key, on: session.canvas) }
            return session.outcomeWithPicture
        }
        switch listener(terminal) {
        case .absent: return session.outcomeOfAll
        case .person(let source):
            session.source = source
            return Outcome(session: session)
        case .unasked: return Outcome(stderr: UsageError(mistake: .quizWithoutKeys, command: .play).text, status: 2)
        }
    }

    private func castPalette(_ terminal: TerminalFacts) -> Palette {
        color == .never || color == .auto && terminal.noColor != nil ? .plain : .ansi
    }
}

extension Play {
    /// Who presses keys.
    private enum Listener {
        case person(Session.Source)
        case absent
        /// No person is there, though the quiz asks.
        case unasked
    }

    private func manner(_ terminal: TerminalFacts) -> Session.Manner {
        let needsNoTerminal = keys != nil
        let canDraw =
            terminal.outputIsTerminal && terminal.term != nil && terminal.term != "dumb" && hasKeyboard(terminal)
        return !isPlain && (needsNoTerminal || canDraw) ? .screen : .lines
    }

    private func hasKeyboard(_ terminal: TerminalFacts) -> Bool {
        scenario == .standardInput ? terminal.hasKeyboard : terminal.inputIsTerminal
    }

    private func listener(_ terminal: TerminalFacts) -> Listener {
        let isMeantForAPerson = terminal.outputIsTerminal || isPlain || isQuiz
        if scenario == .standardInput {
            if isMeantForAPerson, terminal.hasKeyboard { return .person(.terminal) }
            return isQuiz ? .unasked : .absent
        }
        return terminal.inputIsTerminal && !isMeantForAPerson ? .absent : .person(.standardInput)
    }
}

extension ScreenSize {
    fileprivate init(written text: String) throws(UsageError.Mistake) {
        guard let size = ScreenSize(text) else { throw .malformedSize(text) }
        self = size
    }
}
