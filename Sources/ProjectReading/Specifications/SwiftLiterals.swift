/// The values that expressions of a manifest have without being run: literals, names of such, and calls that wrap one.
struct SwiftLiterals {
    /// Names may stand for names, so that short texts can ask for endless values.
    private var nodesLeft = 200_000
    private var depth = 0

    /// What a name stands for, if that is declared in the manifest with a value.
    mutating func meant(_ node: SyntaxNode) -> SyntaxNode {
        var node = node.withoutMarks
        while node.kind == .name, let name = node.name, nodesLeft > 0 {
            nodesLeft -= 1
            guard let found = node.resolve(name), found.kind == .variable, let value = found.child(.value) else {
                break
            }
            node = value.withoutMarks
        }
        return node
    }

    /// A text.
    mutating func text(_ node: SyntaxNode?) -> String? {
        guard let node else { return nil }
        let value = meant(node)
        if let text = value.stringValue { return text }
        guard let call = SyntaxCall(value), Self.wrappers.contains(call.name ?? ""), let inner = call.values.first,
            call.values.count == 1, enter()
        else { return nil }
        defer { depth -= 1 }
        return text(inner)
    }

    /// The items of a list; nil for what is none.
    mutating func items(_ node: SyntaxNode?) -> [SyntaxNode]? {
        guard let node else { return nil }
        var parts: [[SyntaxNode]] = []
        var value = meant(node)
        while value.kind == .binary, value.isNamed("+"), let left = value.child(.left), let right = value.child(.right)
        {
            guard enter() else { return nil }
            defer { depth -= 1 }
            guard let last = items(right) else { return nil }
            parts.append(last)
            value = meant(left)
        }
        guard value.kind == .array else { return nil }
        let items = (parts + [value.children(.element)]).reversed().flatMap(\.self)
        nodesLeft -= items.count
        return nodesLeft > 0 ? items : nil
    }

    /// The keys of a dictionary with their values; nil for what is none, or has a key that isn't known.
    mutating func entries(_ node: SyntaxNode?) -> [(key: String, keyNode: SyntaxNode, value: SyntaxNode)]? {
        guard let node else { return nil }
        let value = meant(node)
        if let call = SyntaxCall(value), call.name == "dictionary", call.values.count == 1, enter() {
            defer { depth -= 1 }
            return entries(call.values.first)
        }
        guard value.kind == .dictionary || value.kind == .array && value.child(.element) == nil else { return nil }
        var entries: [(String, SyntaxNode, SyntaxNode)] = []
        for (key, value) in zip(value.children(.key), value.children(.value)) {
            guard let text = text(key) else { return nil }
            entries.append((text, key, value))
        }
        return entries
    }

    /// The value in a property list; nil where a part of it isn't known.
    mutating func propertyTree(_ node: SyntaxNode) -> PropertyTree? {
        guard enter() else { return nil }
        defer { depth -= 1 }
        let value = meant(node)
        switch value.kind {
        case .string: return value.stringValue.map { .text($0) }
        case .literal:
            switch value.text {
            case "true": return .bool(true)
            case "false": return .bool(false)
            default: return Double(value.text).map { .number($0) }
            }
        case .array:
            var list: [PropertyTree] = []
            for item in value.children(.element) {
                guard let item = propertyTree(item) else { return nil }
                list.append(item)
            }
            return .list(list)
        case .dictionary:
            guard let entries = entries(value) else { return nil }
            var dictionary: [String: PropertyTree] = [:]
            for entry in entries {
                guard let value = propertyTree(entry.value) else { return nil }
                dictionary[entry.key] = value
            }
            return .dictionary(dictionary)
        case .call:
            guard let call = SyntaxCall(value), Self.wrappers.contains(call.name ?? ""), call.values.count == 1 else {
                return nil
            }
            return propertyTree(call.values[0])
        default: return nil
        }
    }

    /// What makes a value of `Plist.Value`, of a path and the like of a literal.
    private static let wrappers: Set = [
        "string", "array", "dictionary", "boolean", "integer", "real", "path", "relativeToManifest", "init",
    ]

    private mutating func enter() -> Bool {
        guard nodesLeft > 0, depth < ProjectLimit.projectDepth.number else { return false }
        nodesLeft -= 1
        depth += 1
        return true
    }
}
