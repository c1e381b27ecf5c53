extension GraphFormat {
    /// For Mermaid, which GitHub and many editors draw.
    static var mermaid: GraphFormat {
        GraphFormat("mermaid") { diagram, _ in
            let direction = "direction \(diagram.direction.rawValue)"
            let groups = diagram.groups.enumerated().flatMap { lines(of: $1, number: $0 + 1, first: direction) }
            return """
                ---
                title: \(Value.string(diagram.title.printable).json)
                ---
                stateDiagram-v2
                  \(direction)
                  classDef text fill:none,stroke:none,font-size:12px
                  classDef center fill:#fff3c4,stroke:#8a6d00,color:#1c1c1e,font-size:12px
                \(groups.map { "  " + $0 }.joined(separator: "\n"))

                """
        }
    }
}

private func lines(of group: Diagram.Group, number: Int, first: String) -> [String] {
    func id(_ node: Int) -> String { "s\(number)_\(node + 1)" }
    var lines = [first]
    lines += group.nodes.enumerated().map { "state \"\(label($1.lines))\" as \(id($0))" }
    if let start = group.start { lines.append("[*] --> \(id(start))") }
    lines += group.arrows.map { "\(id($0.from)) --> \(id($0.to))" }
    return ["state \"\(group.title.mermaidLabel)\" as g\(number) {"] + lines.map { "  " + $0 } + ["}"]
        + Diagram.Shape.allCases.compactMap { shape in
            let nodes = group.nodes.indices.filter { group.nodes[$0].shape == shape }.map(id).joined(separator: ", ")
            return shape.styleName.flatMap { nodes.isEmpty ? nil : "class \(nodes) \($0)" }
        }
}

extension Diagram.Shape {
    /// The name of the class; nil for the usual style.
    fileprivate var styleName: String? {
        switch self {
        case .box: nil
        case .text: "text"
        case .center: "center"
        }
    }
}

/// Mermaid 11 decodes character references before it reads several lines as Markdown, but after it reads a single line.
private func label(_ lines: [String]) -> String {
    guard lines.count > 1 else { return lines.joined().mermaidLabel }
    return lines.map { line in
        line.printable.map { "\\`*_".contains($0) ? "\\\($0)" : String($0) }.joined().mermaidLabel
    }.joined(separator: "<br/>")
}
