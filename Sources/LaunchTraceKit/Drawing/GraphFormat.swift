/// A language for diagrams.
struct GraphFormat: Sendable {
    let name: String
    let render: @Sendable (Diagram) -> String

    /// Every language, the usual one first.
    static let all: [GraphFormat] = [.mermaid, .dot]
}

extension GraphFormat: Equatable {
    static func == (left: GraphFormat, right: GraphFormat) -> Bool {
        left.name == right.name
    }
}
