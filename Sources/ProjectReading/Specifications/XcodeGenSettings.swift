/// The build settings of XcodeGen's specification, for the configuration that a release is built with.
struct XcodeGenSettings {
    private let tree: SpecificationTree
    private let configuration: String
    private let configurations: [String]

    init(_ tree: SpecificationTree) {
        self.tree = tree
        let named = tree.root["configs"]?.entries ?? []
        configurations = named.isEmpty ? ["Debug", "Release"] : named.map(\.key)
        configuration =
            configurations.first { $0 == "Release" } ?? configurations.first { $0.lowercased().contains("release") }
            ?? named.first { $0.value.text == "release" }?.key ?? configurations.last ?? ""
    }

    /// What the project or a target sets.
    func configuration(of node: YAMLNode, _ unread: inout [UnreadPart]) -> SpecifiedConfiguration {
        var found = SpecifiedConfiguration(name: configuration)
        do throws(ProjectProblem) {
            if let file = node["configFiles"]?[configuration], let text = file.text {
                found.file = try tree.path(text, at: file)
            }
            var left = Self.mostSettings
            if let settings = node["settings"] { try add(settings, to: &found.settings, depth: 0, &left) }
        } catch {
            unread.append(UnreadPart(error, .settings))
        }
        return found
    }

    /// Groups may be in groups, so that short texts can ask for endless ones.
    private static let mostSettings = 100_000

    private static let parts: Set = ["base", "configs", "groups"]

    private func add(
        _ node: YAMLNode, to settings: inout [String: String], depth: Int, _ left: inout Int
    ) throws(ProjectProblem) {
        left -= node.size
        guard depth < ProjectLimit.configurationDepth.number, left > 0 else { throw .tooDeep(node.place.source.name) }
        guard node.entries.contains(where: { Self.parts.contains($0.key) }) else {
            return add(node.entries, to: &settings)
        }
        for group in node["groups"]?.listed ?? [] {
            guard let name = group.text,
                let found = tree.root["settingGroups"]?[name] ?? tree.root["settingPresets"]?[name]
            else { throw tree.notLiteral(group.text ?? "groups", at: group) }
            try add(found, to: &settings, depth: depth + 1, &left)
        }
        add(node["base"]?.entries ?? [], to: &settings)
        for entry in node["configs"]?.entries ?? [] where isMeant(entry.key) { add(entry.value.entries, to: &settings) }
    }

    private func add(_ entries: [YAMLEntry], to settings: inout [String: String]) {
        for entry in entries { settings[entry.key] = entry.value.settingText ?? settings[entry.key] }
    }

    /// Whether a key means the configuration: by its name, or by a part of it that is no other's name.
    private func isMeant(_ key: String) -> Bool {
        guard configuration.lowercased().contains(key.lowercased()) else { return false }
        return !configurations.contains { $0.lowercased() == key.lowercased() && $0 != configuration }
    }
}
