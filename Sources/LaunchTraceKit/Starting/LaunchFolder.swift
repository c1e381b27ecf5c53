/// The folder for the launches of an app, which may have yet to be made.
struct LaunchFolder: Sendable {
    let place: PendingFolder
    /// The folder above all files that its scenarios name.
    let root: String
    /// The option that later commands need to find that folder, too; nil where they find it themselves.
    let rootArgument: String?
    /// The names of what it holds already.
    let existing: Set<String>

    static let appFile = "app.json"

    /// The path of a file in it, as messages show it.
    func path(of file: String) -> String { file.path(in: place.name) }

    /// Whether a file is there already.
    func has(_ file: String) -> Bool { existing.contains(file) }
}

extension LaunchFolder {
    /// Of a project outside git the root is the lowest folder that holds both.
    init(_ name: String, for source: ProjectSource, below root: String?, _ files: FileAccess) throws(FileProblem) {
        let name = name.isEmpty ? "." : name.withoutLastSlashes
        let path = try files.folder(toBeAt: name)
        place = PendingFolder(name: name, path: path)
        if let root {
            self.root = try files.rootFolder(root, above: path)
            rootArgument = root
        } else if let known = try files.gitFolder(above: path) {
            self.root = known
            rootArgument = nil
        } else {
            let named = try source.paths.map { path throws(FileProblem) in try files.folderOfProject(path) }
            let common = ([path] + named).commonFolder
            self.root = common
            let work = try files.folder(toBeAt: ".")
            rootArgument = common == path ? nil : common.path(from: work)
        }
        existing = try files.names(in: name)
    }
}

extension ProjectSource {
    /// The paths that were named.
    fileprivate var paths: [String] {
        switch self {
        case .project(let path, _): [path]
        case .folders(let folders, let folder):
            [folders.infoPlist, folders.entitlements, folder].compactMap(\.self) + folders.sources
        }
    }
}

extension FileAccess {
    /// The folder of a named project; the reader reports a missing one.
    fileprivate func folderOfProject(_ path: String) throws(FileProblem) -> String {
        do throws(FileProblem) {
            let found = try locate(path).path
            return found.hasSuffix(ProjectSearch.ending) ? found.folderPath : found
        } catch {
            if error.isOfSystem { throw error }
            return path.withoutDots
        }
    }

    fileprivate func names(in folder: String) throws(FileProblem) -> Set<String> {
        do throws(FileProblem) { return Set(try listFolder(folder)?.map(\.name) ?? []) } catch {
            if error.isAbsence { return [] }
            throw error
        }
    }
}
