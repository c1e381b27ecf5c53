import LaunchModel

extension LintFormat {
    /// Commands in the log of a GitHub workflow, which shows ten of a kind: the worst come first.
    static let github = LintFormat(name: "github") { findings, _ in
        Severity.allCases.flatMap { severity in findings.filter { $0.finding.severity == severity } }
            .map(\.command).joined()
    } complain: { failure in
        // The excerpt of a plain message could hold a line that is a command itself.
        failure.diagnostics.map(\.command).joined()
    }
}

extension PlacedFinding {
    fileprivate var command: String {
        WorkflowCommand(finding.severity, at: placeInFile, title: finding.code.title, finding.message).text
    }
}

extension Diagnostic {
    fileprivate var command: String {
        let isInFile = place?.source.settingNumber == 0
        let text = [message, hint].compactMap(\.self).joined(separator: "\n")
        return WorkflowCommand(severity, at: isInFile ? place : nil, title: isInFile ? nil : place?.file, text).text
    }
}

/// A command such as `::error file=cold.json,line=3,col=23,endColumn=32,title=LT010 payload-unclaimed::...`.
private struct WorkflowCommand {
    private let name: String
    private let properties: [(key: String, value: String)]
    private let message: String

    init(_ severity: Severity, at place: Place?, title: String?, _ message: String) {
        name = severity == .note ? "notice" : severity.rawValue
        properties = (place?.properties ?? []) + (title.map { [("title", $0)] } ?? [])
        self.message = message
    }

    var text: String {
        let list = properties.map { "\($0.key)=\(Self.escaped($0.value, also: [":", ","]))" }
        let head = ([name] + (list.isEmpty ? [] : [list.joined(separator: ",")])).joined(separator: " ")
        return "::\(head)::\(Self.escaped(message))\n"
    }

    /// As github.com/actions/toolkit escapes, in packages/core/src/command.ts; other controls are spelled out.
    private static func escaped(_ text: String, also marks: Set<Unicode.Scalar> = []) -> String {
        let escapes = marks.union(["%", "\r", "\n"])
        return text.unicodeScalars.map { $0.isASCII && escapes.contains($0) ? $0.percentEncoded : $0.printable }
            .joined()
    }
}

extension Place {
    fileprivate var properties: [(key: String, value: String)] {
        let ends = behind
        // GitHub takes columns only within one line.
        let end: (key: String, value: String) =
            ends.line == line ? ("endColumn", String(ends.column)) : ("endLine", String(ends.line))
        return [("file", file.relativePath), ("line", String(line)), ("col", String(column)), end]
    }
}
