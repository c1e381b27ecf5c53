/// A file that is part of an app's project, and so isn't read by itself.
enum ProjectPart: CaseIterable { case swift, objectiveC, propertyList, entitlements, interface, buildSettings }

extension ProjectPart {
    /// Nil for a file that may be anything.
    init?(_ path: String) {
        let name = path.lastPathPart.lowercased()
        guard let part = Self.allCases.first(where: { $0.endings.contains(where: name.hasSuffix) }) else { return nil }
        self = part
    }

    private var endings: [String] {
        switch self {
        case .swift: [".swift"]
        case .objectiveC: [".m", ".mm", ".h"]
        case .propertyList: [".plist"]
        case .entitlements: [".entitlements"]
        case .interface: [".storyboard", ".xib"]
        case .buildSettings: [".xcconfig"]
        }
    }

    private var noun: String {
        switch self {
        case .swift: "Swift code"
        case .objectiveC: "Objective-C code"
        case .propertyList: "a property list"
        case .entitlements: "an entitlements file"
        case .interface: "an interface of Interface Builder"
        case .buildSettings: "build settings"
        }
    }

    /// The option that names such a file, for an app without a project.
    private func option(naming path: String) -> String {
        switch self {
        case .propertyList: "--plist \(path.shellWord)"
        case .entitlements: "--plist FILE --entitlements \(path.shellWord)"
        case .swift, .objectiveC, .interface, .buildSettings: "--plist FILE"
        }
    }

    /// What is to be named instead: the nearest project above, where there is one.
    func diagnostic(for path: String, _ files: FileAccess) -> Diagnostic {
        let without = "\"\(ToolInfo.name) lint \(option(naming: path)) --sources DIR\" an app without a project"
        let hint =
            files.project(above: path).map {
                "\"\(ToolInfo.name) lint \($0.shellWord)\" reads it with the rest of its app"
            } ?? "\"\(ToolInfo.name) lint DIR\" reads the project in a folder, \(without)"
        return Diagnostic(
            "this is \(noun), which is a part of an app",
            at: Place(source: SourceText(name: path, bytes: []), range: 0..<0), hint: hint)
    }
}

extension FileAccess {
    /// The project in the nearest folder above a file that has one, as the command line would name it; not above what git
    /// knows.
    fileprivate func project(above path: String) -> String? {
        for folder in path.foldersAbove {
            let names = entries(folder).map(\.name)
            let projects = names.filter { $0.hasSuffix(ProjectSearch.ending) }
            if let project = projects.first, projects.count == 1 {
                return folder == "." ? project : "\(folder)/\(project)"
            }
            if names.contains(where: \.isOfProject) { return folder }
            if names.contains(".git") { return nil }
        }
        return nil
    }

    /// None where a folder can't be looked into.
    private func entries(_ folder: String) -> [FolderEntry] {
        do throws(FileProblem) { return try listFolder(folder) ?? [] } catch { return [] }
    }
}

extension String {
    /// The folders that a file may be a part of, from the nearest on; of a path in the working folder two above that, too.
    fileprivate var foldersAbove: [String] {
        let parts = folderPath.split(separator: "/").map(String.init).filter { $0 != "." }
        let start = hasPrefix("/") ? "/" : ""
        let inside = parts.indices.reversed().map { start + parts[...$0].joined(separator: "/") }
        return Array(inside.prefix(8)) + (hasPrefix("/") ? [] : [".", "..", "../.."])
    }
}
