extension ScannedApp {
    /// The app that a target is.
    init(_ found: FoundTarget, _ code: TargetCode) throws(ProjectSearchProblem) {
        do throws(EntryPoint.Failure) {
            try self.init(AppSource(found.target, code, in: found.folder))
        } catch {
            throw .entry(error)
        }
    }
}
