// Values can be written as Swift literals: `["url": "recipes://soup", "count": 2, "items": [true]]`.

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// A text: `"soup"`.
    public init(stringLiteral text: String) { self = .string(text) }

    /// A whole number: `7`.
    public init(integerLiteral number: Int) { self = .number(number) }

    /// A truth value: `true`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Value: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// A list: `[1, "soup"]`.
    public init(arrayLiteral items: Value...) { self = .list(items) }

    /// The members keep the order in which they are written.
    public init(dictionaryLiteral members: (String, Value)...) { self = .object(members.map { Member($0, $1) }) }
}

extension Value {
    /// A whole number.
    public static func number(_ number: Int) -> Value { .number(String(number)) }

    /// A text; nil where there is none.
    public static func string(_ text: String?) -> Value? { text.map { .string($0) } }

    /// An object of the members that have a value.
    public static func object(_ members: KeyValuePairs<String, Value?>) -> Value { .object(self.members(members)) }

    /// The members that have a value.
    public static func members(_ members: KeyValuePairs<String, Value?>) -> [Member] {
        members.compactMap { key, value in value.map { Member(key, $0) } }
    }
}
