extension Finding {
    /// The line of text for the finding: `error LT010 payload-unhandled: ...`.
    ///
    /// It contains no location, because a line number would change with unrelated lines of the scenario.
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
