/// Keeps what is costly to make, as long as the process runs.
package protocol Memory: Sendable {
    /// What has been made for a key, or is made now; others who want the same wait for it.
    func value<Value: Sendable>(of key: String, _ make: () -> Value) -> Value
}

/// Makes everything anew.
package struct NoMemory: Memory {
    package init() {}

    package func value<Value: Sendable>(of key: String, _ make: () -> Value) -> Value { make() }
}
