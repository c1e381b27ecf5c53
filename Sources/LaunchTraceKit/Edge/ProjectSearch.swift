/// The project that a folder holds.
struct ProjectSearch {
    static let ending = ".xcodeproj"
    /// How far below the folder a project may lie, such as `platforms/ios/App.xcodeproj`.
    private static let depth = 2
    /// The most projects that are listed.
    private static let limit = 100

    let folder: ProjectFolder

    init(_ folder: ProjectFolder) { self.folder = folder }

    /// The one that has an app for iOS; of those at different depths the highest.
    func project(in start: String, called name: String) throws(ProjectSearchProblem) -> XcodeProject {
        var level = [start]
        var others: [Candidate] = []
        var foreign: (String, OtherLanguage)?
        for _ in 0...Self.depth {
            let found = try contents(of: level)
            let candidates = found.projects.prefix(Self.limit).map(candidate)
            let apps = candidates.filter(\.mayHaveApp)
            if !apps.isEmpty { return try only(apps, below: start, called: name) }
            if let manifest = found.manifest { throw .notGenerated(name, manifest) }
            others += candidates
            foreign = foreign ?? found.foreign
            level = found.folders
        }
        guard !others.isEmpty else { throw .noProject(name, other: foreign) }
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
        Candidate(path: path, project: Result { () throws(ProjectProblem) in try XcodeProject(folder, path: path) })
    }

    private func only(_ candidates: [Candidate], below start: String, called name: String) throws(ProjectSearchProblem)
        -> XcodeProject
    {
        guard let first = candidates.first, candidates.count == 1 else {
            throw .severalProjects(
                candidates.map { ($0.path.relative(to: start.isEmpty ? "." : start) ?? $0.path).path(in: name) })
        }
        return try rethrow(as: ProjectSearchProblem.project) { () throws(ProjectProblem) in try first.project.get() }
    }

    private struct Contents {
        var projects: [String] = []
        var folders: [String] = []
        /// The first manifest in a folder without a project.
        var manifest: ProjectManifest?
        /// The first project in a language that isn't read.
        var foreign: (String, OtherLanguage)?
    }

    /// The contents of some folders.
    private func contents(of level: [String]) throws(ProjectSearchProblem) -> Contents {
        var contents = Contents()
        for path in level {
            func inner(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }
            let entries = try entries(path)
            let projects = entries.filter { $0.isProject }.map { inner($0.name) }
            let manifest = ProjectManifest.allCases.first { manifest in
                entries.hasFile(manifest.rawValue) && manifest.isIn(folder, at: inner(manifest.rawValue))
            }
            // A repository may have the folder of a project without the project in it.
            if let manifest, try !haveFiles(projects) {
                contents.manifest = contents.manifest ?? manifest
            } else {
                contents.projects += projects
            }
            contents.foreign =
                contents.foreign
                ?? entries.lazy.compactMap { entry in
                    OtherLanguage(projectFile: entry.name).map { (inner(entry.name), $0) }
                }.first
            contents.folders += entries.filter { entry in
                entry.isFolder && !entry.name.hasPrefix(".") && !entry.isProject && !ProjectFolder.isAside(entry.name)
            }.map { inner($0.name) }
        }
        return contents
    }

    /// Whether one of some projects is more than a folder.
    private func haveFiles(_ projects: [String]) throws(ProjectSearchProblem) -> Bool {
        for project in projects where try entries(project).hasFile("project.pbxproj") { return true }
        return false
    }

    /// None where a folder can't be looked into.
    private func entries(_ path: String) throws(ProjectSearchProblem) -> [ProjectFolder.Entry] {
        do throws(ProjectProblem) { return try folder.entries(path) } catch {
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

/// A file from which a tool generates an Xcode project.
enum ProjectManifest: String, CaseIterable {
    case xcodeGen = "project.yml"
    case tuist = "Project.swift"

    var command: String {
        switch self {
        case .xcodeGen: "xcodegen generate"
        case .tuist: "tuist generate"
        }
    }

    /// A word that each manifest contains, and other files of that name don't.
    private var word: String {
        switch self {
        case .xcodeGen: "targets:"
        case .tuist: "ProjectDescription"
        }
    }

    /// Whether the file at a path is one.
    func isIn(_ folder: ProjectFolder, at path: String) -> Bool {
        do throws(ProjectProblem) {
            return try folder.file(path, as: .named(rawValue))[...].range(of: word) != nil
        } catch { return false }
    }
}
