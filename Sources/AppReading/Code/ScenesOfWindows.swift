/// Which windows that a body makes without a scene get one there.
struct ScenesOfWindows {
    /// Whether the body itself gives one a scene: `window.windowScene = scene`.
    private let isGivenHere: Bool
    /// The names of what it hands to functions of the target that do.
    private let handed: Set<String>

    init(_ body: SyntaxNode, _ calls: CodeCalls) {
        isGivenHere = body.givesWindowScene
        var handed: Set<String> = []
        var known: [SyntaxNode: Bool] = [:]
        for node in body.descendants where node.kind == .argument {
            guard let name = node.child(.value)?.withoutMarks.lastName, !handed.contains(name),
                let function = SyntaxCall(node.parent).flatMap(calls.function)?.unit.node
            else { continue }
            let gives = known[function] ?? function.givesWindowScene
            known[function] = gives
            if gives { handed.insert(name) }
        }
        self.handed = handed
    }

    /// Whether a window gets one that is made by a call.
    func hold(_ making: SyntaxNode) -> Bool {
        if isGivenHere { return true }
        let end = SyntaxChain(from: making).end
        let assigned = end.role == .right ? end.parent?.child(.left)?.lastName : nil
        return (end.boundVariables.map(\.name) + [assigned]).contains { $0.map(handed.contains) == true }
    }
}

extension SyntaxNode {
    fileprivate var givesWindowScene: Bool { descendants.contains { $0.windowGivenScene != nil } }

    /// The window that an assignment or a message gives a scene; nil for what gives none.
    var windowGivenScene: SyntaxNode? {
        if kind == .assignment, let left = child(.left), left.kind == .member, left.isNamed("windowScene"),
            child(.right)?.isNothing != true
        {
            return left.child(.base)
        }
        guard let call = SyntaxCall(self), call.isNamed("setWindowScene:") else { return nil }
        return call.receiver
    }
}
