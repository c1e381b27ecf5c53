import CLibrary
import LaunchTraceKit

/// A line at a terminal with the progress of work that takes longer than a second.
struct ProgressLine {
    private let count: Int
    private let isAtTerminal = isatty(STDERR_FILENO) == 1
    private var done = 0
    private var nextLine = ContinuousClock.now + .seconds(1)
    private var width = 0

    init(of count: Int) { self.count = count }

    /// Counts one more, and shows it at most ten times a second.
    mutating func advance() {
        done += 1
        guard isAtTerminal, ContinuousClock.now >= nextLine else { return }
        nextLine = .now + .milliseconds(100)
        let line = "\(done) of \(count) done"
        width = line.utf8.count
        writeStandardError("\r" + line)
    }

    /// Overwrites the line with blanks, which every terminal understands.
    mutating func erase() {
        guard width > 0 else { return }
        writeStandardError("\r" + String(repeating: " ", count: width) + "\r")
        width = 0
    }
}

/// The progress of so many pieces of work, shown at a terminal.
@Sendable func shownProgress(of count: Int) -> WorkProgress {
    var line = ProgressLine(of: count)
    return WorkProgress(advance: { line.advance() }, end: { line.erase() })
}
