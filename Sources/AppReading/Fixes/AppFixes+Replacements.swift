extension AppFixes {
    /// `true` in the place of the answer that keeps UIKit from handing over what started the app.
    func launchResult(_ problem: Problem) -> SourceFix? {
        guard let code = FixableCode(problem.place.source),
            let answer = code.node(.return, around: problem.place)?.child(.value)
        else { return nil }
        return SourceFix(TextEdit(code.isSwift ? "true" : "YES", at: answer.place))
    }
}
