/// An expression that begins with a name and continues from it: `options?.urlContexts.first!.url`, `[[url scheme]
/// length]`.
///
/// Unwrapping, casts and default values (`?`, `!`, `as? T`, `try`, `(…)`, `… ?? other`) are a part of it, but not a
/// link.
package struct SyntaxChain: Sendable {
    package let start: SyntaxNode
    package private(set) var links: [Link] = []
    /// The whole expression.
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

    /// The next larger expression; nil if that has the current one as an operand or an argument.
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
    package var members: [String] { links.compactMap { if case .member(let node) = $0 { node.name } else { nil } } }
}
