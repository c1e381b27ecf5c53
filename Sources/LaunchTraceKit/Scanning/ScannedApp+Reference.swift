extension FileAccess {
    /// The app of the project that a scenario refers to, below the root of the scenario. A project is read once.
    func app(
        of reference: ProjectReference, namedBy scenario: String, below given: String?, at place: Place
    ) throws(FileProblem) -> ProjectApp {
        let root = try rootFolder(given, above: scenario.folderPath)
        let key =
            [root, reference.project, reference.target, reference.plist].map { $0 ?? "" } + (reference.sources ?? [])
        let read = memory.value(of: key.joined(separator: "\n")) { () -> Result<ScannedApp, FileProblem> in
            Result { () throws(FileProblem) in try self.app(of: ProjectSource(reference), below: root) }
        }
        return ProjectApp(try read.get(), at: place)
    }

    private func app(of source: ProjectSource, below root: String) throws(FileProblem) -> ScannedApp {
        do throws(ProjectSearchProblem) {
            return try target(of: source, below: root).app(by: parallelWork)
        } catch {
            throw FileProblem(reason: error.message)
        }
    }
}

extension ProjectApp {
    /// The app, where what the project says nowhere stands at a place.
    init(_ app: ScannedApp, at place: Place) {
        self.init(
            app: app.node(at: place), linkHosts: app.linkHosts, problems: app.problems,
            unreadOfInfoPlist: app.open.infoPlist, hasUnreadCode: app.open.code != nil,
            doubt: app.open.doubt)
    }
}

extension ProjectSource {
    fileprivate init(_ reference: ProjectReference) {
        self =
            if let project = reference.project {
                .project(project, target: reference.target)
            } else {
                .folders(infoPlist: reference.plist, sources: reference.sources ?? [], in: nil)
            }
    }
}
