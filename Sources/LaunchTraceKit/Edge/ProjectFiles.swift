extension FileAccess {
    /// The files below a folder, the way to which has no links, as the reading of a project asks for them. A link counts
    /// by its target, what that is called included.
    func projectFolder(_ root: String) -> ProjectFolder {
        ProjectFolder { (path, kind) throws(ProjectProblem) in
            // By its name, which ends no link, it is of the kind.
            if let bytes = try directFile(path, below: root) { return bytes }
            let location = try located(path, below: root)
            if let refusal = location.path.relative(to: root).flatMap({ FileRefusal(end: $0, as: kind) }) {
                throw .otherKind(path, refusal)
            }
            guard location.isRegularFile else { throw .unreadable(path, reason: "not a regular file") }
            return try rethrow(as: { ProjectProblem($0, of: path) }) { () throws(FileProblem) in
                try readRegularFile(location.path)
            }
        } listFolder: { (path) throws(ProjectProblem) in
            let location = try located(path, below: root)
            return try rethrow(as: { ProjectProblem($0, of: path) }) { () throws(FileProblem) in
                guard let entries = try listFolder(location.path) else {
                    throw FileProblem(reason: "it is not a folder")
                }
                return entries.filter { $0.kind != .other }.map {
                    ProjectFolder.Entry(name: $0.name, isFolder: $0.kind == .folder)
                }
            }
        }
    }

    /// The bytes of a file to which no link leads, as to most, so that its path says where it is; nil where more has to be
    /// found out.
    private func directFile(_ path: String, below root: String) throws(ProjectProblem) -> [UInt8]? {
        do throws(FileProblem) { return try readRegularFile(path.path(in: root)) } catch {
            if error.isOfSystem { throw ProjectProblem(error, of: path) }
            return nil
        }
    }

    private func located(_ path: String, below root: String) throws(ProjectProblem) -> FileLocation {
        let location = try rethrow(as: { ProjectProblem($0, of: path) }) { () throws(FileProblem) in
            try locate(path.path(in: root))
        }
        guard let inside = location.path.relative(to: root) else { throw .outsideRoot(path) }
        guard !inside.leadsIntoGit else { throw .otherKind(path, .inGit) }
        return location
    }
}

extension ProjectProblem {
    init(_ problem: FileProblem, of path: String) {
        self =
            if problem.isAbsence { .absent(path) } else if problem.isOfSystem {
                .system(path, reason: problem.reason)
            } else { .unreadable(path, reason: problem.reason) }
    }
}

extension TargetCode {
    /// Reads the files of a target side by side.
    init(_ target: ProjectTarget, in folder: ProjectFolder, by work: any ParallelWork) {
        let (files, conditions) = (target.files, BuildConditions(target.buildConditions))
        let results = work.results(files.count, .long) { Self.file(files[$0], conditions, in: folder) }
        self.init(Self.respelled(results, files, conditions, in: folder))
    }
}
