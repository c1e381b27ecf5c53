import CLibrary
import LaunchTraceKit

/// The temporary files of this process, which a signal that ends it removes.
final class UnfinishedFiles: @unchecked Sendable {
    /// The place of a file among them.
    typealias Mark = Int

    private let lock = Lock()
    private var free = Array(0..<unfinishedPaths.count).reversed().map { $0 }
    private var visited: Set<String> = []
    private var isWatching = false

    /// Marks a file as unfinished; nil where there is no room for its path.
    func mark(_ path: String) -> Mark? {
        lock.withLock {
            if !isWatching { unfinishedPaths.watchSignals() }
            isWatching = true
            guard let mark = free.popLast() else { return nil }
            if unfinishedPaths.set(path, at: mark) { return mark }
            free.append(mark)
            return nil
        }
    }

    /// Makes a file, which a signal that ends the process either finds or keeps from being made, on any thread.
    func create(_ make: () -> Int32) -> Int32 {
        var (ending, before) = (sigset_t(), sigset_t())
        sigemptyset(&ending)
        for number in EndingSignals.all { sigaddset(&ending, number) }
        pthread_sigmask(SIG_BLOCK, &ending, &before)
        creationToken.take()
        let result = make()
        let problem = errno
        creationToken.give()
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = problem
        return result
    }

    func forget(_ mark: Mark?) {
        guard let mark else { return }
        lock.withLock {
            unfinishedPaths.clear(mark)
            free.append(mark)
        }
    }

    /// Whether a folder hasn't been asked for before.
    func isFirstVisit(to folder: String) -> Bool { lock.withLock { visited.insert(folder).inserted } }
}

let unfinishedFiles = UnfinishedFiles()

/// Paths in memory that is never given back, so that a signal handler can read them at any time.
private struct UnfinishedPaths {
    let count = 64
    private let length = Int(PATH_MAX)
    private let bytes: UnsafeMutablePointer<CChar>

    init() {
        bytes = .allocate(capacity: count * length)
        bytes.initialize(repeating: 0, count: count * length)
    }

    /// Whether there was room for it.
    func set(_ path: String, at index: Int) -> Bool {
        path.withCString { source in
            let size = strlen(source) + 1
            guard size <= length else { return false }
            memcpy(bytes + index * length, source, size)
            return true
        }
    }

    func clear(_ index: Int) { bytes[index * length] = 0 }

    /// Removes the files; calls nothing that POSIX doesn't allow in a signal handler.
    func removeAll() { for index in 0..<count where bytes[index * length] != 0 { unlink(bytes + index * length) } }

    /// Makes the signals that end a program pass by here first.
    func watchSignals() {
        creationToken.prepare()
        EndingSignals.beforeEnd {
            creationToken.take()
            unfinishedPaths.removeAll()
        }
    }
}

/// One byte in a pipe, which a thread takes to make a file and a signal handler takes for good: POSIX allows a handler to
/// read a pipe, and no lock.
private struct CreationToken {
    private let ends: UnsafeMutablePointer<Int32>

    init() {
        ends = .allocate(capacity: 2)
        ends.initialize(repeating: -1, count: 2)
    }

    /// Without a pipe nothing is taken.
    func prepare() {
        guard pipe(ends) == 0 else { return }
        for end in 0..<2 { _ = fcntl(ends[end], F_SETFD, FD_CLOEXEC) }
        give()
    }

    func take() {
        var byte: UInt8 = 0
        while ends[0] >= 0, read(ends[0], &byte, 1) < 0, errno == EINTR {}
    }

    func give() {
        var byte: UInt8 = 1
        while ends[1] >= 0, write(ends[1], &byte, 1) < 0, errno == EINTR {}
    }
}

/// Global, because a signal handler sees nothing else.
nonisolated(unsafe) private let creationToken = CreationToken()

/// Global, because a signal handler sees nothing else.
nonisolated(unsafe) private let unfinishedPaths = UnfinishedPaths()
