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
