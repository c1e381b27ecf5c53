/// Changed timelines, which the user accepts or keeps one by one.
package struct TimelineReview: Equatable, Sendable {
    private let items: [Item]
    private let palette: Palette
    private let others: Others
    private var position = 0
    private var hasQuit = false
    private var accepted = 0
    private var kept = 0
    private var unwritten = 0

    /// One timeline, and what would be written.
    struct Item: Equatable, Sendable {
        /// `changed  Launches/cold.json`
        let heading: String
        /// The sentences about the change, and the diff.
        let lines: [Line]
        let file: OutputFile
    }

    /// What isn't asked about.
    struct Others: Equatable, Sendable {
        /// What is printed of it, and the status that it has.
        let stdout: String
        let stderr: String
        let status: Int32
    }

    init(_ items: [Item], besides others: Others, palette: Palette) {
        (self.items, self.others, self.palette) = (items, others, palette)
    }

    /// What a line asks for.
    private enum Answer: String, CaseIterable {
        case accept = "a"
        case keep = "k"
        case quit = "q"

        /// Nil for anything else. Enter alone keeps: nothing is written by mistake.
        init?(_ line: String) {
            let word = line.lowercased().filter { !$0.isWhitespace }
            let answer = word.isEmpty ? .keep : Self.allCases.first { $0.rawValue == word || "\($0)" == word }
            guard let answer else { return nil }
            self = answer
        }
    }

    package var isOver: Bool { hasQuit || position == items.count }

    /// What is printed first, with the first question.
    package var opening: String { others.stdout + question }

    /// Takes a line that was typed, and writes what it accepts; what is printed then, with the next question.
    package mutating func take(_ line: String, write: (OutputFile) throws(FileProblem) -> Void) -> (
        stdout: String, stderr: String
    ) {
        guard let answer = Answer(line) else { return (Self.help, "") }
        var complaint = ""
        switch answer {
        case .accept: complaint = accept(write)
        case .keep:
            kept += 1
            position += 1
        case .quit: hasQuit = true
        }
        return (question, complaint)
    }

    /// Ends it where no more lines come; what is printed then.
    package mutating func end() -> String {
        hasQuit = true
        return "\n"
    }

    /// Empty where all is answered.
    private var question: String {
        guard !isOver else { return "" }
        let item = items[position]
        let heading = "\(item.heading.printable) (\(position + 1) of \(items.count))"
        let lines = item.lines.map { $0.text(palette) + "\n" }.joined()
        return "\n" + palette.paint(heading, .heading) + "\n" + lines + Self.prompt
    }

    private static let prompt = "Record it? [a,K,q,?] "

    private static let help = """
        a  accept: record this timeline as it is now
        k  keep: keep the recorded timeline (also Enter)
        q  quit: keep this one and all that follow
        \(prompt)
        """

    private mutating func accept(_ write: (OutputFile) throws(FileProblem) -> Void) -> String {
        let file = items[position].file
        position += 1
        do throws(FileProblem) {
            try write(file)
            accepted += 1
            return ""
        } catch {
            unwritten += 1
            return CommandOutcome.unwritten(file, error).stderr
        }
    }

    /// The outcome after the last answer, or after the user has quit: that of a check of the rest.
    package var outcome: CommandOutcome {
        let left = items.count - accepted - kept - unwritten
        let parts = [(accepted, "accepted"), (kept, "kept"), (unwritten, "not written"), (left, "not reviewed")]
        let shown = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let status: Int32 = unwritten > 0 ? 2 : accepted < items.count ? 1 : 0
        return CommandOutcome(
            stdout: "\n\(items.count.counting("timeline")): \(shown)\n", stderr: others.stderr,
            status: max(status, others.status))
    }
}
