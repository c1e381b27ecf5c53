/// One key of an object. The reader, the schema, the completions of `--set` and the writer use this row.
///
/// Each row generates code for its types, so it contains only the typed parts; `KeyDescription` and `Fields` have the
/// rest.
package struct Field<Owner>: Sendable {
    package private(set) var key: KeyDescription
    fileprivate let read: @Sendable (JSONNode, Mistakes, inout Owner) -> Void
    fileprivate let write: @Sendable (Owner, Spelling) -> Value?

    /// The property for the value, and its type. Both are created only if the key is present, because key paths and the
    /// tables of nested objects take longer than most scenarios.
    package typealias Path<Content> = @Sendable () -> WritableKeyPath<Owner, Content> & Sendable
    package typealias Kind<Content: Sendable> = @Sendable () -> KeyType<Content>

    package var name: String { key.name }

    /// The same key with an example of its value.
    package func suchAs(_ example: Value) -> Field {
        var field = self
        field.key = key.suchAs(example)
        return field
    }

    /// The same key, which has no effect without another one.
    package func beside(_ companion: String) -> Field {
        var field = self
        field.key = key.beside(companion)
        return field
    }

    /// A key that is omitted if its value is the usual one; `showsUsual`: the schema states it.
    package init<Content: Equatable>(
        _ name: String, _ path: @escaping @autoclosure Path<Content>, _ type: @escaping @autoclosure Kind<Content>,
        _ meaning: String, usual: Content, showsUsual: Bool = true
    ) {
        key = KeyDescription(name, meaning) { type().described(usual: showsUsual ? usual : nil) }
        read = { node, mistakes, owner in
            if let content = type().read(node, name, mistakes) { owner[keyPath: path()] = content }
        }
        write = { owner, spelling in
            let content = owner[keyPath: path()]
            return content == usual && !spelling.spellsOut(name) ? nil : type().write(content, spelling)
        }
    }

    /// A key that is omitted if it has no value; `usual` is the default that the schema states.
    package init<Content>(
        _ name: String, _ path: @escaping @autoclosure Path<Content?>, _ type: @escaping @autoclosure Kind<Content>,
        _ meaning: String, usual: Content? = nil
    ) {
        key = KeyDescription(name, meaning) { type().described(usual: usual) }
        read = { node, mistakes, owner in
            if let content = type().read(node, name, mistakes) { owner[keyPath: path()] = content }
        }
        write = { owner, spelling in owner[keyPath: path()].map { type().write($0, spelling) } }
    }

    /// Another name of a key, which is read and never written; the values of both are joined.
    package init<Content>(
        alias name: String, _ path: @escaping @autoclosure Path<Content?>, _ type: @escaping @autoclosure Kind<Content>,
        _ meaning: String, join: @escaping @Sendable (Content, Content, JSONNode, Mistakes) -> Content
    ) {
        key = KeyDescription(name, meaning) { type().described(usual: nil) }
        read = { node, mistakes, owner in
            guard let content = type().read(node, name, mistakes) else { return }
            let path = path()
            owner[keyPath: path] = owner[keyPath: path].map { join($0, content, node, mistakes) } ?? content
        }
        write = { _, _ in nil }
    }

    /// A required key.
    package init<Content>(
        required name: String, _ path: @escaping @autoclosure Path<Content>,
        _ type: @escaping @autoclosure Kind<Content>, _ meaning: String
    ) {
        key = KeyDescription(name, isRequired: true, meaning) { type().described(usual: nil) }
        read = { node, mistakes, owner in
            if let content = type().read(node, name, mistakes) { owner[keyPath: path()] = content }
        }
        write = { owner, spelling in type().write(owner[keyPath: path()], spelling) }
    }

    /// A key of another type, which has been read before.
    package init<Other>(readBefore other: Field<Other>) {
        key = other.key
        read = { _, _, _ in }
        write = { _, _ in nil }
    }

    /// A key that is checked but has no effect.
    package init<Content>(ignored name: String, _ type: @escaping @autoclosure Kind<Content>, _ meaning: String) {
        key = KeyDescription(name, meaning) { type().described(usual: nil) }
        read = { node, mistakes, _ in _ = type().read(node, name, mistakes) }
        write = { _, _ in nil }
    }
}

