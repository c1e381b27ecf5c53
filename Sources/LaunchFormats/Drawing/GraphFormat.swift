package typealias GraphFormat = OutputFormat<Diagram, Void>

extension GraphFormat {
    /// Every language, the default first.
    package static var all: [GraphFormat] { [.mermaid, .dot] }
}
