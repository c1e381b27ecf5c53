/// A language for diagrams.
typealias GraphFormat = OutputFormat<Diagram, Void>

extension GraphFormat {
    /// Every language, the usual one first.
    static var all: [GraphFormat] { [.mermaid, .dot] }
}
