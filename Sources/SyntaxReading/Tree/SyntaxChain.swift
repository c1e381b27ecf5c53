/// An expression that begins with a name and goes on from it: `options?.urlContexts.first!.url`, `[[url scheme] length]`.
///
/// What only unwraps, casts or stands in for nothing (`?`, `!`, `as? T`, `try`, `(…)`, `… ?? other`) is a part of it and no link.
package struct SyntaxChain: Sendable {
    package let start: SyntaxNode
    package private(set) var links: [Link] = []
    /// The whole of it.
    package private(set) var end: SyntaxNode

    package enum Link: Hashable, Sendable {
        case member(SyntaxNode)
        case `subscript`(SyntaxNode)
        case call(SyntaxCall)
    }

    package init(from start: SyntaxNode) {
        self.start = start
        end = start
        while let next = next { end = next }
    }

    /// The expression around what has been gone through; nil where that is an operand or an argument of something else.
    private var next: SyntaxNode? {
        mutating get {
            guard let outer = end.parent else { return nil }
            switch (outer.kind, end.role) {
            case (.optionalChain, _), (.forcedUnwrap, _), (.cast, _), (.try, _), (.await, _): return outer
            case (.binary, .left): return outer.isNamed("??") ? outer : nil
            case (.argument, _): return outer.parent.flatMap { $0.onlyElement == end ? $0 : nil }
            case (.member, .base): links.append(.member(outer))
            case (.subscript, .base): links.append(.subscript(outer))
            case (.call, .callee):
                guard let call = SyntaxCall(outer) else { return nil }
                links.append(.call(call))
            default: return nil
            }
            return outer
        }
    }

    /// The names of its members in their order.
    package var members: [String] {
        links.compactMap { if case .member(let node) = $0 { node.name } else { nil } }
    }
}
