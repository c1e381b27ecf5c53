import Foundation

/// The results of independent work on all cores, in the order of the items.
package func inParallel<Item: Sendable, Result: Sendable>(_ items: [Item], _ work: @escaping @Sendable (Item) -> Result)
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

/// Prints a line, at once also where the output is no terminal.
package func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
