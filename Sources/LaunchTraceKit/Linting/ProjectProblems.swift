extension ScenarioTracing {
    /// What couldn't be read of the project that an app is read from: what is found may lack as much.
    func projectProblems(of read: ReadScenario, from input: Input, _ files: FileAccess) -> [Diagnostic] {
        guard let project = read.project else { return [] }
        do throws(FileProblem) {
            let root = try files.isProject(input) ? files.rootFolder(root, above: read.folderOfProject) : root
            return try files.scannedApp(of: project, namedBy: read.source.name, below: root).problems
        } catch {
            // A project that can't be read at all is refused before.
            return []
        }
    }
}

extension ReadScenario {
    /// The project that the app is read from; nil where the scenario says it all.
    fileprivate var project: ProjectSource? {
        let keys = ProjectReference.keys.map(\.name)
        guard let app = tree.member(at: ["app"])?.value, case .object(let members) = app.value,
            let first = members.first(where: { keys.contains($0.key) })
        else { return nil }
        func text(_ key: String) -> String? { app.member(at: [key])?.value.text }
        func path(_ path: String) -> String { path.named(in: first.value.place.source) }
        if let project = text("project") { return .project(path(project), target: text("target")) }
        guard case .list(let sources) = app.member(at: ["sources"])?.value.read.value else { return nil }
        return .folders(infoPlist: text("plist").map(path), sources: sources.compactMap { $0.text.map(path) }, in: nil)
    }

    /// The folder that holds the project of an operand.
    fileprivate var folderOfProject: String {
        let isProject = [ProjectSearch.ending, ".xcworkspace"].contains(where: source.name.hasSuffix)
        return isProject ? source.name.folderPath : source.name
    }
}

extension JSONNode {
    /// The text of a `--set` read as JSON, if it is any; everything else as it is.
    fileprivate var read: JSONNode {
        guard case .setting = value else { return self }
        do throws(JSONProblem) {
            return try JSONReader.read(place.source, in: place.range)
        } catch {
            return self
        }
    }

    fileprivate var text: String? {
        switch read.value {
        case .string(let text), .setting(let text): text
        case .null, .bool, .number, .list, .object, .removed: nil
        }
    }
}

extension String {
    /// The path that a text means by it; a setting means the working directory.
    fileprivate func named(in source: SourceText) -> String {
        if hasPrefix("/") || source.settingNumber > 0 { return self }
        return (source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? "") + self
    }
}
