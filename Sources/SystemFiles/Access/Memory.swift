/// Caches results that are costly to compute, for the lifetime of the process.
package protocol Memory: Sendable {
    /// The value for a key. It is computed once; concurrent callers wait for it.
    func value<Value: Sendable>(of key: String, _ make: () -> Value) -> Value
}

/// Computes every value again.
package struct NoMemory: Memory {
    package init() {}

    package func value<Value: Sendable>(of key: String, _ make: () -> Value) -> Value { make() }
}
