extension GraphFormat {
    /// For Graphviz.
    static let dot = GraphFormat(name: "dot") { diagram in
        let groups = diagram.groups.enumerated().flatMap { lines(of: $1, number: $0 + 1) }
        return """
            digraph launchtrace {
              label=\(quoted([diagram.title]));
              labelloc=t;
              rankdir=LR;
              graph [fontname="Helvetica"];
              node [fontname="Helvetica", shape=box, style=rounded];
              edge [fontname="Helvetica", fontsize=10];
            \(groups.map { "  " + $0 }.joined(separator: "\n"))
            }

            """
    }
}

private func lines(of group: Diagram.Group, number: Int) -> [String] {
    func id(_ node: Int) -> String { "s\(number)_\(node + 1)" }
    var lines = ["label=\(quoted([group.title]));"]
    if let start = group.start { lines += ["b\(number) [shape=point, width=0.15];", "b\(number) -> \(id(start));"] }
    lines += group.nodes.enumerated().map { "\(id($0)) [label=\(quoted($1.lines))];" }
    lines += group.arrows.map { arrow in
        let label = arrow.lines.isEmpty ? "" : " [label=\(quoted(arrow.lines))]"
        return "\(id(arrow.from)) -> \(id(arrow.to))\(label);"
    }
    return ["subgraph cluster_\(number) {"] + lines.map { "  " + $0 } + ["}"]
}

/// Lines as a string of DOT, each set to the left; a single one is centred.
private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { $0.printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    return "\"" + (escaped.count > 1 ? escaped.map { $0 + "\\l" }.joined() : escaped.joined()) + "\""
}
