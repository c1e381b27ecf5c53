import CLibrary

/// The terminal's former mode, which a crash restores.
struct TerminalRestore {
    let input: Int32
    let output: Int32
    var mode: termios

    static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    /// The same for a signal handler, which mustn't allocate memory.
    private static let bytes: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Makes the signals of a crash pass by here first.
    static func prepare() {
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
            signal(number) { number in
                terminalRestore?.leave()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Calls nothing that POSIX doesn't allow in a signal handler.
    private func leave() {
        var mode = mode
        _ = write(output, Self.bytes.utf8Start, Self.bytes.utf8CodeUnitCount)
        _ = tcsetattr(input, TCSANOW, &mode)
    }
}

/// Global, because a signal handler sees nothing else; nil while the terminal is as it was found.
nonisolated(unsafe) var terminalRestore: TerminalRestore?
