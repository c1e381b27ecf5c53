import CLibrary

/// A thread whose stack is large enough for the nesting limits of the readers. Other threads may have much smaller
/// stacks, such as 512 KB on a Mac.
package struct WorkThread {
    private static let stackSize = 16 << 20

    private let thread: Handle

    #if canImport(Glibc)
        private typealias Handle = pthread_t
    #else
        private typealias Handle = pthread_t?
    #endif

    /// Starts some work, which must be waited for.
    package init(_ work: @escaping @Sendable () -> Void) throws(FileProblem) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        let begun = Unmanaged.passRetained(BegunWork(work))
        var thread = Self.none
        let code = pthread_create(&thread, &attributes, { runBegunWork($0) }, begun.toOpaque())
        guard code == 0 else {
            begun.release()
            throw FileProblem(code)
        }
        self.thread = thread
    }

    #if canImport(Glibc)
        private static var none: Handle { 0 }

        package func join() { pthread_join(thread, nil) }
    #else
        private static var none: Handle { nil }

        package func join() { if let thread { pthread_join(thread, nil) } }
    #endif

    /// The result of some work, for a caller whose own stack may be too small for it.
    package static func result<Value: Sendable>(of work: @escaping @Sendable () -> Value) throws(FileProblem) -> Value {
        nonisolated(unsafe) let result = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { result.deallocate() }
        try WorkThread { result.initialize(to: work()) }.join()
        return result.move()
    }
}

/// The work of a thread that is being started.
private final class BegunWork: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private func runBegunWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<BegunWork>.fromOpaque(context).takeRetainedValue().work()
    return nil
}
