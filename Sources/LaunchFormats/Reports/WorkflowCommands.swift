extension [Problem] {
    /// Commands in the log of a GitHub workflow, which shows ten of each kind: the worst come first.
    ///
    ///     ::error file=cold.json,line=3,col=23,endColumn=32,title=LT010 payload-unhandled::...
    package var workflowCommands: String { worstFirst.map(\.workflowCommand).joined() }
}

extension Problem {
    fileprivate var workflowCommand: String {
        let name = severity == .note ? "notice" : severity.rawValue
        let properties = (location?.properties ?? []) + (title.map { [("title", $0)] } ?? [])
        let list = properties.map { "\($0)=\(escaped($1, also: [":", ","]))" }.joined(separator: ",")
        return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(escaped(fullMessage))\n"
    }
}

/// Escapes as in github.com/actions/toolkit, packages/core/src/command.ts. Other control characters are spelled out,
/// and so is `##[`, which other runners interpret anywhere in a line.
private func escaped(_ text: String, also marks: Set<Unicode.Scalar> = []) -> String {
    let escapes = marks.union(["%", "\r", "\n"])
    var sign = RunnerSign()
    return text.unicodeScalars.map { scalar in
        if sign.isCompleted(by: scalar), scalar == "[" { return scalar.spelledOut }
        return scalar.isASCII && escapes.contains(scalar) ? scalar.percentEncoded : scalar.printable
    }.joined()
}

extension Location {
    fileprivate var properties: [(key: String, value: String)] {
        let start = [("file", file.relativePath), ("line", String(line))]
        guard let span else { return start }
        // GitHub accepts columns only within one line.
        let end = span.endLine == line ? ("endColumn", String(span.endColumn)) : ("endLine", String(span.endLine))
        return start + [("col", String(span.column)), end]
    }
}
