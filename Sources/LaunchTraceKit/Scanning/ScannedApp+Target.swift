extension ScannedApp {
    /// The app that a target is, as far as its code has been read.
    init(_ found: FoundTarget, _ code: TargetCode) throws(ProjectSearchProblem) {
        do throws(EntryPoint.Failure) {
            let entry = try EntryPoint.find(in: code)
            self.init(
                facts: [ScannedFact(["appDelegate"], nil, .unknown, at: entry.place, entry.delegate)],
                projectProblems: found.target.problems + code.problems,
                sourceProblems: code.files.flatMap(\.problems))
        } catch {
            throw .entry(error)
        }
    }
}
