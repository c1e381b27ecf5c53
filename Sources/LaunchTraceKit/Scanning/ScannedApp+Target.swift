extension FoundTarget {
    func app(by work: any ParallelWork) throws(ProjectSearchProblem) -> ScannedApp {
        let (source, code) = try source(by: work)
        var app = ScannedApp(source)
        try check(app, code)
        app.origin = TargetOrigin(target)
        return app
    }

    /// The app that the target is, with what a move to scenes meets in its project.
    func scanned(by work: any ParallelWork) throws(ProjectSearchProblem) -> ScannedTarget {
        let (source, code) = try source(by: work)
        var (app, windows) = AppWindows.read(source)
        try check(app, code)
        app.origin = TargetOrigin(target)
        var scanned = ScannedTarget(app, called: target.name)
        if !windows.isEmpty { scanned.scenes = SceneFacts(windows: windows, project: ProjectFacts(self, windows)) }
        return scanned
    }

    /// What the move of the app to scenes meets, and what couldn't be read of it.
    func adoption(by work: any ParallelWork) throws(ProjectSearchProblem) -> (
        adoption: SceneAdoption, problems: [Diagnostic]
    ) {
        let (source, code) = try source(by: work)
        let read = SceneAdoption.read(source)
        try check(read.app, code)
        return (read.adoption, read.app.problems)
    }

    private func source(by work: any ParallelWork) throws(ProjectSearchProblem) -> (source: AppSource, code: TargetCode)
    {
        let code = TargetCode(target, in: folder, by: work)
        let source = AppSource(target, code, in: folder)
        // What the system couldn't give says nothing of the app.
        if let problem = source.unread.map(\.problem).first(where: \.isOfSystem) { throw .project(problem) }
        if let problem = source.unreadableInfoPlist { throw .project(problem) }
        return (source, code)
    }

    /// There is no place at which an app could begin, unless that is in a file that couldn't be read.
    private func check(_ app: ScannedApp, _ code: TargetCode) throws(ProjectSearchProblem) {
        guard let reason = app.notAnalyzed, reason.place == nil else { return }
        let unread = target.unread.filter { $0.isOpen && $0.isCode }.map(\.problem)
        let problems = code.problems.first.map { [$0] } ?? unread
        throw .noDelegate(problems.isEmpty ? reason.message : problems.map(\.message).joined(separator: "; "))
    }
}
