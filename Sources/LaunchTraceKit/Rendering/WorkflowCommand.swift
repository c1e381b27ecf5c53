import LaunchModel

/// A command such as `::error file=cold.json,line=3,col=23,endColumn=32,title=LT010 payload-unclaimed::...`.
struct WorkflowCommand {
    private let name: String
    private let properties: [(key: String, value: String)]
    private let message: String

    init(_ severity: Severity, at location: Location?, title: String?, _ message: String) {
        name = severity == .note ? "notice" : severity.rawValue
        properties = (location?.properties ?? []) + (title.map { [("title", $0)] } ?? [])
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

extension Location {
    fileprivate var properties: [(key: String, value: String)] {
        let start = [("file", file.relativePath), ("line", String(line))]
        guard let span else { return start }
        // GitHub takes columns only within one line.
        let end =
            span.endLine == line ? ("endColumn", String(span.endColumn)) : ("endLine", String(span.endLine))
        return start + [("col", String(span.column)), end]
    }
}
