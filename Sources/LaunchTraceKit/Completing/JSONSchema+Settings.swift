extension JSONSchema {
    /// The settings of `--set`, with the value where it has a name: `device.os=`, `device.platform=iPadOS`.
    var settings: [String] { value.settings(at: "") }
}

extension Value {
    fileprivate func settings(at path: String) -> [String] {
        if case .list(let words) = self["enum"] {
            return words.compactMap { if case .string(let word) = $0 { "\(path)=\(word)" } else { nil } }
        }
        switch self["type"] {
        case .string("boolean"): return ["\(path)=true", "\(path)=false"]
        case .string("string"), .string("number"), .string("integer"): return [path + "="]
        case .string("object"), .list(_):
            return members.flatMap { $0.value.settings(at: path.isEmpty ? $0.key : "\(path).\($0.key)") }
        default: return []
        }
    }

    private var members: [Member] { if case .object(let members) = self["properties"] { members } else { [] } }
}
