extension Finding {
    /// The line of text for the finding: `error LT010 payload-unhandled: ...`.
    ///
    /// It names no place, because a line number would change with lines of the scenario that it has nothing to do with.
    package var line: Line {
        var line = Line()
        line.add(severity.rawValue, severity.ink)
        line.add(" \(kind.title): \(message.printable)")
        return line
    }
}

extension FindingKind {
    /// The code with its name: `LT010 payload-unhandled`.
    package var title: String { "\(code) \(name)" }
}
