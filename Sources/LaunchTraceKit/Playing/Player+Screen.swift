extension Player {
    package func screen(_ size: ScreenSize) -> Screen {
        guard size.columns >= Layout.smallest.columns, size.rows >= Layout.smallest.rows else {
            return Screen(size: size, rows: crampedRows(size))
        }
        let rows = (isBesideLaunch ? scriptRows(size) : titleRows(size)) + body(size)
        let blank = Array(repeating: Line(), count: max(size.rows - rows.count - 2, 0))
        return Screen(size: size, rows: (rows + blank).prefix(size.rows - 2) + [statusRow, keyRow(size)])
    }

    private func body(_ size: ScreenSize) -> [Line] {
        switch mode {
        case .help: KeyHelp.lines
        case .details(let skipped): detailLines(without: skipped, size)
        case .reading, .searching, .enteringNumber, .over: stepRows(size, below: noteLines(size))
        case .answering(let question, _): stepRows(size, below: question.lines + messageLines(size))
        case .choosing(let question, _) where isBesideLaunch:
            choiceRows(messageLines(size) + question.lines(size.columns), size)
        case .choosing(let question, _): predictionRows(messageLines(size) + question.lines(size.columns), size)
        case .page(let texts, let skipped):
            shortened(
                texts.dropFirst(skipped).flatMap { Self.lines($0, size.columns) }, to: size.rows - 5, "Down for more")
        }
    }

    /// All notes but so many, each a sentence or a clause.
    private func detailLines(without skipped: Int, _ size: ScreenSize) -> [Line] {
        let things = notesWithStates.flatMap { note in
            note.items.enumerated().map { StepNote(label: $0 == 0 ? note.label : "", items: [$1], ink: note.ink) }
        }
        let lines = things.dropFirst(skipped).flatMap { $0.lines(size.columns) }
        return shortened(lines, to: size.rows - 5, "Down for more")
    }

    /// The notes, each in a few lines; the states are here if they don't fit next to the steps.
    private func noteLines(_ size: ScreenSize) -> [Line] {
        let layout = Layout(size)
        let notes = layout.hasStates ? timeline.notes(on: position) : notesWithStates
        return messageLines(size)
            + notes.flatMap { $0.lines(size.columns, most: layout.linesOfNote - ($0.isReference ? 2 : 0)) }
    }

    private var notesWithStates: [StepNote] {
        let notes = timeline.notes(on: position)
        let states = timeline.steps[position].frame.states.map(\.text).joined(separator: ", ")
        return notes.prefix(1) + [StepNote(label: "states", items: [states])] + notes.dropFirst()
    }

    /// A message that may not fit into a row.
    private func messageLines(_ size: ScreenSize) -> [Line] {
        guard let message, message.isLong else { return [] }
        return StepNote(label: "quiz", items: [message.text], ink: .note).lines(size.columns)
    }
}

/// The division of the rows and columns.
struct Layout {
    /// The smallest size in which a step can be shown.
    static let smallest = ScreenSize(columns: 40, rows: 12)

    let hasStates: Bool
    let listColumns: Int
    let listRows: Int
    let noteRows: Int
    /// The greatest number of lines under one label.
    let linesOfNote: Int

    init(_ size: ScreenSize) {
        hasStates = size.columns >= 76
        let stateColumns = hasStates ? min(max(size.columns / 3, 28), 44) : 0
        listColumns = size.columns - stateColumns
        // Two rows of title, two rules, and two rows at the bottom.
        let rows = size.rows - 6
        noteRows = min(max(rows / 2, min(9, rows - 3)), 14)
        listRows = rows - noteRows
        linesOfNote = noteRows > 9 ? 4 : 3
    }
}

extension Player {
    private func titleRows(_ size: ScreenSize) -> [Line] {
        let scenario = heading(timeline.header)
        return [
            sides(scenario[0], Line("step \(position + 1) of \(timeline.steps.count)", .heading), size.columns),
            sides(scenario[1], Line(quiz.map { "quiz: \($0.score)" } ?? eventText), size.columns),
            Line(String(repeating: "-", count: size.columns), .aside),
        ]
    }

