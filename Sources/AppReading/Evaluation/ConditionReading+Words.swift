extension ConditionReading {
    /// The nearest condition whose value is unknown, as its source states it: "only if `isEnabled`". The nodes are something
    /// that is done and the calls that lead to it, the nearest first.
    func words(around nodes: [SyntaxNode]) -> String { nodes.lazy.compactMap(condition).first ?? Self.vague }

    private func condition(around node: SyntaxNode) -> String? {
        guard let function = node.ancestors.first(where: { $0.kind == .function }) else { return nil }
        let answers = answers(in: function)
        let steps = answers.flow.steps
        let unknown = answers.flow.pathsOutward(from: node).first { answers.value(ofLast: $0) == nil }
        return unknown.flatMap { steps.last(of: $0) }.flatMap { words(of: $0.step.clause, steps) }
    }

    /// What is said where no single condition can be quoted.
    static let vague = "conditionally"

    private func words(of clause: FlowStep.Clause, _ steps: FlowSteps) -> String? {
        switch clause {
        case .condition(let condition, let isMet): condition.quotedInLine.map { (isMet ? "only if " : "unless ") + $0 }
        case .unless(let path, let since):
            // The code ended if all of several conditions held.
            if case .condition(let condition, let isMet)? = steps.clauses(path, since: since).onlyElement {
                words(of: .condition(condition, isMet: !isMet), steps)
            } else {
                nil
            }
        case .matches, .missing, .loop, .event, .never: nil
        }
    }
}

extension SyntaxNode {
    /// Its text in one line, quoted as code; nil if it is too long for a message.
    fileprivate var quotedInLine: String? {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.isEmpty || line.count > Self.longestQuoted ? nil : "`\(line)`"
    }

    private static let longestQuoted = 60
}

extension Array { fileprivate var onlyElement: Element? { count == 1 ? first : nil } }
