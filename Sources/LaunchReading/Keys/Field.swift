/// One key of a scenario: from its row the reader, the schema, the completions of `--set` and the writer know it.
package struct Field<Owner>: Sendable {
    /// The key with what an editor shows of it.
    package private(set) var described: JSONSchema.Key
    package let isRequired: Bool
    fileprivate let read: @Sendable (inout Fields, inout Owner) -> Void
    fileprivate let write: @Sendable (Owner, Spelling) -> Value?

    package var name: String { described.name }

    /// The same key with a value that shows how it is written.
    package func suchAs(_ example: Value) -> Field {
        var field = self
        field.described = described.suchAs(example)
        return field
    }

    /// A key that is left out where its value is the usual one; `isTold`: the schema names that.
    package init<Content: Equatable>(
        _ name: String, _ path: WritableKeyPath<Owner, Content> & Sendable, _ type: KeyType<Content>,
        _ meaning: String, usual: Content, isTold: Bool = true
    ) {
        let told = isTold ? type.write(usual, Spelling()) : nil
        described = JSONSchema.Key(name, type.schema, meaning, default: told)
        isRequired = false
        read = { fields, owner in
            if let content = type.content(of: fields.node(name), name, fields) { owner[keyPath: path] = content }
        }
        write = { owner, spelling in
            let isLeftOut = owner[keyPath: path] == usual && !spelling.spelledOut.contains(name)
            return isLeftOut ? nil : type.write(owner[keyPath: path], spelling)
        }
    }

    /// A key that is left out where there is no value; `told` is what the schema names as the default.
    package init<Content>(
        _ name: String, _ path: WritableKeyPath<Owner, Content?> & Sendable, _ type: KeyType<Content>,
        _ meaning: String, told: Content? = nil
    ) {
        described = JSONSchema.Key(name, type.schema, meaning, default: told.map { type.write($0, Spelling()) })
        isRequired = false
        read = { fields, owner in
            if let content = type.content(of: fields.node(name), name, fields) { owner[keyPath: path] = content }
        }
        write = { owner, spelling in owner[keyPath: path].map { type.write($0, spelling) } }
    }

    /// Another name of a key, which is read and never written; what both say is joined.
    package init<Content>(
        alias name: String, _ path: WritableKeyPath<Owner, Content?> & Sendable, _ type: KeyType<Content>,
        _ meaning: String, join: @escaping @Sendable (Content, Content) -> Content
    ) {
        described = JSONSchema.Key(name, type.schema, meaning)
        isRequired = false
        read = { fields, owner in
            guard let content = type.content(of: fields.node(name), name, fields) else { return }
            owner[keyPath: path] = owner[keyPath: path].map { join($0, content) } ?? content
        }
        write = { _, _ in nil }
    }

    /// A key that must be there.
    package init<Content>(
        required name: String, _ path: WritableKeyPath<Owner, Content> & Sendable, _ type: KeyType<Content>,
        _ meaning: String
    ) {
        described = JSONSchema.Key(name, type.schema, meaning)
        isRequired = true
        read = { fields, owner in
            if let content = type.content(of: fields.required(name), name, fields) { owner[keyPath: path] = content }
        }
        write = { owner, spelling in type.write(owner[keyPath: path], spelling) }
    }

    /// A key of something else, which has been read before.
    package init<Other>(readBefore other: Field<Other>) {
        described = other.described
        isRequired = false
        read = { fields, _ in _ = fields.node(other.name) }
        write = { _, _ in nil }
    }

    /// A key that is checked and says nothing.
    package init<Content>(ignored name: String, _ type: KeyType<Content>, _ meaning: String) {
        described = JSONSchema.Key(name, type.schema, meaning)
        isRequired = false
        read = { fields, _ in _ = type.content(of: fields.node(name), name, fields) }
        write = { _, _ in nil }
    }
}

/// How a scenario is written down.
package struct Spelling: Sendable {
    /// The keys that are written even where their value is the usual one.
    package var spelledOut: Set<String> = []

    package init(spelledOut: Set<String> = []) {
        self.spelledOut = spelledOut
    }
}

extension Fields {
    /// Changes the owner as far as the keys are there.
    package mutating func read<Owner>(_ keys: [Field<Owner>], into owner: inout Owner) {
        for key in keys { key.read(&self, &owner) }
    }
}

extension Array {
    /// The keys with the values that they have in an owner.
    package func members<Owner>(of owner: Owner, _ spelling: Spelling) -> [Value.Member] where Element == Field<Owner> {
        compactMap { key in key.write(owner, spelling).map { Value.Member(key.name, $0) } }
    }

    /// An object with these keys and no others.
    package func schema<Owner>() -> JSONSchema where Element == Field<Owner> {
        .object(map(\.described), required: filter(\.isRequired).map(\.name))
    }
}

/// The keys of one kind of event or action.
package struct Form<Whole>: Sendable {
    package let keys: [JSONSchema.Key]
    package let required: [String]
    package let read: @Sendable (inout Fields) -> Whole
    package let write: @Sendable (Whole, Spelling) -> [Value.Member]

    /// A kind that carries something: what that is before its keys are read, and how it gets into and out of the whole.
    package init<Part: Sendable>(
        _ keys: [Field<Part>], _ draft: Part, _ whole: @escaping @Sendable (Part) -> Whole,
        _ part: @escaping @Sendable (Whole) -> Part?
    ) {
        self.keys = keys.map(\.described)
        required = keys.filter(\.isRequired).map(\.name)
        read = { fields in
            var content = draft
            fields.read(keys, into: &content)
            return whole(content)
        }
        write = { whole, spelling in part(whole).map { keys.members(of: $0, spelling) } ?? [] }
    }

    /// An object with these keys and no others.
    package var schema: JSONSchema { .object(keys, required: required) }

    /// A kind that is told by its name alone.
    package init(_ whole: Whole) where Whole: Sendable {
        self.init([], whole, { $0 }, { $0 })
    }
}
