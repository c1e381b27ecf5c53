/// Whether what stands in a body happens whenever the body runs.
enum Certainty: Comparable, Sendable {
    case always
    /// In a task or on a queue, soon after.
    case later
    /// In a branch, a loop or a handler.
    case perhaps
    /// In a branch for systems that the app doesn't run on, or in a function that isn't called.
    case never
}

/// How certain it is that the parts of a function's body are reached.
struct BodyCertainty {
    private let function: SyntaxNode
    private let conditions: ConditionReading
    /// What isn't reached at all.
    private var unreached: [Range<Int>] = []
    /// From where on a helper may have returned.
    private var mayHaveReturned = Int.max

    /// `isHelper`: what stands behind a condition on which the function returns hangs on that condition; a method of a
    /// delegate does its usual work there.
    init(_ function: SyntaxNode, _ conditions: ConditionReading, isHelper: Bool) {
        (self.function, self.conditions) = (function, conditions)
        unreached = function.descendants.compactMap { Self.behindEnd($0, conditions) }
        if isHelper {
            let end = function.descendants.first { node in
                (node.kind == .return || node.kind == .throw) && node.enclosingFunction == function
                    && certainty(of: node) == .perhaps
            }
            mayHaveReturned = end?.range.upperBound ?? .max
        }
    }

    /// What follows a branch that is always taken and ends the block, in that block.
    private static func behindEnd(_ statement: SyntaxNode, _ conditions: ConditionReading) -> Range<Int>? {
        let ends =
            switch statement.kind {
            case .guard: conditions.value(of: statement.children(.condition)) == false
            case .if: conditions.value(of: statement.children(.condition)) == true && statement.child(.then).ends
            default: false
            }
        return ends ? statement.parent.map { statement.range.upperBound.upTo($0.range.upperBound) } : nil
    }

    func certainty(of node: SyntaxNode) -> Certainty { certainty(of: node, depth: 0) }

    private func certainty(of node: SyntaxNode, depth: Int) -> Certainty {
        let start = node.range.lowerBound
        if unreached.contains(where: { $0.contains(start) }) { return .never }
        var certainty = start >= mayHaveReturned ? Certainty.perhaps : .always
        var inner = node
        while let outer = inner.parent, outer != function, certainty != .never {
            let next = inner.kind == .closure ? closure(inner, in: outer, depth) : part(inner, of: outer)
            certainty = max(certainty, next)
            inner = outer
        }
        return certainty
    }

    /// How certain a part is wherever the whole is reached.
    private func part(_ part: SyntaxNode, of whole: SyntaxNode) -> Certainty {
        switch (whole.kind, part.role) {
        case (.if, .then): return branch(conditions.isMet(by: whole))
        case (.if, .otherwise): return branch(conditions.value(of: whole.children(.condition)).map { !$0 })
        case (.guard, .otherwise): return branch(conditions.isMet(by: whole).map { !$0 })
        case (.ternary, .then), (.ternary, .otherwise): return .perhaps
        case (.binary, .right): return ["&&", "||", "??"].contains(whole.name) ? .perhaps : .always
        case (.for, .body), (.while, .body), (.switchCase, .statement), (.accessor, _): return .perhaps
        case (.handler, .body): return whole.isNamed("finally") ? .always : .perhaps
        case (.function, _), (.type, _): return .never
        default: return .always
        }
    }

    private func branch(_ isTaken: Bool?) -> Certainty {
        isTaken.map { $0 ? .always : .never } ?? .perhaps
    }

    // MARK: - Closures

    /// A closure happens when what gets it wants to.
    private func closure(_ closure: SyntaxNode, in outer: SyntaxNode, _ depth: Int) -> Certainty {
        switch closure.role {
        case .callee: return .always
        case .value where outer.kind == .argument:
            return outer.parent.flatMap(SyntaxCall.init).map(ClosureTiming.certainty) ?? .perhaps
        case .value where outer.kind == .variable: return callsOf(outer, depth)
        default: return .perhaps
        }
    }

    private static let depthLimit = 4

    /// A closure that has a name happens where it is called by that.
    private func callsOf(_ variable: SyntaxNode, _ depth: Int) -> Certainty {
        guard let name = variable.name, depth < Self.depthLimit else { return .perhaps }
        let mentions = function.descendants.filter {
            $0.kind == .name && $0.isNamed(name) && $0.resolve(name) == variable
        }
        return mentions.map { $0.role == .callee ? certainty(of: $0, depth: depth + 1) : .perhaps }.min() ?? .never
    }
}

/// When what a call gets as a closure happens.
private enum ClosureTiming {
    private static let later: Set = [
        "Task", "detached", "async", "asyncAfter", "performAndWait", "perform", "dispatch_async", "dispatch_after",
    ]
    private static let atOnce: Set = [
        "sync", "autoreleasepool", "withExtendedLifetime", "dispatch_once", "dispatch_sync",
    ]

    static func certainty(_ call: SyntaxCall) -> Certainty {
        guard let name = call.name else { return .perhaps }
        return later.contains(name) ? .later : atOnce.contains(name) ? .always : .perhaps
    }
}

extension SyntaxNode {
    /// The function or the closure whose statement it is.
    var enclosingFunction: SyntaxNode? { ancestors.first { $0.kind == .function || $0.kind == .closure } }
}

extension SyntaxNode? {
    /// Whether what follows a block isn't reached from it.
    fileprivate var ends: Bool {
        self?.children.contains { [.return, .throw].contains($0.kind) } ?? false
    }
}
