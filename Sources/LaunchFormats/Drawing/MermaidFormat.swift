extension GraphFormat {
    /// For Mermaid, which GitHub and many editors draw.
    static var mermaid: GraphFormat {
        GraphFormat("mermaid") { diagram, _ in
            let groups = diagram.groups.enumerated().flatMap { lines(of: $1, number: $0 + 1) }
            return """
                ---
                title: \(Value.string(diagram.title.printable).json)
                ---
                stateDiagram-v2
                  direction TB
                  classDef text fill:none,stroke:none,font-size:12px
                \(groups.map { "  " + $0 }.joined(separator: "\n"))

                """
        }
    }
}

private func lines(of group: Diagram.Group, number: Int) -> [String] {
    func id(_ node: Int) -> String { "s\(number)_\(node + 1)" }
    var lines = ["direction TB"]
    let texts = group.nodes.indices.filter { group.nodes[$0].shape == .text }
    lines += group.nodes.enumerated().map { "state \"\(label($1.lines))\" as \(id($0))" }
    if let start = group.start { lines.append("[*] --> \(id(start))") }
    lines += group.arrows.map { "\(id($0.from)) --> \(id($0.to))" }
    return ["state \"\(group.title.mermaidLabel)\" as g\(number) {"] + lines.map { "  " + $0 } + ["}"]
        + (texts.isEmpty ? [] : ["class \(texts.map(id).joined(separator: ", ")) text"])
}

/// Mermaid 11 decodes character references before it reads several lines as Markdown, but after it reads a single line.
private func label(_ lines: [String]) -> String {
    guard lines.count > 1 else { return lines.joined().mermaidLabel }
    return lines.map { line in
        line.printable.map { "\\`*_".contains($0) ? "\\\($0)" : String($0) }.joined().mermaidLabel
    }.joined(separator: "<br/>")
}
