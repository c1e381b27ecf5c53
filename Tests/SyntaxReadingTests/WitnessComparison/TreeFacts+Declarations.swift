import SyntaxReading

extension TreeFacts {
    /// Writes what a node declares; false if it declares nothing.
    mutating func declares(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .type: type(node)
        case .function: function(node)
        case .variable: variable(node)
        case .parameter:
            if let name = node.name, name != "_" {
                add("parameter", nameSpan(node), name, "value=" + span(node.child(.value)))
            }
        case .enumCase:
            add(
                "enumCase", nameSpan(node), node.name ?? "", "params=\(node.children(.parameter).count)",
                "value=" + span(node.child(.value)))
        case .accessor: accessor(node)
        case .attribute: attribute(node)
        case .otherDeclaration: add("other", span(node.range.upperBound, node.range.upperBound))
        default: return false
        }
        return true
    }

    private mutating func type(_ node: SyntaxNode) {
        guard let head = node.declaration else { return add("type", span(node), "without a head") }
        add(
            head.kind.rawValue, span(head.range.lowerBound, node.range.upperBound), withoutSpaces(head.name),
            "in=\(parent(of: node))", "inherits=" + list(head.inherited.map(withoutSpaces)), marks(head))
    }

    private mutating func function(_ node: SyntaxNode) {
        guard let head = node.declaration else { return add("function", span(node), "without a head") }
        let parameters = head.parameters.map { orWildcard($0.label) + " " + orWildcard($0.name) }
        add(
            head.kind.rawValue, span(head.range.lowerBound, node.range.upperBound), head.name, "in=\(parent(of: node))",
            "params=" + list(parameters), "body=" + span(node.child(.body)), marks(head))
    }

    private mutating func variable(_ node: SyntaxNode) {
        let known = node.declaration.map { "type=" + ($0.type.map(withoutSpaces) ?? "-") + " " + marks($0) }
        add("variable", nameSpan(node), node.name ?? "", "value=" + span(node.child(.value)), known ?? "")
    }

    private mutating func accessor(_ node: SyntaxNode) {
        guard let name = node.name else { return add("accessor", span(node), "-") }
        add(
            "accessor", span(node.namePlace.range.lowerBound, node.range.upperBound), name,
            "body=" + span(node.child(.body)))
    }

    private mutating func attribute(_ node: SyntaxNode) {
        let name = node.name ?? ""
        let hasLabels = name.first?.isUppercase == true && node.text.hasSuffix(")")
        add("attribute", span(node), name + (hasLabels ? labels(node) : ""))
    }

    // MARK: - Details

    /// Where the type or the function around a declaration begins.
    private func parent(of node: SyntaxNode) -> Int {
        let around = node.ancestors.first { $0.kind == .type || $0.kind == .function }
        return around?.declaration?.range.lowerBound ?? -1
    }

    private func marks(_ head: DeclarationHead) -> String {
        let modifiers: [(Declaration.Modifiers, String)] = [
            (.static, "static"), (.class, "class"), (.final, "final"), (.override, "override"),
        ]
        let effects: [(Declaration.Effects, String)] = [
            (.async, "async"), (.throws, "throws"), (.rethrows, "rethrows"),
        ]
        let marks =
            modifiers.filter { head.modifiers.contains($0.0) }.map(\.1)
            + effects.filter { head.effects.contains($0.0) }.map(\.1)
        return (["@=" + list(head.attributes.map(\.name))] + marks).joined(separator: " ")
    }

    private func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private func orWildcard(_ name: String) -> String { name.isEmpty ? "_" : name }
}

/// `(_:label:)`
func labels(_ node: SyntaxNode) -> String {
    "(" + node.children(.argument).map { ($0.name ?? "_") + ":" }.joined() + ")"
}
