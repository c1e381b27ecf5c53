extension Value {
    /// `{"take": "url"}`
    package var spacedJSON: String {
        switch self {
        case .list(let items): "[" + items.map(\.spacedJSON).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(Value.string($0.key).json): \($0.value.spacedJSON)" }.joined(separator: ", ") + "}"
        case .null, .bool, .number, .string: json
        }
    }
}
