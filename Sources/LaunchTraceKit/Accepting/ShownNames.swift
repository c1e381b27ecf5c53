/// The names that files have in a product, so that a reader can open them.
struct ShownNames: Sendable {
    /// From where a path leads.
    enum Base: Sendable {
        /// As files are named, and those of a project by their paths below the root.
        case asNamed
        /// The working folder, in which a terminal and an editor open what is printed.
        case workingFolder
        /// The folder with `.git`: GitHub uses paths of the repository.
        case root
        /// The top of the file system, as Xcode wants it.
        case top
    }

    let base: Base
    let files: FileAccess
    /// The folder that is given as the root; nil where it is found.
    let root: String?
    /// The folders of an app without a project, which decide together where its root is.
    var folders: CodeFolders?

    /// The finding with the names of its files; as they are where no file is there.
    func naming(_ finding: PlacedFinding) throws(ScenarioTracing.Failure) -> PlacedFinding {
        if base == .asNamed { return finding }
        let isOfFolders = folders?.sources.first == finding.scenario.name
        let folder = isOfFolders ? try folderOfFolders : try files.folder(of: finding.scenario.name)
        return try finding.renamingFiles { place throws(ScenarioTracing.Failure) in
            do throws(FileProblem) { return try name(of: place, of: finding, below: folder) } catch {
                let problem = error
                if problem.isOfSystem { throw .unreadable(.file(place.source.name), problem) }
                return place.source.name
            }
        }
    }

    private func name(of place: Place, of finding: PlacedFinding, below folder: String) throws(FileProblem) -> String {
        let name = place.source.name
        switch (base, finding.isNamedBelowRoot(place)) {
        case (.asNamed, _), (.workingFolder, false), (.root, true): return name
        case (.workingFolder, true): return try below(folder, name).path(from: files.locate(".").path)
        case (.root, false): return try files.locate(name).path.relative(to: top(folder)) ?? name
        case (.top, true): return try below(folder, name)
        case (.top, false): return try files.locate(name).path
        }
    }

    /// The lowest folder that an app without a project is in.
    private var folderOfFolders: String {
        get throws(ScenarioTracing.Failure) {
            let paths = folders.map { $0.sources + $0.propertyLists.map(\.folderPath) } ?? []
            return try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(paths.first ?? "."), $0) }) {
                () throws(FileProblem) in
                try paths.map { path throws(FileProblem) in try files.locate(path).path }.commonFolder
            }
        }
    }

    private func below(_ folder: String, _ name: String) throws(FileProblem) -> String {
        name.path(in: try top(folder))
    }

    private func top(_ folder: String) throws(FileProblem) -> String { try files.rootFolder(root, above: folder) }
}

extension LintFormat {
    /// How this format names files.
    var base: ShownNames.Base {
        switch name {
        case LintFormat.text.name: .workingFolder
        case LintFormat.github.name, LintFormat.sarif.name: .root
        case LintFormat.xcode.name: .top
        default: .asNamed
        }
    }
}
