/// The answer of a launch method, as far as the code determines it.
///
/// The answer matters only if something other than the icon launched the app. Then there are launch options, so a condition
/// on their presence is true.
struct LaunchAnswer: Equatable {
    let value: Bool
    /// Whether it is another one without launch options.
    let needsOptions: Bool

    /// The answer that all of these values are; nil where they differ or are unknown. The answer of a superclass that isn't
    /// part of the target is that of the call.
    init?(
        _ values: [SyntaxNode], of function: SyntaxNode, _ reading: CodeReading,
        answerOfSuper: @escaping (SyntaxCall) -> ReturnValue?
    ) {
        let evaluation = LaunchEvaluation(reading.calls.targets, reading.conditions)
        let options = function.children(.parameter).dropFirst().first
        func answer(_ value: LaunchValue) -> Bool? {
            let given = options.map { [$0: LaunchValues(value, at: $0)] } ?? [:]
            let answers = values.map { node -> Bool? in
                if let call = SyntaxCall(node.withoutMarks), call.receiver?.isNamed("super") == true {
                    return if case .bool(let value) = answerOfSuper(call) { value } else { nil }
                }
                return evaluation.flag(of: node, given)
            }
            return answers.allSatisfy { $0 == answers.first } ? answers.first.flatMap(\.self) : nil
        }
        guard let value = answer(.something), let other = answer(.nothing) else { return nil }
        (self.value, needsOptions) = (value, value != other)
    }
}

extension SyntaxNode {
    /// The value of `true`, `YES`, `false` or `NO`.
    var truth: Bool? {
        switch text {
        case "true", "YES": true
        case "false", "NO": false
        default: nil
        }
    }
}
