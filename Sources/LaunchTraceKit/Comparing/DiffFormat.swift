/// One way to write down what changed.
typealias DiffFormat = OutputFormat<TimelineDiff, Palette>

extension DiffFormat {
    /// Every format, the usual one first.
    static var all: [DiffFormat] { [.text, .unified, .json, .github] }

    /// For the reader at a terminal: the changes, with some lines around them; empty without changes.
    static var text: DiffFormat { DiffFormat("text") { $0.text($1) } }

    /// The recorded texts as a patch of the first, for `patch -p1` and `git apply`.
    static var unified: DiffFormat { DiffFormat("unified") { diff, _ in diff.patch } }

    /// One object for programs, with a change a line.
    static var json: DiffFormat { DiffFormat("json") { diff, _ in diff.json } }

    /// Commands in the log of a GitHub workflow.
    static var github: DiffFormat {
        DiffFormat("github", for: .workflowLog) { diff, _ in diff.notes.map(\.problem).workflowCommands }
    }

    /// Whether there is a difference; text that differs only in what is ignored needs no patch.
    func finds(_ diff: TimelineDiff) -> Bool { self == .unified ? !diff.patch.isEmpty : !diff.isSame }
}
