/// A condition on the way to where a payload is used that asks for something else than the payload, as for a setting: a launch
/// may meet it or not.
struct FlagAround {
    let conditions: ConditionReading
    /// What carries the payload, under all its names.
    let carriers: Set<SyntaxNode>

    /// Whether one holds back a use of the payload in a body, and nothing is done with the payload where it doesn't hold.
    func holdsBack(_ use: SyntaxNode, in body: SyntaxNode) -> Bool {
        // What comes before the use is searched for conditions.
        let steps = (use.range.lowerBound - body.range.lowerBound) / Self.bytesOfStep
        guard conditions.budget.spend(max(0, steps), on: body) else { return true }
        return zip([use] + Array(use.ancestors), use.ancestors).prefix { $0.0 != body }.contains { part, whole in
            switch whole.kind {
            case .if:
                part.role == .then && isFlag(whole) && !mentionsPayload(whole.child(.otherwise))
                    || part.role == .otherwise && isFlag(whole) && !mentionsPayload(whole.child(.then))
            case .switchCase: isOneOfCases(whole)
            case .block, .function, .closure: isBehindEnd(part, in: whole)
            default: false
            }
        }
    }

    private static let bytesOfStep = 4

    /// `switch state { case .ready: … case .waiting: break }`
    private func isOneOfCases(_ element: SyntaxNode) -> Bool {
        guard let branch = element.parent, branch.kind == .switch, let subject = branch.child(.subject) else {
            return false
        }
        return isFlag(condition: subject)
            && !branch.children(.element).contains { $0 != element && mentionsPayload($0) }
    }

    /// `guard isReady else { return }`, `if !isReady { return }`
    private func isBehindEnd(_ statement: SyntaxNode, in block: SyntaxNode) -> Bool {
        guard statement.role == .statement else { return false }
        return block.children(.statement).prefix { $0 != statement }.contains { earlier in
            switch earlier.kind {
            case .guard: isFlag(earlier) && !mentionsPayload(earlier.child(.otherwise))
            case .if:
                earlier.child(.then)?.children(.statement).last?.kind == .return && isFlag(earlier)
                    && !mentionsPayload(earlier)
            default: false
            }
        }
    }

    /// Whether a branch asks for flags alone, of which not all are known.
    private func isFlag(_ branch: SyntaxNode) -> Bool {
        let asked = branch.children(.condition)
        return conditions.isMet(by: branch) == nil && !asked.isEmpty && asked.allSatisfy(isFlag(condition:))
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
