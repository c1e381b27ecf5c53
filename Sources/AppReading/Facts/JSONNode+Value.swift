extension JSONNode {
    /// What it says, without places; a number or a name is as its author wrote it.
    package var plainValue: Value {
        switch value {
        case .null, .removed: .null
        case .bool(let flag): .bool(flag)
        case .number(let text): .number(text)
        case .string(let text), .setting(let text): .string(text)
        case .list(let items): .list(items.map(\.plainValue))
        case .object(let members): .object(members.map { Value.Member($0.key, $0.value.plainValue) })
        }
    }

    /// A value all of whose parts stand at one place.
    init(_ value: Value, at place: Place) {
        let content: Content =
            switch value {
            case .null: .null
            case .bool(let flag): .bool(flag)
            case .number(let text): .number(text)
            case .string(let text): .string(text)
            case .list(let items): .list(items.map { JSONNode($0, at: place) })
            case .object(let members):
                .object(members.map { JSONMember($0.key, at: place, JSONNode($0.value, at: place)) })
            }
        self.init(content, at: place)
    }

    /// Puts a node below this one; objects on the way are made where they are missing.
    mutating func insert(_ node: JSONNode, at path: ArraySlice<String>) {
        guard let key = path.first else {
            self = node
            return
        }
        switch value {
        case .list(var items):
            // Held once, so that it grows where it is.
            value = .null
            items.append(node)
            value = .list(items)
        case .object(var members):
            value = .null
            let index =
                members.firstIndex { $0.key == key }
                ?? {
                    members.append(
                        JSONMember(key, at: node.place, JSONNode(JSONNode.Content.object([]), at: node.place)))
                    return members.endIndex - 1
                }()
            members[index].value.insert(node, at: path.dropFirst())
            value = .object(members)
        case .null, .bool, .number, .string, .setting, .removed: break
        }
    }
}
