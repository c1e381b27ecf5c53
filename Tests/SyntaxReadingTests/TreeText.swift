import SyntaxReading

/// A tree with one line for each node: what it is, its role, its name, and the text of what has neither name nor children.
struct TreeText {
    private(set) var lines = ""

    init(_ tree: SyntaxTree) {
        var depths: [SyntaxNode: Int] = [:]
        for node in tree.root.descendants {
            let depth = node.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            depths[node] = depth
            guard node.kind != .file else { continue }
            lines += String(repeating: "  ", count: depth - 1) + Self.line(node) + "\n"
        }
    }

    private static func line(_ node: SyntaxNode) -> String {
        var words = ["\(node.kind)", "\(node.role)"]
        if let name = node.declaration?.name ?? node.name {
            words.append(name)
        } else if node.children.first(where: { _ in true }) == nil {
            words.append("[" + node.text + "]")
        }
        return words.joined(separator: " ")
    }
}
