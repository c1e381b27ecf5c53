extension FoundTarget {
    /// The app that the target is.
    func app(by work: any ParallelWork) throws(ProjectSearchProblem) -> ScannedApp {
        try ScannedApp(self, TargetCode(target, in: folder, by: work))
    }
}

extension ScannedApp {
    fileprivate init(_ found: FoundTarget, _ code: TargetCode) throws(ProjectSearchProblem) {
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
