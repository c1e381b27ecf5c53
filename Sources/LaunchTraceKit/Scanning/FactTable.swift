/// The facts of an app as rows, in groups.
struct FactTable {
    let groups: [Group]

    /// The facts below one key of the app, or those that have no keys below them.
    struct Group {
        let title: String
        var rows: [Row] = []
    }

    struct Row: Hashable {
        /// Its depth in its group; 0 for the heading.
        let depth: Int
        /// Empty for an item of a list.
        let name: String
        let value: String
        /// `AppDelegate.swift:15`
        let place: String
        /// Nil for the heading of facts, which is none itself.
        let how: FactOrigin.How?
        let remark: String?
    }
}

extension FactTable {
    init(_ target: ScannedTarget) {
        let origins = target.app.origins
        let names = ShortNames(origins.compactMap { $0.place?.source.name } + target.scenes.files)
        var builder = Builder(names: names, parents: Set(origins.map { Array($0.keys.dropLast()) }))
        // The actions say it.
        for origin in origins where !Self.isList(origin.keys) || !builder.parents.contains(origin.keys) {
            builder.add(origin, target.app.value(of: origin), in: origin.keys.first.flatMap(Self.group))
        }
        groups =
            builder.groups + Self.entitlements(target.app.sources.linkHosts) + Self.scenes(target.scenes, names)
            + Self.unread(target.app.unread)
    }

    /// The hosts whose links open the app.
    private static func entitlements(_ hosts: [String]?) -> [Group] {
        guard let hosts, !hosts.isEmpty else { return [] }
        let row = Row(
            depth: 1, name: "applinks", value: hosts.map(\.printable).joined(separator: ", "), place: "", how: .read,
            remark: nil)
        return [Group(title: "associated domains", rows: [row])]
    }

    /// What a move to scenes meets.
    private static func scenes(_ scenes: SceneFacts, _ names: ShortNames) -> [Group] {
        scenes.sections(names).map { title, facts in
            Group(
                title: title,
                rows: facts.map { fact in
                    Row(
                        depth: 1, name: fact.name.printable, value: fact.value.printable,
                        place: fact.place.map { "\(names[$0.source.name]):\($0.line)" } ?? "", how: fact.how,
                        remark: fact.remark?.printable)
                })
        }
    }

    /// The parts that weren't read, with the reason; of those that no checkout has too.
    private static func unread(_ parts: [UnreadPart]) -> [Group] {
        let rows = parts.compactMap { part in
            part.problem.path.map { path in
                Row(
                    depth: 1, name: path.printable, value: "", place: "", how: .unknown,
                    remark: part.absence?.remark ?? part.problem.reason)
            }
        }
        return rows.isEmpty ? [] : [Group(title: "not read", rows: rows.unique())]
    }

    /// The keys of the actions and unknown parts of a method, whose items are below the method itself.
    fileprivate static let lists = [does, Delegate.Method.unknownKey]
    private static let does = Delegate.Method.doesKey

    private static func isList(_ keys: [String]) -> Bool { keys.last.map(lists.contains) ?? false }

    /// The keys with a group of their own: Info.plist, the launch screen and the delegates.
    private static func group(_ key: String) -> String? {
        let others = ["infoPlist", "launchScreen", SceneRole.delegatesKey, ServiceProtocol.key]
        return others.contains(key) || Receiver(rawValue: key) != nil ? key : nil
    }

    /// Rows as they come, with the headings that they need.
    private struct Builder {
        let names: ShortNames
        /// The paths with rows below them.
        let parents: Set<[String]>
        private(set) var groups: [Group] = []
        private var headed: Set<[String]> = []

        init(names: ShortNames, parents: Set<[String]>) { (self.names, self.parents) = (names, parents) }

        mutating func add(_ origin: FactOrigin, _ value: Value?, in key: String?) {
            let index = group(called: key.map(FactText.title) ?? "life cycle")
            let offset = key == nil ? 1 : 0
            let path = origin.keys
            for count in path.indices.dropFirst(1) where !FactTable.lists.contains(path[count - 1]) {
                head(Array(path.prefix(count)), in: index)
            }
            headed.insert(path)
            // An item of a list says itself what it is.
            let isParent = parents.contains(path) && path.last.flatMap { Int($0) } == nil
            let words = value.map { isParent ? "" : FactText.text($0, of: path.last ?? "") } ?? ""
            let text = path.contains(Delegate.Method.unknownKey) ? "\(Delegate.Method.unknownKey) \(words)" : words
            let isClass = origin.how == .read && text.isEmpty
            let name = Self.name(path.last, isHeading: path.count == 1 && key != nil)
            let isItem = path.contains(where: FactTable.lists.contains) && name.isEmpty
            groups[index].rows.append(
                Row(
                    depth: path.count - 1 + offset - (isItem ? 1 : 0), name: name,
                    value: isClass ? origin.remark?.printable ?? "" : text,
                    place: origin.place.map { "\(names[$0.source.name]):\($0.line)" } ?? "", how: origin.how,
                    remark: isClass ? nil : origin.remark?.printable))
        }

        /// The name of something above a fact that is none by itself.
        private mutating func head(_ path: [String], in group: Int) {
            guard headed.insert(path).inserted else { return }
            let name = Self.name(path.last, isHeading: path.count == 1)
            groups[group].rows.append(
                Row(depth: path.count - 1, name: name, value: "", place: "", how: nil, remark: nil))
        }

        private mutating func group(called title: String) -> Int {
            if let index = groups.firstIndex(where: { $0.title == title }) { return index }
            groups.append(Group(title: title))
            return groups.count - 1
        }

        private static func name(_ key: String?, isHeading: Bool) -> String {
            let key = key ?? ""
            if isHeading { return FactText.title(key) }
            if key == Delegate.othersKey { return "all other methods" }
            return Int(key) == nil ? key.printable : ""
        }
    }
}

/// The shortest unique names of files.
struct ShortNames {
    private var names: [String: String] = [:]

    init(_ paths: [String]) {
        let all = Set(paths).map { (path: $0, ends: Self.ends(of: $0)) }
        var counts: [String: Int] = [:]
        for end in all.flatMap(\.ends) { counts[end, default: 0] += 1 }
        for (path, ends) in all { names[path] = (ends.first { counts[$0] == 1 } ?? ends.last ?? path).printable }
    }

    /// `App.swift`, then `Code/App.swift`, up to the whole path.
    private static func ends(of path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.reversed().map { parts[$0...].joined(separator: "/") }
    }

    subscript(path: String) -> String { names[path] ?? path.printable }
}
