/// The rules by which the build of a target makes files of others: of `Words.proto` a `Words.pb.swift`.
struct BuildRules {
    private let rules: [Rule]

    private struct Rule {
        let fileType: String?
        let patterns: ArraySlice<FileNamePattern>
        let outputs: ArraySlice<String>
    }

    /// Each file is tried with each rule, so that more of these, of their patterns and of what they make aren't read.
    private static let most = 16
    /// The type of a rule that asks for names instead.
    private static let typeOfPatterns = "pattern.proxy"

    init(_ objects: [ProjectObject]) {
        rules = objects.filter { $0.isa == "PBXBuildRule" }.prefix(Self.most).map { rule in
            let patterns = rule.fileType == Self.typeOfPatterns ? rule.filePatterns ?? "" : ""
            return Rule(
                fileType: rule.fileType,
                patterns: patterns.split(separator: " ").prefix(Self.most).map(FileNamePattern.init)[...],
                outputs: (rule.outputFiles ?? []).prefix(Self.most))
        }
    }

    /// What is made of a file, in the words of the first rule that is for it.
    func outputs(of path: String, type: String?) -> ArraySlice<String> {
        let rule = rules.first { rule in
            rule.fileType == type && type != nil || rule.patterns.contains { $0.matches(path) }
        }
        return rule?.outputs ?? []
    }
}

/// A file from which a rule makes others, as the settings name it.
struct BuildRuleInput {
    private let settings: SettingLevel

    /// The path begins at the root, and so do those that are made of it.
    init(_ path: String, sourceRoot: String) {
        let folder = ProjectPath.folder(of: path)
        let name = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
        let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        let rooted = ProjectPath.joined(Self.root(above: sourceRoot), folder)
        settings = SettingLevel([
            (key: "INPUT_FILE_PATH", value: rooted + "/" + name), (key: "INPUT_FILE_DIR", value: rooted),
            (key: "INPUT_FILE_NAME", value: name), (key: "INPUT_FILE_BASE", value: base),
            (key: "INPUT_FILE_SUFFIX", value: String(name.dropFirst(base.count))),
            (key: "INPUT_FILE_REGION_PATH_COMPONENT", value: ""),
        ])
    }

    /// The settings of a build while it makes files of this one.
    func settings(over others: BuildSettings) -> BuildSettings {
        var settings = others
        settings.add(self.settings)
        return settings
    }

    /// The way from `$(SRCROOT)`, at which paths of settings begin, to the root.
    private static func root(above sourceRoot: String) -> String {
        let levels = (ProjectPath.normal(sourceRoot) ?? "").split(separator: "/").count
        return sourceRoot.isEmpty ? "." : "./" + sourceRoot + String(repeating: "/..", count: levels)
    }
}
