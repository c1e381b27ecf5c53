/// The conditions by which code asks whether it runs for tests, which it doesn't where people launch an app.
struct TestQuestions {
    private let evaluation: LaunchEvaluation
    private let values = CachedValues<SyntaxNode, Bool?>()

    init(_ targets: CallTargets, _ flows: ControlFlows) {
        evaluation = LaunchEvaluation(targets, ConditionReading(role: nil, budget: targets.trees.budget, flows: flows))
    }

    /// The value of a condition that asks so, outside of tests, or is a constant; nil for any other, and for one that asks for
    /// more.
    func value(of condition: SyntaxNode) -> Bool? { values(condition) { found(condition) } }

    /// Whether a `switch` takes a case; nil if that is unknown.
    func isTaken(_ element: SyntaxNode) -> Bool? {
        values(element) {
            guard let subject = element.parent?.child(.subject)?.withoutMarks,
                subject.kind == .literal || isConstant(subject) || subject.speaksOfTests
            else { return nil }
            return evaluation.match(element).flag
        }
    }

    private func found(_ condition: SyntaxNode) -> Bool? {
        if isConstant(condition) { return evaluation.condition(condition).flag }
        guard condition.speaksOfTests || asksOthers(condition) else { return nil }
        let values = evaluation.condition(condition)
        return values.grounds.isDisjoint(with: [.outsideOfTests, .namesOfTests, .withoutArguments]) ? nil : values.flag
    }

    /// Whether it names one property of the target that nothing can set.
    private func isConstant(_ condition: SyntaxNode) -> Bool {
        guard condition.kind == .name || condition.kind == .member else { return false }
        let reached = evaluation.targets.targets(of: condition)
        guard reached.count == 1, reached[0].isSure else { return false }
        let declared = reached[0].unit.node
        return declared.kind == .variable && declared.isConstant && declared.child(.value) != nil
    }

    /// Whether it asks something of a type for what only tests bring: `if Options.showsTour`, which looks for an argument.
    private func asksOthers(_ condition: SyntaxNode) -> Bool {
        condition.descendants.contains { node in
            guard node.kind == .name || node.kind == .member else { return false }
            let reached = evaluation.targets.targets(of: node)
            guard reached.count == 1, reached[0].isSure, reached[0].isOfType else { return false }
            return reached[0].unit.bodies.contains { body in
                body.range.count <= Self.longestAnswer && body.speaksOfTests
            }
        }
    }

    /// In bytes.
    private static let longestAnswer = 400
}

extension SyntaxNode {
    fileprivate var speaksOfTests: Bool {
        descendants.contains { node in
            switch node.kind {
            case .name, .member, .variable:
                node.name.map { Self.ofProcess.contains($0) || TestNames.asksForTests($0) } ?? false
            case .string: node.stringValue.map(TestNames.isOfXCTest) ?? false
            default: false
            }
        }
    }

    private static let ofProcess: Set = ["arguments", "environment"]
}
