/// Something that is wrong with an input, and where.
public struct Diagnostic: Error, Hashable, Sendable {
    /// The severity, in whose colour the message is printed.
    public let severity: Severity
    /// The message in lower case, without a full stop.
    public let message: String
    /// Nil where no place in an input is to blame.
    public let place: Place?
    /// A sentence for a line of its own.
    public let hint: String?
    /// The text that mends it, for a line of its own.
    package var help: String?
    /// Whether the line may be shown at which it points.
    private var isQuoted = true

    /// A message about a place, or about the input as a whole.
    public init(_ message: String, severity: Severity = .error, at place: Place?, hint: String? = nil) {
        self.severity = severity
        self.message = message
        self.place = place
        self.hint = hint
    }

    package init(_ problem: JSONProblem) {
        self.init(problem.mistake.message, at: problem.place)
    }

    /// The same with nothing of what the text holds.
    package init(withoutText problem: JSONProblem) {
        self.init(problem.mistake.messageWithoutText, at: problem.place)
        isQuoted = false
    }

    /// The message with its place, the source line and a caret; every line ends with a line feed.
    public var text: String { text(.plain) }

    /// The same in colours, of which the severity has one.
    package func text(_ palette: Palette) -> String {
        var lines = [headline(palette)]
        // What is no text has nothing to show.
        if let place, isQuoted, place.source.isQuoted, !place.source.bytes.isEmpty {
            let excerpt = Excerpt(place)
            lines += [excerpt.line, excerpt.caret]
        }
        if let hint { lines.append("hint: \(hint.printable)") }
        if let help { lines.append("help: \(help.printable)") }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The message with its place, and nothing of what stands there.
    package func headline(_ palette: Palette) -> String {
        let line = "\(palette.paint(severity.rawValue, severity.ink)): \(message.printable)"
        return place.map { "\($0.heading): \(line)" } ?? line
    }
}

extension Diagnostic {
    /// The message with the hint in a line of its own.
    package var fullMessage: String { [message, hint].compactMap(\.self).joined(separator: "\n") }

    /// The same for a report, which can only point into files.
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
