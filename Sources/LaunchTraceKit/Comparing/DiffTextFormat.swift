import LaunchModel

extension DiffFormat {
    /// For people: what changed in a timeline, with some lines around it; nothing where nothing did.
    ///
    ///     -   active      AppDelegate    applicationDidBecomeActive(_:)
    ///                     replaced by sceneDidBecomeActive(_:)
    ///     +   inactive    SceneDelegate  sceneDidBecomeActive(_:)
    static let text = DiffFormat(name: "text") { diff, palette in
        guard !diff.isSame else { return "" }
        return DiffPage(diff).lines.map { $0.text(palette) + "\n" }.joined()
    }
}

/// The lines of a comparison, of which the first column says what has become of an entry.
private struct DiffPage {
    private let diff: TimelineDiff
    private let comparison: Comparison

    init(_ diff: TimelineDiff) {
        self.diff = diff
        comparison = diff.comparison
    }

    var lines: [Line] {
        names + [Line()] + hunks + outcome + findings + [Line()] + summary
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
        var lines: [Line] = []
        var shown = 0
        for hunk in LaunchTraceKit.hunks(of: rows.count, around: changed, context: 3) {
            lines += bridge(over: shown..<hunk.lowerBound) + hunk.flatMap(self.lines)
            shown = hunk.upperBound
        }
        return lines + bridge(over: shown..<rows.count)
    }

    /// Dots for rows that are alike, behind the event that the rows below them follow from.
    private func bridge(over hidden: Range<Int>) -> [Line] {
        if hidden.count < 2 { return hidden.flatMap(lines) }
        let event = hidden.last { comparison.entry(of: comparison.rows[$0])?.kind == .stimulus }
        let dots = event == hidden.upperBound - 1 ? [] : [Line(remark: "...", .aside)]
        return event.map { [dots.isEmpty || $0 == hidden.lowerBound ? [] : dots, lines($0), dots].flatMap(\.self) }
            ?? dots
    }

    /// The line of a row, and below it what is said of it.
    private func lines(_ index: Int) -> [Line] {
        let row = comparison.rows[index]
        guard let entry = comparison.entry(of: row) else { return [] }
        let mark = DiffMark(row)
        let remarks = comparison.remarks(on: row).map { Line(remark: $0, .changed) }
        let gap = entry.kind == .stimulus && index > 0 ? [Line()] : []
        return gap + [mark.colorsLine ? Line(mark, entry.line.text(.plain)) : Line(mark, entry.line)] + remarks
    }

    private var outcome: [Line] {
        let (was, now) = (comparison.before.outcome, comparison.after.outcome)
        return comparison.outcomeChanged
            ? [Line(.gone, was.line.text(.plain)), Line(.new, now.line.text(.plain))] : [Line(.kept, now.line)]
    }

    private var summary: [Line] {
        DiffSummary(comparison).lines.map { text in
            var line = Line()
            line.add(text)
            return line
        }
    }

    private var findings: [Line] {
        guard !comparison.findings.isEmpty else { return [] }
        return [Line()]
            + comparison.findings.map { change in
                switch change {
                case .gone(let index): Line(.gone, comparison.before.findings[index].line.text(.plain))
                case .new(let index): Line(.new, comparison.after.findings[index].line)
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

    /// Whether the whole line is in its colour; one that stays keeps its own.
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

    /// A line all in the colour of its mark.
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
