/// The keys of the player, in words.
enum KeyHelp {
    private static let keys: [(keys: String, meaning: String)] = [
        ("Enter, n, Space, Right, Down", "the next step"), ("b, Backspace, Left, Up", "the step before"),
        ("g, Home", "the first step"), ("G, End", "the last step"), ("7 Enter", "step 7"),
        ("e, Page Down", "the next event of the scenario"), ("E, Page Up", "the event before"),
        ("/ TEXT Enter", "the next step that has this text"), ("/ Enter", "the next one"),
        ("d", "all details of the step"), ("?", "this page"),
        ("q, Ctrl-C", "leave; while a question is open, Esc or Ctrl-C"),
    ]

    private static let marks = ["> event   : callback   ~ state", "* notification   - the app's own code   ! stop"]

    static let lines: [Line] =
        [Line("Keys", .heading)]
        + keys.map { row -> Line in
            var line = Line("  " + row.keys)
            line.align(to: 33)
            line.add(row.meaning)
            return line
        } + [Line(), Line("Marks", .heading)] + marks.map { Line("  " + $0) }

    /// The keys that matter where steps are printed.
    static func opening(isQuiz: Bool) -> String {
        isQuiz
            ? "Enter goes to the next question; answer with a number or a name; Esc or Ctrl-C ends, ? shows all keys."
            : "Enter is the next step, b the one before, q leaves, ? shows all keys."
    }

    /// The keys for the last line, the indispensable ones first.
    static func hints(_ mode: Player.Mode) -> [String] {
        switch mode {
        case .reading, .over:
            ["Enter next", "b back", "q leave", "? keys", "/ search", "d details", "e next event", "g first", "G last"]
        case .help: ["any key goes back", "q leave"]
        case .details: ["Down more", "Up less", "any other key goes back", "q leave"]
        case .searching: ["Enter finds", "Esc cancels"]
        case .enteringNumber: ["Enter goes there", "Esc cancels"]
        case .choosing(let question, _) where question.right == nil:
            ["type a number, then Enter", "Enter continues", "Esc ends"]
        case .choosing: ["type numbers, then Enter", "Esc ends"]
        case .page: ["Enter goes on", "Down more", "Up less", "q leave"]
        case .answering: ["type a number or a name, then Enter", "Esc ends", "Up scrolls back"]
        }
    }
}
