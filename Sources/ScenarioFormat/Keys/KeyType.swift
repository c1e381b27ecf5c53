/// The type of a key's value: its schema, its reader and its writer.
package struct KeyType<Content: Sendable>: Sendable {
    /// Only help and editors use it.
    private let describe: @Sendable () -> JSONSchema
    package var schema: JSONSchema { describe() }
    /// Nil, with a mistake, if the node has another type; the key is for messages.
    package let read: @Sendable (_ node: JSONNode, _ key: String, Mistakes) -> Content?
    package let write: @Sendable (Content, Spelling) -> Value

    package init(
        _ schema: @escaping @autoclosure @Sendable () -> JSONSchema,
        read: @escaping @Sendable (JSONNode, String, Mistakes) -> Content?,
        write: @escaping @Sendable (Content) -> Value
    ) {
        describe = schema
        self.read = read
        self.write = { content, _ in write(content) }
    }

    package init(
        _ schema: @escaping @autoclosure @Sendable () -> JSONSchema,
        read: @escaping @Sendable (JSONNode, String, Mistakes) -> Content?,
        spell: @escaping @Sendable (Content, Spelling) -> Value
    ) {
        describe = schema
        self.read = read
        write = spell
    }
}

extension KeyType {
    package func described(usual: Content?) -> KeyDescription.Described {
        (schema, usual.map { write($0, Spelling()) })
    }

    /// An object with these keys and no others; omitted keys are as in the draft. A message for another type shows the
    /// form, or the keys.
    package static func object(_ keys: [Field<Content>], _ draft: Content, form: String? = nil) -> KeyType {
        KeyType(.object(keys.descriptions()), keys, draft, isOpen: false, form: form)
    }

    /// An object in which unknown keys may have a meaning for other tools.
    package static func openObject(_ keys: [Field<Content>], _ draft: Content) -> KeyType {
        KeyType(.openObject(keys.descriptions().map(\.schema)), keys, draft, isOpen: true)
    }

    private init(
        _ schema: @escaping @autoclosure @Sendable () -> JSONSchema, _ keys: [Field<Content>], _ draft: Content,
        isOpen: Bool, form: String? = nil
    ) {
        describe = schema
        let known = "known keys: " + keys.map(\.name).joined(separator: ", ")
        let hint = form.map { "the form is \($0); \(known)" } ?? known
        read = { node, key, mistakes in
            var content = draft
            let isObject = node.readObject(key, hint: hint, isOpen: isOpen, mistakes) { $0.read(keys, into: &content) }
            return isObject ? content : nil
        }
        write = { content, spelling in .object(keys.members(of: content, spelling)) }
    }

    /// A list of values of a type.
    package static func list<Item>(of item: KeyType<Item>) -> KeyType<[Item]> where Content == [Item] {
        KeyType(.list(of: item.schema)) { node, key, mistakes in
            var items: [Item] = []
            let isList = node.readItems(mistakes) { if let item = item.read($0, key, mistakes) { items.append(item) } }
            return isList ? items : nil
        } write: {
            .list($0.map { item.write($0, Spelling()) })
        }
    }
}

extension JSONNode {
    /// Reads the keys of an object, and reports other keys; false, with a mistake, if it isn't an object.
    fileprivate func readObject(
        _ key: String, hint: @autoclosure () -> String, isOpen: Bool, _ mistakes: Mistakes,
        _ read: (inout Fields) -> Void
    ) -> Bool {
        guard var fields = Fields(self, of: .part(key), hint: hint(), mistakes) else { return false }
        read(&fields)
        if isOpen { fields.closeUnlessNear() } else { fields.close() }
        return true
    }

    /// Reads each item of a list; false, with a mistake, if it isn't a list.
    fileprivate func readItems(_ mistakes: Mistakes, _ read: (JSONNode) -> Void) -> Bool {
        guard let items = list(mistakes) else { return false }
        items.forEach(read)
        return true
    }
}

extension KeyType where Content: RawRepresentable<String> & CaseIterable {
    /// One of the words of a type. A message uses the noun if the key isn't a noun.
    package static func choice(_ noun: String? = nil) -> KeyType {
        KeyType(.choice(Content.self), read: { $0.choice(noun ?? $1, $2) }, write: { .string($0.rawValue) })
    }
}

extension KeyType {
    /// Words of a type, each once.
    package static func set<Item>(of noun: String) -> KeyType
    where Content == Set<Item>, Item: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
        let items = KeyType<[Item]>.list(of: .choice(noun))
        return KeyType(items.schema) { node, key, mistakes in
            items.read(node, key, mistakes).map(Set.init)
        } write: { set in
            items.write(Item.allCases.filter(set.contains), Spelling())
        }
    }
}

extension KeyType<Bool> {
    package static let flag = KeyType(.flag, read: { node, _, mistakes in node.bool(mistakes) }, write: { .bool($0) })

    /// An object whose content doesn't matter.
    package static let presence = KeyType(
        .openObject(), read: { node, _, mistakes in node.object(mistakes) != nil }, write: { _ in .object([]) })

