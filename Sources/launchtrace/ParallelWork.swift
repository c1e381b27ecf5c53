import Dispatch
import LaunchTraceKit

/// Work on all cores; the results stand in the order of their numbers, whichever came first.
struct AllCores: ParallelWork {
    func results<Result>(_ count: Int, _ length: WorkLength, _ work: @Sendable (Int) -> Result) -> [Result] {
        // Waking a thread takes longer than the work of many a command.
        guard count > 1 else { return (0..<count).map(work) }
        let results = Results<Result>(count: count, length)
        DispatchQueue.concurrentPerform(iterations: count) { number in
            results.add(work(number), as: number)
        }
        return results.all
    }
}

/// Results that come from several threads; the lock lets one of them in at a time.
private final class Results<Result>: @unchecked Sendable {
    private let lock = Lock()
    private var results: [Result?]
    private var progress: ProgressLine?

    init(count: Int, _ length: WorkLength) {
        results = Array(repeating: nil, count: count)
        progress = length == .long ? ProgressLine(of: count) : nil
    }

    func add(_ result: Result, as number: Int) {
        lock.withLock {
            results[number] = result
            progress?.advance()
        }
    }

    /// The results so far; all of them when the work is over.
    var all: [Result] {
        lock.withLock {
            progress?.erase()
            return results.compactMap(\.self)
        }
    }
}
