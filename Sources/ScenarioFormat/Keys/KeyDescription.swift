/// What a key is, whatever holds it and whatever its value is read into.
package final class KeyDescription: Sendable {
    package let name: String
    package let isRequired: Bool
    /// A key without which it says nothing; nil for one that speaks for itself.
    package let companion: String?
    private let meaning: String
    /// Shows how the value is written.
    private let example: Value?
    /// Only help and editors ask for it.
    private let type: @Sendable () -> Described

    /// The values that a key can have, and the one that it has where it is left out.
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

    /// The same key with a value that shows how it is written.
    package func suchAs(_ example: Value) -> KeyDescription {
        KeyDescription(name, isRequired: isRequired, meaning, suchAs: example, beside: companion, type: type)
    }

    /// The same key, which says something only beside another.
    package func beside(_ companion: String) -> KeyDescription {
        KeyDescription(name, isRequired: isRequired, meaning, suchAs: example, beside: companion, type: type)
    }

    /// The key with what an editor shows of it.
    package var schema: JSONSchema.Key {
        let (schema, usual) = type()
        let key = JSONSchema.Key(name, schema, meaning, default: usual)
        return example.map(key.suchAs) ?? key
    }
}

extension JSONSchema {
    /// An object with these keys and no others.
    package static func object(_ keys: [KeyDescription]) -> JSONSchema {
        let schema = object(keys.map(\.schema), required: keys.filter(\.isRequired).map(\.name))
        let companions = keys.compactMap { key in
            key.companion.map { Value.Member(key.name, .list([.string($0)])) }
        }
        return companions.isEmpty ? schema : schema.with("dependencies", .object(companions))
    }
}
