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
        let folders = [old.folder, new.folder].compactMap(\.self)
        guard let revision else {
            return (
                try tracing.readState(old.within(folders, files), files),
                try tracing.readState(new.within(folders, files), files)
            )
        }
        let (old, new) = (old.within(folders, files), new.within(folders, files))
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

    /// The folder that paths can be relative to.
    fileprivate var folder: String? { if case .folders(_, let folder) = self { folder } else { nil } }

    /// The same with paths from the working directory. A path is relative to the folder of the state if it exists in the
    /// folder of either state, so that a folder that one of them lacks isn't read from the other.
    fileprivate func within(_ folders: [String], _ files: FileAccess) -> ProjectSource {
        guard case .folders(let code, let folder?) = self else { return self }
        func path(_ path: String) -> String {
            let isInside = folders.contains { folder in
                do throws(FileProblem) { _ = try files.locate(path.path(in: folder)) } catch { return false }
                return true
            }
            return isInside ? path.path(in: folder) : path
        }
        let inside = CodeFolders(
            infoPlist: code.infoPlist.map(path), entitlements: code.entitlements.map(path),
            sources: code.sources.map(path))
        return .folders(inside, in: folder)
    }

    fileprivate var inputs: [Input] {
        switch self {
        case .project(let path, _): [.file(path)]
        case .folders(let folders, let folder): ([folder].compactMap(\.self) + folders.propertyLists).map(Input.file)
        }
    }
}

extension ScenarioTracing {
    fileprivate func readState(_ state: ProjectSource, _ files: FileAccess) throws(Failure) -> ReadScenario {
        switch state {
        case .project(let path, let target):
            var tracing = self
            tracing.settings = target.map { [.target($0)] } ?? []
            return try tracing.readApp(path, files)
        case .folders(let folders, _): return try read(folders, files)
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
