extension FoundTarget {
    /// The app that the target is.
    func app(by work: any ParallelWork) throws(ProjectSearchProblem) -> ScannedApp {
        var app = try ScannedApp(self, TargetCode(target, in: folder, by: work))
        app.origin = TargetOrigin(target)
        return app
    }
}

extension FoundTarget {
    /// What the move of the app to scenes meets, and what couldn't be read of it.
    func adoption(
        by work: any ParallelWork
    ) throws(ProjectSearchProblem) -> (adoption: SceneAdoption, problems: [Diagnostic]) {
        let code = TargetCode(target, in: folder, by: work)
        let problems = try ScannedApp(self, code).problems
        return (SceneAdoption(AppSource(target, code, in: folder)), problems)
    }
}

extension ScannedApp {
    fileprivate init(_ found: FoundTarget, _ code: TargetCode) throws(ProjectSearchProblem) {
        let source = AppSource(found.target, code, in: found.folder)
        // What the system couldn't give says nothing of the app.
        if let problem = source.unread.map(\.problem).first(where: \.isOfSystem) { throw .project(problem) }
        self.init(source)
        // There is no place at which it could begin, unless that is in a file that couldn't be read.
        if let reason = notJudged, reason.place == nil {
            let unread = found.target.unread.first { $0.isOpen && $0.isCode }?.problem
            throw .noDelegate((code.problems.first ?? unread)?.message ?? reason.message)
        }
    }
}
