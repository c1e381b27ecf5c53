/// `launchtrace play`.
struct Play: Equatable, Sendable {
    let scenario: Input
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
    /// The asciicast to write; nil for none.
    let recording: String?
}

extension Play {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        guard let operand = arguments.operands.first else { throw .missingOperand("SCENARIO") }
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        scenario = Input(operand)
        tracing = try ScenarioTracing(arguments)
        selection = try arguments.value(of: .show).map(KindSelection.init) ?? .usual
        color = try arguments.color
        isQuiz = arguments.contains(.quiz)
        isPlain = arguments.contains(.plain)
        keys = try arguments.value(of: .keys).map(KeyNotation.keys)
        size = try arguments.value(of: .size).map(ScreenSize.init(written:))
        recording = arguments.value(of: .recordCast)
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome {
        do throws(ScenarioTracing.Failure) {
            let (traced, detailed) = try tracing.detailedTimeline(scenario, files)
            guard let timeline = SteppedTimeline(traced, detailed, kinds: selection.kinds(usually: ShownKind.usual))
            else {
                return CommandOutcome(
                    stderr: complaint("nothing of what happens is of the kinds that --show names"), status: 2)
            }
            return outcome(
                of: Player(timeline, quiz: isQuiz ? Quiz() : nil), traced.read.warnings.warningText(),
                terminal: terminal)
        } catch {
            return CommandOutcome(stderr: error.text, status: 2)
        }
    }

    private func outcome(of player: Player, _ warningText: String, terminal: TerminalFacts) -> CommandOutcome {
        var playback = Playback(
            player, display(terminal), size: size, palette: terminal.palette(color),
            cast: recording.map {
                Asciicast(path: $0, isPlain ? .lines : .screen, palette: castPalette(terminal), madeFrom: [scenario])
            })
        playback.warningText = warningText
        if let keys {
            playback.begin(on: playback.defaultSize)
            for key in keys { playback.press(key, on: playback.defaultSize) }
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

    private func castPalette(_ terminal: TerminalFacts) -> Palette {
        color == .never || color == .auto && terminal.noColor != nil ? .plain : .ansi
    }
}

extension Play {
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
        scenario == .standardInput ? terminal.hasKeyboard : terminal.inputIsTerminal
    }

    private func keyInput(_ terminal: TerminalFacts) -> KeyInput {
        let isInteractive = terminal.outputIsTerminal || isPlain || isQuiz
        if scenario == .standardInput {
            if isInteractive, terminal.hasKeyboard { return .interactive(.terminal) }
            return isQuiz ? .missing : .none
        }
        return terminal.inputIsTerminal && !isInteractive ? .none : .interactive(.standardInput)
    }
}

extension ScreenSize {
    fileprivate init(written text: String) throws(UsageError.Mistake) {
        guard let size = ScreenSize(text) else { throw .malformedSize(text) }
        self = size
    }
}
