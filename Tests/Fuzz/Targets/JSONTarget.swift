import LaunchTraceKit

extension FuzzTarget {
    /// The JSON reader and the writers.
    static let json = FuzzTarget("json") { (bytes) throws(Broken) in
        let source = SourceText(name: "a.json", bytes: bytes)
        switch Result(catching: { () throws(JSONProblem) in try JSONReader.read(source) }) {
        case .success(let node):
            try throughWriters(node.plainValue)
            try places(of: node, within: bytes.indices)
        case .failure(let problem): try refusal(Diagnostics([Diagnostic(problem)]))
        }
    }

    /// What is written is what was read.
    private static func throughWriters(_ value: Value) throws(Broken) {
        let texts = [
            value.json, value.json(laidOut: .indented), value.json(laidOut: .linewise), value.prettyJSON,
            value.spacedJSON,
        ]
        for text in texts {
            let again: JSONNode
            do throws(JSONProblem) {
                again = try JSONReader.read(SourceText(name: "again.json", bytes: Array(text.utf8)))
            } catch { throw Broken("written, and refused: \(error.mistake.message): \(text)") }
            try hold(again.plainValue == value, "written, and read as something else: \(text)")
        }
    }

    private static func places(of node: JSONNode, within range: Range<Int>) throws(Broken) {
        let own = node.place.range
        try hold(own.lowerBound >= range.lowerBound && own.upperBound <= range.upperBound, "\(own) beyond \(range)")
        switch node.value {
        case .list(let items): for item in items { try places(of: item, within: own) }
        case .object(let members): for member in members { try places(of: member.value, within: own) }
        case .null, .bool, .number, .string, .setting, .removed: break
        }
    }

    /// A refusal has a place, and words that a terminal and a runner of jobs can bear.
    static func refusal(_ diagnostics: Diagnostics) throws(Broken) {
        try hold(!diagnostics.all.isEmpty, "refused without a word")
        try hold(diagnostics.all.allSatisfy { $0.place != nil }, "no place: \(diagnostics.all.map(\.message))")
        try harmless(diagnostics.text, "the complaint")
    }

    /// No control character but those of lines and tabs.
    static func harmless(_ text: String, _ name: String) throws(Broken) {
        try hold(
            text.unicodeScalars.allSatisfy { $0.isPrintable || $0 == "\n" || $0 == "\t" }, "\(name) isn't printable")
    }
}
