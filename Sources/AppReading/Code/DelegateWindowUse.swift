/// What code makes of the window that it asks the app's delegate for.
struct DelegateWindowUse {
    private let asked: SyntaxNode
    private let window: DelegateWindow
    /// Those of the function.
    private let ways: WaysToWindows

    init(_ asked: SyntaxNode, of window: DelegateWindow, _ ways: WaysToWindows) {
        (self.asked, self.window, self.ways) = (asked, window, ways)
    }

    /// Whether something doesn't happen that is wanted, or the app ends there, without a window; false where code may ask in
    /// vain on purpose.
    var needsWindow: Bool { needs(asked, 0) }

    private static let depthLimit = 2

    private func needs(_ expression: SyntaxNode, _ depth: Int) -> Bool {
        let chain = SyntaxChain(from: expression)
        let end = chain.end
        let around = expression == end ? [] : expression.ancestors.prefix { $0 != end } + [end]
        // `… ?? other`
        if around.contains(where: { $0.kind == .binary && $0.child(.right)?.isNothing != true }) { return false }
        if around.contains(where: { $0.kind == .forcedUnwrap }) { return true }
        if depth == 0, !chain.links.isEmpty, !expression.isInMarks, window.isUnwrapped(asked) { return true }
        if let first = chain.members.first, Self.showing.contains(first) { return false }
        switch end.role {
        case .statement: return chain.isCalled && !end.isResult
        case .left: return !chain.links.isEmpty && end.parent?.kind == .assignment
        case .value, .condition:
            let variables = end.boundVariables.filter { $0.role != .member }
            guard depth < Self.depthLimit, !variables.isEmpty else { return false }
            return variables.allSatisfy { isNeeded($0, depth) }
        default: return false
        }
    }

    /// Whether nothing is done without what a variable is bound to.
    private func isNeeded(_ variable: SyntaxNode, _ depth: Int) -> Bool {
        guard variable.role == .condition else {
            let mentions = ways.mentions(of: variable)
            return !mentions.isEmpty && mentions.allSatisfy { needs($0, depth + 1) }
        }
        guard let branch = variable.parent, branch.kind == .guard, let other = branch.child(.otherwise) else {
            return false
        }
        return other.children(.statement).allSatisfy(\.givesUp)
    }

    /// What shows a window does no harm to one that is shown anyway.
    private static let showing: Set = ["makeKeyAndVisible", "makeKey", "makeKeyWindow"]
}

extension SyntaxChain { fileprivate var isCalled: Bool { if case .call = links.last { true } else { false } } }

extension SyntaxNode {
    fileprivate var isInMarks: Bool { inMarks != self }

    /// Whether it is all of a body that hands it back.
    fileprivate var isResult: Bool {
        guard isSwift, let body = parent, body.children(.statement).count == 1 else { return false }
        guard let whole = body.parent, body.kind != .closure else { return true }
        switch whole.kind {
        case .accessor: return whole.name == nil || whole.isNamed("get")
        case .function:
            let head = whole.range.lowerBound..<body.range.lowerBound
            return tree.text.text.source.text(in: head).contains("->")
        default: return false
        }
    }

    /// Whether a statement of a guard only ends its function, where nothing is handed back, or the app.
    fileprivate var givesUp: Bool {
        if kind == .return { return child(.value).map { ["true", "false"].contains($0.text) } ?? true }
        guard let call = SyntaxCall(self) else { return false }
        return call.isLog || ["fatalError", "preconditionFailure", "assertionFailure"].contains(call.name ?? "")
    }
}
