/// A sequence diagram in Mermaid's language. All functions that add text escape it.
package struct SequenceDiagram: Sendable {
    /// For readers who don't see the picture.
    private let title: String
    private let participants: [String]
    private var statements: [String] = []
    private var depth = 1

    /// The ends of an arrow.
    package enum Head: String, Sendable {
        case filled = "->>"
        /// For a call without a waiting caller.
        case open = "-)"
        /// For a lost payload.
        case cross = "-x"
    }

    package init(title: String, participants: [String]) { (self.title, self.participants) = (title, participants) }

    package var text: String {
        let heads = participants.enumerated().map { "    participant p\($0 + 1) as \($1.mermaidLine)" }
        let titles = title.isEmpty ? [] : ["    accTitle: \(title.mermaidLine)"]
        return (["sequenceDiagram"] + titles + heads + statements).map { $0 + "\n" }.joined()
    }

    /// A note above the participants with these numbers.
    package mutating func addNote(over participants: ClosedRange<Int>, _ lines: [String]) {
        let (first, last) = (participants.lowerBound + 1, participants.upperBound + 1)
        add("Note over " + (first == last ? "p\(first)" : "p\(first),p\(last)") + Self.label(lines))
    }

    package mutating func addMessage(from: Int, to: Int, _ head: Head, _ lines: [String]) {
        add("p\(from + 1)\(head.rawValue)p\(to + 1)" + Self.label(lines))
    }

    /// All lines until the end of the band have a colored background.
    package mutating func beginBand(_ color: StaticString) {
        add("rect \(color)")
        depth += 1
    }

    package mutating func endBand() {
        depth -= 1
        add("end")
    }

    private mutating func add(_ statement: String) {
        statements.append(String(repeating: "    ", count: depth) + statement)
    }

    private static func label(_ lines: [String]) -> String {
        ": " + lines.map(\.mermaidLine).joined(separator: "<br/>")
    }
}
