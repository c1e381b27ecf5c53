import CLibrary
import LaunchTraceKit

/// Writes the files and the streams of an outcome; returns the exit status.
func deliver(_ outcome: CommandOutcome) -> Int32 {
    var status = outcome.status
    var kept: [String] = []
    var written: [String] = []
    var isComplete = true
    func attempt(_ file: OutputFile?, _ write: () throws(FileProblem) -> Void) {
        do throws(FileProblem) { try write() } catch {
            if let file, error.isPresence { return kept.append(file.path) }
            let unwritten = CommandOutcome.unwritten(file, error)
            writeStandardError(unwritten.stderr)
            status = unwritten.status
            isComplete = false
        }
    }
    for file in outcome.files {
        attempt(file) { () throws(FileProblem) in
            try write(file)
            written.append(file.path)
        }
    }
    let other = isComplete ? nil : outcome.ifUnwritten
    attempt(nil) { () throws(FileProblem) in
        if let pieces = outcome.pieces {
            try writeStandardOutput(pieces)
        } else {
            try writeStandardOutput(other?.stdout ?? outcome.stdout)
        }
    }
    // In a terminal a summary belongs below what it sums up.
    writeStandardError((other.map { written.writtenText + $0.stderr } ?? outcome.stderr) + kept.keptText)
    return status
}

/// Does what the command line asks for; returns the exit status.
@Sendable func runTool() -> Int32 {
    let outcome = CommandOutcome.of(
        Array(CommandLine.arguments.dropFirst()),
        files: .ofSystem(
            noting: usedFiles.noteRead, write: write, parallelWork: AllCores(progress: shownProgress), output: .pieces),
        terminal: TerminalFacts(
            inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            hasKeyboard: hasKeyboard, columns: columnsOfOutput, now: time(nil)
        ) { name in getenv(name).map { String(cString: $0) } })
    return deliver(outcome.playback.map(play) ?? outcome.review.map(review) ?? outcome)
}

// A reader that has seen enough ends the tool quietly, also where the parent process ignores the signal.
signal(SIGPIPE, SIG_DFL)

// The stack of the main thread is as small as whoever starts the tool likes.
do throws(FileProblem) { try WorkThread { exit(runTool()) }.join() } catch { exit(deliver(.unstarted(error))) }
