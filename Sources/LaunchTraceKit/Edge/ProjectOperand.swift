extension ScenarioTracing {
    func readOperand(_ input: Input, _ files: FileAccess) throws(Failure) -> ScenarioOrApp {
        guard case .file(let operand) = input, try files.isProject(input) else {
            return try readScenarioOrApp(try input.text(files), files)
        }
        let source = SourceText(ofProject: operand)
        var tracing = self
        tracing.root = try rethrow(as: { Failure.unreadable(input, $0) }) { () throws(FileProblem) in
            try files.rootFolder(root, above: source.name.folderOfProject)
        }
        return try rethrow(as: Failure.invalid) { () throws(Diagnostics) in
            let reader = tracing.reader(of: source, files)
            return .app(try reader.read(app: source.appOfProject, in: source, settings: settings))
        }
    }

    func read(_ folders: CodeFolders, _ files: FileAccess) throws(Failure) -> ReadScenario {
        let source = SourceText(name: folders.sources.first ?? ".", bytes: [])
        // Their paths are relative to the working directory, as those of a setting are.
        let words = SourceText(settingNumber: settings.count + 1, words: source.name)
        let app = JSONNode.folders(
            plist: folders.infoPlist, entitlements: folders.entitlements, sources: folders.sources,
            at: Place(source: words, range: 0..<0))
        return try rethrow(as: Failure.invalid) { () throws(Diagnostics) in
            try reader(of: source, files).read(app: app, in: source, settings: settings)
        }
    }
}

extension SourceText {
    /// The text of an app that no text says, but a project: its name is all that a message can point at.
    convenience init(ofProject path: String) { self.init(name: path.withoutProjectText.withoutLastSlashes, bytes: []) }

    /// What such a text would say, if there were one.
    var appOfProject: JSONNode {
        let place = Place(source: self, range: 0..<0)
        let name = self.name.lastPathPart
        return .project(name.isEmpty ? "." : name, at: place)
    }
}

extension FileAccess {
    /// The folder above which the root of an operand is looked for.
    func folder(of operand: String) throws(ScenarioTracing.Failure) -> String {
        try isProject(.file(operand)) ? operand.withoutProjectText.folderOfProject : operand.folderPath
    }

    /// Whether an operand names a project, or a folder that may hold one.
    func isProject(_ input: Input) throws(ScenarioTracing.Failure) -> Bool {
        guard case .file(let path) = input else { return false }
        if path.withoutProjectText.isOfProject { return true }
        do throws(FileProblem) { return try listFolder(path) != nil } catch {
            if error.isOfSystem { throw .unreadable(input, error) }
            return false
        }
    }
}

extension String {
    /// Whether it names a project, the manifest of one, or a workspace, and so not the folder that holds it.
    var isOfProject: Bool {
        [ProjectSearch.ending, ".xcworkspace"].contains(where: withoutLastSlashes.hasSuffix)
            || ProjectManifest(rawValue: lastPathPart) != nil
    }

    /// The folder that holds it, or that it is.
    fileprivate var folderOfProject: String { isOfProject ? folderPath : self }

    /// The project of a `project.pbxproj`.
    fileprivate var withoutProjectText: String { lastPathPart == "project.pbxproj" ? folderPath : self }
}

extension Setting {
    static let targetKey = "app.target"

    /// The setting that names a target, regardless of its name.
    static func target(_ name: String) -> Setting { Setting(key: targetKey, value: Value.string(name).json) }
}
