/// A value that is computed when it is first used, since most apps never need it.
final class CachedValue<Value> {
    private var value: Value?

    func callAsFunction(_ make: () -> Value) -> Value {
        if let value { return value }
        let made = make()
        value = made
        return made
    }
}

/// A value for each key, computed when it is first used.
final class CachedValues<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]

    func callAsFunction(_ key: Key, _ make: () -> Value) -> Value {
        if let value = values[key] { return value }
        let made = make()
        values[key] = made
        return made
    }
}
