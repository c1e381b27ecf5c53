// Expressions of which only is asked whether they are there, to remember the answer.
extension SyntaxNode {
    /// Whether an expression is compared with nil, asked for its type or for its presence, and the answer only sets a
    /// variable.
    var onlySetsFlag: Bool { question.map { $0.isRemembered(depth: 0) } ?? false }

    /// `… != nil`, `… is Type`, `if let _ = …`, and in Objective-C `!!…`, `if (…)`.
    private var question: SyntaxNode? {
        if kind == .cast, isNamed("is") { return self }
        guard let parent else { return nil }
        if isComparedWithNothing { return parent }
        if role == .value, parent.kind == .match, !parent.descendants.contains(where: { $0.kind == .variable }) {
            return parent
        }
        if role == .value, parent.kind == .variable, parent.isNamed("_"), parent.role == .condition { return parent }
        guard !isSwift else { return nil }
        return parent.kind == .prefix && parent.isNamed("!") ? parent : role == .condition ? self : nil
    }

    private static let deepestFlag = 4

    /// Whether the answer to a question only sets something, or only chooses what is set.
    private func isRemembered(depth: Int) -> Bool {
        var node = self
        while let outer = node.parent {
            switch (outer.kind, node.role) {
            case (.if, .condition):
                return !(outer.children(.then) + outer.children(.otherwise)).contains { $0.doesMoreThanSet }
            case (.guard, .condition): return !outer.statementsAfter.contains { $0.doesMoreThanSet }
            case (.ternary, .condition): guard outer.alternatives.allSatisfy(\.isFixed) else { return false }
            case (.assignment, .right): return true
            case (.variable, .value): return depth < Self.deepestFlag && outer.isFlag(depth: depth)
            case (.call, _): return SyntaxCall(outer)?.isLog == true
            case (.tuple, _), (.argument, _), (.prefix, _), (.binary, _), (.interpolatedString, _): break
            default: return false
            }
            node = outer
        }
        return false
    }

    /// Whether all that is done with a variable is to remember its value.
    private func isFlag(depth: Int) -> Bool {
        guard let name, role != .member, let function = enclosingFunction else { return role == .member }
        return function.descendants.allSatisfy { node in
            guard node.kind == .name, node.isNamed(name), node.resolve(name) == self else { return true }
            return node.isRemembered(depth: depth + 1)
        }
    }

    /// Whether a part calls anything but logs, or sets something to what isn't a constant.
    private var doesMoreThanSet: Bool {
        var does = false
        walk { node in
            switch node.kind {
            case .call: if SyntaxCall(node)?.isLog != true { does = true }
            case .assignment: if node.child(.right)?.isFixed != true { does = true }
            case .opaque: does = true
            default: break
            }
            return !does
        }
        return does
    }

    /// `true`, `"push"`, `.push`.
    private var isFixed: Bool {
        switch kind {
        case .literal, .string: true
        case .member: child(.base).map { $0.lastName?.first?.isUppercase == true } ?? true
        default: false
        }
    }
}
