extension SyntaxNode {
    /// `Outer.Inner` of a name, or of members of a name; nil for any other expression.
    package var dottedName: String? {
        var names: [String] = []
        var node = self
        while node.kind == .member, let name = node.name, let base = node.child(.base) {
            names.append(name)
            node = base
        }
        guard node.kind == .name, let first = node.name else { return nil }
        return ([first] + names.reversed()).joined(separator: ".")
    }

    /// The content of a one-line string without interpolation and escapes: `text` of `"text"` and of `@"text"`.
    package var stringValue: String? {
        guard kind == .string else { return nil }
        let text = text.drop { $0 == "@" }
        guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\""),
            !text.contains("\\")
        else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
