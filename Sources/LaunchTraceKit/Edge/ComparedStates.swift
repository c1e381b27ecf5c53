/// Two states of an app, of which the second is the newer one.
enum ComparedStates: Equatable, Sendable {
    case projects(String, String)
    /// What git has of a project, and the project as it is.
    case revision(String, project: String)

    var oldName: String {
        switch self {
        case .projects(let old, _): old
        case .revision(let name, _): name
        }
    }

    /// The files that no product must replace.
    var operands: [Input?] {
        switch self {
        case .projects(let old, let new): [.file(old), .file(new)]
        case .revision(_, let project): [.file(project)]
        }
    }

    func read(by tracing: ScenarioTracing, _ files: FileAccess) throws(ScenarioTracing.Failure) -> (
        before: ReadScenario, after: ReadScenario
    ) {
        switch self {
        case .projects(let old, let new): return (try tracing.readApp(old, files), try tracing.readApp(new, files))
        case .revision(let name, let project):
            let after = try tracing.readApp(project, files)
            var old = tracing
            let root = try files.repositoryFolder(of: project, given: tracing.root)
            old.root = root
            return (try old.readApp(project, try files.ofRevision(name, of: project, in: root)), after)
        }
    }
}

extension ScenarioTracing {
    fileprivate func readApp(_ path: String, _ files: FileAccess) throws(Failure) -> ReadScenario {
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
