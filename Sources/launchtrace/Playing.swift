import CLibrary
import LaunchTraceKit

/// Plays a launch; returns the outcome that is left to be carried out then.
func play(_ playback: Playback) -> CommandOutcome {
    do throws(FileProblem) {
        let input = try input(of: playback)
        switch playback.display {
        case .screen:
            var player = try ScreenPlayback(playback, input: input)
            return try player.play()
        case .lines:
            var player = LinePlayback(playback, InputLines(input))
            return try player.play()
        }
    } catch { return .unplayed(error) }
}

private func input(of playback: Playback) throws(FileProblem) -> Int32 {
    switch playback.keySource {
    case .standardInput: STDIN_FILENO
    case .terminal: try retrying { open("/dev/tty", O_RDWR | O_CLOEXEC) }
    }
}

/// Playback that prints the steps one below the other, for each line that is read.
private struct LinePlayback {
    private var playback: Playback
    private var lines: InputLines

    init(_ playback: Playback, _ lines: InputLines) { (self.playback, self.lines) = (playback, lines) }

    mutating func play() throws(FileProblem) -> CommandOutcome {
        if let failure = show(playback.begin()) { return failure }
        guard var line = try lines.next() else { return playback.outcomeWithoutKeys }
        while true {
            if let failure = show(playback.enter(line)) { return failure }
            guard !playback.isOver, let next = try lines.next() else { return playback.outcome }
            line = next
        }
    }

    /// Prints a text; returns the failure where that isn't possible.
    private func show(_ text: String) -> CommandOutcome? {
        do throws(FileProblem) {
            try writeAll(text, to: STDOUT_FILENO)
            return nil
        } catch { return .unwritten(nil, error) }
    }
}

/// Playback that draws each step on the whole terminal.
private struct ScreenPlayback {
    private var playback: Playback
    private var terminal: Terminal
    private let signals: Signals
    private var decoder = KeyDecoder()
    /// The screen that the terminal shows; nil where that isn't known.
    private var shown: Screen?

    init(_ playback: Playback, input: Int32) throws(FileProblem) {
        self.playback = playback
        TerminalRestore.prepare()
        signals = try Signals()
        terminal = try Terminal(input: input)
    }

    mutating func play() throws(FileProblem) -> CommandOutcome {
        defer { terminal.leave() }
        playback.begin()
        while !playback.isOver {
            try draw()
            try wait()
        }
        return playback.outcome
    }

    /// Draws only the changed rows.
    private mutating func draw() throws(FileProblem) {
        let screen = playback.screen(terminal.size)
        guard screen != shown else { return }
        try terminal.draw(playback.drawing(screen, over: shown))
        shown = screen
    }

    /// Waits for keys or signals, and takes them.
    private mutating func wait() throws(FileProblem) {
        // The bytes after the ESC of a key come at once, or in a moment over a slow line.
        let ready = try readable(
            among: [signals.descriptor, terminal.input], milliseconds: decoder.isWaiting ? 50 : nil)
        for number in signals.takePending() { try handle(number) }
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
            playback.press(key)
        }
    }

    private mutating func handle(_ number: Int32) throws(FileProblem) {
        switch number {
        // The screen is drawn for the new size.
        case SIGWINCH: break
        case SIGCONT:
            try terminal.enter()
            shown = nil
        case SIGTSTP:
            terminal.leave()
            signals.performDefaultAction(of: number)
            try terminal.reenter()
            shown = nil
        default:
            terminal.leave()
            signals.performDefaultAction(of: number)
        }
    }
}
