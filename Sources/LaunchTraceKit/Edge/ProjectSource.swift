/// What an app is read from.
enum ProjectSource: Hashable, Sendable {
    /// An Xcode project, or a folder that holds one, and the name of a target.
    case project(String, target: String?)
    /// An Info.plist and folders of code, for a project that has yet to be generated, and a folder that holds both.
    case folders(CodeFolders, in: String?)
}

/// Folders of code, with the property lists of the app that they are.
struct CodeFolders: Hashable, Sendable {
    var infoPlist: String?
    var entitlements: String?
    var sources: [String]

    /// The files beside the code.
    var propertyLists: [String] { [infoPlist, entitlements].compactMap(\.self) }
}

/// A target, and the folder to which the paths of its files are relative.
struct FoundTarget: Sendable {
    let target: ProjectTarget
    let folder: ProjectFolder
    let root: String

    /// The files that are read, which no product must replace.
    var inputs: [Input] {
        let plists = target.infoPlist.origins.values.compactMap { origin -> String? in
            if case .file(let path) = origin { path } else { nil }
        }
        return (target.files + Set(plists).sorted()).map { .file($0.path(in: root)) }
    }

    /// The bytes of one of its files, by its path from the root; nil where it can't be read.
    func bytes(of path: String, as kind: FileKind) -> [UInt8]? {
        do throws(ProjectProblem) { return try folder.file(path, as: kind) } catch { return nil }
    }
}

extension FileAccess {
    /// The target of an app whose files are below the root: the folder that is given, else the nearest one above the
    /// project that git knows, else the folder that holds the project.
    func target(of source: ProjectSource, below root: String?) throws(ProjectSearchProblem) -> FoundTarget {
        let found =
            switch source {
            case .project(let path, let name): try target(named: name, ofProject: path, below: root)
            case .folders(let folders, let folder): try target(folders, in: folder, below: root)
            }
        // What the system couldn't give says nothing of the app.
        if let problem = found.target.problems.first(where: \.isOfSystem) { throw .project(problem) }
        return found
    }

    private func target(named name: String?, ofProject path: String, below given: String?) throws(ProjectSearchProblem)
        -> FoundTarget
    {
        let found = try project(at: path, below: given)
        return try rethrow(as: ProjectSearchProblem.project) { () throws(ProjectProblem) in
            FoundTarget(target: try found.project.target(named: name), folder: found.folder, root: found.root)
        }
    }

    /// The same, where several apps may be meant: the target that is named, else each app for iOS of the project.
    func targets(of source: ProjectSource, below root: String?) throws(ProjectSearchProblem) -> [FoundTarget] {
        guard case .project(let path, nil) = source else { return [try target(of: source, below: root)] }
        let names = try targetNames(of: source)
        guard names.count > 1 else { return [try target(of: source, below: root)] }
        return try names.map { name throws(ProjectSearchProblem) in
            try target(of: .project(path, target: name), below: root)
        }
    }

    func targetNames(of source: ProjectSource) throws(ProjectSearchProblem) -> [String] {
        switch source {
        case .project(let path, _): try project(at: path, below: nil).project.names
        case .folders: [try target(of: source, below: nil).target.name]
        }
    }

    /// The project that a path names, or that the folder there holds.
    private func project(at path: String, below given: String?) throws(ProjectSearchProblem) -> (
        project: XcodeProject, folder: ProjectFolder, root: String
    ) {
        let located = try located(path).withoutProjectFile
        if try !isFolder(located, called: path) {
            if let manifest = ProjectManifest(rawValue: located.lastPathPart) {
                throw .notGenerated(path.folderPath, manifest)
            }
            throw .noFolder(path)
        }
        let isProject = located.hasSuffix(ProjectSearch.ending)
        let root = try root(given, above: isProject ? located.folderPath : located, called: path)
        guard let inside = located.relative(to: root) else { throw .notBelow(path, root: root) }
        let folder = projectFolder(root)
        let project =
            isProject ? try project(inside, in: folder) : try ProjectSearch(folder).project(in: inside, called: path)
        return (project, folder, root)
    }

    private func target(_ folders: CodeFolders, in folder: String?, below given: String?) throws(ProjectSearchProblem)
        -> FoundTarget
    {
        let files = folders.propertyLists
        let places = try (folders.sources + files).map { path throws(ProjectSearchProblem) in
            (path: path, place: try located(path))
        }
        let above = try folder.map { path throws(ProjectSearchProblem) in try located(path).withoutProjectFile }
        let filePlaces = places.suffix(files.count).map(\.place.folderPath)
        let lowest = ([above].compactMap(\.self) + filePlaces + places.dropLast(files.count).map(\.place)).commonFolder
        let root = try root(given, above: lowest, called: folders.sources.first ?? "")
        var inside: [String: String] = [:]
        for (path, place) in places {
            guard let relative = place.relative(to: root) else { throw .notBelow(path, root: root) }
            inside[path] = relative
        }
        let projectFolder = projectFolder(root)
        return try rethrow(as: ProjectSearchProblem.project) { () throws(ProjectProblem) in
            let target = try ProjectTarget(
                name: (places.first?.place ?? root).lastPathPart, infoPlist: folders.infoPlist.flatMap { inside[$0] },
                entitlements: folders.entitlements.flatMap { inside[$0] },
                sources: folders.sources.compactMap { inside[$0] }, in: projectFolder)
            return FoundTarget(target: target, folder: projectFolder, root: root)
        }
    }

    private func project(_ path: String, in folder: ProjectFolder) throws(ProjectSearchProblem) -> XcodeProject {
        return try rethrow(as: ProjectSearchProblem.project) { () throws(ProjectProblem) in
            try XcodeProject(folder, path: path)
        }
    }

    func located(_ path: String) throws(ProjectSearchProblem) -> String {
        return try rethrow(as: { ProjectSearchProblem.unreadable(path, $0) }) { () throws(FileProblem) in
            try locate(path).path
        }
    }

    private func root(_ given: String?, above folder: String, called path: String) throws(ProjectSearchProblem)
        -> String
    {
        return try rethrow(as: { ProjectSearchProblem.unreadable(path, $0) }) { () throws(FileProblem) in
            try rootFolder(given, above: folder)
        }
    }

    private func isFolder(_ path: String, called name: String) throws(ProjectSearchProblem) -> Bool {
        return try rethrow(as: { ProjectSearchProblem.unreadable(name, $0) }) { () throws(FileProblem) in
            try listFolder(path) != nil
        }
    }
}

extension String {
    /// The project of a `project.pbxproj`, and the folder of a workspace, which may have several projects.
    fileprivate var withoutProjectFile: String {
        let isInside = lastPathPart == "project.pbxproj" && folderPath.hasSuffix(ProjectSearch.ending)
        return isInside || hasSuffix(".xcworkspace") ? folderPath : self
    }
}

extension [String] {
    /// The lowest folder that all of these paths lead into.
    var commonFolder: String {
        guard let first else { return "." }
        var common = first.split(separator: "/")[...]
        for path in dropFirst() {
            let count = zip(common, path.split(separator: "/")).prefix { $0 == $1 }.count
            common = common.prefix(count)
        }
        return (first.hasPrefix("/") ? "/" : "") + common.joined(separator: "/")
    }
}
