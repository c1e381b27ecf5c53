/// The project that a folder holds.
struct ProjectSearch {
    static let ending = ".xcodeproj"
    /// How far below the folder a project may lie, such as `platforms/ios/App.xcodeproj`.
    private static let depth = 2
    /// More projects than a person chooses from.
    private static let limit = 100

    let folder: ProjectFolder

    init(_ folder: ProjectFolder) {
        self.folder = folder
    }

    /// The one that has an app for iOS; of those at different depths the highest.
    func project(in start: String, called name: String) throws(ProjectSearchProblem) -> XcodeProject {
        var level = [start]
        var others: [Candidate] = []
        for _ in 0...Self.depth {
            let (projects, folders) = try contents(of: level)
            let candidates = projects.prefix(Self.limit).map(candidate)
            let apps = candidates.filter(\.mayHaveApp)
            if !apps.isEmpty { return try only(apps, below: start, called: name) }
            others += candidates
            level = folders
        }
        guard !others.isEmpty else { throw .noProject(name) }
        return try only(others, below: start, called: name)
    }

    /// A project, or why it can't be read.
    private struct Candidate {
        let path: String
        let project: Result<XcodeProject, ProjectProblem>

        /// A project that can't be read mustn't let another take its place.
        var mayHaveApp: Bool {
            switch project {
            case .success(let project): project.hasApplication
            // Other tools have files of these names.
            case .failure(.malformedSpecification), .failure(.notLiteral(_, _, name: "Project")): false
            case .failure: true
            }
        }
    }

    private func candidate(_ path: String) -> Candidate {
        Candidate(
            path: path, project: Result { () throws(ProjectProblem) in try XcodeProject(folder, path: path) })
    }

    private func only(
        _ candidates: [Candidate], below start: String, called name: String
    ) throws(ProjectSearchProblem) -> XcodeProject {
        guard let first = candidates.first, candidates.count == 1 else {
            throw .severalProjects(
                candidates.map { ($0.path.relative(to: start.isEmpty ? "." : start) ?? $0.path).path(in: name) })
        }
        return try rethrow(as: ProjectSearchProblem.project) { () throws(ProjectProblem) in try first.project.get() }
    }

    /// The projects in some folders, and the other folders in these.
    private func contents(of level: [String]) throws(ProjectSearchProblem) -> (projects: [String], folders: [String]) {
        var (projects, folders): ([String], [String]) = ([], [])
        for path in level {
            func inner(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }
            let entries = try entries(path)
            let made = entries.filter { $0.isProject }.map { inner($0.name) }
            let specification = XcodeProject.specifications.first(where: entries.hasFile).map(inner)
            // What a project is made of says nothing that the project doesn't, unless only its folder is there.
            if let specification, try !areMade(made) { projects.append(specification) } else { projects += made }
            folders += entries.filter { entry in
                entry.isFolder && !entry.name.hasPrefix(".") && !entry.isProject && !ProjectFolder.isAside(entry.name)
            }.map { inner($0.name) }
        }
        return (projects, folders)
    }

    /// Whether one of some projects is more than a folder.
    private func areMade(_ projects: [String]) throws(ProjectSearchProblem) -> Bool {
        for project in projects where try entries(project).hasFile("project.pbxproj") { return true }
        return false
    }

    /// None where a folder can't be looked into.
    private func entries(_ path: String) throws(ProjectSearchProblem) -> [ProjectFolder.Entry] {
        do throws(ProjectProblem) {
            return try folder.entries(path)
        } catch {
            if error.isOfSystem { throw .project(error) }
            return []
        }
    }
}

extension ProjectFolder.Entry {
    fileprivate var isProject: Bool { isFolder && !name.hasPrefix(".") && name.hasSuffix(ProjectSearch.ending) }
}

extension [ProjectFolder.Entry] {
    fileprivate func hasFile(_ name: String) -> Bool { contains { $0.name == name && !$0.isFolder } }
}
