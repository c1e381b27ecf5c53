/// A cache for several threads; a lock protects it.
final class LockedMemory: Memory, @unchecked Sendable {
    private let lock = Lock()
    private var values: [String: any Sendable] = [:]

    func value<Value: Sendable>(of key: String, _ make: () -> Value) -> Value {
        lock.withLock {
            if let value = values[key] as? Value { return value }
            let value = make()
            values[key] = value
            return value
        }
    }
}
