import CLibrary

/// The programs that run for this process, which are terminated with it.
enum RunningPrograms {
    /// Adds a program that has started; nil if too many run at once.
    static func add(_ process: pid_t) -> Int? {
        lock.withLock {
            // The memory is allocated before a signal handler can access it.
            let processes = runningProcesses
            if !isWatching { EndingSignals.beforeEnd(endRunningPrograms) }
            isWatching = true
            let place = (0..<most).first { processes[$0] == 0 }
            if let place { processes[place] = process }
            return place
        }
    }

    /// Removes a program that is about to be reaped, after which its number may be reused.
    static func remove(_ place: Int?) {
        guard let place else { return }
        lock.withLock { runningProcesses[place] = 0 }
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var isWatching = false
}

private func endRunningPrograms() {
    for place in 0..<most where runningProcesses[place] > 0 { kill(runningProcesses[place], SIGKILL) }
}

private let most = 16

/// Global, because a signal handler can access nothing else; the memory is never freed.
nonisolated(unsafe) private let runningProcesses: UnsafeMutablePointer<pid_t> = {
    let memory = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
    memory.initialize(repeating: 0, count: most)
    return memory
}()
