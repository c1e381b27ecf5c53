/// Questions for the kind of a payload, as conditions ask them: `url.isFileURL`, `url.scheme == "app"`.
enum PayloadQuestion {
    /// The members by which code chooses among payloads: an app uses what the rest of a payload says.
    static let members: Set = ["isFileURL", "scheme", "activityType"]

    /// Whether a mention of a payload only asks one, in a condition or for a variable that only conditions name.
    static func isAsked(by mention: SyntaxNode) -> Bool {
        let chain = SyntaxChain(from: mention)
        guard chain.members.contains(where: members.contains) else { return false }
        if chain.end.isCondition { return true }
        let variables = chain.end.boundVariables.filter { $0.role == .statement }
        let mentions = variables.flatMap(\.mentions)
        return !mentions.isEmpty && mentions.allSatisfy(\.isCondition)
    }

    /// Whether a clause states that a payload is a file, by the name with which the payload begins.
    static func isOfFile(_ clause: FlowStep.Clause, _ isPayload: (SyntaxNode) -> Bool) -> Bool {
        guard case .condition(let condition, let isMet) = clause, let (asked, isTrue) = condition.fact(isMet: isMet),
            isTrue
        else { return false }
        let member = SyntaxCall(asked)?.callee ?? asked
        return member.kind == .member && member.isNamed("isFileURL") && asked.beginning.map(isPayload) == true
    }
}

extension SyntaxNode {
    private static let mostNames = 8

    /// What a condition asks for, without `!`, comparisons with a truth value and names of local constants, and whether that
    /// is so.
    fileprivate func fact(isMet: Bool) -> (asked: SyntaxNode, isTrue: Bool)? {
        var (node, isTrue) = (withoutMarks, isMet)
        for _ in 0..<Self.mostNames {
            if node.kind == .prefix, node.isNamed("!"), let operand = node.child(.operand) {
                (node, isTrue) = (operand.withoutMarks, !isTrue)
            } else if node.kind == .binary, node.isNamed("==") || node.isNamed("!="),
                let truth = node.child(.right)?.truth, let left = node.child(.left)
            {
                (node, isTrue) = (left.withoutMarks, isTrue == (truth == node.isNamed("==")))
            } else if node.kind == .name, let declared = node.name.flatMap(node.resolve), declared.role == .statement,
                declared.isConstant, let value = declared.child(.value)
            {
                node = value.withoutMarks
            } else {
                return (node, isTrue)
            }
        }
        return nil
    }
}
