import CLibrary

/// Work on all cores; the results are in the order of their numbers.
package struct AllCores: ParallelWork {
    /// The progress of long work with this many pieces; nil if it isn't shown.
    private let progress: (@Sendable (_ count: Int) -> WorkProgress)?

    package init(progress: (@Sendable (_ count: Int) -> WorkProgress)? = nil) { self.progress = progress }

    private static let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    package func results<Result>(_ count: Int, _ length: WorkLength, _ work: @escaping @Sendable (Int) -> Result)
        -> [Result]
    {
        // Waking a thread takes longer than the work of many commands.
        guard count > 1 else { return (0..<count).map(work) }
        let results = Results<Result>(count: count, length == .long ? progress?(count) : nil)
        let numbers = Countdown(of: count)
        let take: @Sendable () -> Void = { while let number = numbers.next() { results.add(work(number), as: number) } }
        // If the system can't create a thread, this thread does the work.
        let threads = (0..<min(count, Self.cores) - 1).compactMap { _ in WorkThread.begin(take) }
        take()
        for thread in threads { thread.join() }
        return results.all
    }

    package func forEachPart<Part>(of make: (_ take: (Part) -> Void) -> Void, _ use: @escaping (Part) -> Void) {
        let parts = Parts(use)
        guard let thread = WorkThread.begin(parts.useAll) else { return make(use) }
        make(parts.take)
        parts.end()
        thread.join()
    }
}

/// Shows the progress of some work; called by one thread at a time.
package struct WorkProgress {
    let advance: () -> Void
    let end: () -> Void

    package init(advance: @escaping () -> Void, end: @escaping () -> Void) { (self.advance, self.end) = (advance, end) }
}

extension WorkThread {
    /// Nil if the system can't create a thread.
    fileprivate static func begin(_ work: @escaping @Sendable () -> Void) -> WorkThread? {
        do throws(FileProblem) { return try WorkThread(work) } catch { return nil }
    }
}

/// The numbers of some work, each used by one thread.
private final class Countdown: @unchecked Sendable {
    private let lock = Lock()
    private var numbers: Range<Int>

    init(of count: Int) { numbers = 0..<count }

    func next() -> Int? { lock.withLock { numbers.popFirst() } }
}

/// Parts on their way from the producing thread to the consuming one.
private final class Parts<Part>: @unchecked Sendable {
    private let use: (Part) -> Void
    private let condition = Condition()
    private var waiting: [Part] = []
    private var isOver = false
    /// Only a few may wait, so that they don't fill the memory.
    private static var places: Int { 3 }

    init(_ use: @escaping (Part) -> Void) { self.use = use }

    func take(_ part: Part) {
        condition.change {
            guard waiting.count < Self.places else { return false }
            waiting.append(part)
            return true
        }
    }

    /// Marks the end of the parts.
    func end() {
        condition.change {
            isOver = true
            return true
        }
    }

    /// Returns when all parts have been used.
    @Sendable func useAll() { while let part = next() { use(part) } }

    private func next() -> Part? {
        var part: Part?
        condition.change {
            guard !waiting.isEmpty else { return isOver }
            part = waiting.removeFirst()
            return true
        }
        return part
    }
}

/// Results of several threads; a lock protects them.
private final class Results<Result>: @unchecked Sendable {
    private let lock = Lock()
    private var results: [Result?]
    private let progress: WorkProgress?

    init(count: Int, _ progress: WorkProgress?) {
        results = Array(repeating: nil, count: count)
        self.progress = progress
    }

    func add(_ result: Result, as number: Int) {
        lock.withLock {
            results[number] = result
            progress?.advance()
        }
    }

    /// The results so far; all of them when the work has ended.
    var all: [Result] {
        lock.withLock {
            progress?.end()
            return results.compactMap(\.self)
        }
    }
}
