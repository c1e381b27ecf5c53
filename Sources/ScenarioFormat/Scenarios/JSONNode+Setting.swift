extension JSONNode {
    /// Applies one `--set` to the tree.
    package mutating func apply(_ setting: Setting, number: Int) throws(Diagnostic) {
        let source = setting.source(number: number)
        let path = try SettingPath(source, in: setting.keyRange)
        let content: Content = setting.value == "null" ? .removed : .setting(setting.value)
        let new = JSONNode(content, at: Place(source: source, range: setting.valueRange))
        try set(path.parts[...], to: new, in: "the scenario")
    }

    /// The text of a `--set` read as JSON; any other node unchanged.
    func asJSON() throws(JSONProblem) -> JSONNode {
        guard case .setting(let text) = value else { return self }
        do { return try JSONReader.read(place.source, in: place.range) } catch {
            let isMeantAsJSON = text.hasPrefix("{") || text.hasPrefix("[") || text.hasPrefix("\"")
            if isMeantAsJSON { throw error }
            return JSONNode(.string(text), at: place)
        }
    }

    private mutating func set(_ path: ArraySlice<SettingPath.Part>, to new: JSONNode, in name: String)
        throws(Diagnostic)
    {
        guard let part = path.first else {
            self = new
            return
        }
        do { self = try asJSON() } catch { throw Diagnostic(error) }
        switch value {
        case .object(let members): value = .object(try Self.set(path, to: new, among: members))
        case .removed: self = JSONNode(.object(try Self.set(path, to: new, among: [])), at: part.place)
        case .list(let items): value = .list(try Self.set(path, to: new, amongItems: items))
        case .null, .bool, .number, .string, .setting: throw Diagnostic(.path(.noKeysIn(name, kind)), at: part.place)
        }
    }

    private static func set(_ path: ArraySlice<SettingPath.Part>, to new: JSONNode, among members: [JSONMember])
        throws(Diagnostic) -> [JSONMember]
    {
        guard let part = path.first else { return members }
        var members = members
        let isRemoval = new.value == .removed
        if let index = members.firstIndex(where: { $0.key.isSpelled(as: part.key) }) {
            if path.count == 1, isRemoval {
                members.removeAll { $0.key.isSpelled(as: part.key) }
            } else {
                try members[index].value.set(path.dropFirst(), to: new, in: part.key)
            }
            return members
        }
        // A removed key stays in the tree, so that a message can refer to a misspelled one.
        var value = JSONNode(.removed, at: new.place)
        if !isRemoval { try value.set(path.dropFirst(), to: new, in: part.key) }
        members.append(JSONMember(part.key, at: part.place, value))
        return members
    }

    private static func set(_ path: ArraySlice<SettingPath.Part>, to new: JSONNode, amongItems items: [JSONNode])
        throws(Diagnostic) -> [JSONNode]
    {
        guard let part = path.first else { return items }
        guard let index = Int(part.key), items.indices.contains(index) else {
            throw Diagnostic(.path(.notAnIndex(part.key, count: items.count)), at: part.place)
        }
        var items = items
        if path.count == 1, new.value == .removed {
            items.remove(at: index)
        } else {
            try items[index].set(path.dropFirst(), to: new, in: part.key)
        }
        return items
    }
}
