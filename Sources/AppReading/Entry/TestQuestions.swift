/// The conditions by which code asks whether it runs for tests, which it doesn't where people launch an app.
struct TestQuestions {
    private let evaluation: LaunchEvaluation

    init(_ targets: CallTargets) { evaluation = LaunchEvaluation(targets, ConditionReading(role: nil)) }

    /// The value of a condition that asks so, outside of tests; nil for any other, and for one that asks for more.
    func value(of condition: SyntaxNode) -> Bool? {
        guard condition.speaksOfTests else { return nil }
        let values = evaluation.condition(condition)
        return values.grounds.isDisjoint(with: [.outsideOfTests, .namesOfTests, .withoutArguments]) ? nil : values.flag
    }
}

extension SyntaxNode {
    fileprivate var speaksOfTests: Bool {
        ([self] + descendants).contains { node in
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
