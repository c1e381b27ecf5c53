/// A problem of an input, with its location.
public struct Diagnostic: Error, Hashable, Sendable {
    /// The severity, which determines the color of the message.
    public let severity: Severity
    /// The message in lower case, without a period.
    public let message: String
    /// Nil if the problem has no location in an input.
    public let place: Place?
    /// A sentence on its own line.
    public let hint: String?
    /// The text that fixes it, on its own line.
    package var help: String?
    /// Whether the line at the location may be shown.
    private var isQuoted = true

    /// A message about a location, or about the whole input.
    public init(_ message: String, severity: Severity = .error, at place: Place?, hint: String? = nil) {
        self.severity = severity
        self.message = message
        self.place = place
        self.hint = hint
    }

    package init(_ problem: JSONProblem) { self.init(problem.mistake.message, at: problem.place) }

    /// The same without any part of the text.
    package init(withoutText problem: JSONProblem) {
        self.init(problem.mistake.messageWithoutText, at: problem.place)
        isQuoted = false
    }

    /// The message with its location, the source line and a caret; every line ends with a line feed.
    public var text: String { text(.plain) }

    /// The same in colors; the severity has one.
    package func text(_ palette: Palette) -> String {
        var lines = [headline(palette)]
        // Binary data has nothing to show.
        if let place, isQuoted, place.source.isQuoted, !place.source.bytes.isEmpty {
            let excerpt = Excerpt(place)
            lines += [excerpt.line, excerpt.caret]
        }
        if let hint { lines.append("hint: \(hint.printable)") }
        if let help { lines.append("help: \(help.printable)") }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The message with its location, without the source line.
    package func headline(_ palette: Palette) -> String {
        let line = "\(palette.paint(severity.rawValue, severity.ink)): \(message.printable)"
        return place.map { "\($0.heading): \(line)" } ?? line
    }

    /// The message with the hint in a line of its own.
    package var fullMessage: String { [message, hint].compactMap(\.self).joined(separator: "\n") }

    /// The same for a report, which can only refer to files.
    package var problem: Problem {
        let isInFile = place?.source.settingNumber == 0
        return Problem(
            severity: severity, type: severity.rawValue, title: isInFile ? nil : place?.file, sentences: [fullMessage],
            location: isInFile ? place.map(Location.init) : nil)
    }
}

extension Severity {
    package var ink: Ink {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}
