/// Something about the code that is found out when it is first asked for, since most apps never need it.
final class MadeOnce<Value> {
    private var value: Value?

    func callAsFunction(_ make: () -> Value) -> Value {
        if let value { return value }
        let made = make()
        value = made
        return made
    }
}

/// The same of many things, each found out when it is first asked for.
final class MadeOnceEach<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]

    func callAsFunction(_ key: Key, _ make: () -> Value) -> Value {
        if let value = values[key] { return value }
        let made = make()
        values[key] = made
        return made
    }
}
