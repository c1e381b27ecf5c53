import CLibrary
import LaunchTraceKit

/// Signals as bytes of a pipe, which can be waited for like keys.
struct Signals {
    /// Readable when a signal has come.
    let descriptor: Int32

    /// Catches the signals that end, stop or resize a program at a terminal.
    init() throws(FileProblem) {
        var ends: [Int32] = [0, 0]
        _ = try retrying { pipe(&ends) }
        for end in ends {
            _ = try retrying { fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = try retrying { fcntl(end, F_SETFL, O_NONBLOCK) }
        }
        descriptor = ends[0]
        signalPipe = ends[1]
        for number in Self.caught { Self.catchSignal(number) }
    }

    /// The signals that have come since the last call.
    func takePending() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        return bytes.prefix(max(count, 0)).map(Int32.init)
    }

    /// Lets the signal have its default effect; returns if the program is continued.
    func performDefaultAction(of number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
        Self.catchSignal(number)
    }

    private static let caught = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    private static func catchSignal(_ number: Int32) {
        let before = signal(number) { number in
            let code = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(signalPipe, &byte, 1)
            errno = code
        }
        // Signals that nohup, or a shell without job control, ignores stay ignored.
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
}

/// Global, because a signal handler sees nothing else.
nonisolated(unsafe) private var signalPipe: Int32 = -1
