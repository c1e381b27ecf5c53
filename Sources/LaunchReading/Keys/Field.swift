/// One key of a scenario: from its row the reader, the schema, the completions of `--set` and the writer know it.
package struct Field<Owner>: Sendable {
    package let name: String
    package let isRequired: Bool
    private var describe: @Sendable () -> JSONSchema.Key
    fileprivate let read: @Sendable (inout Fields, inout Owner) -> Void
    fileprivate let write: @Sendable (Owner, Spelling) -> Value?

    /// Where the value goes, and what it is: both are made only where the key stands, since making a key path, and the
    /// tables of what an object holds, takes longer than reading most scenarios.
    package typealias Path<Content> = @Sendable () -> WritableKeyPath<Owner, Content> & Sendable
    package typealias Kind<Content: Sendable> = @Sendable () -> KeyType<Content>

    /// The key with what an editor shows of it.
    package var described: JSONSchema.Key { describe() }

    /// The same key with a value that shows how it is written.
    package func suchAs(_ example: Value) -> Field {
        var field = self
        field.describe = { [describe] in describe().suchAs(example) }
        return field
    }

    /// A key that is left out where its value is the usual one; `isTold`: the schema names that.
    package init<Content: Equatable>(
        _ name: String, _ path: @escaping @autoclosure Path<Content>, _ type: @escaping @autoclosure Kind<Content>,
        _ meaning: String, usual: Content, isTold: Bool = true
    ) {
        self.name = name
        isRequired = false
        describe = {
            let type = type()
            return JSONSchema.Key(name, type.schema, meaning, default: isTold ? type.write(usual, Spelling()) : nil)
        }
        read = { fields, owner in
            guard let node = fields.node(name), let content = type().read(node, name, fields.mistakes) else { return }
            owner[keyPath: path()] = content
        }
        write = { owner, spelling in
            let content = owner[keyPath: path()]
            let isLeftOut = content == usual && !spelling.spelledOut.contains(name)
            return isLeftOut ? nil : type().write(content, spelling)
        }
    }

    /// A key that is left out where there is no value; `told` is what the schema names as the default.
    package init<Content>(
        _ name: String, _ path: @escaping @autoclosure Path<Content?>, _ type: @escaping @autoclosure Kind<Content>,
        _ meaning: String, told: Content? = nil
    ) {
        self.name = name
        isRequired = false
        describe = {
            let type = type()
            return JSONSchema.Key(name, type.schema, meaning, default: told.map { type.write($0, Spelling()) })
        }
        read = { fields, owner in
            guard let node = fields.node(name), let content = type().read(node, name, fields.mistakes) else { return }
            owner[keyPath: path()] = content
        }
        write = { owner, spelling in owner[keyPath: path()].map { type().write($0, spelling) } }
    }

    /// Another name of a key, which is read and never written; what both say is joined.
    package init<Content>(
        alias name: String, _ path: @escaping @autoclosure Path<Content?>, _ type: @escaping @autoclosure Kind<Content>,
        _ meaning: String, join: @escaping @Sendable (Content, Content) -> Content
    ) {
        self.name = name
        isRequired = false
        describe = { JSONSchema.Key(name, type().schema, meaning) }
        read = { fields, owner in
            guard let node = fields.node(name), let content = type().read(node, name, fields.mistakes) else { return }
            let path = path()
            owner[keyPath: path] = owner[keyPath: path].map { join($0, content) } ?? content
        }
        write = { _, _ in nil }
    }

    /// A key that must be there.
    package init<Content>(
        required name: String, _ path: @escaping @autoclosure Path<Content>,
        _ type: @escaping @autoclosure Kind<Content>, _ meaning: String
    ) {
        self.name = name
        isRequired = true
        describe = { JSONSchema.Key(name, type().schema, meaning) }
        read = { fields, owner in
            guard let node = fields.required(name), let content = type().read(node, name, fields.mistakes) else {
                return
            }
            owner[keyPath: path()] = content
        }
        write = { owner, spelling in type().write(owner[keyPath: path()], spelling) }
    }

    /// A key of something else, which has been read before.
    package init<Other>(readBefore other: Field<Other>) {
        name = other.name
        isRequired = false
        describe = other.describe
        read = { fields, _ in _ = fields.node(other.name) }
        write = { _, _ in nil }
    }

    /// A key that is checked and says nothing.
    package init<Content>(ignored name: String, _ type: @escaping @autoclosure Kind<Content>, _ meaning: String) {
        self.name = name
        isRequired = false
        describe = { JSONSchema.Key(name, type().schema, meaning) }
        read = { fields, _ in
            if let node = fields.node(name) { _ = type().read(node, name, fields.mistakes) }
        }
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
    package let read: @Sendable (inout Fields) -> Whole
    package let write: @Sendable (Whole, Spelling) -> [Value.Member]
    private let describe: @Sendable () -> (keys: [JSONSchema.Key], required: [String])

    package var keys: [JSONSchema.Key] { describe().keys }
    package var required: [String] { describe().required }

    /// A kind that carries something: what that is before its keys are read, and how it gets into and out of the whole.
    package init<Part: Sendable>(
        _ keys: [Field<Part>], _ draft: Part, _ whole: @escaping @Sendable (Part) -> Whole,
        _ part: @escaping @Sendable (Whole) -> Part?
    ) {
        describe = { (keys.map(\.described), keys.filter(\.isRequired).map(\.name)) }
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
