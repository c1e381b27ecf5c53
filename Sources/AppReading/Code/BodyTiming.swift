/// When the parts of a function's body happen.
struct BodyTiming {
    private let function: SyntaxNode
    private let conditions: ConditionReading
    /// The call targets that state when a function of the target runs its closures; nil where that isn't asked.
    private let targets: CallTargets?
    private let answers: FlowAnswers
    private let isUsualLaunch: Bool
    private let timings = Timings()

    /// The timings of paths, in closures and outside of them.
    private final class Timings {
        var ofClosures: [FlowPath: Timing] = [:]
        var ofOthers: [FlowPath: Timing] = [:]
    }

    /// What is after a condition on which the function returns depends on that condition. `isUsualLaunch`: except in a
    /// method that does its usual work there.
    init(
        _ function: SyntaxNode, _ conditions: ConditionReading, isUsualLaunch: Bool = false, targets: CallTargets? = nil
    ) {
        (self.function, self.conditions, self.targets) = (function, conditions, targets)
        self.isUsualLaunch = isUsualLaunch
        answers = conditions.answers(in: function)
    }

    var flow: ControlFlow { answers.flow }

    func timing(of node: SyntaxNode) -> Timing { timing(of: node, depth: 0) }

    private func timing(of node: SyntaxNode, depth: Int) -> Timing {
        var (timing, inner) = (Timing.atOnce, node)
        while timing != .never {
            let (path, closure) = answers.flow.position(of: inner)
            timing = self.timing(of: path, isUsual: isUsualLaunch && closure == nil).then(timing)
            guard let closure, let outer = closure.parent, outer != function else { break }
            timing = self.closure(closure, in: outer, depth).then(timing)
            inner = outer
        }
        return timing
    }

    // MARK: - Conditions

    private func timing(of path: FlowPath, isUsual: Bool) -> Timing {
        let known = isUsual ? \Timings.ofOthers : \Timings.ofClosures
        var (open, path, timing) = ([FlowPath](), path, Timing.atOnce)
        while let (_, before) = answers.flow.steps.last(of: path) {
            if let found = timings[keyPath: known][path] {
                timing = found
                break
            }
            open.append(path)
            path = before
        }
        for path in open.reversed() {
            timing = timing.then(self.timing(ofLast: path, isUsual))
            timings[keyPath: known][path] = timing
        }
        return timing
    }

    /// The time of code after its last condition, if the code runs at once without that condition.
    private func timing(ofLast path: FlowPath, _ isUsual: Bool) -> Timing {
        switch answers.value(ofLast: path) {
        case .some(let holds): return holds ? .atOnce : .never
        case nil: break
        }
        guard let step = answers.flow.steps.last(of: path)?.step, let end = step.end else { return .onCondition }
        if end.isCrash { return .atOnce }
        return isUsual && !isAfterError(step.clause) ? .atOnce : .onCondition
    }

    /// Whether the code runs only if a `do` that ends the function throws an error.
    private func isAfterError(_ clause: FlowStep.Clause) -> Bool {
        guard case .unless(let path, let since) = clause else { return false }
        let clauses = answers.flow.steps.clauses(path, since: since)
        return clauses.count == 1
            && clauses.contains { if case .event(let node) = $0 { node.kind == .do } else { false } }
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
        let body = BodyTiming(target.unit.node, conditions)
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
}
