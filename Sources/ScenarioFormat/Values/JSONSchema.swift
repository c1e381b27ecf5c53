/// A part of a JSON Schema, of the draft 7 that editors support.
package struct JSONSchema: Sendable {
    package private(set) var members: [Value.Member]

    package var value: Value { .object(members) }

    package static let anything = JSONSchema(members: [])

    package static let flag = JSONSchema(members: [.init("type", .string("boolean"))])

    package static let text = JSONSchema(members: [.init("type", .string("string"))])

    /// A text that isn't empty.
    package static let name = text.with("minLength", .number("1"))

    package static func text(matching pattern: String) -> JSONSchema { text.with("pattern", .string(pattern)) }

    package static func number(from least: Int) -> JSONSchema {
        JSONSchema(members: [.init("type", .string("number")), .init("minimum", .number(String(least)))])
    }

    /// A whole number, not below 0.
    package static let count = JSONSchema(members: [.init("type", .string("integer")), .init("minimum", .number("0"))])

    package static func count(upTo most: Int) -> JSONSchema { count.with("maximum", .number(String(most))) }

    /// One of the words that a type has for its cases.
    package static func choice<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> JSONSchema {
        choice(type.words)
    }

    package static func choice(_ words: [String]) -> JSONSchema { text.with("enum", .list(words.map { .string($0) })) }

    package static func only(_ value: Value) -> JSONSchema { JSONSchema(members: [.init("const", value)]) }

    package static func list(of items: JSONSchema) -> JSONSchema {
        JSONSchema(members: [.init("type", .string("array")), .init("items", items.value)])
    }

    package static func any(of schemas: [JSONSchema]) -> JSONSchema {
        JSONSchema(members: [.init("anyOf", .list(schemas.map(\.value)))])
    }

    /// One of these words, which an editor offers, or another text.
    package static func text(suchAs words: [String], or other: JSONSchema = .text) -> JSONSchema {
        any(of: [choice(words), other])
    }

    package static func definition(_ name: String) -> JSONSchema {
        JSONSchema(members: [.init("$ref", .string("#/definitions/\(name)"))])
    }

    /// An object with these keys and no others, in the order in which an editor offers them.
    package static func object(_ keys: [Key], required: [String] = []) -> JSONSchema {
        let schema = openObject(keys)
        return (required.isEmpty ? schema : schema.with("required", .list(required.map { .string($0) }))).with(
            "additionalProperties", .bool(false))
    }

    /// An object with any keys in addition to these.
    package static func openObject(_ keys: [Key] = []) -> JSONSchema {
        let schema = JSONSchema(members: [.init("type", .string("object"))])
        let properties = keys.map { Value.Member($0.name, $0.schema.value) }
        return keys.isEmpty ? schema : schema.with("properties", .object(properties))
    }

    package static let version = text(matching: #"^[0-9]{1,3}(\.[0-9]{1,3}){0,2}$"#)

    /// The object, or a path.
    package var orPath: JSONSchema {
        let types = Value.list([.string("object"), .string("string")])
        return JSONSchema(members: members.map { $0.key == "type" ? .init("type", types) : $0 })
    }

    /// A key of an object, with the description that an editor shows.
    package struct Key: Sendable {
        let name: String
        let schema: JSONSchema

        package init(_ name: String, _ schema: JSONSchema, _ description: String, default usual: Value? = nil) {
            self.name = name
            self.schema = (usual.map { schema.with("default", $0) } ?? schema).described(description)
        }

        private init(_ name: String, _ schema: JSONSchema) { (self.name, self.schema) = (name, schema) }

        /// The same key with an example of its value.
        func suchAs(_ example: Value) -> Key { Key(name, schema.suchAs(example)) }
    }

    package func with(_ key: String, _ value: Value) -> JSONSchema {
        JSONSchema(members: members + [.init(key, value)])
    }

    /// The same with an example, which editors offer.
    package func suchAs(_ example: Value) -> JSONSchema {
        let others = members.filter { $0.key != "examples" }
        return JSONSchema(members: others + [.init("examples", .list([example]))])
    }

    package func described(_ description: String) -> JSONSchema {
        JSONSchema(members: [.init("description", .string(description))] + members)
    }
}
