// What a condition makes of the parts that hang on it.
extension ConditionReading {
    /// When a part happens, seen from where the whole does.
    func timing(of part: SyntaxNode, in whole: SyntaxNode) -> Timing {
        switch (whole.kind, part.role) {
        case (.if, .then): return branch(isMet(by: whole))
        case (.if, .otherwise): return branch(value(of: whole.children(.condition)).map { !$0 })
        case (.guard, .otherwise): return branch(isMet(by: whole).map { !$0 })
        case (.ternary, .then): return branch(value(of: whole.children(.condition)))
        case (.ternary, .otherwise): return branch(value(of: whole.children(.condition)).map { !$0 })
        case (.binary, .right): return ["&&", "||", "??"].contains(whole.name) ? .onCondition : .atOnce
        case (.for, .body) where whole.isFullLoop: return .atOnce
        case (.for, .body), (.while, .body), (.switchCase, .statement), (.accessor, _): return .onCondition
        case (.handler, .body): return whole.isNamed("finally") ? .atOnce : .onCondition
        case (.function, _), (.type, _): return .never
        default: return .atOnce
        }
    }

    private func branch(_ isTaken: Bool?) -> Timing { isTaken.map { $0 ? .atOnce : .never } ?? .onCondition }
}

extension SyntaxNode {
    /// Whether a loop runs its body for each element of a list that is written down and has some.
    fileprivate var isFullLoop: Bool {
        guard children(.condition).isEmpty, let list = child(.sequence).flatMap(\.listAsWritten),
            !list.children(.element).isEmpty
        else { return false }
        return !descendants.contains { $0.kind == .jump }
    }

    /// A list that is written down, or that of a local constant.
    var listAsWritten: SyntaxNode? {
        let node = withoutMarks
        if node.kind == .array { return node }
        guard node.kind == .name, let declared = node.name.flatMap(node.resolve), declared.isConstant else {
            return nil
        }
        return declared.child(.value).flatMap { $0.kind == .array ? $0 : nil }
    }
}
