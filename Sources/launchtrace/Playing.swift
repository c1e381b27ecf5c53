import LaunchTraceKit

/// Leads a person through a story; returns what is left to be done then.
func play(_ session: Session) -> Outcome {
    do throws(FileProblem) {
        let input = try input(of: session)
        switch session.manner {
        case .screen:
            var stage = try Stage(session, input: input)
            return try stage.play()
        case .lines:
            var paper = Paper(session, InputLines(input))
            return try paper.play()
        }
    } catch {
        return .unplayed(error)
    }
}

private func input(of session: Session) throws(FileProblem) -> Int32 {
    switch session.source {
    case .standardInput: STDIN_FILENO
    case .terminal: try retrying { open("/dev/tty", O_RDWR | O_CLOEXEC) }
    }
}

/// What steps are printed on one below the other, for each line that is read.
private struct Paper {
    private var session: Session
    private var lines: InputLines

    init(_ session: Session, _ lines: InputLines) {
        self.session = session
        self.lines = lines
    }

    mutating func play() throws(FileProblem) -> Outcome {
        if let trouble = tell(session.begin(on: session.canvas)) { return trouble }
        guard var line = try lines.next() else { return session.outcomeUntouched }
        while true {
            if let trouble = tell(session.take(line, on: session.canvas)) { return trouble }
            guard !session.isOver, let next = try lines.next() else { return session.outcome }
            line = next
        }
    }

    /// What is left to be said if nothing can be told.
    private func tell(_ text: String) -> Outcome? {
        do throws(FileProblem) {
            try writeAll(text, to: STDOUT_FILENO)
            return nil
        } catch {
            return .unwritten(nil, error)
        }
    }
}

/// A terminal, and what is played on it.
private struct Stage {
    private var session: Session
    private var terminal: Terminal
    private let signals: Signals
    private var decoder = KeyDecoder()
    /// What the terminal shows; nil where that isn't known.
    private var shown: Screen?

    init(_ session: Session, input: Int32) throws(FileProblem) {
        self.session = session
        Rescue.prepare()
        signals = try Signals()
        terminal = try Terminal(input: input)
    }

    mutating func play() throws(FileProblem) -> Outcome {
        defer { terminal.leave() }
        session.begin(on: terminal.size)
        while !session.isOver {
            try draw()
            try wait()
        }
        return session.outcome
    }

    /// Draws only what has changed.
    private mutating func draw() throws(FileProblem) {
        let screen = session.screen(terminal.size)
        guard screen != shown else { return }
        try terminal.draw(session.drawing(screen, over: shown))
        shown = screen
    }

    /// Waits for keys or signals, and takes them.
    private mutating func wait() throws(FileProblem) {
        // What follows an ESC in one key comes at once, or in a moment over a slow line.
        let ready = try readable(
            among: [signals.descriptor, terminal.input], milliseconds: decoder.isWaiting ? 50 : nil)
        for number in signals.take() { try heed(number) }
        guard let ready else { return }
        if ready.isEmpty { return press(decoder.keysWithoutMore()) }
        if ready.contains(terminal.input) { try readKeys() }
    }

    private mutating func readKeys() throws(FileProblem) {
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = try retrying { read(terminal.input, &bytes, bytes.count) }
        // The terminal is gone, and with it the keys.
        if count == 0 { return press([.control("d")]) }
        press(decoder.keys(from: bytes.prefix(count)))
    }

    private mutating func press(_ keys: [Key]) {
        for key in keys {
            if key == .control("l") { shown = nil }
            session.press(key, on: terminal.size)
        }
    }

    private mutating func heed(_ number: Int32) throws(FileProblem) {
        switch number {
        case SIGWINCH: session.resize(to: terminal.size)
        case SIGCONT:
            try terminal.enter()
            shown = nil
        case SIGTSTP:
            terminal.leave()
            signals.obey(number)
            try terminal.enterAnew()
            shown = nil
        default:
            terminal.leave()
            signals.obey(number)
        }
    }
}
