/// A call of a function, or a message.
package struct SyntaxCall: Hashable, Sendable {
    package let node: SyntaxNode

    /// Nil if the node isn't a call.
    package init?(_ node: SyntaxNode?) {
        guard let node, node.kind == .call else { return nil }
        self.node = node
    }

    /// The called expression: a name, a member, or another one; for `delegate.open?(url)` without the mark.
    package var callee: SyntaxNode? { node.child(.callee)?.withoutMarks }

    /// `open` of `open(url)` and of `app.open(url)`, a whole selector of Objective-C; nil for an expression without a
    /// name.
    package var name: String? {
        guard let callee, callee.kind == .name || callee.kind == .member else { return nil }
        return callee.name
    }

    package func isNamed(_ name: String) -> Bool {
        guard let callee, callee.kind == .name || callee.kind == .member else { return false }
        return callee.isNamed(name)
    }

    /// `app` of `app.open(url)` and of `app?.open(url)`; nil for a function, and for `.open(url)`.
    package var receiver: SyntaxNode? { callee?.kind == .member ? callee?.child(.base)?.withoutMarks : nil }

    /// With trailing closures, the first of which has no label.
    package var arguments: [SyntaxNode] { node.children(.argument) }

    /// The value of the first argument with a label.
    package func argument(_ label: String) -> SyntaxNode? {
        node.children.first { $0.role == .argument && $0.isNamed(label) }?.child(.value)
    }

    package var values: [SyntaxNode] { arguments.compactMap { $0.child(.value) } }

    /// `open(_:options:)` as in the Swift call, without omitted arguments; the selector in Objective-C.
    package var fullName: String? {
        guard let name else { return nil }
        guard node.isSwift else { return name }
        return name + "(" + arguments.map { ($0.name ?? "_") + ":" }.joined() + ")"
    }

    package var closures: [SyntaxNode] { values.filter { $0.kind == .closure } }
}

extension SyntaxNode {
    /// `a` of `a?`, of `a!`, and of `(a)`.
    package var withoutMarks: SyntaxNode {
        var node = self
        while let inner = node.isMarked ? node.child(.base) : node.onlyElement { node = inner }
        return node
    }

    private var isMarked: Bool { kind == .optionalChain || kind == .forcedUnwrap }

    /// The content of a pair of parentheses, if it is a single element without a label.
    package var onlyElement: SyntaxNode? {
        let arguments = children(.argument)
        guard kind == .tuple, arguments.count == 1, arguments[0].name == nil else { return nil }
        return arguments[0].child(.value)
    }
}
