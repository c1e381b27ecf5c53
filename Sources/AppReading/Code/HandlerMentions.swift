/// Where a function names its completion handler.
struct HandlerMentions {
    let name: String
    /// Local functions that name it, by which it can be called.
    private let carriers: Set<String>

    init(of name: String, in body: SyntaxNode) {
        self.name = name
        let local = body.descendants.filter { $0.kind == .function }
        // One may call another.
        let carries = local.contains { $0.descendants.contains { $0.kind == .name && $0.isNamed(name) } }
        carriers = carries ? Set(local.compactMap { Declaration($0)?.baseName }) : []
    }

    /// Whether an expression calls the handler, or lets something else have it.
    func isMentioned(in expression: SyntaxNode) -> Bool { expression.descendants.contains(where: isMention) }

    private func isMention(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .name: break
        case .variable: return node.role == .capture && node.isNamed(name)
        default: return false
        }
        guard node.isNamed(name) else { return node.name.map(carriers.contains) ?? false }
        return node.role == .callee || !(node.isPrinted || node.isDiscarded || node.isComparedWithNothing)
    }

    /// What a condition comes to that only asks whether the handler is there, which it is; nil for any other.
    func presence(asked condition: SyntaxNode) -> Bool? {
        let condition = condition.withoutMarks
        switch condition.kind {
        case .name: return condition.isNamed(name) ? true : nil
        case .variable: return condition.isNamed(name) && condition.child(.value) == nil ? true : nil
        case .prefix:
            guard condition.isNamed("!") else { return nil }
            return condition.child(.operand).flatMap { presence(asked: $0) }.map { !$0 }
        case .binary:
            let sides = condition.children(.left) + condition.children(.right)
            guard let side = sides.first(where: { $0.kind == .name && $0.isNamed(name) }), side.isComparedWithNothing
            else { return nil }
            return condition.isNamed("!=")
        default: return nil
        }
    }
}
