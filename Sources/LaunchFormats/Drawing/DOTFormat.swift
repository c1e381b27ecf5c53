extension GraphFormat {
    package static var dot: GraphFormat {
        GraphFormat("dot") { diagram, _ in
            let groups = diagram.groups.enumerated().flatMap { lines(of: $1, number: $0 + 1) }
            return """
                digraph launchtrace {
                  graph [fontname="Helvetica", ranksep=0.3, rankdir=TB];
                  node [fontname="Helvetica"];
                  label=\(quoted([diagram.title]));
                  labelloc=t;
                \(groups.map { "  " + $0 }.joined(separator: "\n"))
                }

                """
        }
    }
}

private func lines(of group: Diagram.Group, number: Int) -> [String] {
    func id(_ node: Int) -> String { "s\(number)_\(node + 1)" }
    var lines = ["label=\(quoted([group.title]));"]
    if let start = group.start { lines += ["b\(number) [shape=point, width=0.15];", "b\(number) -> \(id(start));"] }
    lines += group.nodes.enumerated().map { "\(id($0)) [label=\(quoted($1.lines)), \($1.shape.attributes)];" }
    lines += group.arrows.map { "\(id($0.from)) -> \(id($0.to))\(group.nodes[$0.to].shape.arrowhead);" }
    return ["subgraph cluster_\(number) {"] + lines.map { "  " + $0 } + ["}"]
}

extension Diagram.Shape {
    fileprivate var attributes: String {
        switch self {
        case .box: ##"shape=box, style="rounded,filled", fillcolor="#ececff""##
        case .text: "shape=plaintext, fontsize=10, margin=0.04"
        }
    }

    /// Arrows have no head at a text.
    fileprivate var arrowhead: String {
        switch self {
        case .box: ""
        case .text: " [arrowhead=none]"
        }
    }
}

/// Lines as a string of DOT, aligned to the left; a single line is centered.
private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { $0.printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    return "\"" + (escaped.count > 1 ? escaped.map { $0 + "\\l" }.joined() : escaped.joined()) + "\""
}
