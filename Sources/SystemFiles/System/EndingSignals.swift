import CLibrary

/// Work to do before a signal ends the process.
package enum EndingSignals {
    package static let all = [SIGINT, SIGTERM, SIGHUP]

    /// Adds work, which must only call functions that POSIX allows in a signal handler.
    package static func beforeEnd(_ work: @escaping @convention(c) () -> Void) {
        lock.withLock {
            guard let place = (0..<mostWork).first(where: { workBeforeEnd[$0] == nil }) else { return }
            workBeforeEnd[place] = work
            if place == 0 { watch() }
        }
    }

    private static let lock = Lock()

    /// Signals that are ignored, or have another handler, keep their effect.
    private static func watch() {
        for number in all {
            let before = signal(number) { number in
                for place in 0..<mostWork { workBeforeEnd[place]?() }
                signal(number, SIG_DFL)
                raise(number)
            }
            let isDefault = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
            if !isDefault { signal(number, before) }
        }
    }
}

private let mostWork = 4

/// Global, because a signal handler can access nothing else; the memory is never freed.
nonisolated(unsafe) private let workBeforeEnd: UnsafeMutablePointer<(@convention(c) () -> Void)?> = {
    let memory = UnsafeMutablePointer<(@convention(c) () -> Void)?>.allocate(capacity: mostWork)
    memory.initialize(repeating: nil, count: mostWork)
    return memory
}()
