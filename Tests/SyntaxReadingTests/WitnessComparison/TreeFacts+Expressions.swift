import SyntaxReading

extension TreeFacts {
    /// Writes what an expression is; false for anything else.
    mutating func expresses(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .name: if node.name != "_", node.name != "Any" { add("name", nameSpan(node), node.name ?? "") }
        case .member: add("member", nameSpan(node), node.name ?? "", base(node))
        case .call:
            add("call", span(node), "callee=" + span(node.child(.callee)), (calledName(node) ?? "-") + labels(node))
        case .argument: add("argument", span(node.child(.value)), node.name ?? "_")
        case .subscript: add("subscript", span(node), base(node), labels(node))
        case .closure:
            add(
                "closure", span(node), "params=" + list(node.children(.parameter).map { $0.name ?? "_" }),
                "captures=" + list(node.children(.capture).map { $0.name ?? "_" }))
        case .keyPath: add("keyPath", span(node))
        case .macro: add("macro", span(node), (node.name ?? "-") + labels(node))
        default: return operates(node) || isLiteral(node)
        }
        return true
    }

    private mutating func operates(_ node: SyntaxNode) -> Bool {
        let (place, name) = (span(node), node.name ?? "-")
        switch node.kind {
        case .binary, .assignment:
            let operands = ["left=" + span(node.child(.left)), "right=" + span(node.child(.right))]
            add("\(node.kind)", place, name, operands.joined(separator: " "))
        case .ternary:
            add(
                "ternary", place, "if=" + span(node.child(.condition)), "then=" + span(node.child(.then)),
                "else=" + span(node.child(.otherwise)))
        case .cast: add("cast", place, name, "value=" + span(node.child(.value)))
        case .try, .await: add("\(node.kind)", place, operand(node))
        case .prefix, .postfix: add("\(node.kind)", place, name, operand(node))
        case .word: if Self.comparedWords.contains(name) { add("word", place, name, operand(node)) }
        case .optionalChain, .forcedUnwrap: add("\(node.kind)", place, base(node))
        default: return false
        }
        return true
    }

    /// The others belong to types.
    private static let comparedWords = ["unsafe", "consume", "copy", "discard", "yield"]

    private mutating func isLiteral(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .string, .literal: add("\(node.kind)", span(node))
        case .interpolatedString: add("interpolated", span(node))
        case .array: add("array", span(node), "\(node.children(.element).count)")
        case .dictionary: add("dictionary", span(node), "\(node.children(.key).count)")
        case .tuple: add("tuple", span(node), "\(node.children(.argument).count)")
        default: return false
        }
        return true
    }

    private func base(_ node: SyntaxNode) -> String { "base=" + span(node.child(.base)) }
    private func operand(_ node: SyntaxNode) -> String { "operand=" + span(node.child(.operand)) }

    /// The compiler's callee of `a.b?(c)` is no name.
    private func calledName(_ call: SyntaxNode) -> String? {
        let callee = call.child(.callee)
        return callee?.kind == .name || callee?.kind == .member ? callee?.name : nil
    }
}
