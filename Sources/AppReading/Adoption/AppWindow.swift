/// A place where code makes a window.
package struct AppWindow: Sendable {
    /// What makes it.
    let node: SyntaxNode
    package let place: Place
    /// The class that is made; nil where the context says it.
    package let className: String?
    /// The type around the place.
    let type: String?
    package let holder: WindowHolder?
    package let scene: WindowScene
}

package enum WindowScene: Hashable, Sendable {
    /// Its initializer gets it.
    case given
    /// Other code sets it, or the window's class does.
    case set(Place)
    /// Nothing in the target does.
    case none
}

/// What keeps a window that is made.
package enum WindowHolder: Hashable, Sendable {
    case property(String)
    case staticProperty(String)
    case global(String)
    case local(String)
    /// A function or a property, by its name; nil for a closure.
    case returned(by: String?)
    /// The argument of a call.
    case handed(to: String)

    /// Nil for what no name is given to.
    init?(of making: SyntaxNode, _ bodies: WindowBodies) {
        let chain = SyntaxChain(from: making)
        // A member of it isn't the window.
        let isOther = chain.links.contains { if case .member = $0 { true } else { false } }
        guard !isOther, let holder = Self.holder(of: chain.end, bodies) else { return nil }
        self = holder
    }

    private static func holder(of value: SyntaxNode, _ bodies: WindowBodies) -> Self? {
        if let variable = value.boundVariables.first { return holder(variable, bodies) }
        if value.role == .right, let left = value.parent?.child(.left)?.withoutMarks { return holder(left, bodies) }
        if value.role == .value, value.parent?.kind == .argument {
            return SyntaxCall(value.parent?.parent)?.name.map { .handed(to: $0) }
        }
        guard let body = value.enclosingBody, bodies.returns(value, from: body) else { return nil }
        return holder(ofResult: body, bodies)
    }

    /// What keeps the result of a body: of a closure that is called at once what keeps that.
    private static func holder(ofResult body: SyntaxNode, _ bodies: WindowBodies) -> Self? {
        switch body.kind {
        case .accessor: return .returned(by: body.parent?.name)
        case .closure:
            let chain = SyntaxChain(from: body)
            guard case .call? = chain.links.first, chain.links.count == 1 else { return .returned(by: nil) }
            return holder(of: chain.end, bodies)
        default: return .returned(by: body.declaration?.name)
        }
    }

    /// A name that is declared, or that gets the window.
    private static func holder(_ node: SyntaxNode, _ bodies: WindowBodies) -> Self? {
        guard let name = node.name else { return nil }
        let declared = node.kind == .variable ? node : node.kind == .name ? node.resolve(name) : nil
        guard let declared else {
            let isOfType = node.child(.base)?.withoutMarks.lastName?.isTypeName ?? false
            return isOfType || node.child(.base)?.isNamed("Self") == true ? .staticProperty(name) : .property(name)
        }
        if declared.role == .member {
            let modifiers = Declaration(declared)?.modifiers ?? []
            return modifiers.isDisjoint(with: [.static, .class]) ? .property(name) : .staticProperty(name)
        }
        guard let body = declared.enclosingBody else { return .global(name) }
        if let keeper = bodies.keeper(of: name, in: body), keeper.lastName != name || keeper.kind == .member {
            return holder(keeper, bodies)
        }
        return bodies.returns(name, from: body) ? holder(ofResult: body, bodies) ?? .local(name) : .local(name)
    }
}

extension SyntaxNode {
    /// The function, the closure or the accessor that contains it.
    var enclosingBody: SyntaxNode? { ancestors.first { [.function, .closure, .accessor].contains($0.kind) } }
}
