/// A finding for readers: its effect on users, the code that causes it, notes, and the fix.
///
///     App/SceneDelegate.swift:34:5: error: LT011 a link is lost at a cold start
///         func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
///              ^~~~~ nothing reads connectionOptions.urlContexts
///       note: App/SceneDelegate.swift:124:10 scene(_:openURLContexts:) is called only if the app is already running
///       help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)
///       in 1 of 10 launches: openURL (notRunning); see "launchtrace explain LT011"
struct FindingText {
    private let finding: PlacedFinding
    private let style: LintStyle

    init(_ finding: PlacedFinding, _ style: LintStyle) { (self.finding, self.style) = (finding, style) }

    var text: String {
        let lines = style.isSummary ? [headline] : [headline] + excerpt + notes + help + [closing]
        return lines.map { $0 + "\n" }.joined()
    }

    /// The location and the effect on users.
    var headline: String {
        let severity = finding.finding.severity
        let counts = finding.acceptance == nil
        let word = style.palette.paint(counts ? severity.rawValue : Severity.note.rawValue, ink)
        let head = counts ? "" : "ignored \(severity.rawValue) "
        return "\(finding.shownPlace.heading): \(word): \(head)\(finding.heading.printable)"
    }

    private var ink: Ink { finding.acceptance == nil ? finding.finding.severity.ink : .note }

    /// The line at the location with the label after its caret; only the label if there is no line.
    private var excerpt: [String] {
        let (place, label) = (finding.shownPlace, finding.finding.account.label)
        guard place.source.isQuoted, !place.source.bytes.isEmpty else { return note(label) }
        let excerpt = Excerpt(place, columns: style.columns)
        let marked = style.palette.paint(excerpt.caret, ink)
        if let columns = style.columns, excerpt.caret.cells + 1 + label.printable.cells > columns {
            return [excerpt.line, marked] + style.lines(excerpt.indentation(in: columns), .plain, label)
        }
        return [excerpt.line, "\(marked) \(label.printable)"]
    }

    private var notes: [String] {
        finding.notes.flatMap { note($0.text, at: $0.place) } + (finding.condition.map { note("holds " + $0) } ?? [])
            + (finding.acceptance.map { note("ignored: \($0.words)", at: $0.place) } ?? [])
    }

    private func note(_ text: String, at place: Place? = nil) -> [String] {
        style.lines("  note: ", .note, [place?.heading, text].compactMap(\.self).joined(separator: " "))
    }

    private var help: [String] {
        finding.fixes.flatMap { style.lines("  help: ", .heading, $0) } + (finding.fix?.edits ?? []).flatMap(text(of:))
    }

    /// Text to insert, below its file and line.
    private func text(of edit: TextEdit) -> [String] {
        let lead = edit.text.prefix { $0.isNewline }.count
        let place = "\(edit.place.source.name.printable):\(edit.place.line + lead)"
        return style.lines("  help: ", .heading, "insert at \(place)")
            + edit.shownLines.map { "        " + $0.printable }
    }

    /// Its extent, and the command for further information.
    private var closing: String {
        let parts = [finding.extent, "see \"\(ToolInfo.name) explain \(finding.code)\""].compactMap(\.self)
        return style.lines("  ", .plain, parts.joined(separator: "; ")).joined(separator: "\n")
    }
}

extension TextEdit {
    /// The lines without their common indentation.
    fileprivate var shownLines: [String] {
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        let common = lines.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(common)) }
    }
}

extension PlacedFinding {
    /// `LT011 a link is lost at a cold start`
    package var heading: String { "\(code) \(finding.account.effect)" }

    var fixes: [String] { [finding.account.fix, finding.help?.words ?? ""].filter { !$0.isEmpty } }

    /// The launches of an app, or the scenarios, that show it; nil for a single scenario.
    var extent: String? { launches?.text ?? (otherScenarios.isEmpty ? nil : scenariosText) }

    /// The text below its heading, one line each.
    package var account: [String] {
        let notes = notes.map { note in [note.place?.heading, note.text].compactMap(\.self).joined(separator: " ") }
        return [finding.account.label]
            + (notes + [condition.map { "holds " + $0 }].compactMap(\.self)).map { "note: " + $0 }
            + fixes.map { "help: " + $0 } + [extent].compactMap(\.self)
    }
}
