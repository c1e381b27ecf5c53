import Foundation

/// The results of independent work on both sides of every core, in the order of the items.
func inParallel<Item: Sendable, Result: Sendable>(_ items: [Item], _ work: @escaping @Sendable (Item) -> Result)
    -> [Result]
{
    let results = Results<Result>()
    DispatchQueue.concurrentPerform(iterations: items.count) { index in results.add(work(items[index]), at: index) }
    return results.inOrder
}

private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [Int: Result] = [:]

    func add(_ result: Result, at index: Int) { lock.withLock { found[index] = result } }

    var inOrder: [Result] { lock.withLock { found.sorted { $0.key < $1.key }.map(\.value) } }
}

/// `1m 12s, 240 MB`: the time since a start, and the most memory until now.
func cost(since start: ContinuousClock.Instant) -> String {
    let seconds = Int((ContinuousClock.now - start).components.seconds)
    var usage = rusage()
    #if os(Linux)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let megabytes = usage.ru_maxrss >> 10
    #else
        getrusage(RUSAGE_SELF, &usage)
        let megabytes = usage.ru_maxrss >> 20
    #endif
    return "\(seconds / 60)m \(seconds % 60)s, \(megabytes) MB"
}

/// Prints a line, at once also where the output is no terminal.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