extension Fields {
    /// Changes the owner by the keys that are present.
    package mutating func read<Owner>(_ keys: [Field<Owner>], into owner: inout Owner) {
        for field in keys {
            guard let node = node(field.name, isRequired: field.key.isRequired) else { continue }
            field.read(node, mistakes, &owner)
        }
        for field in keys { complainOfMissingCompanion(of: field.key) }
    }

    private func complainOfMissingCompanion(of key: KeyDescription) {
        guard let companion = key.companion, !members.contains(where: { $0.key == companion }),
            let member = members.first(where: { $0.key == key.name })
        else { return }
        mistakes.add(.onlyBeside(companion, key.name), at: member.keyPlace)
    }
}

extension Array {
    /// The keys with the values that they have in an owner.
    package func members<Owner>(of owner: Owner, _ spelling: Spelling) -> [Value.Member] where Element == Field<Owner> {
        var members: [Value.Member] = []
        for field in self { members.add(field.key, field.write(owner, spelling)) }
        return members
    }

    /// The keys without the properties that they are read into.
    package func descriptions<Owner>() -> [KeyDescription] where Element == Field<Owner> { map(\.key) }
}

extension [Value.Member] {
    fileprivate mutating func add(_ key: KeyDescription, _ value: Value?) {
        if let value { append(Value.Member(key.name, value)) }
    }
}

/// The form in which a scenario is written.
package struct Spelling: Sendable {
    /// The keys that are written even if their value is the usual one.
    package var spelledOut: Set<String> = []

    package init(spelledOut: Set<String> = []) { self.spelledOut = spelledOut }

    fileprivate func spellsOut(_ key: String) -> Bool { spelledOut.contains(key) }
}

/// The keys of one kind of event or action.
package struct Form<Whole>: Sendable {
    package let read: @Sendable (inout Fields) -> Whole
    package let write: @Sendable (Whole, Spelling) -> [Value.Member]
    private let describe: @Sendable () -> [KeyDescription]

    package var keys: [KeyDescription] { describe() }

    /// A kind with content: the content before its keys are read, and its conversion from and to the whole.
    package init<Part: Sendable>(
        _ keys: [Field<Part>], _ draft: Part, _ whole: @escaping @Sendable (Part) -> Whole,
        _ part: @escaping @Sendable (Whole) -> Part?
    ) {
        describe = { keys.descriptions() }
        read = { fields in
            var content = draft
            fields.read(keys, into: &content)
            return whole(content)
        }
        write = { whole, spelling in part(whole).map { keys.members(of: $0, spelling) } ?? [] }
    }

    /// A kind without content.
    package init(_ whole: Whole) where Whole: Sendable {
        describe = { [] }
        read = { _ in whole }
        write = { _, _ in [] }
    }

    /// The same kind with further keys. Their part is joined to the whole for reading, and split from it for writing.
    package func adding<Part: Sendable>(
        _ keys: [Field<Part>], _ draft: Part, join: @escaping @Sendable (Whole, Part) -> Whole,
        split: @escaping @Sendable (Whole) -> (whole: Whole, part: Part)
    ) -> Form {
        let others = self
        return Form(
            read: { fields in
                let whole = others.read(&fields)
                var content = draft
                fields.read(keys, into: &content)
                return join(whole, content)
            },
            write: { whole, spelling in
                let parts = split(whole)
                return others.write(parts.whole, spelling) + keys.members(of: parts.part, spelling)
            }, describe: { others.keys + keys.descriptions() })
    }

    private init(
        read: @escaping @Sendable (inout Fields) -> Whole,
        write: @escaping @Sendable (Whole, Spelling) -> [Value.Member],
        describe: @escaping @Sendable () -> [KeyDescription]
    ) { (self.read, self.write, self.describe) = (read, write, describe) }

    package var schema: JSONSchema { .object(keys) }
}
