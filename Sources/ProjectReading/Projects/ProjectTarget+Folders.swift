extension ProjectTarget {
    /// An app without a project file: its Info.plist as it stands, and all code below some folders except for tests and
    /// for what others wrote.
    package init(
        name: String, infoPlist path: String?, entitlements: String? = nil, sources folders: [String],
        in folder: ProjectFolder
    ) throws(ProjectProblem) {
        var files: Set<String> = []
        for start in folders {
            let below = try folder.files(below: start)
            files.formUnion(below.filter { !Self.isAside($0.dropFirst(start.count)) })
        }
        guard files.count <= ProjectLimit.files.number else { throw .tooManyFiles(folders.first ?? "") }
        let file = try path.map { (path) throws(ProjectProblem) in
            let bytes = try folder.file(path, as: .propertyList)
            return FoundPropertyList(path: path, values: try PropertyTree.dictionary(bytes, path: path))
        }
        let settings = BuildSettings(builtIn: [:])
        var budget = ExpansionBudget()
        let hosts = try entitlements.map { (path) throws(ProjectProblem) in
            let values = try PropertyTree.dictionary(try folder.file(path, as: .entitlements), path: path)
            return Entitlements(values, settings: settings, &budget).linkHosts
        }
        self.init(
            name: name, settings: settings,
            sources: files.filter { SourceKind($0) == .swift || SourceKind($0) == .objectiveC }.sorted(),
            headers: files.filter { SourceKind($0) == .header }.sorted(),
            infoPlist: BuiltInfoPlist(file: file, settings: settings, &budget), linkHosts: hosts ?? nil,
            unread: OtherLanguage.unread(in: files) + (path == nil ? [UnreadPart(.noInfoPlist, .infoPlist)] : []))
    }

    /// Whether a file stands in a folder of tests, or in one that a package manager fills.
    private static func isAside(_ path: Substring) -> Bool {
        path.utf8.split(separator: .slash).dropLast().contains { ProjectFolder.isAside(String(Substring($0))) }
    }
}

extension ProjectFolder {
    /// Whether a folder of this name has tests, files of package managers and builds, or the Android app of a framework.
    package static func isAside(_ name: String) -> Bool {
        name.hasSuffix("Tests") || ["Pods", "Carthage", "node_modules", "DerivedData", "android"].contains(name)
    }
}
