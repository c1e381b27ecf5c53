import LaunchModel

/// A part of a JSON Schema, of the draft 7 that editors know.
struct JSONSchema: Sendable {
    private(set) var members: [Value.Member]

    var value: Value { .object(members) }

    /// Whatever JSON there can be.
    static let anything = JSONSchema(members: [])

    static let flag = JSONSchema(members: [.init("type", .string("boolean"))])

    static let text = JSONSchema(members: [.init("type", .string("string"))])

    /// A text that isn't empty.
    static let name = text.with("minLength", .number("1"))

    static func text(matching pattern: String) -> JSONSchema {
        text.with("pattern", .string(pattern))
    }

    static func number(from least: Int) -> JSONSchema {
        JSONSchema(members: [.init("type", .string("number")), .init("minimum", .number(String(least)))])
    }

    /// A whole number, not below 0.
    static let count = JSONSchema(members: [.init("type", .string("integer")), .init("minimum", .number("0"))])

    static func count(upTo most: Int) -> JSONSchema {
        count.with("maximum", .number(String(most)))
    }

    /// One of the words that a type has for its cases.
    static func choice<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> JSONSchema {
        choice(type.allCases.map(\.rawValue))
    }

    static func choice(_ words: [String]) -> JSONSchema {
        text.with("enum", .list(words.map { .string($0) }))
    }

    static func only(_ value: Value) -> JSONSchema {
        JSONSchema(members: [.init("const", value)])
    }

    static func list(of items: JSONSchema) -> JSONSchema {
        JSONSchema(members: [.init("type", .string("array")), .init("items", items.value)])
    }

    static func any(of schemas: [JSONSchema]) -> JSONSchema {
        JSONSchema(members: [.init("anyOf", .list(schemas.map(\.value)))])
    }

    /// Those words, which an editor offers, or any other text.
    static func text(suchAs words: [String], or other: JSONSchema = .text) -> JSONSchema {
        any(of: [choice(words), other])
    }

    static func definition(_ name: String) -> JSONSchema {
        JSONSchema(members: [.init("$ref", .string("#/definitions/\(name)"))])
    }

    /// An object with these keys and no others, in the order in which an editor offers them.
    static func object(_ keys: [Key], required: [String] = []) -> JSONSchema {
        let schema = openObject(keys)
        return (required.isEmpty ? schema : schema.with("required", .list(required.map { .string($0) })))
            .with("additionalProperties", .bool(false))
    }

    /// An object with any keys beside these.
    static func openObject(_ keys: [Key] = []) -> JSONSchema {
        let schema = JSONSchema(members: [.init("type", .string("object"))])
        let properties = keys.map { Value.Member($0.name, $0.schema.value) }
        return keys.isEmpty ? schema : schema.with("properties", .object(properties))
    }

    /// A key of an object, with what an editor shows beside it.
    struct Key: Sendable {
        let name: String
        let schema: JSONSchema

        init(_ name: String, _ schema: JSONSchema, _ description: String, default usual: Value? = nil) {
            self.name = name
            self.schema = (usual.map { schema.with("default", $0) } ?? schema).described(description)
        }
    }

    func with(_ key: String, _ value: Value) -> JSONSchema {
        JSONSchema(members: members + [.init(key, value)])
    }

    func described(_ description: String) -> JSONSchema {
        JSONSchema(members: [.init("description", .string(description))] + members)
    }
}
