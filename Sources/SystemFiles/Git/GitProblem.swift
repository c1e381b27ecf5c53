/// Why git has no answer.
package enum GitProblem: Error, Hashable, Sendable {
    /// It isn't installed, or can't be run.
    case notRun(FileProblem)
    /// The folder belongs to no repository.
    case noRepository(folder: String)
    /// No commit is called so; a shallow repository may lack it.
    case unknownRevision(String, isShallow: Bool)
    /// What it says itself.
    case refused(folder: String, reason: String)
}

extension GitProblem {
    /// In a sentence without a full stop.
    package var message: String {
        switch self {
        case .notRun(let problem): "git cannot be run: \(problem.reason)"
        case .noRepository(let folder): "\(folder.printable) is in no git repository"
        case .unknownRevision(let name, _): "git knows no revision \(name.printable)"
        case .refused(let folder, let reason): "git does not read \(folder.printable): \(reason.printable)"
        }
    }

    /// What to do about it.
    package var hint: String? {
        switch self {
        case .unknownRevision(_, isShallow: true):
            "the repository is shallow: git fetch --unshallow gets the rest, and in a workflow actions/checkout with "
                + "\"fetch-depth: 0\""
        case .notRun, .noRepository, .unknownRevision, .refused: nil
        }
    }
}
