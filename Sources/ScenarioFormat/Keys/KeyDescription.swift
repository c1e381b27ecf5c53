/// A description of a key, without the type of its owner or its value.
package final class KeyDescription: Sendable {
    package let name: String
    package let isRequired: Bool
    /// A key without which this one has no effect; nil for an independent key.
    package let companion: String?
    private let meaning: String
    /// An example of the value.
    private let example: Value?
    /// Only help and editors use it.
    private let type: @Sendable () -> Described

    /// The values that a key can have, and its value if it is omitted.
    package typealias Described = (schema: JSONSchema, usual: Value?)

    package init(
        _ name: String, isRequired: Bool = false, _ meaning: String, suchAs example: Value? = nil,
        beside companion: String? = nil, type: @escaping @Sendable () -> Described
    ) {
        self.name = name
        self.isRequired = isRequired
        self.companion = companion
        self.meaning = meaning
        self.example = example
        self.type = type
    }

    /// The same key with an example of its value.
    package func suchAs(_ example: Value) -> KeyDescription {
        KeyDescription(name, isRequired: isRequired, meaning, suchAs: example, beside: companion, type: type)
    }

    /// The same key, which has no effect without another one.
    package func beside(_ companion: String) -> KeyDescription {
        KeyDescription(name, isRequired: isRequired, meaning, suchAs: example, beside: companion, type: type)
    }

    /// The key with the details that an editor shows.
    package var schema: JSONSchema.Key {
        let (schema, usual) = type()
        let key = JSONSchema.Key(name, schema, meaning, default: usual)
        return example.map(key.suchAs) ?? key
    }
}

extension JSONSchema {
    package static func object(_ keys: [KeyDescription]) -> JSONSchema {
        let schema = object(keys.map(\.schema), required: keys.filter(\.isRequired).map(\.name))
        let companions = keys.compactMap { key in key.companion.map { Value.Member(key.name, .list([.string($0)])) } }
        return companions.isEmpty ? schema : schema.with("dependencies", .object(companions))
    }
}
