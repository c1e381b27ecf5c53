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

    func forEachPart<Part>(of make: (_ take: (Part) -> Void) -> Void, _ use: (Part) -> Void) {
        withoutActuallyEscaping(use) { use in
            let parts = Parts(use)
            make(parts.take)
            parts.finish()
        }
    }
}

/// Parts on their way from the thread that makes them to the one that uses them.
private final class Parts<Part>: @unchecked Sendable {
    private let use: (Part) -> Void
    private let queue = DispatchQueue(label: "parts")
    /// Few may wait, so that what is made doesn't fill the memory.
    private let places = DispatchSemaphore(value: 3)

    init(_ use: @escaping (Part) -> Void) {
        self.use = use
    }

    func take(_ part: Part) {
        places.wait()
        let waiting = Waiting(part: part)
        queue.async { [self] in
            use(waiting.part)
            places.signal()
        }
    }

    /// Returns when all of them have been used.
    func finish() { queue.sync {} }

    /// A part that only the thread that uses it looks at from now on.
    private struct Waiting: @unchecked Sendable {
        let part: Part
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
