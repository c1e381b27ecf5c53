/// When the parts of a function's body happen.
struct BodyTiming {
    private let function: SyntaxNode
    private let conditions: ConditionReading
    /// What tells when functions of the target run closures that they get; nil where that isn't asked.
    private let targets: CallTargets?
    /// What isn't reached at all.
    private var unreached: [Range<Int>] = []
    /// From where on a helper may have returned.
    private var mayHaveReturned = Int.max
    private let known = KnownPaths()

    /// `isHelper`: what stands behind a condition on which the function returns hangs on that condition; a method of a
    /// delegate does its usual work there, unless the condition asks for what only some launches bring: `options`.
    init(
        _ function: SyntaxNode, _ conditions: ConditionReading, isHelper: Bool, options: Set<SyntaxNode> = [],
        targets: CallTargets? = nil
    ) {
        (self.function, self.conditions, self.targets) = (function, conditions, targets)
        unreached = function.descendants.compactMap { Self.behindEnd($0, conditions) }
        guard isHelper || !options.isEmpty else { return }
        let end = function.descendants.first { node in
            (node.kind == .return || node.kind == .throw) && node.enclosingFunction == function
                && (isHelper || node.isReached(without: options)) && timing(of: node) == .onCondition
        }
        mayHaveReturned = end?.range.upperBound ?? .max
    }

    /// What follows a `return`, or a branch that is always taken and ends the block, in that block.
    private static func behindEnd(_ statement: SyntaxNode, _ conditions: ConditionReading) -> Range<Int>? {
        let ends =
            switch statement.kind {
            case .return, .throw: statement.role == .statement
            case .guard: conditions.value(of: statement.children(.condition)) == false
            case .if: conditions.value(of: statement.children(.condition)) == true && statement.child(.then).ends
            default: false
            }
        return ends ? statement.rangeBehind : nil
    }

    func timing(of node: SyntaxNode) -> Timing { timing(of: node, depth: 0) }

    private func timing(of node: SyntaxNode, depth: Int) -> Timing {
        let start = node.range.lowerBound
        if unreached.contains(where: { $0.contains(start) }) { return .never }
        var timing = start >= mayHaveReturned ? Timing.onCondition : .atOnce
        var inner = node
        while timing != .never {
            let (around, path) = known.path(to: inner, in: function, conditions)
            timing = path.then(timing)
            guard let around, let outer = around.parent, outer != function else { break }
            if mayHaveReturned(from: around, before: start) { timing = Timing.onCondition.then(timing) }
            timing = closure(around, in: outer, depth).then(timing)
            inner = outer
        }
        return timing
    }

    /// Whether a closure may have ended before a place in it, on a condition.
    private func mayHaveReturned(from closure: SyntaxNode, before start: Int) -> Bool {
        // Code that isn't searched counts as conditional.
        guard conditions.budget.pass(closure) else { return true }
        return closure.descendants.contains { node in
            guard node.kind == .return || node.kind == .throw, node.range.upperBound <= start,
                node.enclosingFunction == closure
            else { return false }
            return zip([node] + Array(node.ancestors), node.ancestors).prefix { $0.0 != closure }.contains {
                conditions.timing(of: $0.0, in: $0.1) == .onCondition
            }
        }
    }

    // MARK: - Closures

    /// A closure happens when what gets it wants to.
    private func closure(_ closure: SyntaxNode, in outer: SyntaxNode, _ depth: Int) -> Timing {
        switch closure.role {
        case .callee: return .atOnce
        case .value where outer.kind == .argument:
            return SyntaxCall(outer.parent).map { handed(outer, to: $0, depth) } ?? .unknown
        case .value where outer.kind == .variable: return callsOf(outer, depth)
        default: return .unknown
        }
    }

    private static let depthLimit = 4

    /// A closure that has a name happens where it is called by that.
    private func callsOf(_ variable: SyntaxNode, _ depth: Int) -> Timing {
        guard depth < Self.depthLimit else { return .unknown }
        return uses(of: variable, in: function) { timing(of: $0, depth: depth + 1) } ?? .never
    }

