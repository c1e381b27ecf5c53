extension TimelineDiff {
    /// What has changed in sum, and the changes with some lines around them; empty without changes.
    ///
    ///     -   active      applicationDidBecomeActive(_:)
    ///                     replaced by sceneDidBecomeActive(_:)
    ///     +   inactive    active      sceneDidBecomeActive(_:)
    func text(_ palette: Palette) -> String {
        isSame ? "" : DiffPage(self).lines.map { $0.text(palette) + "\n" }.joined()
    }
}

/// The lines of a comparison, with a mark for the change in the first column.
private struct DiffPage {
    private let diff: TimelineDiff
    private let comparison: Comparison

    init(_ diff: TimelineDiff) {
        self.diff = diff
        comparison = diff.comparison
    }

    var lines: [Line] {
        ([names] + summary + [findings, hunks]).filter { !$0.isEmpty }.joined(separator: [Line()]).map(\.self)
    }

    /// Both names, and the headings with what they differ in.
    private var names: [Line] {
        let labels = [Line(.gone, diff.before.label.printable), Line(.new, diff.after.label.printable)]
        return labels
            + zip(heading(comparison.before.scenario), heading(comparison.after.scenario)).flatMap { was, now in
                was.text(.plain) == now.text(.plain)
                    ? [Line(.kept, now)] : [Line(.gone, was.text(.plain)), Line(.new, now.text(.plain))]
            }
    }

    private var hunks: [Line] {
        let rows = comparison.rows
        let changed = rows.indices.filter { !rows[$0].isSame }
        guard !changed.isEmpty || comparison.outcomeChanged || !comparison.notCalled.isEmpty else { return [] }
        var lines: [Line] = []
        var shown = 0
        for hunk in Hunks.ranges(of: rows.count, around: changed, context: 3) {
            lines += bridge(over: shown..<hunk.lowerBound) + hunk.flatMap(self.lines)
            shown = hunk.upperBound
        }
        return lines + dots(for: shown..<rows.count) + outcome + notCalled
    }

    private var notCalled: [Line] {
        comparison.notCalled.map { change in
            switch change {
            case .gone(let method): Line(.gone, method.line.text(.plain))
            case .new(let method): Line(.new, method.line.text(.plain))
            }
        }
    }

    /// The replacement of equal rows: dots, and the event that the rows below them follow from.
    private func bridge(over hidden: Range<Int>) -> [Line] {
        guard let event = hidden.last(where: { kind($0) == .event }) else { return dots(for: hidden) }
        return dots(for: hidden.lowerBound..<event) + lines(event) + dots(for: event + 1..<hidden.upperBound)
    }

    /// One row takes no more room than dots.
    private func dots(for hidden: Range<Int>) -> [Line] {
        hidden.count > 1 ? [Line(remark: "...", .aside)] : hidden.flatMap(lines)
    }

    /// The line of a row, and below it what is said of it.
    private func lines(_ index: Int) -> [Line] {
        let row = comparison.rows[index]
        guard let entry = comparison.entry(of: row) else { return [] }
        let mark = DiffMark(row)
        let line = mark.colorsLine ? Line(mark, entry.line.text(.plain)) : Line(mark, entry.line)
        let remarks = comparison.differences(of: row) + [endOfMove(index)].compactMap(\.self)
        return (beginsEvent(index) ? [Line()] : []) + [line] + remarks.map { Line(remark: $0, .changed) }
    }

    /// Whether an event begins where none has just begun.
    private func beginsEvent(_ index: Int) -> Bool { index > 0 && kind(index) == .event && kind(index - 1) != .event }

    private func kind(_ index: Int) -> Timeline.Kind? { comparison.kind(of: comparison.rows[index]) }

    /// Where a row, and all those above it that have moved with it, came from.
    private func endOfMove(_ index: Int) -> String? {
        let rows = comparison.rows
        guard let move = rows[index].move, index + 1 == rows.count || rows[index + 1].move != move else { return nil }
        let count = rows[...index].reversed().prefix { $0.move == move }.count
        return (count > 1 ? "these \(count) " : "") + comparison.text(move)
    }

    private var outcome: [Line] {
        let (was, now) = (comparison.before.outcome, comparison.after.outcome)
        return comparison.outcomeChanged
            ? [Line(.gone, was.line.text(.plain)), Line(.new, now.line.text(.plain))] : [Line(.kept, now.line)]
    }

    private var findings: [Line] {
        comparison.findings.map { change in
            switch change {
            case .gone(let index): Line(.gone, comparison.before.findings[index].line.text(.plain))
            case .new(let index): Line(.new, comparison.after.findings[index].line)
            }
        }
    }

    private var summary: [[Line]] {
        [Migration(comparison).table, ChangeCount.table(comparison)].map { table in
            table.map { text in
                var line = Line()
                line.add(text)
                return line
            }
        }
    }
}

/// The first column of a line.
private enum DiffMark: String {
    case kept = " "
    case gone = "-"
    case new = "+"
    case moved = ">"
    case changed = "!"

    init(_ row: Comparison.Row) {
        switch row.fate {
        case .kept: self = row.isSame ? .kept : .changed
        case .gone: self = .gone
        case .new: self = .new
        case .moved: self = .moved
        }
    }

    /// Whether the whole line has the color of its mark; an unchanged one keeps its own.
    var colorsLine: Bool { self == .gone || self == .new }

    var ink: Ink {
        switch self {
        case .kept: .plain
        case .gone: .gone
        case .new: .new
        case .moved, .changed: .changed
        }
    }
}

extension Line {
    fileprivate init(_ mark: DiffMark, _ line: Line) {
        self.init()
        add(mark.rawValue + " ", mark.ink)
        add(line)
    }

    /// A line in the color of its mark.
    fileprivate init(_ mark: DiffMark, _ text: String) {
        self.init()
        add(mark.rawValue + " " + text, mark.ink)
    }

    /// Something about the line above, under its subject.
    fileprivate init(remark: String, _ ink: Ink) {
        self.init()
        align(to: 16)
        add(remark, ink)
    }
}
