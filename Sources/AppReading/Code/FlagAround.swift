/// A condition on the way to where a payload is used that asks for something else than the payload, as for a setting: a launch
/// may meet it or not.
struct FlagAround {
    let conditions: ConditionReading
    /// What carries the payload, under all its names.
    let carriers: Set<SyntaxNode>

    /// Whether one holds back a use of the payload in code, and nothing is done with the payload where it doesn't hold.
    func holdsBack(_ use: SyntaxNode, in flow: ControlFlow, _ body: SyntaxNode) -> Bool {
        // What comes before the use is searched for conditions.
        let steps = (use.range.lowerBound - body.range.lowerBound) / Self.bytesOfStep
        guard conditions.budget.spend(max(0, steps), on: body) else { return true }
        return flow.stepsOutward(from: use).contains { holdsBack($0, flow.steps) }
    }

    private static let bytesOfStep = 4

    private func holdsBack(_ step: FlowStep, _ steps: FlowSteps) -> Bool {
        guard step.end?.isCrash != true, conditions.holds(step.clause) == nil else { return false }
        switch step.clause {
        case .condition(let condition, let isMet):
            return isOfStatement(condition, isMet) && isFlag(condition: condition)
                && !mentionsPayload(condition.arm(on: !isMet))
        // `switch state { case .ready: … case .waiting: break }`
        case .matches(let element):
            let others = element.parent?.children(.element).filter { $0 != element } ?? []
            return isFlag(step.clause) && !others.contains(where: mentionsPayload)
        case .unless(let path, let since):
            let clauses = steps.clauses(path, since: since)
            let open = clauses.filter { conditions.holds($0) != true }
            let other = step.end?.statement ?? clauses.lazy.compactMap(\.arm).first
            return !open.isEmpty && open.allSatisfy(isFlag) && !mentionsPayload(other)
        case .missing, .loop, .event, .never: return false
        }
    }

    /// Whether a statement asks a condition. On the right of `||` is the next of several handlers.
    private func isOfStatement(_ condition: SyntaxNode, _ isMet: Bool) -> Bool {
        let isHandler = !isMet && condition.role == .left && condition.parent?.isNamed("||") == true
        return !isHandler && [.if, .guard].contains(condition.branchOfCondition?.kind)
    }

    private func isFlag(_ clause: FlowStep.Clause) -> Bool {
        switch clause {
        case .condition(let condition, _): isFlag(condition: condition)
        case .matches(let element): element.parent?.child(.subject).map(isFlag(condition:)) ?? false
        case .unless, .missing, .loop, .event, .never: false
        }
    }

    /// A property, a setting or what a function says: nothing that is bound, and nothing that the method has made.
    private func isFlag(condition: SyntaxNode) -> Bool {
        let node = condition.withoutMarks
        switch node.kind {
        case .prefix: return node.isNamed("!") && node.child(.operand).map(isFlag(condition:)) == true
        case .name, .member, .call: return node.descendants.allSatisfy(isOfNoLocal)
        case .binary where node.isNamed("&&") || node.isNamed("||"):
            return [node.child(.left), node.child(.right)].allSatisfy { $0.map(isFlag(condition:)) ?? false }
        // What is compared with nil is a part of the app, which is there where the app runs.
        case .binary where node.isNamed("==") || node.isNamed("!="):
            return !node.children.contains(where: \.isNothing) && node.descendants.allSatisfy(isOfNoLocal)
        default: return false
        }
    }

    private func isOfNoLocal(_ node: SyntaxNode) -> Bool {
        guard node.kind == .name, let name = node.name else { return node.kind != .closure }
        return node.resolve(name).map { $0.role == .member } ?? true
    }

    private func mentionsPayload(_ part: SyntaxNode?) -> Bool {
        guard let part else { return false }
        return part.descendants.contains { node in
            guard node.kind == .name, let declared = node.name.flatMap(node.resolve) else { return false }
            return carriers.contains(declared)
        }
    }
}

extension FlowStep.Clause {
    /// The part that runs where it holds.
    fileprivate var arm: SyntaxNode? {
        if case .condition(let condition, let isMet) = self { condition.arm(on: isMet) } else { nil }
    }
}

extension SyntaxNode {
    /// The part of the branch around a condition that runs if it has a value.
    fileprivate func arm(on isMet: Bool) -> SyntaxNode? { branchOfCondition?.child(isMet ? .then : .otherwise) }
}
