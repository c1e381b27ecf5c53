extension Player {
    /// The beginning, where steps are printed one below the other.
    func printedOpening(_ palette: Palette) -> String {
        if let script { return (scriptHeading(script) + [Line()] + script.question.lines(Page.width)).text(palette) }
        let lines = heading(timeline.header) + [Line(KeyHelp.opening(isQuiz: quiz != nil), .aside), Line()] + stepLines
        return lines.text(palette)
    }

    func printed(after before: Player, _ palette: Palette) -> String {
        var lines = passedLines(since: before)
        if let message { lines.append(Line(message.text, .note)) }
        switch mode {
        case .help: lines += KeyHelp.lines
        case .details: lines += noteLines
        case .answering(let question, "") where before.mode != mode || message != nil: lines += question.lines
        case .choosing(let question, "") where before.mode != mode || message != nil:
            lines += question.lines(Page.width)
        case .page(let texts, 0):
            if before.mode != mode { lines += texts.flatMap(Self.printed) + [Line("Enter goes on.", .aside)] }
        case .choosing, .page, .answering, .searching, .enteringNumber, .over: break
        case .reading where before.stage == .question:
            lines += heading(timeline.header) + [Line(KeyHelp.opening(isQuiz: true), .aside), Line()] + stepLines
        case .reading:
            if position != before.position || before.isPredicting {
                lines += (lines.isEmpty ? [] : [Line()]) + stepLines
            }
        }
        return lines.isEmpty ? "" : ([Line()] + lines).text(palette)
    }

    /// The words at the end.
    var closing: String {
        guard let quiz else { return "" }
        if let script { return "quiz: \(quiz.score)\n\(script.next)\n" }
        let left = timeline.questions(from: quiz.reached + 1)
        return "quiz: \(quiz.score)" + (left > 0 ? "; \(left) not asked" : "") + "\n"
    }

    var isOnPage: Bool {
        switch mode {
        case .help, .details: true
        case .reading, .searching, .enteringNumber, .answering, .choosing, .page, .over: false
        }
    }

    /// The steps that a quiz has gone through without a question, a line each, with what was found there.
    private func passedLines(since before: Player) -> [Line] {
        guard stage != .question, before.stage != .question else { return [] }
        let isShownBelow = mode == .reading
        let passed = timeline.steps.indices.prefix(isShownBelow ? position : reached + 1).dropFirst(before.reached + 1)
        guard let first = passed.first, let last = passed.last else { return [] }
        let numbers = first == last ? "step \(first + 1)" : "steps \(first + 1) to \(last + 1)"
        return [Line("\(numbers) of \(timeline.steps.count)", .heading)]
            + passed.flatMap { [line(of: $0)] + lines(of: timeline.notes(on: $0).filter(\.isFinding)) } + [Line()]
    }

    /// Hides the parts of a step that are still to be predicted.
    private func line(of step: Int) -> Line {
        let entry = timeline.steps[step].entry
        return isPredicting && step == position ? Line("  " + entry.name.printable) : entry.line
    }

    private var stepLines: [Line] {
        let step = timeline.steps[position]
        return [Line("step \(position + 1) of \(timeline.steps.count)", .heading), step.entry.line]
            + step.frame.states.filter { !$0.isShown(by: step.entry) }.map { Line($0.text) } + noteLines
    }

    private var noteLines: [Line] { lines(of: timeline.notes(on: position).filter { $0.label != "what" || isOnPage }) }

    private func lines(of notes: [StepNote]) -> [Line] {
        notes.flatMap { note in
            note.items.map { item in
                var line = Line("\(note.label): ", .aside)
                line.add(item.printable, note.ink)
                return line
            }
        }
    }

    /// The keys that a typed line represents: commands, a search, the number of a step, or an answer.
    func keys(of line: String) -> [Key] {
        let characters = line.map(Key.character)
        switch mode {
        case .answering, .choosing: return line.contains("\u{1B}") ? [.escape] : characters + [.enter]
        case .reading, .help, .details, .searching, .enteringNumber, .page, .over: break
        }
        let words = line.split(separator: " ")
        guard let first = words.first else { return [.enter] }
        if first.hasPrefix("/") { return characters + [.enter] }
        if first == "g", words.count == 2 { return words[1].map(Key.character) + [.enter] }
        return first.allSatisfy(\.isNumber) ? characters + [.enter] : first.map(Key.character)
    }
}

extension ShownTimeline.Change {
    /// Whether the entry's own line shows it already.
    fileprivate func isShown(by entry: Timeline.Entry) -> Bool { entry.transition?.subject == subject }
}

extension [Line] { fileprivate func text(_ palette: Palette) -> String { map { $0.text(palette) + "\n" }.joined() } }
