extension ScannedApp {
    /// The app that a target is.
    init(_ found: FoundTarget, _ code: TargetCode) throws(ProjectSearchProblem) {
        do throws(EntryPoint.Failure) {
            try self.init(AppSource(found.target, code, in: found.folder))
        } catch {
            // It may begin in a file that couldn't be read.
            if case .none = error, let problem = code.problems.first { throw .project(problem) }
            throw .entry(error)
        }
    }
}
