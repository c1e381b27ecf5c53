/// Two states of an app.
struct ComparedStates: Equatable, Sendable {
    let old, new: ProjectSource
    /// The revision of the old state in git; nil if the state is in a folder.
    let revision: String?

    var oldName: String { revision ?? old.name }

    /// The files that no product must replace.
    var operands: [Input?] { (revision == nil ? old.inputs : []) + new.inputs }

    func read(by tracing: ScenarioTracing, _ files: FileAccess) throws(ScenarioTracing.Failure) -> (
        before: ReadScenario, after: ReadScenario
    ) {
        guard let revision else { return (try tracing.readState(old, files), try tracing.readState(new, files)) }
        let after = try tracing.readState(new, files)
        var earlier = tracing
        let root = try files.repositoryFolder(of: old.name, given: tracing.root)
        earlier.root = root
        return (try earlier.readState(old, try files.ofRevision(revision, of: old.name, in: root)), after)
    }
}

extension ProjectSource {
    /// The name in messages: the project or the folder, or the first folder of code.
    fileprivate var name: String {
        switch self {
        case .project(let path, _), .folders(_, let path?): path
        case .folders(let folders, nil): folders.sources.first ?? "."
        }
    }

    fileprivate var inputs: [Input] {
        switch self {
        case .project(let path, _): [.file(path)]
        case .folders(let folders, let folder): ([folder].compactMap(\.self) + folders.propertyLists).map(Input.file)
        }
    }
}

extension CodeFolders {
    /// The folders and files in a folder that contains them all; a path that doesn't exist there is relative to the working
    /// directory.
    fileprivate func within(_ folder: String, _ files: FileAccess) -> CodeFolders {
        func path(_ path: String) -> String {
            let inside = path.path(in: folder)
            do throws(FileProblem) { _ = try files.locate(inside) } catch { return path }
            return inside
        }
        return CodeFolders(
            infoPlist: infoPlist.map(path), entitlements: entitlements.map(path), sources: sources.map(path))
    }
}

extension ScenarioTracing {
    fileprivate func readState(_ state: ProjectSource, _ files: FileAccess) throws(Failure) -> ReadScenario {
        switch state {
        case .project(let path, let target):
            var tracing = self
            tracing.settings = target.map { [.target($0)] } ?? []
            return try tracing.readApp(path, files)
        case .folders(let folders, let folder):
            return try read(folder.map { folders.within($0, files) } ?? folders, files)
        }
    }

    private func readApp(_ path: String, _ files: FileAccess) throws(Failure) -> ReadScenario {
        _ = try rethrow(as: { Failure.unreadable(.file(path), $0) }) { () throws(FileProblem) in try files.locate(path)
        }
        guard try files.isProject(.file(path)) else {
            throw .unreadable(.file(path), FileProblem(reason: "it is neither an Xcode project nor a folder with one"))
        }
        return try readOperand(.file(path), files).read
    }
}

extension FileAccess {
    /// The folder that git knows around a project, without links.
    fileprivate func repositoryFolder(of project: String, given root: String?) throws(ScenarioTracing.Failure) -> String
    {
        return try rethrow(as: { ScenarioTracing.Failure.unreadable(.file(project), $0) }) { () throws(FileProblem) in
            if let root { return try locate(root).path }
            let place = try locate(project).path
            return try gitFolder(above: place.withoutLastSlashes) ?? place
        }
    }

    /// The files as git has them there.
    fileprivate func ofRevision(_ name: String, of project: String, in root: String) throws(ScenarioTracing.Failure)
        -> FileAccess
    {
        let workingFolder = try rethrow(as: { ScenarioTracing.Failure.unreadable(.file("."), $0) }) {
            () throws(FileProblem) in try locate(".").path
        }
        do throws(GitProblem) {
            let repository = try GitRepository(root, self)
            return try ofCommit(try repository.commit(name), in: repository, from: workingFolder)
        } catch {
            let reason = [error.message, error.hint].compactMap(\.self).joined(separator: "; ")
            throw .unreadable(.file(project), FileProblem(reason: reason))
        }
    }
}
