/// The reason why git has no result.
package enum GitProblem: Error, Hashable, Sendable {
    /// It isn't installed, or can't be run.
    case notRun(FileProblem)
    case noRepository(folder: String)
    /// No commit has this name; a shallow repository may lack it.
    case unknownRevision(String, isShallow: Bool)
    /// The error message of git.
    case refused(folder: String, reason: String)

    /// In a sentence without a full stop.
    package var message: String {
        switch self {
        case .notRun(let problem): "git cannot be run: \(problem.reason)"
        case .noRepository(let folder): "\(folder.printable) is not in a git repository"
        case .unknownRevision(let name, _): "git has no revision \(name.printable)"
        case .refused(let folder, let reason): "git does not read \(folder.printable): \(reason.printable)"
        }
    }

    /// The remedy.
    package var hint: String? {
        switch self {
        case .unknownRevision(_, isShallow: true):
            "the repository is shallow: git fetch --unshallow fetches the rest; in a workflow, use actions/checkout with "
                + "\"fetch-depth: 0\""
        case .notRun, .noRepository, .unknownRevision, .refused: nil
        }
    }
}
