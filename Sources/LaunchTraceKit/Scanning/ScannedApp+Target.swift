extension ScannedApp {
    /// The app that a target is.
    init(_ found: FoundTarget, _ code: TargetCode) throws(ProjectSearchProblem) {
        let source = AppSource(found.target, code, in: found.folder)
        // What the system couldn't give says nothing of the app.
        if let problem = source.unread.map(\.problem).first(where: \.isOfSystem) { throw .project(problem) }
        do throws(EntryPoint.Failure) {
            try self.init(source)
        } catch {
            // It may begin in a file that couldn't be read.
            let unread = found.target.unread.first { $0.isOpen && $0.content == .code }?.problem
            if case .none = error, let problem = code.problems.first ?? unread { throw .project(problem) }
            throw .entry(error)
        }
    }
}
