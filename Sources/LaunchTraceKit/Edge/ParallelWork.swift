/// Does a piece of work for each number below a count, on several cores where there are some.
package protocol ParallelWork: Sendable {
    /// The results, in the order of the numbers.
    func results<Result>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result]
}

/// The work of a single thread.
package struct OneByOne: ParallelWork {
    package init() {}

    package func results<Result>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
        (0..<count).map(work)
    }
}
