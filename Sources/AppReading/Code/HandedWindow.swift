extension SyntaxNode {
    /// Whether a window that code makes is handed to a function of the target that gives it a scene.
    func isGivenScene(_ calls: CodeCalls) -> Bool {
        callsWithIt.contains { call in
            calls.function(call)?.unit.node.descendants.contains { node in
                node.kind == .assignment && node.child(.left)?.isNamed("windowScene") == true
                    || SyntaxCall(node)?.isNamed("setWindowScene:") == true
            } ?? false
        }
    }

    /// In bytes: each window of a function is looked for in all of it.
    private static let longestFunction = 20_000

    /// The calls in the same function that get what is made, under the name of a variable or a property that has it.
    private var callsWithIt: [SyntaxCall] {
        let end = SyntaxChain(from: self).end
        let assigned = end.role == .right ? end.parent?.child(.left)?.lastName : nil
        let names = Set(end.boundVariables.compactMap(\.name) + [assigned].compactMap(\.self))
        guard !names.isEmpty, let function = enclosingFunction, function.range.count <= Self.longestFunction else {
            return []
        }
        return function.descendants.compactMap { node in
            guard node.kind == .argument, let name = node.child(.value)?.withoutMarks.lastName, names.contains(name)
            else { return nil }
            return SyntaxCall(node.parent)
        }
    }
}
