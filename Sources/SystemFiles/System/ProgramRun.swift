import CLibrary

/// A run of a program, whose output is collected while it runs.
struct ProgramRun {
    let path: String
    /// The name of the program and its arguments.
    let words: [String]
    let environment: [String]
    let input: String
    let outputLimit: Int
    /// The time limit; after it the program is terminated.
    var timeLimitMs = 30_000

    /// Runs it to its end.
    func output() throws(FileProblem) -> ProgramOutput {
        guard input.utf8.count <= GitCall.inputLimit, !(words + environment).contains(where: { $0.utf8.contains(0) })
        else { throw FileProblem(reason: "\(path) doesn't accept these arguments") }
        let (process, outputs) = try Self.lock.withLock { Result { () throws(FileProblem) in try begin() } }.get()
        let number = RunningPrograms.add(process)
        let deadline = Self.milliseconds + timeLimitMs
        var (read, stop) = ([[UInt8](), []], ProgramOutput.Ending?.none)
        do throws(FileProblem) {
            stop = try readAll(outputs, into: &read, until: deadline)
            if stop == nil, try !hasEnded(process, by: deadline) { stop = .late(seconds: timeLimitMs / 1000) }
        } catch {
            RunningPrograms.remove(number)
            end(process)
            throw error
        }
        RunningPrograms.remove(number)
        if stop != nil { kill(process, SIGKILL) }
        let ending = try wait(for: process)
        return ProgramOutput(stdout: read[0], stderr: read[1], ending: stop ?? ending)
    }

    /// From a clock that can't be set.
    private static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }

    /// Waits for the end of a program that has closed its output, without reaping it.
    private func hasEnded(_ process: pid_t, by deadline: Int) throws(FileProblem) -> Bool {
        var info = siginfo_t()
        while true {
            info.si_signo = 0
            _ = try retrying { waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) }
            if info.si_signo != 0 { return true }
            if Self.milliseconds >= deadline { return false }
            _ = poll(nil, 0, 1)
        }
    }

    /// No other program starts at the same time, because it would inherit the ends of these pipes.
    private static let lock = Lock()

    private func begin() throws(FileProblem) -> (process: pid_t, outputs: [PipeEnd]) {
        let (stdin, stdout, stderr) = (try Pipe(), try Pipe(), try Pipe())
        // Before the other end can be closed, which would cause a signal.
        try stdin.fill(Array(input.utf8))
        return (try start(stdin.reading, stdout.writing, stderr.writing), [stdout.reading, stderr.reading])
    }

    private func end(_ process: pid_t) {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    private func wait(for process: pid_t) throws(FileProblem) -> ProgramOutput.Ending {
        var status: Int32 = 0
        _ = try retrying { waitpid(process, &status, 0) }
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    /// Reads several pipes to their end, as their bytes arrive; returns the reason for an early stop.
    private func readAll(_ ends: [PipeEnd], into read: inout [[UInt8]], until deadline: Int) throws(FileProblem)
        -> ProgramOutput.Ending?
    {
        var open = Array(ends.indices)
        while !open.isEmpty {
            var polled = open.map { pollfd(fd: ends[$0].descriptor, events: Int16(POLLIN), revents: 0) }
            let rest = max(0, deadline - Self.milliseconds)
            guard try retrying({ poll(&polled, nfds_t(polled.count), Int32(clamping: rest)) }) > 0 else {
                return .late(seconds: timeLimitMs / 1000)
            }
            var over: Set<Int> = []
            for (number, answer) in zip(open, polled) where answer.revents != 0 {
                let piece = try ends[number].piece()
                if piece.isEmpty { over.insert(number) }
                read[number] += piece
                if read[number].count > outputLimit { return .stopped }
            }
            open.removeAll(where: over.contains)
        }
        return nil
    }

    private func start(_ stdin: PipeEnd, _ stdout: PipeEnd, _ stderr: PipeEnd) throws(FileProblem) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (end, number) in [(stdin, STDIN_FILENO), (stdout, STDOUT_FILENO), (stderr, STDERR_FILENO)] {
            posix_spawn_file_actions_adddup2(&actions, end.descriptor, number)
        }
        var process: pid_t = 0
        let (words, variables) = (CStrings(words), CStrings(environment))
        let code = withExtendedLifetime((words, variables)) {
            posix_spawn(&process, path, &actions, nil, words.pointers, variables.pointers)
        }
        guard code == 0 else { throw FileProblem(code) }
        return process
    }
}

/// Strings as a list for C, for the lifetime of this object.
private final class CStrings {
    /// The last pointer is nil.
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

    deinit { for pointer in pointers { free(pointer) } }
}

/// A pipe between two processes.
private struct Pipe {
    let reading: PipeEnd
    let writing: PipeEnd

    init() throws(FileProblem) {
        var ends: [Int32] = [-1, -1]
        _ = try retrying { pipe(&ends) }
        let (first, second) = (ends[0], ends[1])
        defer {
            close(first)
            close(second)
        }
        reading = try PipeEnd(first)
        writing = try PipeEnd(second)
    }

    /// Writes the bytes that a pipe can buffer, and closes that end.
    func fill(_ bytes: [UInt8]) throws(FileProblem) {
        defer { writing.close() }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try retrying { rest.withUnsafeBytes { write(writing.descriptor, $0.baseAddress, $0.count) } }
            rest = rest.dropFirst(count)
        }
    }
}

/// An end of a pipe, which is closed when its last owner is released.
private final class PipeEnd {
    private(set) var descriptor: Int32

    /// Not at the numbers of the standard streams, which may be free, and not inherited by other programs.
    init(_ descriptor: Int32) throws(FileProblem) {
        self.descriptor = try retrying { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
    }

    deinit { close() }

    func close() {
        guard descriptor >= 0 else { return }
        CLibrary.close(descriptor)
        descriptor = -1
    }

    /// The available bytes; empty at the end.
    func piece() throws(FileProblem) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = try retrying { read(descriptor, &buffer, buffer.count) }
        return Array(buffer.prefix(count))
    }
}
