/// The YAML of a specification with all that it includes, which stands below what it says itself.
struct SpecificationTree {
    private let folder: ProjectFolder
    private(set) var root: YAMLNode
    /// The folders at which paths begin, by the files that they stand in.
    private var folders: [String: String] = [:]
    /// What couldn't be included, or isn't known to be.
    private(set) var unread: [UnreadPart] = []
    private var fileCount = 0

    init(_ path: String, in folder: ProjectFolder) throws(ProjectProblem) {
        self.folder = folder
        let file = try folder.file(path, as: .projectFile)
        root = try Self.parse(file, path)
        root = try whole(root, of: path, in: ProjectPath.folder(of: path), depth: 0)
    }

    private static func parse(_ bytes: [UInt8], _ path: String) throws(ProjectProblem) -> YAMLNode {
        try rethrow(as: { ProjectProblem.malformedSpecification(path, $0) }) { () throws(YAMLProblem) in
            try YAMLReader.read(SourceText(name: path, bytes: bytes))
        }
    }

    /// A text as a path below the root; nil where only the generator knows where it leads.
    func path(_ text: String, at node: YAMLNode) throws(ProjectProblem) -> String {
        guard !text.utf8.contains(.dollar) else { throw notLiteral(text, at: node) }
        let folder = folders[node.place.source.name] ?? ""
        guard let path = ProjectPath.normal(ProjectPath.joined(folder, text)) else { throw .outsideRoot(text) }
        return path
    }

    func notLiteral(_ name: String, at node: YAMLNode) -> ProjectProblem {
        .notLiteral(node.place.source.name, line: node.place.line, name: name)
    }

    /// A file with those that it includes.
    private mutating func whole(
        _ node: YAMLNode, of path: String, in base: String, depth: Int
    ) throws(ProjectProblem) -> YAMLNode {
        folders[path] = folders[path] ?? base
        var merged: YAMLNode?
        for include in node["include"]?.listed ?? [] {
            do throws(ProjectProblem) {
                guard let other = try included(include, in: base, depth: depth) else { continue }
                merged = merged.map { $0.merged(with: other) } ?? other
            } catch {
                if error.isOfSystem { throw error }
                unread += [UnreadPart(error, .code), UnreadPart(error, .settings)]
            }
        }
        return merged?.merged(with: node) ?? node
    }

    /// Nil for what isn't to be included.
    private mutating func included(_ include: YAMLNode, in base: String, depth: Int) throws(ProjectProblem) -> YAMLNode?
    {
        guard let node = include.text == nil ? include["path"] : include, let text = node.text else { return nil }
        if let enabled = include["enable"] {
            guard let isEnabled = enabled.bool else { throw notLiteral("enable", at: enabled) }
            if !isEnabled { return nil }
        }
        let path = try self.path(text, at: node)
        fileCount += 1
        guard depth < ProjectLimit.configurationDepth.number, fileCount <= ProjectLimit.configurationFiles.number else {
            throw .tooDeep(path)
        }
        let isRelative = include["relativePaths"]?.bool ?? true
        let (found, bytes) = try folder.namedFile(path, as: .projectFile)
        return try whole(
            try Self.parse(bytes, found), of: found, in: isRelative ? ProjectPath.folder(of: found) : base,
            depth: depth + 1)
    }
}

extension YAMLNode {
    /// The items of a list, or the one thing that stands in the place of one.
    var listed: [YAMLNode] {
        if case .sequence(let items) = content { items } else if isNull { [] } else { [self] }
    }

    /// As XcodeGen merges: mappings key by key, lists one behind the other, and of anything else what comes later, as of
    /// all where the key ends in `:REPLACE`.
    func merged(with later: YAMLNode) -> YAMLNode {
        switch (content, later.content) {
        case (.mapping(let entries), .mapping(let others)):
            var merged = entries
            let numbers = Dictionary(
                entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
            for entry in others {
                let isReplaced = entry.key.hasSuffix(Self.replacing)
                let key = isReplaced ? String(entry.key.dropLast(Self.replacing.count)) : entry.key
                guard let number = numbers[key] else {
                    merged.append(YAMLEntry(key: key, keyPlace: entry.keyPlace, value: entry.value))
                    continue
                }
                let value = isReplaced ? entry.value : entries[number].value.merged(with: entry.value)
                merged[number] = YAMLEntry(key: key, keyPlace: entry.keyPlace, value: value)
            }
            return YAMLNode(.mapping(merged), later.place)
        case (.sequence(let items), .sequence(let others)): return YAMLNode(.sequence(items + others), later.place)
        default: return later
        }
    }

    private static let replacing = ":REPLACE"

    /// The value with a change of all of its texts, keys among them.
    func mapTexts(_ change: (String) -> String) -> YAMLNode {
        switch content {
        case .scalar(let text, let isPlain): YAMLNode(.scalar(change(text), isPlain: isPlain), place)
        case .sequence(let items): YAMLNode(.sequence(items.map { $0.mapTexts(change) }), place)
        case .mapping(let entries):
            YAMLNode(
                .mapping(
                    entries.map {
                        YAMLEntry(key: change($0.key), keyPlace: $0.keyPlace, value: $0.value.mapTexts(change))
                    }), place)
        }
    }

    /// The value in a property list.
    var propertyTree: PropertyTree {
        switch content {
        case .sequence(let items): .list(items.map(\.propertyTree))
        case .mapping(let entries):
            .dictionary(Dictionary(entries.map { ($0.key, $0.value.propertyTree) }, uniquingKeysWith: { $1 }))
        case .scalar(let text, _):
            if let bool {
                .bool(bool)
            } else if let number {
                .number(number)
            } else if isNull {
                .other
            } else {
                .text(text)
            }
        }
    }

    /// The text of a build setting: a truth value as Xcode writes it, the items of a list with blanks between them.
    var settingText: String? {
        switch content {
        case .scalar(let text, _): bool.map { $0 ? "YES" : "NO" } ?? (isNull ? nil : text)
        case .sequence(let items): items.compactMap(\.settingText).joined(separator: " ")
        case .mapping: nil
        }
    }
}
