/// Runs work on several cores, if available.
package protocol ParallelWork: Sendable {
    /// The results of a piece of work for each number below a count, in the order of the numbers.
    func results<Result>(_ count: Int, _ length: WorkLength, _ work: @escaping @Sendable (Int) -> Result) -> [Result]

    /// Uses parts in their order, each while the next ones are produced. `use` is never called concurrently, and never
    /// after the return.
    func forEachPart<Part>(of make: (_ take: (Part) -> Void) -> Void, _ use: @escaping (Part) -> Void)
}

/// The expected duration of some work.
package enum WorkLength: Sendable {
    /// A short time, or a step of more work.
    case short
    /// Long enough to show progress.
    case long
}

/// Work on a single thread.
package struct OneByOne: ParallelWork {
    package init() {}

    package func results<Result>(_ count: Int, _ length: WorkLength, _ work: @escaping @Sendable (Int) -> Result)
        -> [Result]
    { (0..<count).map(work) }

    package func forEachPart<Part>(of make: (_ take: (Part) -> Void) -> Void, _ use: @escaping (Part) -> Void) {
        make(use)
    }
}
