import SyntaxReading

extension TreeFacts {
    /// Writes what a statement does; false for anything else.
    mutating func states(_ node: SyntaxNode) -> Bool {
        let place = span(node)
        switch node.kind {
        case .if:
            add(
                "if", place, conditions(node), "then=" + span(node.child(.then)), "else=" + span(node.child(.otherwise))
            )
        case .guard: add("guard", place, conditions(node), "else=" + span(node.child(.otherwise)))
        case .while: add("while", place, conditions(node), "body=" + span(node.child(.body)))
        case .repeat: add("repeat", place, body(node), "condition=" + span(node.child(.condition)))
        case .switch:
            add("switch", place, "subject=" + span(node.child(.subject)), "cases=\(node.children(.element).count)")
        case .switchCase:
            add(
                "case", place, "patterns=" + spans(node.children(.pattern)), "where=" + spans(node.children(.condition))
            )
        case .for:
            add(
                "for", place, "pattern=" + span(node.child(.pattern)), "sequence=" + span(node.child(.sequence)),
                "where=" + span(node.child(.condition)), body(node))
        case .do: add("do", place, body(node), "catches=\(node.children(.handler).count)")
        case .handler:
            add(
                "catch", place, "patterns=" + spans(node.children(.pattern)),
                "where=" + spans(node.children(.condition)), body(node))
        case .defer: add("defer", place, body(node))
        case .return: add("return", place, "value=" + span(node.child(.value)))
        case .throw: add("throw", place, "value=" + span(node.child(.value)))
        case .jump: add("jump", place)
        case .match:
            add(
                "match", conditionSpan(node), "pattern=" + span(node.child(.pattern)),
                "value=" + span(node.child(.value)))
        case .availability: add("availability", place)
        default: return false
        }
        return true
    }

    private func body(_ node: SyntaxNode) -> String { "body=" + span(node.child(.body)) }

    private func conditions(_ node: SyntaxNode) -> String { list(node.children(.condition).map(conditionSpan)) }

    /// The place of a condition without its `let` and `case`.
    private func conditionSpan(_ node: SyntaxNode) -> String {
        switch node.kind {
        case .variable: span(node.namePlace.range.lowerBound, node.range.upperBound)
        case .match: span(node.child(.pattern).map(startOfPattern) ?? node.range.lowerBound, node.range.upperBound)
        default: span(node)
        }
    }

    private func startOfPattern(_ pattern: SyntaxNode) -> Int {
        pattern.kind == .variable ? pattern.namePlace.range.lowerBound : startWithoutLet(pattern)
    }
}
