extension Value {
    /// JSON in a readable layout: a short object or list without containers stays on one line.
    package var prettyJSON: String { pretty(indent: "", before: 0) + "\n" }

    private static let width = 120

    /// `before` is the length of the line so far.
    private func pretty(indent: String, before: Int) -> String {
        if let line, before + line.count <= Self.width { return line }
        let inner = indent + "  "
        switch self {
        case .list(let items):
            let lines = items.map { inner + $0.pretty(indent: inner, before: inner.count) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            let lines = members.map { member in
                let head = "\(inner)\(Value.string(member.key).json): "
                return head + member.value.pretty(indent: inner, before: head.count)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        case .null, .bool, .number, .string: return json
        }
    }

    /// The value on one line; nil if a container in it contains another one.
    private var line: String? {
        switch self {
        case .list([]), .object([]), .null, .bool, .number, .string: json
        case .list(let items):
            items.contains(where: \.isContainer) ? nil : "[" + items.map(\.json).joined(separator: ", ") + "]"
        case .object(let members):
            members.contains(where: \.value.isContainer)
                ? nil
                : "{ " + members.map { "\(Value.string($0.key).json): \($0.value.json)" }.joined(separator: ", ") + " }"
        }
    }

    private var isContainer: Bool {
        switch self {
        case .list, .object: true
        case .null, .bool, .number, .string: false
        }
    }

    /// `{"handle": "url"}`
    package var spacedJSON: String {
        switch self {
        case .list(let items): "[" + items.map(\.spacedJSON).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(Value.string($0.key).json): \($0.value.spacedJSON)" }.joined(separator: ", ") + "}"
        case .null, .bool, .number, .string: json
        }
    }
}
