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
            for entry in try entries(path) where entry.isFolder && !entry.name.hasPrefix(".") {
                let inner = path.isEmpty ? entry.name : path + "/" + entry.name
                if entry.name.hasSuffix(Self.ending) {
                    projects.append(inner)
                } else if !ProjectFolder.isAside(entry.name) {
                    folders.append(inner)
                }
            }
        }
        return (projects, folders)
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
