import LaunchModel

extension GraphFormat {
    /// For Mermaid, which GitHub and many editors draw.
    static let mermaid = GraphFormat(name: "mermaid") { diagram in
        let groups = diagram.groups.enumerated().flatMap { lines(of: $1, number: $0 + 1) }
        return """
            ---
            title: \(Value.string(diagram.title.printable).json)
            ---
            stateDiagram-v2
              direction LR
            \(groups.map { "  " + $0 }.joined(separator: "\n"))

            """
    }
}

private func lines(of group: Diagram.Group, number: Int) -> [String] {
    func id(_ node: Int) -> String { "s\(number)_\(node + 1)" }
    // From above to below the labels of a frame cover each other.
    var lines = ["direction LR"]
    lines += group.nodes.enumerated().map { "state \"\(text($1.lines))\" as \(id($0))" }
    if let start = group.start { lines.append("[*] --> \(id(start))") }
    lines += group.arrows.map { arrow in
        "\(id(arrow.from)) --> \(id(arrow.to))" + (arrow.lines.isEmpty ? "" : " : \(text(arrow.lines))")
    }
    return ["state \"\(text([group.title]))\" as g\(number) {"] + lines.map { "  " + $0 } + ["}"]
}

private func text(_ lines: [String]) -> String {
    lines.map(\.mermaid).joined(separator: "<br/>")
}

extension String {
    /// The text as every kind of Mermaid diagram shows it unchanged.
    var mermaid: String {
        printable.unicodeScalars.map { scalar in
            switch scalar {
            case "#", ";", "<", ">", "\"", "\\", "`", "%", "{", "}", "*", "_", "&", "[", "]": "#\(scalar.value);"
            default: String(Character(scalar))
            }
        }.joined()
    }
}
