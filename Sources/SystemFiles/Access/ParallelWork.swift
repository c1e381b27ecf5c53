/// Does work on several cores where there are some.
package protocol ParallelWork: Sendable {
    /// The results of a piece of work for each number below a count, in the order of the numbers.
    func results<Result>(
        _ count: Int, _ length: WorkLength, _ work: @escaping @Sendable (Int) -> Result
    ) -> [Result]

    /// Uses the parts of something in their order, each while the next ones are made; `use` is never called twice at a
    /// time, and not again after the return.
    func forEachPart<Part>(of make: (_ take: (Part) -> Void) -> Void, _ use: @escaping (Part) -> Void)
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

    package func results<Result>(
        _ count: Int, _ length: WorkLength, _ work: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        (0..<count).map(work)
    }

    package func forEachPart<Part>(of make: (_ take: (Part) -> Void) -> Void, _ use: @escaping (Part) -> Void) {
        make(use)
    }
}
