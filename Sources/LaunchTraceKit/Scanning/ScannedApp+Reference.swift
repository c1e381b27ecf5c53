extension FileAccess {
    /// The app of the project that a scenario refers to, below the root of the scenario. A project is read once.
    func app(
        of reference: ProjectReference, namedBy scenario: String, below given: String?, at place: Place
    ) throws(FileProblem) -> ProjectApp {
        let app = try scannedApp(of: ProjectSource(reference), namedBy: scenario, below: given)
        return ProjectApp(app: app.node(at: place), linkHosts: app.linkHosts)
    }

    /// The same with all that was read and what couldn't be.
    func scannedApp(
        of source: ProjectSource, namedBy scenario: String, below given: String?
    ) throws(FileProblem) -> ScannedApp {
        let root = try rootFolder(given, above: scenario.folderPath)
        let read = memory.value(of: ([root] + source.key).joined(separator: "\n")) {
            () -> Result<ScannedApp, FileProblem> in
            Result { () throws(FileProblem) in try self.app(of: source, below: root) }
        }
        return try read.get()
    }

    private func app(of source: ProjectSource, below root: String) throws(FileProblem) -> ScannedApp {
        do throws(ProjectSearchProblem) {
            let found = try target(of: source, below: root)
            return try ScannedApp(found, TargetCode(found.target, in: found.folder, by: parallelWork))
        } catch {
            throw FileProblem(reason: error.message)
        }
    }
}

extension ProjectSource {
    /// What tells it apart from others.
    fileprivate var key: [String] {
        switch self {
        case .project(let path, let target): [path, target ?? ""]
        case .folders(let infoPlist, let sources, let folder): ["", "", infoPlist ?? "", folder ?? ""] + sources
        }
    }

    fileprivate init(_ reference: ProjectReference) {
        self =
            if let project = reference.project {
                .project(project, target: reference.target)
            } else {
                .folders(infoPlist: reference.plist, sources: reference.sources ?? [], in: nil)
            }
    }
}
