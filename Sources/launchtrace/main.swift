#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import LaunchTraceKit

/// Carries an outcome into the world; returns the exit status.
func deliver(_ outcome: Outcome) -> Int32 {
    do throws(FileProblem) {
        try writeStandardOutput(outcome.stdout)
        if let file = outcome.file { try write(file) }
    } catch {
        return deliver(.unwritten(outcome.file, error))
    }
    writeStandardError(outcome.stderr)
    return outcome.status
}

// A reader that has seen enough ends the tool quietly, also where the parent process ignores the signal.
signal(SIGPIPE, SIG_DFL)

exit(
    deliver(
        .of(
            Array(CommandLine.arguments.dropFirst()),
            files: FileAccess(readFile: readFile, readStandardInput: readStandardInput),
            terminal: TerminalFacts(outputIsTerminal: isatty(STDOUT_FILENO) == 1) { name in
                getenv(name).map { String(cString: $0) }
            })))
