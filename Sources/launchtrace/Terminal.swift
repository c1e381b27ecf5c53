import CLibrary
import LaunchTraceKit

/// Whether the tool runs at a terminal, regardless of the standard streams.
var hasKeyboard: Bool {
    let descriptor = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    return descriptor >= 0 && close(descriptor) == 0
}

/// The terminal during playback: keys come one by one, and afterwards its former content is back.
struct Terminal {
    let input: Int32
    private let output = STDOUT_FILENO
    /// The mode in which it was found.
    private var originalMode: termios

    /// Begins to draw and to read keys.
    init(input: Int32) throws(FileProblem) {
        self.input = input
        originalMode = termios()
        try reenter()
    }

    /// Begins again after another program has had the terminal.
    mutating func reenter() throws(FileProblem) {
        var originalMode = termios()
        _ = try retrying { tcgetattr(input, &originalMode) }
        self.originalMode = originalMode
        try enter()
    }

    /// Sets everything that drawing needs, regardless of the current state.
    func enter() throws(FileProblem) {
        var mode = originalMode
        // Ctrl-C, Ctrl-Z and Ctrl-\ stay signals, so that the same happens when other programs send them.
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        mode.c_iflag &= ~tcflag_t(IXON)
        withUnsafeMutableBytes(of: &mode.c_cc) { controls in
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
        }
        terminalRestore = TerminalRestore(input: input, output: output, mode: originalMode)
        _ = try retrying { tcsetattr(input, TCSADRAIN, &mode) }
        try draw(Self.entering)
    }

    /// Leaves it as it was found.
    func leave() {
        terminalRestore = nil
        do throws(FileProblem) { try draw(TerminalRestore.leaving) } catch {}
        var mode = originalMode
        _ = tcsetattr(input, TCSADRAIN, &mode)
    }

    func draw(_ text: String) throws(FileProblem) { try writeAll(text, to: output) }

    var size: ScreenSize {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return .usual }
        return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// The alternate screen without a cursor, and without wrapping: a character that is wider than it ought to be must
    /// not push the rows below it.
    private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
}

/// The cells of a row of the terminal that is standard output; nil where it is none.
var columnsOfOutput: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else {
        return nil
    }
    return Int(size.ws_col)
}