    /// An argument that is a closure: what a function of the target does with it, else what is known of the call.
    private func handed(_ argument: SyntaxNode, to call: SyntaxCall, _ depth: Int) -> Timing {
        guard depth < Self.depthLimit, let callee = call.callee, let targets else {
            return ClosureTiming.timing(of: argument, in: call)
        }
        let reached = targets.targets(of: callee)
        let called = reached.map { self.called(argument, of: call, by: $0, depth) }
        // What only has the same name leaves it open whether the one is meant that others have.
        let isOfOthers = reached.allSatisfy { !$0.isSure }
        let possible = Set(called + (isOfOthers ? [ClosureTiming.timing(of: argument, in: call)] : []))
        return possible.count == 1 ? possible.first ?? .unknown : .unknown
    }

    /// When a function that gets a closure calls it.
    private func called(_ argument: SyntaxNode, of call: SyntaxCall, by target: CallTargets.Target, _ depth: Int)
        -> Timing
    {
        guard target.unit.node.kind == .function, let value = argument.child(.value),
            let parameter = call.matched(with: target.unit.node).first(where: { $0.argument == value })?.parameter,
            conditions.budget.follow(target.unit.node, .closures)
        else { return .unknown }
        let body = BodyTiming(target.unit.node, conditions, isHelper: true)
        return uses(of: parameter, in: target.unit.node) { body.timing(of: $0, depth: depth + 1) } ?? .unknown
    }

    /// When what has a name is called in a function; nil where it isn't even named.
    private func uses(of declared: SyntaxNode, in function: SyntaxNode, _ timing: (SyntaxNode) -> Timing) -> Timing? {
        guard let name = declared.name, conditions.budget.search(function) else { return .unknown }
        if function.descendants.contains(where: { $0.isNamed(name) && $0.bindsItself }) { return .unknown }
        let mentions = function.descendants.filter {
            $0.kind == .name && $0.isNamed(name) && $0.resolve(name) == declared
        }
        return mentions.map { $0.callOfIt == nil ? handedOn($0, timing) : timing($0) }.reduce(nil) { $0?.or($1) ?? $1 }
    }

    /// `queue.async(execute: work)`
    private func handedOn(_ mention: SyntaxNode, _ timing: (SyntaxNode) -> Timing) -> Timing {
        guard let argument = mention.parent, argument.kind == .argument, let call = SyntaxCall(argument.parent) else {
            return .unknown
        }
        return timing(mention).then(ClosureTiming.timing(of: argument, in: call))
    }
}

extension SyntaxNode {
    /// The function or the closure whose statement it is.
    var enclosingFunction: SyntaxNode? { ancestors.first { $0.kind == .function || $0.kind == .closure } }

    /// What follows a statement in its block.
    var rangeBehind: Range<Int>? { parent.map { range.upperBound.upTo($0.range.upperBound) } }
}

extension SyntaxNode? {
    /// Whether what follows a block, or a statement without braces, isn't reached from it.
    var ends: Bool {
        guard let self else { return false }
        return ([self] + self.children).contains { [.return, .throw].contains($0.kind) }
    }
}

/// By which conditions nodes are reached, so that each is asked for once.
private final class KnownPaths {
    private var paths: [SyntaxNode: (closure: SyntaxNode?, timing: Timing)] = [:]

    /// The closure around a node, the node itself if it is one, and when the node happens seen from there, or from the
    /// function.
    func path(to node: SyntaxNode, in function: SyntaxNode, _ conditions: ConditionReading) -> (
        closure: SyntaxNode?, timing: Timing
    ) {
        var inside: [(inner: SyntaxNode, outer: SyntaxNode)] = []
        var path: (closure: SyntaxNode?, timing: Timing) = (nil, .atOnce)
        var inner = node
        while inner != function, let outer = inner.parent, outer != function {
            if inner.kind == .closure {
                path.closure = inner
                break
            }
            if let found = paths[inner] {
                path = found
                break
            }
            inside.append((inner, outer))
            inner = outer
        }
        for (inner, outer) in inside.reversed() {
            path.timing = path.timing.then(conditions.timing(of: inner, in: outer))
            paths[inner] = path
        }
        return path
    }
}
