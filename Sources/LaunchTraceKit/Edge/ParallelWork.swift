/// Does a piece of work for each number below a count, on several cores where there are some.
package protocol ParallelWork: Sendable {
    /// The results, in the order of the numbers.
    func results<Result>(_ count: Int, _ length: WorkLength, _ work: @Sendable (Int) -> Result) -> [Result]
}

/// How long all pieces of some work may take.
package enum WorkLength: Sendable {
    /// A blink, or a step of more work.
    case short
    /// Long enough to say how much is done.
    case long
}

/// The work of a single thread.
package struct OneByOne: ParallelWork {
    package init() {}

    package func results<Result>(_ count: Int, _ length: WorkLength, _ work: @Sendable (Int) -> Result) -> [Result] {
        (0..<count).map(work)
    }
}