    /// The event that the step follows from, and how many there are.
    private var eventText: String {
        guard let event = timeline.steps[position].entry.eventIndex else { return "" }
        let events = timeline.detailed.nextEvents.count
        let name = timeline.steps.first { $0.entry.eventIndex == event && $0.entry.kind == .event }?.entry.name
        return "event \(event + 1) of \(events)" + (name.map { ": \($0.printable)" } ?? "")
    }

    func stepRows(_ size: ScreenSize, below notes: [Line], hidesStates: Bool = false) -> [Line] {
        let layout = Layout(size)
        let list = stepList(rows: layout.listRows)
        let states = layout.hasStates && !hidesStates ? stateLines(layout.listRows) : []
        let rows = (0..<layout.listRows).map { row in
            let left = row < list.count ? list[row] : Line()
            guard layout.hasStates else { return left }
            var line = left.cut(to: layout.listColumns - 1).padded(to: layout.listColumns)
            line.add("| ", .aside)
            if row < states.count { line.add(states[row]) }
            return line
        }
        let rule = Line(String(repeating: "-", count: size.columns), .aside)
        return rows + [rule] + shortened(notes, to: layout.noteRows, "d shows all")
    }

    /// The states; where there are too many, those first that change or belong to the step.
    private func stateLines(_ rows: Int) -> [Line] {
        let step = timeline.steps[position]
        let states = step.frame.states
        let lines = states.flatMap(\.lines)
        if lines.count <= rows { return lines }
        let own = step.entry.scene.map(Timeline.Subject.scene)
        let near = states.filter { $0.isChange || $0.subject == .app || $0.subject == own }
        return shortened((near + states.filter { !near.contains($0) }).flatMap(\.lines), to: rows, "d shows all")
    }

    func shortened(_ lines: [Line], to count: Int, _ hint: String) -> [Line] {
        lines.count <= count ? lines : lines.prefix(count - 1) + [Line("  ... (\(hint))", .aside)]
    }

    /// The step that is shown and those around it, the next ones as well unless they are to be guessed.
    private func stepList(rows: Int) -> [Line] {
        let count = reached + 1
        let first = min(max(position - rows * 2 / 3, 0), max(count - rows, 0))
        return (first..<min(first + rows, count)).map { timeline.steps[$0].listLine(isCurrent: $0 == position) }
    }

    private var statusRow: Line {
        switch mode {
        case .searching(let text): Line("/\(text.printable)_", .heading)
        case .enteringNumber(let digits): Line("step \(digits)_", .heading)
        case .answering(_, let text), .choosing(_, let text): Line("> \(text.printable)_", .heading)
        case .reading, .help, .details, .page, .over: Line(message.flatMap { $0.isLong ? nil : $0.text } ?? "", .note)
        }
    }

    private func keyRow(_ size: ScreenSize) -> Line {
        let keys = KeyHelp.hints(mode)
        let fitting = keys.indices.map { Array(keys.prefix($0 + 1)) }.last { $0.width <= size.columns } ?? []
        return Line(fitting.joined(separator: "  "), .aside)
    }

    /// The rows of a terminal that has room for next to nothing.
    private func crampedRows(_ size: ScreenSize) -> [Line] {
        [
            Line("\(position + 1)/\(timeline.steps.count)", .heading),
            timeline.steps[position].listLine(isCurrent: false), Line("\(size.text) is too small", .aside),
            Line("\(Layout.smallest.text) would do", .aside),
        ]
    }
}

extension [String] {
    /// The width of all, with two blanks between them.
    fileprivate var width: Int { reduce(-2) { $0 + $1.count + 2 } }
}

/// Two texts at the ends of a line; the left one gives way.
private func sides(_ left: Line, _ right: Line, _ columns: Int) -> Line {
    var line = left.cut(to: columns - right.cells - 2).padded(to: columns - right.cells)
    line.add(right)
    return line
}