    /// A fact that is stated by its presence.
    static let onlyTrue = KeyType(.only(.bool(true))) { node, key, mistakes in
        let value = node.bool(mistakes)
        if value == false { mistakes.add(.mustBeTrue(key), at: node.place) }
        return value
    } write: {
        .bool($0)
    }
}

extension KeyType<Int> {
    /// About 24 days: what a 32-bit count of milliseconds can hold.
    package static let milliseconds = count(upTo: 2_147_483_647)

    package static func count(upTo limit: Int) -> KeyType {
        KeyType(
            .count(upTo: limit), read: { node, _, mistakes in node.wholeNumber(upTo: limit, mistakes) },
            write: { .number("\($0)") })
    }
}

extension KeyType<Int?> {
    /// A time, or the word for an unknown time.
    package static let millisecondsOrUnknown = KeyType(.any(of: [KeyType<Int>.milliseconds.schema, .only("unknown")])) {
        node, key, mistakes in
        if node.value == .string("unknown") || node.value == .setting("unknown") { return .some(nil) }
        return KeyType<Int>.milliseconds.read(node, key, mistakes).map { .some($0) }
    } write: {
        $0.map { .number("\($0)") } ?? "unknown"
    }
}

extension KeyType<Double> {
    package static let megabytes = KeyType(.number(from: 0)) { node, _, mistakes in
        guard let text = node.number(mistakes) else { return nil }
        if let size = Double(text), size.isFinite, size >= 0 { return size }
        mistakes.add(.notASize(text), at: node.place)
        return nil
    } write: {
        .number("\($0)")
    }
}

extension KeyType<String> {
    package static let text = text(.text) { node, _, mistakes in node.string(mistakes) }

    /// A text that must not be empty.
    package static let name = text(.name) { node, key, mistakes in node.name("\"\(key)\"", mistakes) }

    /// A text of a property list; an empty one counts as a missing one.
    static let nonempty = ofPlist(.text)

    static func ofPlist(_ schema: JSONSchema) -> KeyType {
        text(schema) { node, _, mistakes in node.string(mistakes).nonempty }
    }

    /// The transitions of a timeline name the application `app`, so no scene can have that name.
    package static let scene = text(JSONSchema.name.with("not", JSONSchema.only(.string("app")).value).suchAs("main")) {
        node, key, mistakes in
        let scene = name.read(node, key, mistakes)
        if scene == "app" { mistakes.add(.sceneCalledApp, at: node.place) }
        return scene
    }

    package static let request = text(.text(suchAs: Request.all, or: .text(matching: Request.pattern))) {
        node, _, mistakes in node.request(mistakes)
    }

    package static func text(_ schema: JSONSchema, _ read: @escaping @Sendable (JSONNode, String, Mistakes) -> String?)
        -> KeyType
    { KeyType(schema, read: read, write: { .string($0) }) }
}

extension KeyType<Version> {
    package static let version = KeyType(.version.suchAs("18.0")) { node, _, mistakes in
        guard let text = node.string(mistakes) else { return nil }
        let version = Version(text)
        if version == nil { mistakes.add(.notAVersion(text), at: node.place) }
        return version
    } write: {
        .string($0.description)
    }

    /// A version of a property list; an invalid one is ignored.
    static let lenient = KeyType(
        .text, read: { node, _, mistakes in node.string(mistakes).flatMap { Version($0) } },
        write: { .string($0.description) })
}

extension KeyType<AbsoluteURL> {
    package static let url = url(#"^[A-Za-z][A-Za-z0-9+.-]*:\S*$"#, "recipes://soup?id=7", or: ScenarioMistake.notAURL)
    { _ in true }

    static let webURL = url(
        #"^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]\S*$"#, "https://example.com/soup", or: ScenarioMistake.notAWebURL
    ) { $0.isWeb }

    private static func url(
        _ pattern: String, _ example: Value, or mistake: @escaping @Sendable (String) -> ScenarioMistake,
        where isMeant: @escaping @Sendable (AbsoluteURL) -> Bool
    ) -> KeyType {
        KeyType(.text(matching: pattern).suchAs(example)) { node, _, mistakes in
            guard let text = node.string(mistakes) else { return nil }
            if text.unicodeScalars.allSatisfy(\.isPrintable), let url = AbsoluteURL(text), isMeant(url) { return url }
            mistakes.add(mistake(text), at: node.place)
            return nil
        } write: {
            .string($0.text)
        }
    }
}

extension KeyType<Value> {
    package static let anything = KeyType(
        .anything.suchAs(["title": "Soups"]), read: { node, _, mistakes in node.anyValue(mistakes) }, write: { $0 })

    /// An object as any JSON, for a caller that passes it on.
    package static let payload = KeyType(
        .openObject().suchAs(["aps": ["alert": "Soup is ready"], "recipe": 7]),
        read: { node, _, mistakes in node.object(mistakes).map { _ in node.anyValue(mistakes) } }, write: { $0 })
}
